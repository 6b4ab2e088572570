// Notes the functions of the program that answer the requests of a page.
import { EXAMPLE } from '../page/examples.js'
import { playable } from '../page/playable.js'
import { Program, requestText } from '../page/program.js'
import { extended, instructionsOf, moduleOf, Reader, Section, sectionsOf, signed, unsigned, withBodies } from './binary.mjs'
import { Op } from './instructions.mjs'

const I64 = 0x7e, mutable = 1, exportedGlobal = 3
/** Each of a number of functions has a bit of a global of its own, and sets it when it is called. */
const bits = 64
const time = 150_000_000

const look = { kind: 'evaluate', views: 'svg,text', origins: 'no', scrub: true, tokens: true, instants: true }

/** The requests of a page while a user reads a text and drags, in a narrow window and in a wide one. */
function firstRequests(whole, text) {
  const { outputs, scrubs = [] } = whole.ask(look, text)
  const pictures = outputs.filter(({ kind }) => kind === 'picture')
  const mark = pictures.flatMap(({ marks }) => marks).find(({ source }) => source)
  const line = pictures.flatMap(({ lines }) => lines).find(({ from }) => from !== undefined)
  return [
    { ...look, width: 40 },
    { ...look, width: 80 },
    { kind: 'state', time },
    ...mark ? ['move', 'delete', 'value'].map(change => ({ kind: 'edit', at: mark.source.from, do: change, time, value: 'z' })) : [],
    ...line ? [{ kind: 'edit', at: line.from, do: 'add', time, value: 'z' }] : [],
    ...scrubs.slice(0, 1).map(({ from }) => ({ kind: 'scrub', at: from, steps: 1 })),
  ].map(options => requestText(options, text))
}

/** All other requests of a page about a text. */
function furtherRequests(whole, text) {
  const all = { ...look, views: 'svg,text,json,marbles,log,graph,test', width: 40 }
  const { status, outputs } = whole.ask(all, text)
  if (status === 'rejected') return [requestText(all, text)]
  const marks = outputs.filter(({ kind }) => kind === 'picture')
    .flatMap(({ marks, number }) => marks.map(({ m }) => ({ kind: 'why', picture: number, m })))
  const exercises = whole.ask({ kind: 'exercises' }, text).exercises ?? []
  return [
    all,
    { kind: 'why', time },
    ...marks.slice(0, 3),
    { kind: 'complete', at: Math.floor(text.length / 2) },
    ...(text.match(/\w+/g) ?? []).slice(0, 3).map(name => ({ kind: 'help', name })),
    ...exercises.flatMap(({ name, solutions }) =>
      [solutions.join('\n'), 'of(1)', 'of('].map(answer => ({ kind: 'check', name, answer }))),
  ].map(options => requestText(options, text))
}

/** The bodies of functions that first note their call, and the names of these notes. */
function noting(sections) {
  const countOf = id => new Reader(sections.find(section => section.id === id).content).count()
  const first = countOf(Section.global)
  const names = [...Array(Math.ceil(countOf(Section.code) / bits)).keys()].map(number => `used ${number}`)
  const noted = withBodies(sections, (body, index) => {
    const global = unsigned(first + Math.floor(index / bits))
    const bit = signed(BigInt.asIntN(bits, 1n << BigInt(index % bits)))
    const start = instructionsOf(body).position
    return Buffer.concat([
      body.subarray(0, start),
      Buffer.from([Op.globalGet, ...global, Op.i64Const, ...bit, Op.i64Or, Op.globalSet, ...global]),
      body.subarray(start),
    ])
  }).map(({ id, content }) => {
    if (id === Section.global) return { id, content: extended(content, names.map(() => [I64, mutable, Op.i64Const, 0, Op.end])) }
    if (id === Section.export) {
      return { id, content: extended(content, names.map((name, number) =>
        [...unsigned(name.length), ...Buffer.from(name), exportedGlobal, ...unsigned(first + number)])) }
    }
    return { id, content }
  })
  return { module: moduleOf(noted), names }
}

/**
 * Returns the function that gives the part of another one: 0 if the first program of the page needs it, 1 if the first
 * texts or the pictures of the operators' examples do, 2 if the other texts or other requests do, 3 if none does.
 */
export async function usage(bytes, firstTexts, otherTexts) {
  const whole = await Program.load(bytes)
  const { operators } = whole.ask({ kind: 'catalogue' })
  const examples = operators.map(({ example, exampleDialect }) => `dialect("${exampleDialect}")\n${example}`)
  const drawn = operators.map(({ name, example, exampleDialect }) => requestText(
    { ...look, width: 80, dialect: exampleDialect, language: 'rx' }, playable(example, name)))
  const { module, names } = noting(sectionsOf(bytes))
  const compiled = await WebAssembly.compile(module)
  const calledBy = requests => {
    const called = new BigUint64Array(names.length)
    for (const request of requests) {
      const exports = ask(compiled, request)
      for (const [number, name] of names.entries()) called[number] |= BigInt.asUintN(bits, exports[name].value)
    }
    return called
  }
  const first = calledBy(firstRequests(whole, EXAMPLE))
  const early = calledBy([...firstTexts.flatMap(text => firstRequests(whole, text)), ...drawn])
  const others = [...firstTexts, ...otherTexts, ...examples]
  const further = calledBy(others.flatMap(text => [...firstRequests(whole, text), ...furtherRequests(whole, text)]))
  const isIn = (called, index) => (called[Math.floor(index / bits)] >> BigInt(index % bits) & 1n) === 1n
  return index => isIn(first, index) ? 0 : isIn(early, index) ? 1 : isIn(further, index) ? 2 : 3
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
