// Completions of the plain editor: a row of buttons under the text, within reach of the thumb. Arrow keys move through
// them, Enter or a tap takes one, and each is announced when it is reached.

import { announceNow } from './announce.js'
import { button, element, fill } from './dom.js'
import { say } from './language.js'

/** @typedef {{ from: number, to: number, candidates: { text: string, summary?: string }[] }} Found */

const MOST = 24

/**
 * The candidates of a place, without the present word.
 * @param {Found} found @param {string} text
 */
export function offered({ from, to, candidates }, text) {
  return candidates.length === 1 && candidates[0]?.text === text.slice(from, to) ? [] : candidates
}

export class Suggestions {
  element = element('div', { class: 'suggestions', role: 'group', 'aria-label': say('Completions'), hidden: true,
    onpointerdown: (/** @type {Event} */ event) => event.preventDefault() })
  #take
  /** @type {Found | undefined} */
  #found
  #index = -1

  /** @param {(from: number, to: number, insert: string) => void} take puts a candidate into the text */
  constructor(take) { this.#take = take }

  get isOpen() { return !this.element.hidden }

  /** @param {Found | undefined} found */
  show(found) {
    const candidates = found?.candidates.slice(0, MOST) ?? []
    this.#found = found && { ...found, candidates }
    this.#index = -1
    this.element.hidden = candidates.length === 0
    fill(this.element, ...candidates.map((each, index) => button(each.text, () => this.#choose(index), { tabindex: '-1', title: each.summary })))
  }

  close() { this.show(undefined) }

  /**
   * Whether a key is meant for the row: Enter is, after a candidate was reached.
   * @param {string} key in small letters
   */
  key(key) {
    if (!this.isOpen) return false
    const step = key === 'arrowdown' ? 1 : key === 'arrowup' ? -1 : 0
    if (step !== 0) this.#reach(step)
    else if (key === 'escape') this.close()
    else if (key === 'enter' && this.#index >= 0) this.#choose(this.#index)
    else return false
    return true
  }

  /** @param {number} step */
  #reach(step) {
    const candidates = this.#found?.candidates ?? []
    this.#index = (this.#index + step + (this.#index < 0 && step < 0 ? 1 : 0) + candidates.length) % candidates.length
    const [...rows] = this.element.children
    rows.forEach((row, index) => row.classList.toggle('reached', index === this.#index))
    rows[this.#index]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { text = '', summary = '' } = candidates[this.#index] ?? {}
    announceNow(`${text}${summary && `, ${summary}`}, ${this.#index + 1} of ${candidates.length}`)
  }

  /** @param {number} index */
  #choose(index) {
    const found = this.#found
    const chosen = found?.candidates[index]
    this.close()
    if (found && chosen) this.#take(found.from, found.to, chosen.text)
  }
}
