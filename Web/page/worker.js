// The worker: it holds the compiled program, and answers each request with a fresh instance, as text. The instance for
// the next request is made after the answer, so that no key waits for it. A program of more parts replaces the one
// before.

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
  const { parts, id, request, text } = event.data
  if (parts) {
    program = new Program(parts)
    program.prepare()
    return
  }
  if (!program) return
  try {
    postMessage({ id, answer: drawable(program.askText(request, text)) })
  } catch (error) {
    const isDeep = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError')
    postMessage({ id, failure: isDeep ? 'depth' : 'memory', message: String(error) })
  }
  program.prepare()
})
