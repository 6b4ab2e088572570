// The binary format of WebAssembly, as far as the tools here read and write it.

export const Section = {
  type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, element: 9, code: 10, data: 11,
}

/** A number as the binary format writes it, without a sign. */
export function unsigned(number) {
  const bytes = []
  let rest = BigInt(number)
  do {
    const byte = Number(rest & 127n)
    rest >>= 7n
    bytes.push(rest ? byte | 128 : byte)
  } while (rest)
  return bytes
}

/** A number as the binary format writes it, with a sign. */
export function signed(number) {
  const bytes = []
  for (let rest = BigInt(number); ; ) {
    const byte = Number(rest & 127n)
    rest >>= 7n
    const isLast = (rest === 0n && !(byte & 64)) || (rest === -1n && byte & 64)
    bytes.push(isLast ? byte : byte | 128)
    if (isLast) return bytes
  }
}

/** Reads the parts of a module one after another. */
export class Reader {
  constructor(bytes) {
    this.bytes = bytes
    this.position = 0
  }

  get isAtEnd() { return this.position >= this.bytes.length }

  byte() { return this.bytes[this.position++] }

  take(count) {
    const taken = this.bytes.subarray(this.position, this.position + count)
    this.position += count
    return taken
  }

  unsigned() { return this.integer().value }

  signed() {
    const { value, bits, last } = this.integer()
    return last & 64 ? value - (1n << bits) : value
  }

  /** An integer in groups of seven bits, how many bits it has, and its last byte. */
  integer() {
    let [value, bits, last] = [0n, 0n, 0]
    do {
      last = this.byte()
      value |= BigInt(last & 127) << bits
      bits += 7n
    } while (last & 128)
    return { value, bits, last }
  }

  count() { return Number(this.unsigned()) }

  vector() { return this.take(this.count()) }
}

/** Applies a function to each of a counted list, and writes the count before what it gives. */
export function list(reader, each) {
  const count = reader.count()
  const parts = [Buffer.from(unsigned(count))]
  for (let index = 0; index < count; index++) parts.push(Buffer.from(each(reader, index)))
  return Buffer.concat(parts)
}

/** Bytes with their number before them. */
export function sized(bytes) { return Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]) }
