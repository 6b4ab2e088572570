// Help on the word at the caret, beside the program: its page of the reference, and the keys of the editor.

import { coloured } from './colours.js'
import { element } from './dom.js'
import { say } from './language.js'
import { meaning } from './operators.js'

const KEYS = [
  ['Ctrl-Space', 'completes'], ['Ctrl-Enter', 'runs, and says what came'], ['F8', 'goes to the next error'],
  ['Alt-Up, Alt-Down', 'change the number at the caret'], ['Ctrl-Z', 'undoes, gestures in the picture, too'],
  ['Escape', 'goes to the picture'], ['Tab', 'leaves the editor'],
]

/**
 * Help on a word; without an answer, the keys of the editor.
 * @param {any} answer the program's answer @param {{ name: string, title: string }[]} libraries @param {string} dialect
 * @returns {Node[]}
 */
export function helpOn(answer, libraries, dialect) {
  const pages = answer?.pages ?? []
  if (pages.length > 0) {
    const draw = (/** @type {string} */ text) => element('pre', { class: 'listing program', tabindex: '0' }, coloured(text))
    return pages.flatMap((/** @type {any} */ page) => meaning(libraries, dialect, page, draw)).filter(Boolean)
  }
  if (answer?.text) return [element('pre', { tabindex: '0' }, answer.text.trim())]
  return [element('p', {}, say('Place the caret in the name of an operator to read about it.')),
    element('dl', { class: 'keys' }, ...KEYS.flatMap(([key, what = '']) => [element('dt', {}, element('kbd', {}, key)), element('dd', {}, what)]))]
}

/** @typedef {{ name: string, counterpart: string, words: string, differs: boolean }} Move */

/**
 * How the names of a library moved to another one, those first that do not mean the same.
 * @param {string} title @param {Move[]} moves @param {Element} proof
 * @returns {(Node | false)[]}
 */
export function movesTo(title, moves, proof) {
  const rows = (/** @type {boolean} */ differs) => moves.filter((each) => each.differs === differs && (differs || each.name !== each.counterpart))
  const list = (/** @type {Move[]} */ some) => some.length > 0 && element('dl', { class: 'elsewhere' }, ...some.flatMap(({ name, counterpart, words, differs }) => [
    element('dt', {}, element('code', {}, name)),
    element('dd', {}, counterpart ? element('code', {}, counterpart) : '–', differs && element('span', {}, words)),
  ]))
  return [element('h2', {}, title), proof, list(rows(true)), list(rows(false))]
}
