// The program for WebAssembly as a function, for tests under node.

export class Engine {
  #module

  constructor(bytes) { this.#module = new WebAssembly.Module(bytes) }

  /** Evaluates a script in an instance of its own. Throws where the instance ran out of its stack. */
  evaluate(text, options = {}) {
    const program = new WebAssembly.Instance(this.#module, {}).exports
    const write = bytes => {
      const address = program.rxplay_room(BigInt(bytes.length))
      new Uint8Array(program.memory.buffer).set(bytes, Number(address))
      return [address, BigInt(bytes.length)]
    }
    const read = (address, size) => Buffer.from(program.memory.buffer.slice(Number(address), Number(address + size)))
    const lines = Object.entries(options).map(([name, value]) => `${name}=${value}\n`)
    const status = program.rxplay_evaluate(...write(text), ...write(Buffer.from(lines.join(''))))
    return {
      status,
      output: read(program.rxplay_output(), program.rxplay_output_size()),
      messages: read(program.rxplay_messages(), program.rxplay_messages_size()),
    }
  }
}
