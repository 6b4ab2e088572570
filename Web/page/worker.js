// The worker: it holds the compiled program, and answers each request with a fresh instance. A newer program replaces it.

import { Program } from './program.js'

/** @type {Program | undefined} */
let program

addEventListener('message', (event) => {
  const { module, id, request, text } = event.data
  if (module) {
    program = Program.of(module)
    return
  }
  if (!program) return
  try {
    postMessage({ id, answer: program.ask(request, text) })
  } catch (error) {
    const isDeep = error instanceof RangeError
    postMessage({ id, failure: isDeep ? 'depth' : 'memory', message: String(error) })
  }
})
