// The program as a function from requests to answers. It is independent of the page: it runs in a worker, and under
// node for tests.

/** The texts of requests and answers are UTF-8 in the memory of the program. */
const encoder = new TextEncoder()
const decoder = new TextDecoder()

export class Program {
  /** @type {WebAssembly.Module[]} */
  #parts
  /**
   * The instance for the next request, if it has been made.
   * @type {WebAssembly.Instance | undefined}
   */
  #spare

  /** @param {WebAssembly.Module[]} parts the loaded parts, from the first one on */
  constructor(parts) { this.#parts = parts }

  /**
   * @param {BufferSource[]} parts
   * @returns {Promise<Program>}
   */
  static async load(...parts) { return new Program(await Promise.all(parts.map((bytes) => WebAssembly.compile(bytes)))) }

  /** Makes the instance for the next request before it is needed, or later if there is no memory for it. */
  prepare() {
    try {
      this.#spare ??= this.#make()
    } catch {
      // The next request tries again, and reports the failure.
    }
  }

  #make() {
    const [first, ...others] = this.#parts
    const program = new WebAssembly.Instance(/** @type {WebAssembly.Module} */ (first), {})
    // The others put their functions into the table of the first one.
    for (const part of others) new WebAssembly.Instance(part, { rxplay: program.exports })
    return program
  }

  /**
   * The answer to a request, as text. Each request has an instance of its own, so that none depends on another.
   *
   * @param {Record<string, string | number | boolean | undefined>} options
   * @param {string} [text] the source text
   * @returns {string}
   * @throws {RangeError} if the stack of the browser is full; Firefox throws an `InternalError`
   * @throws {WebAssembly.RuntimeError} if the program has no more memory, or lacks the part that it needs
   */
  askText(options, text = '') {
    const program = /** @type {any} */ ((this.#spare ?? this.#make()).exports)
    this.#spare = undefined
    const request = encoder.encode(requestText(options, text))
    const address = program.rxplay_room(BigInt(request.length))
    new Uint8Array(program.memory.buffer).set(request, Number(address))
    const answer = Number(program.rxplay_answer(address, BigInt(request.length)))
    return decoder.decode(new Uint8Array(program.memory.buffer, answer, Number(program.rxplay_answer_size())))
  }

  /**
   * The answer to a request.
   *
   * @param {Record<string, string | number | boolean | undefined>} options
   * @param {string} [text]
   */
  ask(options, text) { return JSON.parse(this.askText(options, text)) }
}

/**
 * A request in the program's format: options, one in each line, an empty line, and the source text.
 *
 * @param {Record<string, string | number | boolean | undefined>} options
 * @param {string} text
 */
export function requestText(options, text) {
  const lines = Object.entries(options).flatMap(([name, value]) => {
    if (value === undefined || value === false) return []
    const written = value === true ? 'yes' : String(value)
    return [`${name}=${written.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n`]
  })
  return `${lines.join('')}\n${text}`
}
