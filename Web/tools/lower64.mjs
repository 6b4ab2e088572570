// Turns a WebAssembly module with 64-bit addresses into one with 32-bit addresses, which every browser runs.
//
//     node lower64.mjs FROM.wasm TO.wasm
//
// The code keeps its 64-bit integers and pointers. Only where an instruction touches memory or a table is the address
// wrapped to 32 bits, and the offsets of data and table elements become 32-bit constants. Sizes of memory are extended
// again. The input has one memory and no threads, SIMD or tail calls; anything else is refused.
import fs from 'node:fs'
import { list, Reader, Section, signed, sized, unsigned } from './binary.mjs'

const I32 = 0x7f, I64 = 0x7e, F32 = 0x7d, F64 = 0x7c
const Op = {
  block: 0x02, loop: 0x03, if: 0x04, end: 0x0b, br: 0x0c, brIf: 0x0d, brTable: 0x0e, call: 0x10, callIndirect: 0x11,
  selectTyped: 0x1c, localGet: 0x20, localSet: 0x21, localTee: 0x22, globalGet: 0x23, globalSet: 0x24,
  firstLoad: 0x28, lastLoad: 0x35, firstStore: 0x36, lastStore: 0x3e, memorySize: 0x3f, memoryGrow: 0x40,
  i32Const: 0x41, i64Const: 0x42, f32Const: 0x43, f64Const: 0x44, wrap: 0xa7, extendSigned: 0xac, extendUnsigned: 0xad,
  refNull: 0xd0, refFunc: 0xd2, prefixed: 0xfc,
}
const lastTruncation = 7, memoryCopy = 10, memoryFill = 11
const mostPages = 65536n

/** The type of the value that each store instruction writes. */
const storedType = new Map([
  [0x36, I32], [0x37, I64], [0x38, F32], [0x39, F64], [0x3a, I32], [0x3b, I32], [0x3c, I64], [0x3d, I64], [0x3e, I64],
])
const unsupported = new Set([0x12, 0x13, 0x25, 0x26, 0xfd, 0xfe])

const hex = byte => `0x${byte.toString(16)}`

/** The limits of a memory or a table, without the sign of 64 bits. */
function limits(reader, most) {
  const flags = reader.byte()
  const bytes = [flags & ~4, ...unsigned(reader.unsigned())]
  if (flags & 1) {
    const maximum = reader.unsigned()
    bytes.push(...unsigned(maximum > most ? most : maximum))
  }
  return bytes
}

/** A constant offset as an expression of 32 bits. */
function offset(reader) {
  const bytes = []
  for (;;) {
    const op = reader.byte()
    switch (op) {
      case Op.end: return [...bytes, op]
      case Op.i64Const: bytes.push(Op.i32Const, ...signed(BigInt.asIntN(32, reader.signed()))); break
      case Op.i32Const: bytes.push(op, ...signed(reader.signed())); break
      case Op.globalGet: bytes.push(op, ...unsigned(reader.unsigned()), Op.wrap); break
      default: throw new Error(`constant expressions cannot have ${hex(op)}`)
    }
  }
}

/** The body of a function, with the locals that wrapping needs. */
class FunctionBody {
  constructor(bytes, parameterCount) {
    this.reader = new Reader(bytes)
    this.output = []
    this.groups = []
    this.localCount = parameterCount
    this.temporaries = new Map()
    for (let count = this.reader.count(); count > 0; count--) {
      this.addLocals(this.reader.count(), this.reader.byte())
    }
  }

  addLocals(count, type) {
    this.groups.push([count, type])
    this.localCount += count
    return this.localCount - count
  }

  /** The number of a local that holds a value while the address below it is wrapped. */
  temporary(type, purpose = 'value') {
    const key = `${type} ${purpose}`
    if (!this.temporaries.has(key)) this.temporaries.set(key, this.addLocals(1, type))
    return unsigned(this.temporaries.get(key))
  }

  lowered() {
    while (!this.reader.isAtEnd) this.instruction(this.reader.byte())
    const head = unsigned(this.groups.length)
    for (const [count, type] of this.groups) head.push(...unsigned(count), type)
    return Buffer.from([...head, ...this.output])
  }

