// The Markdown of the project's own texts as elements: headings, paragraphs, lists, tables, quotes and code.

import { coloured } from './colours.js'
import { element } from './dom.js'
import { say } from './language.js'

/** @typedef {(address: string) => string} Resolve the address in the page for a link of the text */

/** @param {string} text */
export function slug(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, '').trim().replace(/\s/g, '-')
}

/**
 * @param {string} text @param {Resolve} resolve
 * @returns {DocumentFragment}
 */
export function markdown(text, resolve = (address) => address) {
  const lines = text.replace(/\r/g, '').split('\n')
  const made = document.createDocumentFragment()
  for (let index = 0; index < lines.length;) {
    const [node, used] = block(lines, index, resolve)
    if (node) made.append(node)
    index += Math.max(1, used)
  }
  return made
}

/**
 * The block that begins in a line, and the number of its lines.
 * @param {string[]} lines @param {number} start @param {Resolve} resolve
 * @returns {[Node | undefined, number]}
 */
function block(lines, start, resolve) {
  const line = lines[start] ?? ''
  if (!line.trim()) return [undefined, 1]
  const heading = /^(#{1,4}) (.*)/.exec(line)
  if (heading) {
    const title = heading[2] ?? ''
    const name = /** @type {'h1'} */ (`h${heading[1]?.length}`)
    return [element(name, { id: slug(title.replace(/`/g, '')) }, inline(title, resolve)), 1]
  }
  const fence = /^\s*```(\w*)/.exec(line)
  if (fence) {
    const length = count(lines, start + 1, (each) => !/^\s*```/.test(each))
    return [codeBlock(lines.slice(start + 1, start + 1 + length).join('\n'), fence[1] ?? ''), length + 2]
  }
  if (/^(?: {4}|\t)/.test(line)) {
    const length = count(lines, start, (each) => /^(?: {4}|\t)|^\s*$/.test(each))
    return [codeBlock(lines.slice(start, start + length).map((each) => each.slice(4)).join('\n').trimEnd(), ''), length]
  }
  if (/^\s*\|/.test(line)) {
    const length = count(lines, start, (each) => /^\s*\|/.test(each))
    return [table(lines.slice(start, start + length), resolve), length]
  }
  if (/^\s*(?:[-*]|\d+\.) /.test(line)) {
    const length = count(lines, start, (each) => /^\s*(?:[-*]|\d+\.) |^\s+\S/.test(each))
    return [list(lines.slice(start, start + length), resolve), length]
  }
  if (/^> ?/.test(line)) {
    const length = count(lines, start, (each) => /^> ?/.test(each))
    const quoted = lines.slice(start, start + length).map((each) => each.replace(/^> ?/, '')).join('\n')
    return [element('blockquote', {}, markdown(quoted, resolve)), length]
  }
  const length = count(lines, start, (each) => Boolean(each.trim()) && !/^(?:#{1,4} |\s*```|\s*\||\s*[-*] |> )/.test(each))
  return [element('p', {}, inline(lines.slice(start, start + Math.max(1, length)).join(' '), resolve)), length]
}

/** @param {string[]} lines @param {number} start @param {(line: string) => boolean} belongs */
function count(lines, start, belongs) {
  let length = 0
  while (start + length < lines.length && belongs(lines[start + length] ?? '')) length += 1
  return length
}

/** @param {string} text @param {string} language */
export function codeBlock(text, language) {
  const isProgram = ['rx', 'swift', 'js', 'ts'].includes(language)
  return element('pre', { class: `listing${isProgram ? ' program' : ''}`, tabindex: '0', 'data-language': language || null },
    isProgram ? coloured(text) : text)
}

/** @param {string[]} lines @param {Resolve} resolve */
function table(lines, resolve) {
  const rows = lines.map((line) => line.trim().replace(/^\||\|$/g, '').split(/(?<!\\)\|/).map((cell) => cell.trim().replace(/\\\|/g, '|')))
  const [head = [], , ...body] = rows
  return element('div', { class: 'table', role: 'group', tabindex: '0', 'aria-label': say('Table') }, element('table', {},
    element('thead', {}, element('tr', {}, ...head.map((cell) => cell ? element('th', { scope: 'col' }, inline(cell, resolve)) : element('td')))),
    element('tbody', {}, ...body.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, inline(cell, resolve))))))))
}

/** @param {string[]} lines @param {Resolve} resolve */
function list(lines, resolve) {
  /** @type {string[]} */
  const items = []
  for (const line of lines) {
    const item = /^\s*(?:[-*]|\d+\.) (.*)/.exec(line)
    if (item) items.push(item[1] ?? '')
    else items.push(`${items.pop() ?? ''} ${line.trim()}`)
  }
  return element(/^\s*\d/.test(lines[0] ?? '') ? 'ol' : 'ul', {}, ...items.map((item) => element('li', {}, inline(item, resolve))))
}

const INLINE = /`([^`]+)`|\*\*([^*]+)\*\*|\*([^*\s][^*]*)\*|\[((?:`[^`]*`|[^\]])+)\]\(([^)\s]+)\)/

/** @param {string} text @param {Resolve} resolve @returns {DocumentFragment} */
export function inline(text, resolve = (address) => address) {
  const made = document.createDocumentFragment()
  for (let rest = text; rest;) {
    const found = INLINE.exec(rest)
    if (!found) {
      made.append(rest)
      break
    }
    made.append(rest.slice(0, found.index))
    const [whole, code, strong, emphasis, title, address] = found
    if (code !== undefined) made.append(element('code', {}, code))
    else if (strong !== undefined) made.append(element('strong', {}, inline(strong, resolve)))
    else if (emphasis !== undefined) made.append(element('em', {}, inline(emphasis, resolve)))
    else made.append(link(title ?? '', resolve(address ?? ''), resolve))
    rest = rest.slice(found.index + (whole ?? '').length)
  }
  return made
}

/**
 * A link, if its address is in the page or on the web.
 * @param {string} title @param {string} address @param {Resolve} resolve
 */
function link(title, address, resolve) {
  if (!/^(?:#|https?:\/\/)/.test(address)) return inline(title, resolve)
  const isOutside = !address.startsWith('#')
  return element('a', { href: address, rel: isOutside ? 'noreferrer' : null, target: isOutside ? '_blank' : null }, inline(title, resolve))
}

/**
 * The addresses of links between the project's files.
 * @param {string} folder the folder of the text @returns {Resolve}
 */
export function resolver(folder) {
  return (address) => {
    if (/^https?:/.test(address)) return address
    const [path = '', anchor] = address.split('#')
    const parts = [...folder.split('/').filter(Boolean)]
    for (const part of path.split('/')) {
      if (part === '..') parts.pop()
      else if (part && part !== '.') parts.push(part)
    }
    const full = parts.join('/')
    const rest = anchor ? `@${anchor}` : ''
    if (!path) return anchor ? `#/${folder}@${anchor}` : ''
    const place = /^(lessons|exercises|docs)\/(.*)\.(?:rx|md)$/.exec(full)
    if (!place) return ''
    return place[2] === 'README' ? `#/${place[1]}${rest}` : `#/${place[1]}/${place[2]}${rest}`
  }
}
