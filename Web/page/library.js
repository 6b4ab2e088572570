// The texts of the page. Each file is read once, on demand.

import { indexOf, itemsOf, unpacked } from './finding.js'
import { language, say, scriptInLanguage } from './language.js'

/**
 * @typedef {{ name: string, title: string, text: string, originals?: Record<string, string> }} Entry
 * @typedef {{ name: string, signature: string, summary: string, details?: string, example: string, dialect?: string,
 *   exampleDialect?: string, aliases?: string[], related?: string[], elsewhere?: { library: string, name: string }[] }} Operator
 * @typedef {{ libraries: { name: string, title: string }[], operators: Operator[],
 *   themes: { title: string, rows: { spelling: string, isName: boolean, differs: boolean }[][][] }[] }} Catalogue
 */

export class Library {
  #sources
  /** @type {Map<string, Promise<any>>} */
  #read = new Map()

  /** @param {{ data: (name: string) => Promise<any> }} sources */
  constructor(sources) { this.#sources = sources }

  /** @param {string} name @returns {Promise<any>} */
  #data(name) {
    let data = this.#read.get(name)
    if (!data) data = this.#keep(name, this.#sources.data(name))
    return data
  }

  /**
   * Keeps what is being read. A failure is not kept, so that it can be read once more.
   * @param {string} name @param {Promise<any>} data
   */
  #keep(name, data) {
    this.#read.set(name, data)
    data.catch(() => this.#read.delete(name))
    return data
  }

  /**
   * Scripts in the language of the page.
   * @param {string} name @returns {Promise<Entry[]>}
   */
  async #entries(name) {
    const read = this.#read.get(`${name} in the language`)
    if (read) return read
    return this.#keep(`${name} in the language`, this.#data(name).then((/** @type {Entry[]} */ all) =>
      all.map((entry) => ({ ...entry, title: say(entry.title), text: scriptInLanguage(entry.text) }))))
  }

  /** @returns {Promise<Entry[]>} */
  lessons() { return this.#entries('lessons.json') }
  /** @returns {Promise<Entry[]>} */
  exercises() { return this.#entries('exercises.json') }
  /** @returns {Promise<Entry[]>} */
  docs() { return this.#data('docs.json') }
  /** @returns {Promise<Catalogue>} */
  catalogue() { return this.#data('catalogue.json') }

  /**
   * The words of all pages. The file has those of the English ones.
   * @returns {Promise<import('./finding.js').Index>}
   */
  index() {
    return this.#read.get('index') ?? this.#keep('index', language() === 'en' ? this.#data('search.json').then(unpacked, () => this.#gathered()) : this.#gathered())
  }

  async #gathered() {
    const [lessons, exercises, docs, catalogue] = await Promise.all([this.lessons(), this.exercises(), this.docs(), this.catalogue()])
    return indexOf(itemsOf({ lessons, exercises, docs, catalogue }, say))
  }
}

/** @param {...string} parts */
export function address(...parts) {
  return `#/${parts.map((part) => part.split('/').map(encodeURIComponent).join('/')).join('/')}`
}
