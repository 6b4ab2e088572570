// The parts of the page in a folder on a server. `rxplay.html` has a module of the same shape for parts within the
// file.

export const sources = {
  makeWorker: () => new Worker('worker.js', { type: 'module' }),

  /**
   * A part of the program, compiled once for all workers.
   * @param {string} name
   */
  async part(name) {
    const answer = await fetch(name)
    if (!answer.ok) throw new Error(`${name}: ${answer.status}`)
    return WebAssembly.compileStreaming(answer)
  },

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
