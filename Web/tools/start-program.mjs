// Makes the program of the first picture: the whole program without the functions that neither the scripts nor the
// examples of the operators need. In their place stand bodies that trap; whoever meets one asks the whole program.
//
//     node start-program.mjs WHOLE.wasm START.wasm SCRIPT...
import fs from 'node:fs'
import { EXAMPLE } from '../page/example.js'
import { Program, requestText } from '../page/program.js'
import { list, Reader, Section, signed, sized, unsigned } from './binary.mjs'

const Op = { unreachable: 0x00, end: 0x0b, globalGet: 0x23, globalSet: 0x24, i64Const: 0x42, i64Or: 0x84 }
const I64 = 0x7e, mutable = 1, exportedGlobal = 3
/** Each of a number of functions has a bit of a global of its own, which it sets when it is called. */
const bits = 64

/** The requests of a page in which somebody looks at a text and drags, in a narrow window and in a wide one. */
function requests(whole, text) {
  const look = { kind: 'evaluate', views: 'svg,text', scrub: true, tokens: true, instants: true }
  const { outputs, scrubs } = whole.ask(look, text)
  const pictures = outputs.filter(({ kind }) => kind === 'picture')
  const mark = pictures.flatMap(({ marks }) => marks).find(({ source }) => source)
  const line = pictures.flatMap(({ lines }) => lines).find(({ from }) => from !== undefined)
  const time = 150_000_000
  return [
    { ...look, width: 40 },
    { ...look, width: 80 },
    { kind: 'state', time },
    ...mark ? ['move', 'delete', 'value'].map(change => ({ kind: 'edit', at: mark.source.from, do: change, time, value: 'z' })) : [],
    ...line ? [{ kind: 'edit', at: line.from, do: 'add', time, value: 'z' }] : [],
    ...scrubs.slice(0, 1).map(({ from }) => ({ kind: 'scrub', at: from, steps: 1 })),
  ].map(options => requestText(options, text))
}

/** The sections of a module with their contents. */
function sectionsOf(module) {
  const reader = new Reader(module)
  reader.take(8)
  const sections = []
  while (!reader.isAtEnd) sections.push({ id: reader.byte(), content: reader.vector() })
  return sections
}

function moduleOf(sections) {
  const head = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
  return Buffer.concat([Buffer.from(head), ...sections.flatMap(({ id, content }) => [Buffer.from([id]), sized(content)])])
}

/** The module with other bodies of functions. */
function withBodies(sections, bodyOf) {
  return sections.map(section => section.id !== Section.code ? section : {
    ...section, content: list(new Reader(section.content), (reader, index) => sized(bodyOf(reader.vector(), index))),
  })
}

/** The list of a section with further entries. */
function extended(content, entries) {
  const reader = new Reader(content)
  const count = reader.count() + entries.length
  return Buffer.concat([Buffer.from(unsigned(count)), content.subarray(reader.position), Buffer.from(entries.flat())])
}

/** The body of a function that first notes that it was called. */
function noting(body, global, bit) {
  const reader = new Reader(body)
  for (let groups = reader.count(); groups > 0; groups--) {
    reader.count()
    reader.byte()
  }
  const note = [
    Op.globalGet, ...unsigned(global), Op.i64Const, ...signed(BigInt.asIntN(bits, 1n << BigInt(bit))), Op.i64Or,
    Op.globalSet, ...unsigned(global),
  ]
  return Buffer.concat([body.subarray(0, reader.position), Buffer.from(note), body.subarray(reader.position)])
}

/** The numbers of the functions that are called in answers to requests. */
async function usedFunctions(sections, whole, texts) {
  const contentOf = id => sections.find(section => section.id === id).content
  const countOf = id => new Reader(contentOf(id)).count()
  const first = countOf(Section.global)
  const words = Math.ceil(countOf(Section.code) / bits)
  const numbers = [...Array(words).keys()]
  const measured = withBodies(sections, (body, index) => noting(body, first + Math.floor(index / bits), index % bits))
    .map(({ id, content }) => {
      if (id === Section.global) return { id, content: extended(content, numbers.map(() => [I64, mutable, Op.i64Const, 0, Op.end])) }
      if (id === Section.export) {
        return { id, content: extended(content, numbers.map(number => {
          const name = Buffer.from(`used ${number}`)
          return [...unsigned(name.length), ...name, exportedGlobal, ...unsigned(first + number)]
        })) }
      }
      return { id, content }
    })
  const module = await WebAssembly.compile(moduleOf(measured))
  const used = new BigUint64Array(words)
  for (const text of texts) {
    for (const request of requests(whole, text)) {
      const exports = ask(module, request)
      for (const number of numbers) used[number] |= BigInt.asUintN(bits, exports[`used ${number}`].value)
    }
  }
  return index => (used[Math.floor(index / bits)] >> BigInt(index % bits) & 1n) === 1n
}

function ask(module, request) {
  const { exports } = new WebAssembly.Instance(module, {})
  const bytes = new TextEncoder().encode(request)
  const address = exports.rxplay_room(BigInt(bytes.length))
  new Uint8Array(exports.memory.buffer).set(bytes, Number(address))
  exports.rxplay_answer(address, BigInt(bytes.length))
  exports.rxplay_answer_size()
  return exports
}

const [from, to, ...scripts] = process.argv.slice(2)
if (scripts.length === 0) throw new Error('usage: node start-program.mjs WHOLE.wasm START.wasm SCRIPT...')
const bytes = fs.readFileSync(from)
const sections = sectionsOf(bytes)
const whole = await Program.load(bytes)
const examples = whole.ask({ kind: 'catalogue' }).operators
  .map(({ example, exampleDialect }) => `dialect("${exampleDialect}")\n${example}`)
const isUsed = await usedFunctions(sections, whole, [
  EXAMPLE, 'just(1)', ...examples, ...scripts.map(script => fs.readFileSync(script, 'utf8')),
])
const trap = Buffer.from([0, Op.unreachable, Op.end])
let [kept, left] = [0, 0]
const start = moduleOf(withBodies(sections, (body, index) => {
  if (isUsed(index)) kept++
  else left++
  return isUsed(index) ? body : trap
}))
fs.writeFileSync(to, start)
console.log(`the program of the first picture has ${kept} functions of ${kept + left}`)
