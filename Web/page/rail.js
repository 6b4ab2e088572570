// The library beside wide pages: all pages to read, in groups. The group of the present page is open.

import { codeName, element, fill } from './dom.js'
import { say } from './language.js'
import { address } from './library.js'
import { namesOf } from './operators.js'
import { ownLibrary } from './storage.js'

/** @typedef {{ href: string, title: string | Element }} Link */

/** The least width with room for it; the styles have the same one. */
const WIDE = '(width >= 1500px)'

export class Rail {
  #place
  #library
  #wide = matchMedia(WIDE)
  /** The library whose names are listed. */
  #dialect = ''
  #fragment = ''
  /** @type {Record<string, () => Promise<Node[]>>} */
  #contents = {
    // Titles are shorter here without their translation.
    lessons: async () => [list((await this.#library.lessons()).map(({ name, title }) => ({ href: address('lessons', name), title: title.replace(/\s\p{Script=Han}.*/u, '') })))],
    exercises: async () => [list((await this.#library.exercises()).map(({ name, title }) => ({ href: address('exercises', name), title })))],
    reference: () => this.#names(),
    docs: async () => [list((await this.#library.docs()).filter(({ name }) => !name.includes('/'))
      .map(({ name, title }) => ({ href: address('docs', name), title })))],
  }
  #groups = new Map([['lessons', 'Lessons'], ['exercises', 'Exercises'], ['reference', 'Reference'], ['docs', 'Docs']].map(([place = '', title = '']) =>
    [place, element('details', { name: 'rail', ontoggle: () => this.#fill(place).catch(() => {}) }, element('summary', {}, say(title)), element('div'))]))

  /** @param {Element} place @param {import('./library.js').Library} library */
  constructor(place, library) {
    this.#place = place
    this.#library = library
    place.append(...this.#groups.values())
    this.#wide.addEventListener('change', () => this.show(this.#fragment))
  }

  /**
   * Opens the group of a page, and marks the page in it.
   * @param {string} fragment
   */
  async show(fragment) {
    this.#fragment = fragment
    if (!this.#wide.matches) return
    const [, place = '', dialect = ''] = fragment.startsWith('/') ? fragment.split('/') : []
    const group = this.#groups.get(place) ?? (this.#place.querySelector('details[open]') ? undefined : this.#groups.get('lessons'))
    if (place === 'reference' && dialect !== this.#dialect) {
      this.#dialect = dialect
      const names = this.#groups.get(place)
      if (names?.open) await this.#fill(place, true)
    }
    if (group && !group.open) group.open = true
    else this.#mark()
  }

  /** @param {string} place @param {boolean} [isOther] whether its contents have changed */
  async #fill(place, isOther = false) {
    const group = this.#groups.get(place)
    const content = group?.lastElementChild
    if (!group?.open || !content) return
    if (isOther || content.childElementCount === 0) fill(content, ...await this.#contents[place]?.() ?? [])
    this.#mark()
  }

  async #names() {
    const catalogue = await this.#library.catalogue()
    const library = catalogue.libraries.find(({ name }) => name === (this.#dialect || ownLibrary())) ?? catalogue.libraries[0]
    if (!library) return []
    const names = namesOf(catalogue, library.name)
    return [...new Set(names.map(({ theme }) => theme))].flatMap((theme) => [
      element('h3', {}, theme),
      list(names.filter((each) => each.theme === theme)
        .map(({ spelling }) => ({ href: address('reference', library.name, spelling), title: codeName(spelling) }))),
    ])
  }

  /** The present page is marked, and visible. */
  #mark() {
    const own = `#${this.#fragment.split('@')[0]}`
    for (const link of this.#place.querySelectorAll('a')) {
      if (link.getAttribute('href') !== own) link.removeAttribute('aria-current')
      else if (!link.hasAttribute('aria-current')) {
        link.setAttribute('aria-current', 'page')
        link.scrollIntoView({ block: 'nearest' })
      }
    }
  }
}

/** @param {Link[]} links */
function list(links) {
  return element('ul', {}, ...links.map(({ href, title }) => element('li', {}, element('a', { href }, title))))
}
