// The binary format of WebAssembly, as far as the tools here need it.

export const Section = {
  type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, element: 9, code: 10, data: 11,
  dataCount: 12,
}

/** An unsigned number in the binary format. */
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

/** A signed number in the binary format. */
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

  /** An integer in groups of seven bits, the number of its bits, and its last byte. */
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

/** A counted list of the results of a function for each entry. */
export function list(entries, each) {
  return Buffer.concat([Buffer.from(unsigned(entries.length)), ...entries.map((entry, index) => Buffer.from(each(entry, index)))])
}

/** A counted list again, with the results of a function for each entry that it reads. */
export function mapped(reader, each) {
  return list(Array.from({ length: reader.count() }, () => reader), each)
}

/** Reads the body of a function from its first instruction on, after the types of its local variables. */
export function instructionsOf(body) {
  const reader = new Reader(body)
  for (let groups = reader.count(); groups > 0; groups--) {
    reader.count()
    reader.byte()
  }
  return reader
}

/** Bytes with their number before them. */
export function sized(bytes) { return Buffer.concat([Buffer.from(unsigned(bytes.length)), bytes]) }

/** The sections of a module with their contents. */
export function sectionsOf(module) {
  const reader = new Reader(module)
  reader.take(8)
  const sections = []
  while (!reader.isAtEnd) sections.push({ id: reader.byte(), content: reader.vector() })
  return sections
}

export function moduleOf(sections) {
  const head = [0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00]
  return Buffer.concat([Buffer.from(head), ...sections.flatMap(({ id, content }) => [Buffer.from([id]), sized(content)])])
}

/** The sections with other bodies of functions. */
export function withBodies(sections, bodyOf) {
  return sections.map(section => section.id !== Section.code ? section : {
    ...section, content: mapped(new Reader(section.content), (reader, index) => sized(bodyOf(reader.vector(), index))),
  })
}

/** The list of a section with further entries. */
export function extended(content, entries) {
  const reader = new Reader(content)
  const count = reader.count() + entries.length
  return Buffer.concat([Buffer.from(unsigned(count)), content.subarray(reader.position), Buffer.from(entries.flat())])
}
