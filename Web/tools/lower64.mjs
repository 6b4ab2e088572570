// Turns a WebAssembly module with 64-bit addresses into one with 32-bit addresses, which every browser runs.
//
//     node lower64.mjs FROM.wasm TO.wasm
//
// The code keeps its 64-bit integers and pointers. Only at an instruction on memory or a table is the address wrapped
// to 32 bits, and the offsets of data and table elements become 32-bit constants. Sizes of memory are extended again.
// The input has one memory and no threads, SIMD or tail calls; other input is refused.
import fs from 'node:fs'
import { mapped, Reader, Section, signed, sized, unsigned } from './binary.mjs'
import { Op, operands, Prefixed } from './instructions.mjs'

const I32 = 0x7f, I64 = 0x7e, F32 = 0x7d, F64 = 0x7c
const mostPages = 65536n

/** The type of the value of each store instruction. */
const storedType = new Map([
  [0x36, I32], [0x37, I64], [0x38, F32], [0x39, F64], [0x3a, I32], [0x3b, I32], [0x3c, I64], [0x3d, I64], [0x3e, I64],
])
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
      default: throw new Error(`constant expressions cannot have the instruction ${op}`)
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
    if (op === Op.prefixed) return this.prefixed(operands(reader, op))
    if (op >= Op.firstStore && op <= Op.lastStore) return this.store(op)
    const isAtAddress = op >= Op.firstLoad && op <= Op.lastLoad || op === Op.memoryGrow || op === Op.callIndirect
    if (isAtAddress) output.push(Op.wrap)
    output.push(op, ...operands(reader, op))
    if (op === Op.memorySize) output.push(Op.extendUnsigned)
    if (op === Op.memoryGrow) output.push(Op.extendSigned)
  }

  store(op) {
    const value = this.temporary(storedType.get(op))
    this.output.push(Op.localSet, ...value, Op.wrap, Op.localGet, ...value, op, ...operands(this.reader, op))
  }

  prefixed(bytes) {
    const { output } = this
    const isCopy = bytes[0] === Prefixed.memoryCopy
    if (bytes[0] <= Prefixed.lastConversion) return output.push(Op.prefixed, ...bytes)
    const length = this.temporary(I64)
    // The second operand is an address; only that of `memory.fill` is a byte.
    const second = isCopy ? this.temporary(I64, 'second') : this.temporary(I32)
    output.push(Op.localSet, ...length, Op.localSet, ...second, Op.wrap, Op.localGet, ...second)
    if (isCopy) output.push(Op.wrap)
    output.push(Op.localGet, ...length, Op.wrap, Op.prefixed, ...bytes)
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
        mapped(reader, reader => {
          if (reader.byte() !== 0x60) throw new Error('only types of functions are supported')
          parameterCounts.push(reader.vector().length)
          reader.vector()
          return []
        })
        break
      case Section.import: throw new Error('the module must import nothing')
      case Section.function:
        mapped(reader, reader => {
          functionTypes.push(reader.count())
          return []
        })
        break
      case Section.table: lowered = mapped(reader, reader => [reader.byte(), ...limits(reader, mostPages * mostPages)]); break
      case Section.memory: lowered = mapped(reader, reader => limits(reader, mostPages)); break
      case Section.element:
        lowered = mapped(reader, reader => {
          if (reader.count() !== 0) throw new Error('only active elements of the first table are supported')
          const start = offset(reader)
          return [0, ...start, ...mapped(reader, reader => unsigned(reader.unsigned()))]
        })
        break
      case Section.code:
        lowered = mapped(reader, (reader, index) =>
          sized(new FunctionBody(reader.vector(), parameterCounts[functionTypes[index]]).lowered()))
        break
      case Section.data:
        lowered = mapped(reader, reader => {
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
