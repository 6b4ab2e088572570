// Search over lessons, operators, exercises and documents: a field with a list that follows it.

import { announce } from './announce.js'
import { counted, element, fill } from './dom.js'
import { say } from './language.js'
import { address } from './library.js'
import { slug } from './markdown.js'
import { bareName, namesOf } from './operators.js'

/** @typedef {{ title: string, kind: string, address: string, words: string, rank: number }} Item */

const LENGTH = 12

export class Search {
  #library
  /** @type {Promise<Item[]> | undefined} */
  #items
  /** @type {Item[]} */
  #found = []
  #index = -1
  #list = element('ul', { class: 'found', id: 'found', role: 'listbox', 'aria-label': say('Found'), hidden: true })
  #field = element('input', {
    type: 'search', placeholder: say('Search'), 'aria-label': say('Search lessons, operators, exercises and docs'), role: 'combobox',
    'aria-expanded': 'false', 'aria-controls': 'found', 'aria-autocomplete': 'list', autocomplete: 'off', spellcheck: 'false',
    oninput: () => this.#search(), onfocus: () => this.#load(),
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

  #load() { return this.#items ??= items(this.#library) }

  async #search() {
    const wanted = this.#field.value.trim().toLowerCase()
    if (!wanted) {
      this.#found = []
      return this.#close()
    }
    const all = await this.#load()
    if (this.#field.value.trim().toLowerCase() !== wanted) return
    const words = wanted.split(/\s+/)
    this.#found = all.map((item) => ({ item, score: score(item, wanted, words) })).filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.item.rank - b.item.rank).slice(0, LENGTH).map(({ item }) => item)
    this.#index = this.#found.length > 0 ? 0 : -1
    this.#show()
    announce(this.#found.length > 0 ? counted(this.#found.length, 'result') : 'Nothing found')
  }

  #show() {
    this.#list.hidden = false
    this.#field.setAttribute('aria-expanded', 'true')
    fill(this.#list, ...this.#found.map((item, index) => element('li', { role: 'option', id: `found-${index}`, 'aria-selected': String(index === this.#index) },
      element('a', { href: item.address, tabindex: '-1', onclick: () => this.#close() }, element('span', {}, item.title), element('small', {}, item.kind)))),
    this.#found.length === 0 && element('li', { class: 'nothing', role: 'option', 'aria-selected': 'false' }, say('Nothing found')))
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

/** @param {Item} item @param {string} wanted @param {string[]} words */
function score(item, wanted, words) {
  const title = item.title.toLowerCase()
  if (title === wanted || bareName(title) === wanted) return 100
  if (title.startsWith(wanted)) return 60
  if (title.includes(wanted)) return 40
  return words.every((word) => title.includes(word) || item.words.includes(word)) ? 10 : 0
}

/** @param {import('./library.js').Library} library @returns {Promise<Item[]>} */
async function items(library) {
  const [lessons, exercises, docs, catalogue] = await Promise.all([library.lessons(), library.exercises(), library.docs(), library.catalogue()])
  const titles = new Map(catalogue.libraries.map((each) => [each.name, each.title]))
  const summaries = new Map(catalogue.operators.map((operator) => [operator.name, operator.summary.toLowerCase()]))
  return [
    ...catalogue.libraries.flatMap((library) => namesOf(catalogue, library.name)).map((name) => ({
      title: name.spelling, kind: titles.get(name.library) ?? '', rank: 0,
      address: address('reference', name.library, name.spelling), words: summaries.get(bareName(name.spelling)) ?? '',
    })),
    ...lessons.map((lesson) => ({ title: lesson.title, kind: say('Lesson'), rank: 1, address: address('lessons', lesson.name), words: lesson.text.toLowerCase() })),
    ...exercises.map((each) => ({ title: each.title, kind: say('Exercise'), rank: 2, address: address('exercises', each.name), words: each.text.toLowerCase() })),
    ...docs.filter((entry) => !entry.name.includes('/')).flatMap((entry) => [...entry.text.matchAll(/^#{1,3} (.*)$/gm)].map((found) => {
      const title = (found[1] ?? '').replace(/[`*]/g, '')
      return { title, kind: entry.title, rank: 3, address: `${address('docs', entry.name)}@${slug(title)}`, words: '' }
    })),
  ]
}
