// A script with prose: `//:` lines are prose, `//>` lines its output, all others code.

import { element } from './dom.js'
import { say } from './language.js'
import { inline, markdown, resolver } from './markdown.js'

/**
 * Cuts a lesson into prose and code; its expected output is omitted, because it is drawn.
 * @param {string} text @returns {{ kind: 'prose' | 'code', text: string }[]}
 */
export function parts(text) {
  /** @type {{ kind: 'prose' | 'code', text: string }[]} */
  const found = []
  for (const line of text.split('\n')) {
    if (/^\/\/>/.test(line)) {
      found.push({ kind: 'code', text: '' })
      continue
    }
    const prose = /^\/\/: ?(.*)/.exec(line)
    const kind = prose ? 'prose' : 'code'
    const last = found[found.length - 1]
    const content = prose ? prose[1] ?? '' : line
    if (last?.kind === kind && !(kind === 'code' && last.text === '' && content === '')) last.text += `${last.text || kind === 'prose' ? '\n' : ''}${content}`
    else found.push({ kind, text: content })
  }
  return found.map((part) => ({ ...part, text: part.text.replace(/^\n+|\s+$/g, '') })).filter((part) => part.text)
}

/**
 * Prose of a lesson as Markdown: its first line is the title, lines that begin with a number are headings.
 * @param {string} text
 */
export function lessonMarkdown(text, isFirst = false) {
  return text.split('\n').map((line, index) => {
    if (isFirst && index === 0) return `# ${line}`
    const isAlone = !text.split('\n')[index - 1]?.trim() && !text.split('\n')[index + 1]?.trim()
    return /^\d+\. \S/.test(line) && isAlone ? `## ${line}` : line
  }).join('\n')
}

/**
 * The number of the document's example in a text: `(L6: 004_…`. Of several it is the last one.
 * @param {string} text
 */
export function exampleIn(text) {
  return [...text.matchAll(/\(([LCKP]\d+)[:)]/g)].at(-1)?.[1]
}

/**
 * The contents of a README, with the titles of its entries as links.
 * @param {string} text @param {string} folder @param {number} [level] the level of their headings
 */
export function contents(text, folder, level = 3) {
  const list = (/^## Contents\n([^]*)/m.exec(text)?.[1] ?? '').replace(/^(- \[)[^\]]*(\]\([^)]+\)): (.*)$/gm, (_, start, end, title) => `${start}${say(title)}${end}`)
    .replace(/^### (.*)$/gm, (_, title) => `### ${say(title)}`)
  return markdown(list.replace(/^###/gm, '#'.repeat(level)), resolver(folder))
}

/**
 * Links to the pages before and after one.
 * @param {({ name: string, title: string } | undefined)[]} entries @param {number} index the index of the page
 * @param {string} folder @param {string} label a name for all the pages
 */
export function steps(entries, index, folder, label) {
  const step = (/** @type {number} */ to, /** @type {string} */ title) => {
    const other = entries[to]
    return other ? element('a', { href: `#/${folder}/${other.name}`, class: title.toLowerCase() }, element('small', {}, say(title)), other.title) : element('span')
  }
  return element('nav', { class: 'steps', 'aria-label': label }, step(index - 1, 'Before'), step(index + 1, 'Next'))
}

/**
 * The list of the documents, each with its first sentence.
 * @param {{ name: string, title: string, text: string }[]} docs
 */
export function docsList(docs) {
  return element('article', { class: 'reading list' }, element('h1', {}, say('Docs')),
    element('ul', { class: 'operators' }, ...docs.map(({ name, title, text }) => element('li', {},
      element('a', { href: `#/docs/${name}` }, title), element('span', {}, inline(beginning(text)))))))
}

/**
 * The first sentence of a text.
 * @param {string} text
 */
export function beginning(text) {
  const paragraph = (/^[^#\s][^]*?(?=\n\n|$)/m.exec(text)?.[0] ?? '').replace(/\s+/g, ' ')
  return (/^.*?[.:](?= |$)/.exec(paragraph)?.[0] ?? paragraph).replace(/:$/, '.')
}
