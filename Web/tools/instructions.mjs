// The instructions of WebAssembly that Swift and clang write here: no threads, no SIMD, no tail calls.
import { signed, unsigned } from './binary.mjs'

export const Op = {
  unreachable: 0x00, block: 0x02, loop: 0x03, if: 0x04, end: 0x0b, br: 0x0c, brIf: 0x0d, brTable: 0x0e, call: 0x10,
  callIndirect: 0x11, selectTyped: 0x1c, localGet: 0x20, localSet: 0x21, localTee: 0x22, globalGet: 0x23, globalSet: 0x24,
  firstLoad: 0x28, lastLoad: 0x35, firstStore: 0x36, lastStore: 0x3e, memorySize: 0x3f, memoryGrow: 0x40,
  i32Const: 0x41, i64Const: 0x42, f32Const: 0x43, f64Const: 0x44, i64Or: 0x84, wrap: 0xa7, extendSigned: 0xac,
  extendUnsigned: 0xad, refNull: 0xd0, refFunc: 0xd2, prefixed: 0xfc,
}
/** The instructions after the prefix: conversions of numbers up to the first of these, then two instructions on memory. */
export const Prefixed = { lastConversion: 7, memoryCopy: 10, memoryFill: 11 }

const unsupported = new Set([0x12, 0x13, 0x25, 0x26, 0xfd, 0xfe])

const hex = byte => `0x${byte.toString(16)}`

export function refuse(op) { throw new Error(`the instruction ${hex(op)} is not supported`) }

/** The bytes after the first one of an instruction, with each number as short as it can be written. */
export function operands(reader, op) {
  if (unsupported.has(op)) refuse(op)
  if (op >= Op.firstLoad && op <= Op.lastStore) return [...unsigned(reader.unsigned()), ...unsigned(reader.unsigned())]
  switch (op) {
    case Op.memorySize: case Op.memoryGrow: case Op.refNull: return [reader.byte()]
    case Op.callIndirect: return [...unsigned(reader.unsigned()), ...unsigned(reader.unsigned())]
    case Op.i32Const: case Op.i64Const: case Op.block: case Op.loop: case Op.if: return signed(reader.signed())
    case Op.f32Const: return [...reader.take(4)]
    case Op.f64Const: return [...reader.take(8)]
    case Op.br: case Op.brIf: case Op.call: case Op.localGet: case Op.localSet: case Op.localTee:
    case Op.globalGet: case Op.globalSet: case Op.refFunc:
      return unsigned(reader.unsigned())
    case Op.brTable: {
      const count = reader.count()
      const bytes = unsigned(count)
      for (let index = 0; index <= count; index++) bytes.push(...unsigned(reader.unsigned()))
      return bytes
    }
    case Op.selectTyped: {
      const count = reader.count()
      return [...unsigned(count), ...reader.take(count)]
    }
    case Op.prefixed: {
      const kind = reader.count()
      if (kind <= Prefixed.lastConversion) return [kind]
      if (kind === Prefixed.memoryCopy) return [kind, ...reader.take(2)]
      if (kind === Prefixed.memoryFill) return [kind, reader.byte()]
      throw new Error(`the instruction 0xfc ${kind} is not supported`)
    }
    default: return []
  }
}
