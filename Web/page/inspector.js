// The chosen mark with fields and buttons, which can do everything that a drag can do.

import { announceNow } from './announce.js'
import { button, element, fill } from './dom.js'
import { say } from './language.js'
import { markName, moveOf, placeIn } from './picture.js'
import { readTime, time } from './times.js'

/** @typedef {import('./picture.js').Mark} Mark */

export class Inspector {
  element = element('div', { class: 'inspector', role: 'group', 'aria-label': say('The chosen mark'), hidden: true })
  #change
  #goTo
  #shown = ''

  /**
   * @param {(request: Record<string, any>) => Promise<any>} change
   * @param {(from: number, to: number) => void} goTo
   */
  constructor(change, goTo) {
    this.#change = change
    this.#goTo = goTo
  }

  /** @param {Mark | undefined} mark @param {number} [tick] the tick of its lane */
  show(mark, tick = 1e8) {
    const key = mark ? JSON.stringify([mark.m, mark.time, mark.value, mark.source, mark.why, tick]) : ''
    if (key === this.#shown) return
    this.#shown = key
    this.element.hidden = !mark
    if (!mark) return
    const focused = this.element.contains(document.activeElement) ? document.activeElement?.ariaLabel ?? document.activeElement?.textContent : undefined
    const { source } = mark
    const title = element('span', { class: 'inspector-title' }, element('b', {}, markName(mark)), ` of ${mark.lane}`)
    if (!source) {
      fill(this.element, title, element('span', { class: 'inspector-time' }, time(mark.time)),
        element('span', { class: 'why' }, mark.why ?? 'Its time is computed.'))
      return
    }
    const at = placeIn(source)
    const move = (/** @type {number} */ to, fine = false) => this.#change(moveOf(mark, to, fine))
    const timeField = element('input', {
      type: 'text', value: time(mark.time), size: '8', inputmode: 'text', 'aria-label': say('Time'),
      onchange: () => {
        const wanted = readTime(timeField.value)
        if (wanted === undefined) timeField.setAttribute('aria-invalid', 'true')
        else move(wanted, true)
      },
    })
    const valueField = mark.kind === 'value' && element('input', {
      type: 'text', class: 'value-field', value: mark.value ?? '', size: '8', 'aria-label': say('Value'),
      onchange: (/** @type {Event} */ event) => this.#change({ do: 'value', ...at, value: /** @type {HTMLInputElement} */ (event.target).value }),
    })
    fill(this.element, title,
      button('−', () => move(mark.time - tick), { class: 'square', 'aria-label': say('Earlier') }), timeField,
      button('+', () => move(mark.time + tick), { class: 'square', 'aria-label': say('Later') }), valueField,
      button('Delete', async () => (await this.#change({ do: 'delete', ...at }))?.edit && announceNow(`Deleted: ${markName(mark)}.`), { class: 'plain' }),
      button('Show in text', () => this.#goTo(source.from, source.to), { class: 'plain' }))
    // The control in use keeps the focus, and may be used again.
    const same = [...this.element.querySelectorAll('button, input')].find((each) => focused && (each.ariaLabel ?? each.textContent) === focused)
    if (same instanceof HTMLElement) same.focus()
  }
}
