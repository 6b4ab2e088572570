// The worker: it holds the compiled program, and answers each request with a fresh instance.

import { Program } from './program.js'

/** @type {Promise<Program> | undefined} */
let program

addEventListener('message', async (event) => {
  const { bytes, module, id, request, text } = event.data
  if (module || bytes) {
    program = module ? Promise.resolve(Program.of(module)) : Program.load(bytes)
    program.then(() => postMessage({ ready: true }), (error) => postMessage({ broken: String(error) }))
    return
  }
  if (!program) return
  try {
    postMessage({ id, answer: (await program).ask(request, text) })
  } catch (error) {
    const isDeep = error instanceof RangeError
    postMessage({ id, failure: isDeep ? 'depth' : 'memory', message: String(error) })
  }
})
