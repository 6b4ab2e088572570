// Search over lessons, operators, exercises and documents: a field with a list that follows it.

import { announce } from './announce.js'
import { counted, element, fill } from './dom.js'
import { find } from './finding.js'
import { say } from './language.js'

const LENGTH = 12

export class Search {
  #library
  /** @type {{ title: string, kind: string, address: string }[]} */
  #found = []
  #index = -1
  #list = element('ul', { class: 'found', id: 'found', role: 'listbox', 'aria-label': say('Found'), hidden: true })
  #field = element('input', {
    type: 'search', placeholder: say('Search'), 'aria-label': say('Search lessons, operators, exercises and docs'), role: 'combobox',
    'aria-expanded': 'false', 'aria-controls': 'found', 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false',
    oninput: () => this.#search(), onfocus: () => this.#library.index().catch(() => {}),
    onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
  })
  element = element('div', { class: 'search-box' }, this.#field, element('kbd', { 'aria-hidden': 'true' }, '/'), this.#list)

  /** @param {import('./library.js').Library} library */
  constructor(library) {
    this.#library = library
    addEventListener('keydown', (event) => {
      const target = /** @type {Element} */ (event.target)
      if (event.key !== '/' || event.ctrlKey || event.metaKey || target.closest('input, textarea, select, [contenteditable], .CodeMirror')) return
      event.preventDefault()
      this.#field.focus()
      this.#field.select()
    })
    this.element.addEventListener('focusout', (event) => {
      if (!this.element.contains(/** @type {Node | null} */ (event.relatedTarget))) this.#close()
    })
  }

  async #search() {
    const wanted = this.#field.value.trim()
    if (!wanted) {
      this.#found = []
      return this.#close()
    }
    const index = await this.#library.index().catch(() => undefined)
    if (this.#field.value.trim() !== wanted) return
    this.#found = index ? find(index, wanted, LENGTH) : []
    this.#index = this.#found.length > 0 ? 0 : -1
    const nothing = index ? 'Nothing found' : 'The search could not be loaded. The next key tries again.'
    this.#show(nothing)
    announce(this.#found.length > 0 ? counted(this.#found.length, 'result') : nothing)
  }

  /** @param {string} [nothing] what is said if nothing is found */
  #show(nothing = '') {
    this.#list.hidden = false
    this.#field.setAttribute('aria-expanded', 'true')
    fill(this.#list, ...this.#found.map((item, index) => element('li', { role: 'option', id: `found-${index}`, 'aria-selected': String(index === this.#index) },
      element('a', { href: item.address, tabindex: '-1', onclick: () => this.#close() }, element('span', {}, item.title), element('small', {}, item.kind)))),
    this.#found.length === 0 && element('li', { class: 'nothing', role: 'option', 'aria-selected': 'false' }, say(nothing)))
    if (this.#index >= 0) this.#field.setAttribute('aria-activedescendant', `found-${this.#index}`)
  }

  #close() {
    this.#list.hidden = true
    this.#field.setAttribute('aria-expanded', 'false')
    this.#field.removeAttribute('aria-activedescendant')
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step !== 0 && this.#found.length > 0) {
      event.preventDefault()
      this.#index = (this.#index + step + this.#found.length) % this.#found.length
      this.#show()
    }
    const item = this.#found[this.#index]
    if (event.key === 'Enter' && item) {
      location.hash = item.address
      this.#close()
    }
    if (event.key === 'Escape') this.#close()
  }
}
