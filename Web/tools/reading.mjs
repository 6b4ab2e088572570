// Makes pages that can be read, printed and found without a script: all lessons, documents and names of the reference,
// with the program's pictures. Each links to the page with a script of the same contents.
//
//     node Web/tools/reading.mjs FOLDER        FOLDER is put together but for them

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { escaped, markup } from './document.mjs'
import { readParts } from './load.mjs'
import { coloured } from '../page/colours.js'
import { element } from '../page/dom.js'
import { address } from '../page/library.js'
import { markdown, resolver } from '../page/markdown.js'
import { inOwnWords, libraryArticle, namesOf, operatorArticle } from '../page/operators.js'
import { nodesOf } from '../page/outputs.js'
import { Program } from '../page/program.js'
import { beginning, contents, docsList, lessonMarkdown, parts, steps } from '../page/prose.js'

/** The width of a picture in the column of text, in cells. */
const WIDTH = 58
const PLACES = [['lessons', 'Lessons'], ['reference', 'Reference'], ['docs', 'Docs']]

const [folder = '.build/web'] = process.argv.slice(2)
const program = await Program.load(...readParts(folder))
const index = readFileSync(join(folder, 'index.html'), 'utf8')
const STYLES = /parts\/page-\w+\.css/.exec(index)?.[0] ?? ''
const BRAND = /<a class="brand"[^]*?<\/a>/.exec(index)?.[0] ?? ''
const [lessons, docs, catalogue] = ['lessons', 'docs', 'catalogue'].map((name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')))

/**
 * The pages by their addresses in the page with a script.
 * @type {Map<string, { file: string, title: string, summary?: string, make: () => any, entry?: any }>}
 */
const pages = new Map()

/** @param {string} fragment @param {string} file */
function add(fragment, file, title, make, summary = '', entry = undefined) { pages.set(fragment, { file, title, make, summary, entry }) }

let lastPicture = 0

/** A picture with its text, which also describes it. */
function drawn(output) {
  const text = `picture-${++lastPicture}`
  const svg = output.svg.replace('<svg ', `<svg role="img" aria-label="Marble diagram of ${escaped(output.title || 'the result')}" aria-describedby="${text}" `)
  return element('figure', { class: 'picture' }, element('div', { class: 'picture-box', role: 'group', tabindex: '0', 'aria-label': 'Picture' }, markup(svg)),
    element('details', { class: 'as-text' }, element('summary', {}, 'As text'), element('pre', { class: 'listing', id: text, tabindex: '0' }, output.text)))
}

/**
 * Prose with programs in it, and under each program the results of its statements.
 * @param {string} text @param {{ settings?: Record<string, string>, hasTitle?: boolean }} [options]
 */
function told(text, { settings = {}, hasTitle = false } = {}) {
  const found = parts(text)
  const codes = found.filter((part) => part.kind === 'code')
  const { outputs = [] } = program.ask({ kind: 'evaluate', views: 'svg,text', width: WIDTH, language: 'rx', ...settings }, codes.map((part) => part.text).join('\n'))
  let end = -1
  const ends = codes.map((part) => end += part.text.length + 1)
  const shares = codes.map(() => [])
  let block = 0
  for (const output of outputs) {
    if (output.kind === 'statement') block = Math.max(0, ends.findIndex((each) => output.from <= each))
    else if (output.kind !== 'prose') shares[block]?.push(output)
  }
  const made = element('div', { class: 'live' })
  found.forEach((part, index) => {
    if (part.kind === 'prose') return made.append(markdown(lessonMarkdown(part.text, hasTitle && index === 0), resolver('lessons')))
    const share = nodesOf(shares[codes.indexOf(part)], drawn)
    made.append(element('section', { class: 'block' }, element('pre', { class: 'listing program', tabindex: '0' }, coloured(part.text)),
      share.length > 0 && element('div', { class: 'output' }, ...share)))
  })
  return made
}

function crumbs(...steps) {
  return element('p', { class: 'crumbs' }, ...steps.flatMap(([title, href], index) => [index > 0 && ' / ', element('a', { href }, title)]))
}

/** A lesson for the page with the program, which then need not load all lessons. */
function entryOf(index) {
  const named = (lesson) => lesson && { name: lesson.name, title: lesson.title }
  return { lesson: lessons[index], around: [named(lessons[index - 1]), named(lessons[index + 1])].map((each) => each ?? null) }
}

function addLessons() {
  const readme = docs.find((entry) => entry.name === 'lessons/README').text
  add('#/lessons', 'lessons/index.html', 'Lessons', () => element('article', { class: 'reading list' }, element('h1', {}, 'Lessons'),
    contents(readme, 'lessons', 2)))
  lessons.forEach((lesson, index) => add(`#/lessons/${lesson.name}`, `lessons/${lesson.name}.html`, lesson.title, () =>
    element('article', { class: 'reading lesson' }, crumbs(['Lessons', '#/lessons']), told(lesson.text, { hasTitle: true }),
      steps(lessons, index, 'lessons', 'Lessons')), beginning(parts(lesson.text).find((part) => part.kind === 'prose')?.text.replace(/^.*\n/, '') ?? ''), entryOf(index)))
}

function addDocs() {
  const entries = docs.filter((entry) => !entry.name.includes('/'))
  add('#/docs', 'docs/index.html', 'Docs', () => docsList(entries))
  for (const entry of entries) {
    add(`#/docs/${entry.name}`, `docs/${entry.name}.html`, entry.title, () =>
      element('article', { class: 'reading doc' }, crumbs(['Docs', '#/docs']), markdown(entry.text, resolver('docs'))), beginning(entry.text))
  }
}

/** A name as the name of a file; equal names are numbered. */
function fileName(spelling, taken) {
  const plain = spelling.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'name'
  let name = plain
  // Some file systems ignore case.
  for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${plain}-${number}`
  taken.add(name.toLowerCase())
  return name
}

async function addReference() {
  for (const { name: library, title } of catalogue.libraries) {
    const others = () => element('span', {}, ...catalogue.libraries.flatMap((each, index) => [index > 0 && ' · ',
      each.name === library ? element('strong', {}, each.title) : element('a', { href: `#/reference/${each.name}` }, each.title)]))
    add(`#/reference/${library}`, `reference/${library}/index.html`, title, () => libraryArticle(catalogue, library, others()))
    const taken = new Set(['index'])
    for (const { spelling } of namesOf(catalogue, library)) {
      const found = program.ask({ kind: 'help', name: spelling, dialect: library })
      if (!found.text) continue
      const help = await inOwnWords((request, text) => program.ask(request, text), library, found)
      add(address('reference', library, spelling), `reference/${library}/${fileName(spelling, taken)}.html`, `${spelling} – ${title}`,
        () => operatorArticle(catalogue.libraries, library, spelling, help, (text, settings) => told(text, { settings })), help.pages?.[0]?.summary,
        { library, spelling, help, libraries: catalogue.libraries })
    }
  }
  const first = catalogue.libraries[0].name
  pages.set('#/reference', pages.get(`#/reference/${first}`))
}

/**
 * The address of a link in a file: that of a page to read, or else of the page with a script.
 * @param {string} href @param {string} file @param {string} own the address of the page itself
 */
function seenFrom(href, file, own) {
  if (!href.startsWith('#/')) return href
  const [fragment, anchor] = href.split('@')
  const up = '../'.repeat(file.split('/').length - 1)
  // Within a document a link to a section has no name of a document.
  const found = pages.get(anchor && fragment === '#/docs' ? own : fragment)
  return found ? `${up}${encodeURI(found.file)}${anchor ? `#${anchor}` : ''}` : `${up}index.html${href}`
}

function write(fragment, { file, title, summary, make, entry }) {
  const article = make()
  for (const each of [article, ...article.elements()]) {
    const href = each.localName === 'a' && each.getAttribute('href')
    if (href) each.setAttribute('href', seenFrom(href, file, fragment))
  }
  const up = '../'.repeat(file.split('/').length - 1)
  const place = file.split('/')[0]
  const nav = PLACES.map(([name, label]) => `<a href="${up}${pages.get(`#/${name}`).file}"${name === place ? ' aria-current="page"' : ''}>${label}</a>`).join('\n        ')
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">${summary ? `\n    <meta name="description" content="${escaped(summary)}">\n    <meta property="og:description" content="${escaped(summary)}">` : ''}
    <meta property="og:title" content="${escaped(title)} – rxplay">
    <meta property="og:type" content="article">
    <meta property="og:image" content="${process.env.RXPLAY_ADDRESS ?? up}card.png">
    <meta name="twitter:card" content="summary_large_image">
    <title>${escaped(title)} – rxplay</title>
    <link rel="icon" href="${up}icon.svg">
    <link rel="stylesheet" href="${up}${STYLES}">
  </head>
  <body>
    <a class="skip" href="#main">Skip to the content</a>
    <header class="bar">
      ${BRAND.replace('href="#"', `href="${up}index.html"`)}
      <nav class="places" aria-label="Places">
        ${nav}
      </nav>
      <a class="button primary" href="${up}index.html${escaped(fragment)}">Change and play</a>
    </header>
    <main id="main" data-address="${escaped(fragment)}">${article.html}</main>${entry ? `\n    <script type="application/json" id="entry">${JSON.stringify(entry).replace(/</g, '\\u003c')}</script>` : ''}
  </body>
</html>
`
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), html)
}

addLessons()
addDocs()
await addReference()
for (const [fragment, page] of pages) if (fragment !== '#/reference') write(fragment, page)
