// Finds pages by words: those of the pages, those that people use for them, and words with a slip. The words of the
// English pages are gathered when the page is built; no text has to be loaded to search it.

import { address } from './library.js'
import { slug } from './markdown.js'
import { bareName, namesOf } from './operators.js'

/**
 * @typedef {{ title: string, kind: string, address: string, words: string, rank: number }} Item
 * @typedef {{ lessons: import('./library.js').Entry[], exercises: import('./library.js').Entry[], docs: import('./library.js').Entry[],
 *   catalogue: import('./library.js').Catalogue }} Texts
 * @typedef {{ items: Omit<Item, 'words'>[], words: Map<string, Map<number, number>> }} Index the items of each word, with its weight there
 */

/** Words that people use, and those of the pages. A word in several parts is a name that has them all. */
const MEANT = /** @type {Record<string, string>} */ ({
  'memory leak': 'leaks owners', leak: 'leaks owners', 'retain cycle': 'leaks owners', weak: 'leaks owners',
  twice: 'share sharing publish', 'side effect': 'effects', 'error handling': 'failing catch retry errors', 'try catch': 'catch failing',
  autocomplete: 'search typeahead debounce', typeahead: 'search debounce', 'search box': 'search debounce', 'as you type': 'search debounce',
  unsubscribe: 'dispose disposed takeUntil', cancel: 'switchToLatest switchMap dispose', 'race condition': 'switchToLatest search', 'out of order': 'switchToLatest search',
  polling: 'interval repeat', spinner: 'command executing', loading: 'command executing requests', 'double click': 'throttle gestures', 'double tap': 'throttle gestures',
  backoff: 'retry', fetch: 'requests network', ajax: 'requests network', promise: 'requests from', http: 'requests network', websocket: 'feeds',
  parallel: 'merge concurrency', sequential: 'concat combining', queue: 'concat concurrency', state: 'scan properties', store: 'scan properties',
  multicast: 'share publish sharing', 'event bus': 'subjects', emitter: 'subjects', 'two way': 'properties', binding: 'properties bind', async: 'asyncsequence await',
  thread: 'schedulers concurrency', 'main thread': 'schedulers observeOn', 'background': 'schedulers subscribeOn', 'unit test': 'test tests', mock: 'stand-ins test',
  button: 'command tap', form: 'forms combineLatest', validation: 'forms combineLatest', login: 'command-login forms', wait: 'delay timer', timeout: 'timeout',
})

/** Words that tell nothing. */
const EMPTY = new Set('a an and are as at be but by can do for from has have how i if in is it its my no not of on or so than that the their there they this to was what when where which who why will with you your'.split(' '))

/**
 * The stems of the words of a text; a name in camel case has those of its parts as well, and one with `@` that of the word after it.
 * @param {string} text @returns {string[]}
 */
export function stems(text) {
  return (text.match(/@?[a-z\d]+/gi) ?? []).flatMap((word) => {
    const parts = word.match(/[A-Z]?[a-z]+|[A-Z]+|\d+/g) ?? []
    return [word, ...parts.length > 1 || word.startsWith('@') ? parts : []]
  }).map((word) => word.toLowerCase()).filter((word) => /^@?[a-z]\w{1,30}$/.test(word) && !EMPTY.has(word)).map(stem)
}

/** @param {string} word in small letters */
function stem(word) {
  const rest = word.replace(/ies$/, 'y').replace(/(?:ing|ed|es|s|e)$/, '')
  return rest.length > 2 ? rest : word
}

/**
 * The different words of a text, in their order; Chinese is not divided into words.
 * @param {string} text
 */
function wordsOf(text) {
  return [...new Set([...stems(text), ...text.match(/\p{Script=Han}+/gu) ?? []])].join(' ')
}

/**
 * The items of all pages.
 * @param {Texts} texts @param {(word: string) => string} [say]
 * @returns {Item[]}
 */
