// Where the page finds its parts when it is served from a folder. `rxplay.html` has a module of the same shape, which
// finds them within the file.

/**
 * A program, compiled once for all workers.
 * @param {string} name
 * @returns {Promise<{ module: WebAssembly.Module }>}
 */
async function compiled(name) {
  const answer = await fetch(name)
  if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
  return { module: await WebAssembly.compileStreaming(answer) }
}

export const sources = {
  makeWorker: () => new Worker('worker.js', { type: 'module' }),

  /** The program of the first picture: it lacks what the lessons do not need, and comes first. */
  program: () => compiled('rxplay-start.wasm'),

  /** The whole program. */
  whole: () => compiled('rxplay.wasm'),

  /**
   * A file of the library: lessons, exercises, catalogue, docs.
   * @param {string} name @returns {Promise<any>}
   */
  async data(name) {
    const answer = await fetch(name)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return answer.json()
  },
}
