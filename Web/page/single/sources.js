// The parts of the page as one file: they are blocks of text within it, compressed and encoded as letters.

/** @param {string} name @returns {Promise<ArrayBuffer>} */
async function block(name) {
  const letters = atob(document.getElementById(name)?.textContent ?? '')
  const bytes = new Uint8Array(letters.length)
  for (let place = 0; place < letters.length; place += 1) bytes[place] = letters.charCodeAt(place)
  const stream = new DecompressionStream('gzip')
  const writer = stream.writable.getWriter()
  writer.write(bytes).catch(() => {})
  writer.close().catch(() => {})
  const parts = []
  for (const reader = stream.readable.getReader(); ;) {
    const { done, value } = await reader.read()
    if (done) break
    parts.push(value)
  }
  return new Blob(parts).arrayBuffer()
}

let workerAddress = ''

export const sources = {
  makeWorker: () => new Worker(workerAddress),

  /**
   * A part of the program, compiled once for all workers.
   * @param {string} name
   */
  async part(name) {
    workerAddress ||= URL.createObjectURL(new Blob([await block('worker.js')], { type: 'text/javascript' }))
    return WebAssembly.compile(await block(name))
  },

  /** @param {string} name @returns {Promise<any>} */
  async data(name) { return JSON.parse(new TextDecoder().decode(await block(name))) },

  /** The code editor is in the file. */
  editor: () => Promise.resolve(),
}
