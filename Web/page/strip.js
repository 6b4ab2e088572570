// The strip above the picture: errors with their places, and a button for the fix; or that the run takes long.

import { button, element, fill } from './dom.js'
import { helpInPage, inOrder } from './messages.js'

/**
 * @param {Element} place
 * @param {import('./editor.js').Message[]} messages
 * @param {{ fix: (edit: import('./editor.js').Edit) => void, goTo: (from: number, to: number) => void,
 *   line?: (message: import('./editor.js').Message) => number }} acts
 */
export function showMessages(place, messages, acts) {
  const shown = inOrder(messages).slice(0, 3)
  fill(place, ...shown.map((message) => row(message, acts)),
    messages.length > 3 && element('p', { class: 'more' }, `and ${messages.length - 3} more; F8 goes through them`))
  place.classList.toggle('empty', shown.length === 0)
}

/** @param {import('./editor.js').Message} message @param {any} acts */
function row(message, acts) {
  const { fix } = message
  return element('div', { class: `message ${message.severity}` },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, message.severity === 'error' ? '✕' : '!'),
    element('p', {}, message.message, message.help ? element('span', { class: 'help' }, `${/[.!?]$/.test(message.message) ? '' : '.'} ${sentence(helpInPage(message.help))}`) : ''),
    fix && button(fix.title, () => acts.fix(fix), { class: 'small' }),
    button(`Line ${acts.line?.(message) ?? message.line}`, () => acts.goTo(message.from, message.to), { class: 'small plain' }))
}

/** @param {string} text */
function sentence(text) {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Adds a line to the messages, unless it is among them.
 * @param {Element} place @param {string} text
 */
export function addLine(place, text) {
  if (place.lastElementChild?.textContent !== text) place.append(element('p', { class: 'more' }, text))
  place.classList.remove('empty')
}

/**
 * A sentence, and a button for a remedy.
 * @param {Element} place @param {string} text @param {{ title: string, act: () => void } | false} [way]
 */
export function showTrouble(place, text, way) {
  fill(place, element('div', { class: 'message warning' },
    element('span', { class: 'sign', 'aria-hidden': 'true' }, '!'), element('p', {}, text),
    way && button(way.title, way.act, { class: 'small' })))
  place.classList.remove('empty')
}
