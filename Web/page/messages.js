// Messages on a text: which of them comes first, which is next, and how one is said.

/** @typedef {import('./editor.js').Message} Message */

/**
 * Errors before warnings.
 * @param {Message[]} messages
 */
export function inOrder(messages) {
  return [...messages.filter((each) => each.severity === 'error'), ...messages.filter((each) => each.severity !== 'error')]
}

/**
 * The message after a place, or before it where the direction is negative; after the last one comes the first.
 * @param {Message[]} messages @param {number} place @param {number} direction
 */
export function messageFrom(messages, place, direction) {
  const sorted = [...messages].sort((a, b) => direction * (a.from - b.from))
  return sorted.find((each) => direction * (each.from - place) > 0) ?? sorted[0]
}

/**
 * A message as it is said.
 * @param {Message} message @param {number} [line] its number, where the reader counts otherwise
 */
export function spokenMessage(message, line = message.line) {
  return `${message.severity === 'error' ? 'Error' : 'Warning'} in line ${line}: ${message.message}`
}
