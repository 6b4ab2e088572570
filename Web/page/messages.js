// Messages about a text: their order, and their words.

/** @typedef {import('./editor.js').Message} Message */

/**
 * Errors before warnings.
 * @param {Message[]} messages
 */
export function inOrder(messages) {
  return [...messages.filter((each) => each.severity === 'error'), ...messages.filter((each) => each.severity !== 'error')]
}

/**
 * The message after a place, or before it if the direction is negative; the first comes after the last.
 * @param {Message[]} messages @param {number} place @param {number} direction
 */
export function messageFrom(messages, place, direction) {
  const sorted = [...messages].sort((a, b) => direction * (a.from - b.from))
  return sorted.find((each) => direction * (each.from - place) > 0) ?? sorted[0]
}

/**
 * A message in words.
 * @param {Message} message @param {number} [line] the number of its line, if the reader counts otherwise
 */
export function spokenMessage(message, line = message.line) {
  return `${message.severity === 'error' ? 'Error' : 'Warning'} in line ${line}: ${message.message}`
}

/**
 * The help of a message, without options that only the command line has.
 * @param {string} help
 */
export function helpInPage(help) {
  return help.replace(/^the budget is '\w+': (--limit \w+=\d+) allows more$/, 'is there a loop or a stream that does not end? The program at the command line takes $1')
}
