// The parts of the page in a folder on a server. `rxplay.html` has a module of the same shape for parts within the
// file.

import { NAMES } from './names.js'

/** The pauses before a failed load is repeated, in milliseconds: a connection is often back soon. */
const PAUSES = [500, 2000]

/**
 * Loads a file, and repeats a load that fails.
 * @param {string} name @returns {Promise<Response>}
 */
async function load(name) {
  for (const pause of [...PAUSES, -1]) {
    try {
      const answer = await fetch(NAMES[name] ?? name)
      // A file that is not there does not come by waiting.
      if (answer.ok || pause < 0 || answer.status < 500) {
        if (!answer.ok) throw new MissingError(`${name}: ${answer.status}`)
        return answer
      }
    } catch (error) {
      if (pause < 0 || error instanceof MissingError) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  throw new Error(name)
}

class MissingError extends Error {}

/** @type {Promise<void> | undefined} */
let editor

export const sources = {
  makeWorker: () => new Worker(NAMES['worker.js'] ?? 'worker.js'),

  /**
   * A part of the program, compiled once for all workers.
   * @param {string} name
   */
  async part(name) {
    const answer = await load(name)
    // A server that does not know the type of the file prevents compiling while it comes.
    if (answer.headers.get('content-type')?.startsWith('application/wasm')) return WebAssembly.compileStreaming(answer)
    return WebAssembly.compile(await answer.arrayBuffer())
  },

  /**
   * A file of the library: lessons, exercises, catalogue, docs.
   * @param {string} name @returns {Promise<any>}
   */
  async data(name) { return (await load(name)).json() },

  /** Loads the code editor. Without it the page has the plain one. */
  editor() {
    return editor ??= new Promise((resolve) => {
      const script = document.createElement('script')
      script.src = NAMES['codemirror.js'] ?? 'codemirror.js'
      script.onload = () => resolve()
      script.onerror = () => {
        editor = undefined
        resolve()
      }
      document.head.append(script)
    })
  },
}
