// Texts of programs: whether an editor takes them, the difference of two, and steps of their numbers.

/** @typedef {{ from: number, to: number, insert: string }} Edit */

/** A browser takes seconds to lay out a longer line, and a link holds no longer text. */
const LONGEST_LINE = 20_000
const LONGEST_TEXT = 1 << 20
/** So many accents on one letter take as long. */
const ACCENTS = /\p{M}{300}/u

/**
 * The reason why no editor takes a text, as a sentence; undefined for other texts.
 * @param {string} text
 */
export function refusalOf(text) {
  if (text.length > LONGEST_TEXT) return 'A page takes programs of up to a million letters. The program at the command line takes longer ones.'
  if (text.length > LONGEST_LINE && text.split('\n').some((line) => line.length > LONGEST_LINE)) {
    return `A page takes lines of up to ${LONGEST_LINE} letters. Break the long line.`
  }
  return ACCENTS.test(text) ? 'A letter with hundreds of accents is more than a page can draw.' : undefined
}

/**
 * The one edit between two texts.
 * @param {string} old @param {string} text
 * @returns {Edit}
 */
export function difference(old, text) {
  const shorter = Math.min(old.length, text.length)
  let start = 0
  while (start < shorter && old[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1
  return { from: start, to: old.length - end, insert: text.slice(start, text.length - end) }
}

/**
 * The number of the engine's steps in one step of a gesture: `100ms` changes by ten, `1.5s` by its last digit.
 * @param {string} text @param {number} at a place in the number
 */
export function coarseness(text, at) {
  const before = /[\d_.]*$/.exec(text.slice(0, at))?.[0] ?? ''
  const number = (before + (/^[\d_.]*/.exec(text.slice(at))?.[0] ?? '')).replaceAll('_', '')
  const zeros = /[1-9]0*$/.exec(number)?.[0]?.length ?? 1
  return number.includes('.') ? 1 : 10 ** Math.max(0, zeros - 2)
}

/** @param {string} text @param {Edit} edit */
export function applied(text, edit) {
  return text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
}

/**
 * The places of the last calls of operators that occur literally in a text.
 * @param {string} text @param {string[]} operators
 * @returns {[number, number][]}
 */
export function callsIn(text, operators) {
  return operators.flatMap((operator) => {
    const call = `.${operator}`
    const from = text.lastIndexOf(call)
    return from < 0 ? [] : [/** @type {[number, number]} */ ([from + 1, from + call.length])]
  })
}
