// The project's documents as pages, with a list of their sections.

import { element } from './dom.js'
import { say } from './language.js'
import { encode } from './link.js'
import { markdown, resolver } from './markdown.js'
import { RELEASE, VERSION } from './names.js'
import { docsList } from './prose.js'

/** @param {import('./library.js').Library} library @param {string} name @param {string | undefined} anchor */
export async function docsPage(library, name, anchor) {
  const docs = (await library.docs()).filter((entry) => !entry.name.includes('/'))
  const entry = docs.find((each) => each.name === name)
  if (!entry) {
    const list = docsList(docs)
    if (VERSION) list.append(element('p', { class: 'soft' }, say('This is rxplay %1, release %2.', VERSION, RELEASE || 'in one file')))
    return { element: list, title: say('Docs – rxplay') }
  }
  const body = markdown(entry.text, resolver(`docs/${name}`.replace(/\/[^/]*$/, '')))
  const article = element('article', { class: 'reading doc' }, element('p', { class: 'crumbs' }, element('a', { href: '#/docs' }, say('Docs'))), body)
  for (const link of article.querySelectorAll('a[href^="#/docs@"]')) {
    link.setAttribute('href', `#/docs/${name}@${link.getAttribute('href')?.split('@')[1]}`)
  }
  for (const listing of article.querySelectorAll('pre[data-language="rx"]')) {
    const text = listing.textContent ?? ''
    listing.after(element('a', {
      class: 'small try', href: '#',
      onclick: async (/** @type {Event} */ event) => {
        event.preventDefault()
        location.hash = await encode(text.split('\n').filter((line) => !line.startsWith('//>')).join('\n'), {})
      },
    }, say('Open in the playground')))
  }
  return {
    element: article, title: `${entry.title} – rxplay`,
    arrive: () => anchor && article.querySelector(`#${CSS.escape(anchor)}`)?.scrollIntoView(),
  }
}
