// Splits the program into the parts of `page/parts.js`. The first has the memory, the data and the functions for a
// page's requests on its first program, the second those for the first scripts and the pictures of operators, the third
// has the further functions of the other scripts, and the last one the rest. A part calls a function of another part through the table; if that part is missing, the call traps.
//
//     node split.mjs WHOLE.wasm FOLDER FIRST-SCRIPT... -- SCRIPT...
import fs from 'node:fs'
import path from 'node:path'
import { extended, instructionsOf, list, moduleOf, Reader, Section, sectionsOf, signed, sized, unsigned, withBodies } from './binary.mjs'
import { Op, operands } from './instructions.mjs'
import { PARTS } from '../page/parts.js'
import { usage } from './usage.mjs'

const functionReference = 0x70

/** The definitions that further parts share with the first one; an import of a global lacks its initial value. */
const shared = [
  { name: 'table', kind: 1, section: Section.table, typeOf: entry => entry },
  { name: 'memory', kind: 2, section: Section.memory, typeOf: entry => entry },
  { name: 'stack', kind: 3, section: Section.global, typeOf: entry => entry.subarray(0, 2) },
]
/** The order of the sections in a module. */
const ORDER = [
  Section.type, Section.import, Section.function, Section.table, Section.memory, Section.global, Section.export,
  Section.element, Section.dataCount, Section.code, Section.data,
]

/** The program, as far as splitting needs it. */
class Whole {
  constructor(bytes) {
    this.sections = sectionsOf(bytes)
    /** The number of parameters of each type of function. */
    this.parameterCounts = this.entries(Section.type, reader => {
      reader.byte()
      const count = reader.vector().length
      reader.vector()
      return count
    })
    this.typeOf = this.entries(Section.function, reader => reader.count())
    this.calls = this.entries(Section.code, reader => callsIn(reader.vector()))
    /** The indices in the table with their functions. */
    this.table = this.entries(Section.element, reader => {
      if (reader.count() !== 0 || reader.byte() !== Op.i32Const) throw new Error('only elements at constant places are supported')
      const start = Number(reader.signed())
      reader.byte()
      return Array.from({ length: reader.count() }, (_, index) => [start + index, reader.count()])
    }).flat()
    this.tableSize = Math.max(0, ...this.table.map(([slot]) => slot)) + 1
    this.slots = new Map(this.table.map(([slot, callee]) => [callee, slot]))
  }

  entries(id, read) {
    const reader = new Reader(this.sections.find(section => section.id === id)?.content ?? Buffer.from([0]))
    return Array.from({ length: reader.count() }, () => read(reader))
  }

  /** The index in the table of a function that another part calls. */
  slotOf(callee) {
    if (!this.slots.has(callee)) {
      this.slots.set(callee, this.tableSize)
      this.table.push([this.tableSize++, callee])
    }
    return this.slots.get(callee)
  }

  /** The body of a function that calls one of another part. */
  detour(callee) {
    const type = this.typeOf[callee]
    const parameters = Array.from({ length: this.parameterCounts[type] }, (_, index) => [Op.localGet, ...unsigned(index)])
    return Buffer.from([
      0, ...parameters.flat(), Op.i32Const, ...signed(this.slotOf(callee)), Op.callIndirect, ...unsigned(type), 0, Op.end,
    ])
  }
}

/** The functions that a body calls. */
function callsIn(body) {
  const reader = instructionsOf(body)
  const callees = new Set()
  while (!reader.isAtEnd) {
    const op = reader.byte()
    if (op === Op.refFunc) throw new Error('references to functions are not supported')
    const bytes = operands(reader, op)
    if (op === Op.call) callees.add(new Reader(bytes).count())
  }
  return callees
}

/** The elements of the table in a part, with one element for each row of consecutive indices. */
function elements(table) {
  const rows = []
  for (const [slot, callee] of table) {
    const last = rows.at(-1)
    if (last && last.start + last.callees.length === slot) last.callees.push(callee)
    else rows.push({ start: slot, callees: [callee] })
  }
  return list(rows, ({ start, callees }) => [0, Op.i32Const, ...signed(start), Op.end, ...list(callees, unsigned)])
}

/** The bodies of the functions of a part: a function of another part is a detour if it is called, otherwise a trap. */
function bodiesOf(part, whole, partOf) {
  const trap = Buffer.from([0, Op.unreachable, Op.end])
  const called = new Set(whole.calls.flatMap((callees, index) => partOf(index) === part ? [...callees] : []))
  return withBodies(whole.sections, (body, index) => {
    if (partOf(index) === part) return body
    return called.has(index) ? whole.detour(index) : trap
  })
}

/** The module of a part. */
function moduleOfPart(part, sections, whole, partOf) {
  const contents = new Map(sections.map(({ id, content }) => [id, content]))
  contents.set(Section.table, Buffer.from([1, functionReference, 0, ...unsigned(whole.tableSize)]))
  contents.set(Section.element, elements(whole.table.filter(([, callee]) => partOf(callee) === part)))
  if (part === 0) {
    const exports = shared.filter(({ name }) => name !== 'memory').map(({ name, kind }) => [...sized(Buffer.from(name)), kind, 0])
    contents.set(Section.export, extended(contents.get(Section.export), exports))
  } else {
    contents.set(Section.import, list(shared, ({ name, kind, section, typeOf }) => Buffer.concat([
      sized(Buffer.from('rxplay')), sized(Buffer.from(name)), Buffer.from([kind]), typeOf(contents.get(section).subarray(1)),
    ])))
    for (const id of [Section.export, Section.dataCount, Section.data, ...shared.map(({ section }) => section)]) contents.delete(id)
  }
  return moduleOf(ORDER.filter(id => contents.has(id)).map(id => ({ id, content: contents.get(id) })))
}

const [from, folder, ...rest] = process.argv.slice(2)
const end = rest.indexOf('--')
if (end < 1) throw new Error('usage: node split.mjs WHOLE.wasm FOLDER FIRST-SCRIPT... -- SCRIPT...')
const texts = files => files.map(file => fs.readFileSync(file, 'utf8'))
const bytes = fs.readFileSync(from)
const whole = new Whole(bytes)
const partOf = await usage(bytes, texts(rest.slice(0, end)), texts(rest.slice(end + 1)))
const bodies = PARTS.map((_, part) => bodiesOf(part, whole, partOf))
for (const [part, name] of PARTS.entries()) {
  fs.writeFileSync(path.join(folder, name), moduleOfPart(part, bodies[part], whole, partOf))
  console.log(`${name} has ${whole.typeOf.filter((_, index) => partOf(index) === part).length} of ${whole.typeOf.length} functions`)
}
