// The reference pages of a library and of a name, as elements: pages without a script are made of them, too.

import { codeName, element } from './dom.js'
import { applied } from './edits.js'
import { say, sentence } from './language.js'
import { address } from './library.js'
import { playable } from './playable.js'

/**
 * @typedef {import('./library.js').Catalogue} Catalogue
 * @typedef {(text: string, settings: Record<string, string>) => Node} Draw makes an example with its picture
 * @typedef {{ library: string, spelling: string, theme: string, row: { spelling: string, isName: boolean, differs: boolean }[][] }} Name
 */

/**
 * The names of a library, each with its row of the table of libraries.
 * @param {Catalogue} catalogue @param {string} library
 * @returns {Name[]}
 */
export function namesOf(catalogue, library) {
  const column = catalogue.libraries.findIndex((each) => each.name === library)
  const found = catalogue.themes.flatMap((theme) => theme.rows.flatMap((row) => (row[column] ?? []).flatMap((cell) => {
    if (!cell.isName) return []
    return splitSpellings(cell.spelling).map((spelling) => ({ library, spelling, theme: theme.title, row }))
  })))
  return found.filter((name, index) => found.findIndex((other) => other.spelling === name.spelling) === index)
}

/**
 * Cells contain spellings with commas between them, but commas also occur in parentheses.
 * @param {string} text @returns {string[]}
 */
function splitSpellings(text) {
  return text.split(/, (?![^(]*\))/).map((part) => part.trim()).filter(Boolean)
}

/** @param {string} spelling */
export function bareName(spelling) {
  return /[\p{L}_][\w]*/u.exec(spelling)?.[0] ?? spelling
}

/**
 * The names of a library by their themes.
 * @param {Catalogue} catalogue @param {string} chosen @param {Node} choice the control that chooses another library
 */
export function libraryArticle(catalogue, chosen, choice) {
  const names = namesOf(catalogue, chosen)
  const themes = [...new Set(names.map((each) => each.theme))]
  const summaries = new Map(catalogue.operators.flatMap((operator) => [operator.name, ...(operator.aliases ?? [])].map((each) => [each, operator.summary])))
  // The row of a name of another library has its counterparts, whose operator is the same.
  const summaryOf = (/** @type {Name} */ each) => [each.spelling, ...each.row.flatMap((cells) => cells.map((cell) => cell.spelling))]
    .map((spelling) => summaries.get(bareName(spelling))).find(Boolean) ?? ''
  return element('article', { class: 'reading list reference' },
    element('h1', {}, say('Reference')),
    element('p', {}, say('Every operator and source, with a picture. A name may mean different things in two libraries: choose yours.')),
    element('div', { class: 'reference-tools' }, choice, element('span', { class: 'soft' }, say('%1 names', names.length))),
    ...themes.flatMap((theme) => [
      element('h2', {}, say(theme)),
      element('ul', { class: 'operators' }, ...names.filter((each) => each.theme === theme).map((each) => element('li', {},
        element('a', { href: address('reference', chosen, each.spelling) }, codeName(each.spelling)),
        element('span', {}, say(summaryOf(each)))))),
    ]))
}

/**
 * Help with the examples in the words of the library, as far as they then draw the same.
 * @param {(request: Record<string, any>, text: string) => any} ask asks the program @param {string} library @param {any} help
 */
export async function inOwnWords(ask, library, help) {
  const draw = async (/** @type {string} */ text, /** @type {string} */ dialect) =>
    (await ask({ kind: 'evaluate', views: 'text', dialect, language: 'rx' }, text))?.outputs?.map((/** @type {any} */ output) => output.text).join('\n')
  const pages = []
  for (const page of help.pages ?? []) {
    const { example, exampleDialect } = page
    pages.push(page)
    if (!example || exampleDialect === library) continue
    const head = `dialect("${library}")\n`
    const answer = example.startsWith(head) ? undefined : await ask({ kind: 'respell', to: library, dialect: exampleDialect, language: 'rx' }, example)
    const written = (answer?.edit ? applied(example, answer.edit) : example).replace(head, '').replace(new RegExp(`(?<!\\w)${library}\\.`, 'g'), '')
    if (answer?.kept?.length > 0) continue
    const drawn = await draw(example, exampleDialect)
    if (drawn && drawn === await draw(written, library)) pages[pages.length - 1] = { ...page, example: written, exampleDialect: library }
  }
  return { ...help, pages }
}

/**
 * The page of a name, from the program's help.
 * @param {Catalogue['libraries']} libraries @param {string} chosen @param {string} spelling @param {any} help @param {Draw} draw
 */
export function operatorArticle(libraries, chosen, spelling, help, draw) {
  const pages = help.pages ?? []
  return element('article', { class: 'reading operator' },
    element('p', { class: 'crumbs' }, element('a', { href: '#/reference' }, say('Reference')), ' / ',
      element('a', { href: `#/reference/${chosen}` }, libraryTitle(libraries, chosen))),
    element('h1', {}, codeName(spelling)),
    ...pages.flatMap((/** @type {any} */ each) => meaning(libraries, chosen, each, draw)),
    pages.length === 0 && element('pre', { class: 'listing', tabindex: '0' }, help.text.trim()))
}

/** @param {Catalogue['libraries']} libraries @param {string} name */
export function libraryTitle(libraries, name) {
  return libraries.find((each) => each.name === name)?.title ?? name
}

/**
 * One meaning of a name: its description, its call, and pictures.
 * @param {Catalogue['libraries']} libraries @param {string} chosen @param {any} page @param {Draw} draw
 */
export function meaning(libraries, chosen, page, draw) {
  const live = (/** @type {string} */ text) => {
    /** @type {Record<string, string>} */
    const settings = page.exampleDialect ? { dialect: page.exampleDialect } : {}
    return draw(playable(text, page.name), settings)
  }
  return [
    page.lead && element('p', { class: 'soft' }, sentence(page.lead)),
    element('p', { class: 'lead' }, say(page.summary)),
    element('pre', { class: 'listing signature', tabindex: '0' }, page.signatures.join('\n')),
    page.details && element('p', {}, say(page.details)),
    page.example && live(page.example),
    page.comparison && element('h2', {}, say('The libraries side by side')),
    page.comparison && live(page.comparison),
    page.meanings?.length > 0 && element('h2', {}, page.comparison ? say('What each of them does') : say('In the five libraries')),
    page.meanings?.length > 0 && element('dl', { class: 'elsewhere' }, ...page.meanings.flatMap((/** @type {any} */ row) => [
      element('dt', {}, libraries.find((each) => each.name === row.library)?.title ?? row.library),
      element('dd', {}, element('a', { href: address('reference', row.library, row.spelling) }, element('code', {}, row.spelling)),
        row.sentence && element('span', {}, say(row.sentence)), row.library === chosen ? '' : row.differs && element('b', { class: 'differs' }, say('differs'))),
    ])),
    related(chosen, page.related ?? []),
  ]
}

/** @param {string} chosen @param {string[]} names */
function related(chosen, names) {
  return names.length > 0 && element('p', {}, say('See also '), ...names.flatMap((name, index) => [
    index > 0 && ', ', element('a', { href: address('reference', chosen, name) }, element('code', {}, name)),
  ]))
}