  instruction(op) {
    const { reader, output } = this
    if (unsupported.has(op)) throw new Error(`the instruction ${hex(op)} is not supported`)
    if (op >= Op.firstLoad && op <= Op.lastLoad) return output.push(Op.wrap, op, ...this.memoryArgument())
    if (op >= Op.firstStore && op <= Op.lastStore) return this.store(op)
    switch (op) {
      case Op.memorySize: return output.push(op, reader.byte(), Op.extendUnsigned)
      case Op.memoryGrow: return output.push(Op.wrap, op, reader.byte(), Op.extendSigned)
      case Op.callIndirect:
        return output.push(Op.wrap, op, ...unsigned(reader.unsigned()), ...unsigned(reader.unsigned()))
      case Op.prefixed: return this.prefixed(reader.count())
      case Op.i32Const: case Op.i64Const: case Op.block: case Op.loop: case Op.if:
        return output.push(op, ...signed(reader.signed()))
      case Op.f32Const: return output.push(op, ...reader.take(4))
      case Op.f64Const: return output.push(op, ...reader.take(8))
      case Op.br: case Op.brIf: case Op.call: case Op.localGet: case Op.localSet: case Op.localTee:
      case Op.globalGet: case Op.globalSet: case Op.refFunc:
        return output.push(op, ...unsigned(reader.unsigned()))
      case Op.brTable: {
        const count = reader.count()
        output.push(op, ...unsigned(count))
        for (let index = 0; index <= count; index++) output.push(...unsigned(reader.unsigned()))
        return
      }
      case Op.selectTyped: {
        const count = reader.count()
        return output.push(op, ...unsigned(count), ...reader.take(count))
      }
      case Op.refNull: return output.push(op, reader.byte())
      default: output.push(op)
    }
  }

  memoryArgument() { return [...unsigned(this.reader.unsigned()), ...unsigned(this.reader.unsigned())] }

  store(op) {
    const value = this.temporary(storedType.get(op))
    this.output.push(Op.localSet, ...value, Op.wrap, Op.localGet, ...value, op, ...this.memoryArgument())
  }

  prefixed(kind) {
    const { reader, output } = this
    if (kind <= lastTruncation) return output.push(Op.prefixed, kind)
    if (kind !== memoryCopy && kind !== memoryFill) throw new Error(`the instruction 0xfc ${kind} is not supported`)
    const length = this.temporary(I64)
    // The second operand is an address, but for `memory.fill`, where it is a byte.
    const second = kind === memoryCopy ? this.temporary(I64, 'second') : this.temporary(I32)
    output.push(Op.localSet, ...length, Op.localSet, ...second, Op.wrap, Op.localGet, ...second)
    if (kind === memoryCopy) output.push(Op.wrap)
    output.push(Op.localGet, ...length, Op.wrap, Op.prefixed, kind, ...reader.take(kind === memoryCopy ? 2 : 1))
  }
}

/** The module with 32-bit addresses. */
function lower(module) {
  const input = new Reader(module)
  const output = [input.take(8)]
  const parameterCounts = [], functionTypes = []
  while (!input.isAtEnd) {
    const id = input.byte()
    const body = input.vector()
    const reader = new Reader(body)
    let lowered = body
    switch (id) {
      case Section.type:
        list(reader, reader => {
          if (reader.byte() !== 0x60) throw new Error('only types of functions are supported')
          parameterCounts.push(reader.vector().length)
          reader.vector()
          return []
        })
        break
      case Section.import: throw new Error('the module must import nothing')
      case Section.function:
        list(reader, reader => {
          functionTypes.push(reader.count())
          return []
        })
        break
      case Section.table: lowered = list(reader, reader => [reader.byte(), ...limits(reader, mostPages * mostPages)]); break
      case Section.memory: lowered = list(reader, reader => limits(reader, mostPages)); break
      case Section.element:
        lowered = list(reader, reader => {
          if (reader.count() !== 0) throw new Error('only active elements of the first table are supported')
          const start = offset(reader)
          return [0, ...start, ...list(reader, reader => unsigned(reader.unsigned()))]
        })
        break
      case Section.code:
        lowered = list(reader, (reader, index) =>
          sized(new FunctionBody(reader.vector(), parameterCounts[functionTypes[index]]).lowered()))
        break
      case Section.data:
        lowered = list(reader, reader => {
          const flags = reader.count()
          if (flags > 1) throw new Error('only the first memory is supported')
          const start = flags === 0 ? offset(reader) : []
          return Buffer.concat([Buffer.from([flags, ...start]), sized(reader.vector())])
        })
        break
    }
    output.push(Buffer.from([id]), sized(lowered))
  }
  return Buffer.concat(output)
}

const [from, to] = process.argv.slice(2)
if (!to) throw new Error('usage: node lower64.mjs FROM.wasm TO.wasm')
fs.writeFileSync(to, lower(fs.readFileSync(from)))
