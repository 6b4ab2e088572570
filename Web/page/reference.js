// The reference: every operator in all five libraries, each with a picture whose inputs can be dragged.

import { choice } from './dom.js'
import { LiveText } from './lessons.js'
import { helpInPage } from './opening.js'
import { inOwnWords, libraryArticle, libraryTitle, operatorArticle } from './operators.js'
import { keepLibrary, ownLibrary } from './storage.js'

/** @typedef {import('./library.js').Library} Library */

/** @param {Library} library @param {string} name */
export async function referencePage(library, name) {
  const catalogue = await library.catalogue()
  const wanted = name || ownLibrary()
  const known = catalogue.libraries.find((each) => each.name === wanted) ?? catalogue.libraries[0]
  const chosen = known?.name ?? 'rac'
  const others = choice('Library', catalogue.libraries.map((each) => [each.name, each.title]), chosen, (value) => {
    keepLibrary(value)
    location.hash = `#/reference/${value}`
  })
  return { element: libraryArticle(catalogue, chosen, others), title: `${known?.title ?? 'Reference'} – rxplay` }
}

/** @param {import('./engine.js').Engine} engine @param {Library} library @param {string} chosen @param {string} spelling */
export async function operatorPage(engine, library, chosen, spelling) {
  const inPage = await helpInPage(chosen, spelling)
  const { libraries } = inPage ?? await library.catalogue()
  const ask = (/** @type {Record<string, any>} */ request, /** @type {string} */ text) => engine.ask(request, text)
  const found = inPage?.help ?? await ask({ kind: 'help', name: spelling, dialect: chosen }, '')
  if (!found?.text) return referencePage(library, chosen)
  const help = inPage?.help ?? await inOwnWords(ask, chosen, found)
  /** @type {LiveText[]} */
  const lives = []
  const page = operatorArticle(libraries, chosen, spelling, help, (text, settings) => {
    const live = new LiveText(engine, text, { settings })
    lives.push(live)
    return live.element
  })
  return {
    element: page, title: `${spelling} – ${libraryTitle(libraries, chosen)} – rxplay`,
    arrive: () => { for (const live of lives) live.arrive() },
    leave: () => { for (const live of lives) live.bench.timeline.pause() },
  }
}
