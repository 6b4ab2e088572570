// The reference: every operator in all five libraries, each with a picture whose inputs can be dragged.

import { choice, element } from './dom.js'
import { address } from './library.js'
import { LiveText } from './lessons.js'

/** @typedef {import('./library.js').Library} Library @typedef {import('./library.js').Catalogue} Catalogue */

/**
 * The operators that a library has, each under the names it has there.
 * @param {Catalogue} catalogue @param {string} library
 */
function operatorsOf(catalogue, library) {
  return catalogue.operators.filter((operator) => (operator.dialect ?? 'rac') === library)
}

/** @param {string} name */
const plainName = (name) => name.replace(/\(.*/s, '')

/** @param {Library} library @param {string} name */
export async function referencePage(library, name) {
  const catalogue = await library.catalogue()
  const known = catalogue.libraries.find((each) => each.name === name) ?? catalogue.libraries[0]
  const chosen = known?.name ?? 'rac'
  const operators = operatorsOf(catalogue, chosen)
  const page = element('article', { class: 'reading list reference' },
    element('h1', {}, 'Reference'),
    element('p', {}, 'Every operator and source, with a picture that you can change. A name may mean different things in two libraries: choose yours.'),
    element('div', { class: 'reference-tools' },
      choice('Library', catalogue.libraries.map((each) => [each.name, each.title]), chosen, (value) => { location.hash = `#/reference/${value}` }),
      element('span', { class: 'soft' }, `${operators.length} operators`)),
    element('ul', { class: 'operators' }, ...operators.map((operator) => element('li', {},
      element('a', { href: address('reference', chosen, operator.name) }, element('code', {}, operator.name)),
      element('span', {}, operator.summary)))))
  return { element: page, title: `${known?.title ?? 'Reference'} – rxplay` }
}

/** @param {import('./engine.js').Engine} engine @param {Library} library @param {string} chosen @param {string} name */
export async function operatorPage(engine, library, chosen, name) {
  const catalogue = await library.catalogue()
  const own = operatorsOf(catalogue, chosen)
  const operator = own.find((each) => each.name === name) ?? own.find((each) => plainName(each.name) === plainName(name))
    ?? own.find((each) => each.aliases?.includes(name))
  if (!operator) return referencePage(library, chosen)
  const title = catalogue.libraries.find((each) => each.name === chosen)?.title ?? chosen
  const dialect = operator.exampleDialect ?? operator.dialect
  const live = operator.example ? new LiveText(engine, operator.example, dialect ? { dialect } : {}) : undefined
  const page = element('article', { class: 'reading operator' },
    element('p', { class: 'crumbs' }, element('a', { href: '#/reference' }, 'Reference'), ' / ', element('a', { href: `#/reference/${chosen}` }, title)),
    element('h1', {}, element('code', {}, operator.name)),
    element('p', { class: 'lead' }, operator.summary),
    operator.signature && element('pre', { class: 'listing signature', tabindex: '0' }, operator.signature),
    operator.details && element('p', {}, operator.details),
    live?.element,
    elsewhere(catalogue, operator),
    related(own, chosen, operator))
  return { element: page, title: `${operator.name} – ${title} – rxplay`, arrive: () => live?.arrive() }
}

/** @param {Catalogue} catalogue @param {import('./library.js').Operator} operator */
function elsewhere(catalogue, operator) {
  const rows = operator.elsewhere ?? []
  if (rows.length === 0) return undefined
  return element('section', {}, element('h2', {}, 'In the other libraries'),
    element('dl', { class: 'elsewhere' }, ...rows.flatMap((row) => [
      element('dt', {}, catalogue.libraries.find((each) => each.name === row.library)?.title ?? row.library),
      element('dd', {}, linked(catalogue, row)),
    ])))
}

/** @param {Catalogue} catalogue @param {{ library: string, name: string }} row */
function linked(catalogue, row) {
  const found = operatorsOf(catalogue, row.library).find((each) => plainName(each.name) === plainName(row.name) || each.aliases?.includes(row.name))
  const name = element('code', {}, row.name)
  return found ? element('a', { href: address('reference', row.library, found.name) }, name) : name
}

/** @param {import('./library.js').Operator[]} own @param {string} chosen @param {import('./library.js').Operator} operator */
function related(own, chosen, operator) {
  const names = operator.related ?? []
  if (names.length === 0) return undefined
  return element('section', {}, element('h2', {}, 'See also'),
    element('ul', { class: 'operators' }, ...names.map((name) => {
      const other = own.find((each) => each.name === name || each.aliases?.includes(name))
      return element('li', {}, other ? element('a', { href: address('reference', chosen, other.name) }, element('code', {}, name)) : element('code', {}, name),
        element('span', {}, other?.summary ?? ''))
    })))
}
