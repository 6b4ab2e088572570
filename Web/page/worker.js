// The worker: it holds the compiled program, and answers each request with a fresh instance. A newer program replaces it.

import { Program } from './program.js'

/** @type {Program | undefined} */
let program

/**
 * An answer that a browser can draw: a letter with thousands of accents would keep it busy for minutes.
 * @param {string} answer
 */
function drawable(answer) {
  return /\p{M}{100}/u.test(answer) ? answer.replace(/(\p{M}{20})\p{M}{80,}/gu, '$1…') : answer
}

addEventListener('message', (event) => {
  const { module, id, request, text } = event.data
  if (module) {
    program = Program.of(module)
    return
  }
  if (!program) return
  try {
    postMessage({ id, answer: JSON.parse(drawable(program.askText(request, text))) })
  } catch (error) {
    const isDeep = error instanceof RangeError
    postMessage({ id, failure: isDeep ? 'depth' : 'memory', message: String(error) })
  }
})