export function itemsOf({ lessons, exercises, docs, catalogue }, say = (word) => word) {
  const titles = new Map(catalogue.libraries.map((each) => [each.name, each.title]))
  const operators = new Map(catalogue.operators.flatMap((operator) => [operator.name, ...operator.aliases ?? []].map((name) => [name, operator])))
  return [
    ...catalogue.libraries.flatMap((library) => namesOf(catalogue, library.name)).map((name) => {
      // The row of a name of another library has its counterparts, whose operator is the same.
      const operator = [name.spelling, ...name.row.flatMap((cells) => cells.map((cell) => cell.spelling))].map((spelling) => operators.get(bareName(spelling))).find(Boolean)
      return {
        title: name.spelling, kind: titles.get(name.library) ?? '', rank: 0, address: address('reference', name.library, name.spelling),
        words: wordsOf(`${operator?.summary ?? ''} ${operator?.details ?? ''}`),
      }
    }),
    ...lessons.map((lesson) => ({ title: lesson.title, kind: say('Lesson'), rank: 1, address: address('lessons', lesson.name), words: wordsOf(`${lesson.name} ${lesson.text}`) })),
    ...exercises.map((each) => ({ title: each.title, kind: say('Exercise'), rank: 2, address: address('exercises', each.name), words: wordsOf(`${each.name} ${each.text}`) })),
    ...docs.filter((entry) => !entry.name.includes('/')).flatMap((entry) => entry.text.split(/^(?=#{1,3} )/m).map((section) => {
      const title = (/^#+ (.*)/.exec(section)?.[1] ?? entry.title).replace(/[`*]/g, '')
      return { title, kind: entry.title, rank: 3, address: `${address('docs', entry.name)}@${slug(title)}`, words: wordsOf(`${entry.name} ${section}`) }
    })),
  ]
}

/**
 * The items by their words. Words of titles weigh more, the more the shorter the title is.
 * @param {Item[]} items @returns {Index}
 */
export function indexOf(items) {
  /** @type {Index['words']} */
  const words = new Map()
  items.forEach((item, place) => {
    const title = stems(item.title)
    const weights = new Map(item.words.split(' ').map((word) => [word, 1]))
    for (const word of title) weights.set(word, 1 + 4 / Math.sqrt(title.length))
    for (const [word, weight] of weights) words.set(word, (words.get(word) ?? new Map()).set(place, weight))
  })
  return { items, words }
}

/**
 * An index as a text: each word once, with the distances between its items; words of titles are known from the titles.
 * @param {Item[]} items
 */
export function packed(items) {
  const { words } = indexOf(items)
  const lines = [...words].filter(([word]) => word).sort(([one], [other]) => one < other ? -1 : 1).map(([word, places]) => {
    let last = 0
    return [word, ...[...places.keys()].map((place) => {
      const step = place - last
      last = place
      return step.toString(36)
    })].join(' ')
  })
  return JSON.stringify({ items: items.map(({ words: _, ...item }) => item), words: lines.join('\n') })
}

/**
 * @param {{ items: Item[], words: string }} read
 * @returns {Index}
 */
export function unpacked({ items, words }) {
  const index = indexOf(items.map((item) => ({ ...item, words: '' })))
  for (const line of words.split('\n')) {
    const [word = '', ...steps] = line.split(' ')
    const places = index.words.get(word) ?? new Map()
    let place = 0
    for (const step of steps) {
      place += parseInt(step, 36)
      if (!places.has(place)) places.set(place, 1)
    }
    index.words.set(word, places)
  }
  return index
}

/**
 * The items for a text, the best first.
 * @param {Index} index @param {string} wanted @param {number} limit
 * @returns {Omit<Item, 'words'>[]}
 */
export function find({ items, words }, wanted, limit) {
  const text = wanted.trim().toLowerCase()
  const asked = [...new Set(stems(wanted.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, '')))]
  const known = [...words.keys(), ...Object.keys(MEANT).flatMap(stems)]
  // The forms of each word, with their weights: itself, longer words, and for a rare or unknown one those with a slip less.
  const forms = asked.map((word, place) => {
    /** @type {Map<string, number>} */
    const found = new Map()
    for (const other of known) {
      if (other === word) found.set(other, 1)
      else if (word.length > 2 && other.startsWith(word)) found.set(other, place === asked.length - 1 ? 0.6 : 0.3)
    }
    const count = words.get(word)?.size ?? 0
    if (found.size <= 1 && count < 3) for (const other of nearest(word, known)) if ((words.get(other)?.size ?? 9) >= count) found.set(other, 0.8)
    return found
  })
  const isAsked = (/** @type {string} */ word) => forms.some((found) => (found.get(word) ?? 0) >= 0.8)
  const meant = Object.entries(MEANT).filter(([phrase]) => stems(phrase).every(isAsked))
    .flatMap(([phrase, others]) => others.split(' ').map((other) => ({ form: stems(other)[0] ?? '', weight: phrase.includes(' ') ? 0.8 : 0.4 })))
  /** @type {Map<number, number>} */
  const scores = new Map()
  const add = (/** @type {number} */ place, /** @type {number} */ score) => scores.set(place, (scores.get(place) ?? 0) + score)
  const rarity = (/** @type {string} */ word) => Math.log(1 + items.length / (words.get(word)?.size || 1))
  /** @type {Map<number, number>} */
  const counts = new Map()
  for (const found of forms) {
    /** @type {Map<number, number>} */
    const best = new Map()
    for (const [form, weight] of found) {
      for (const [place, there] of words.get(form) ?? []) best.set(place, Math.max(best.get(place) ?? 0, there * weight * rarity(form)))
    }
    for (const [place, score] of best) {
      add(place, score)
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  // A word that no page has does not hide the others.
  for (const [place, count] of counts) scores.set(place, (scores.get(place) ?? 0) * (count / asked.length) ** 3)
  for (const { form, weight } of meant) for (const [place, there] of words.get(form) ?? []) add(place, there * weight * rarity(form))
  items.forEach((item, place) => {
    const title = item.title.toLowerCase()
    if (!text) return
    if (title === text || bareName(title) === text) add(place, 1000)
    else if (title.startsWith(text)) add(place, 60)
    else if (title.includes(text)) add(place, 30)
  })
  if (/\p{Script=Han}/u.test(text)) {
    const part = text.replace(/\s+/g, '')
    for (const [word, places] of words) if (word.includes(part)) for (const place of places.keys()) add(place, 10)
  }
  const rank = (/** @type {number} */ place) => items[place]?.rank ?? 0
  return [...scores].filter(([, score]) => score > 0).sort(([a, one], [b, other]) => other - one || rank(a) - rank(b) || a - b)
    .slice(0, limit).flatMap(([place]) => items[place] ?? [])
}

/**
 * The known words that differ from a word by a slip or two.
 * @param {string} word @param {string[]} known
 */
function nearest(word, known) {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2
  /** @type {string[][]} */
  const found = [[], [], []]
  for (const other of known) {
    if (other === word || Math.abs(other.length - word.length) > most || other.length < 3) continue
    const slips = distance(word, other, most)
    if (slips <= most) found[slips]?.push(other)
  }
  return found.find((words) => words.length > 0) ?? []
}

/**
 * The number of letters to add, drop, change or exchange; larger than `most` for all that are further apart.
 * @param {string} one @param {string} other @param {number} most
 */
function distance(one, other, most) {
  let before = /** @type {number[]} */ ([])
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1]
      let least = Math.min((last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]) least = Math.min(least, (before[column - 2] ?? 0) + 1)
      next.push(least)
    }
    if (Math.min(...next) > most) return most + 1
    before = last
    last = next
  }
  return last[other.length] ?? 0
}
