// A program and its pictures for other places: Markdown, SVG and PNG.

import { element } from './dom.js'
import { svgFrom } from './picture.js'

/** The names of files of programs. */
export const FILES = /** @type {Record<string, string>} */ ({ rx: 'program.rx', js: 'program.ts', swift: 'program.swift', objc: 'program.m' })
/** The names that Markdown has for the languages. */
const FENCES = /** @type {Record<string, string>} */ ({ js: 'ts' })
/** The styles that a picture has from the page. */
const STYLES = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor']
const GAP = 16
const SCALE = 2

/**
 * A block of Markdown whose fence is longer than those in the text.
 * @param {string} language @param {string} text
 */
export function fenced(language, text) {
  const longest = Math.max(2, ...(text.match(/`+/g) ?? []).map((each) => each.length))
  const fence = '`'.repeat(longest + 1)
  return `${fence}${language}\n${text.trimEnd()}\n${fence}\n`
}

/**
 * A program as Markdown, with its results as a text and a link to the page.
 * @param {{ text: string, language: string, picture: string, link: string }} shared
 */
export function asMarkdown({ text, language, picture, link }) {
  return [fenced(FENCES[language] ?? language, text), picture && fenced('text', picture), `[Open in rxplay](${link})\n`].filter(Boolean).join('\n')
}

/**
 * The program as an element of a web page, with its picture, which is there without a script.
 * @param {{ program: string, dialect: string }} shared @param {string} svg
 */
export function asEmbedCode({ program, dialect }, svg) {
  const escaped = (/** @type {string} */ text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  const library = dialect ? ` library="${escaped(dialect)}"` : ''
  return `<rx-play${library}>\n<pre>${escaped(program)}</pre>\n${svg}\n</rx-play>\n<script type="module" src="${escaped(new URL('rx-play.js', location.href).href)}"></script>\n`
}

/**
 * All pictures below each other as one SVG, which needs no page. They are drawn anew, without the marks of the page on
 * what is chosen, and take their colours from a place in it.
 * @param {import('./picture.js').PictureOutput[]} outputs @param {Element} place @param {string} text what the pictures show, as a text
 */
export function asSVG(outputs, place, text) {
  const svgs = outputs.map((output) => svgFrom(output.svg))
  const hidden = element('div', { class: 'heard', 'aria-hidden': 'true' }, ...svgs)
  place.append(hidden)
  const whole = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const add = (/** @type {Element} */ parent, /** @type {string} */ name, /** @type {Record<string, string | number>} */ attributes, content = '') => {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name)
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value))
    made.textContent = content
    parent.append(made)
    return made
  }
  add(whole, 'title', {}, outputs.map(({ title }) => title).filter(Boolean).join(', ') || 'Marble diagram')
  add(whole, 'desc', {}, text)
  const paper = add(whole, 'rect', { rx: 8, fill: groundOf(place) })
  let width = 0
  let height = 0
  for (const svg of svgs) {
    const group = add(whole, 'g', height > 0 ? { transform: `translate(0 ${height + GAP})` } : {})
    height += Number(svg.getAttribute('height')) + (height > 0 ? GAP : 0)
    width = Math.max(width, Number(svg.getAttribute('width')))
    for (const child of svg.children) if (!child.matches('.paper')) group.append(styled(child))
  }
  hidden.remove()
  for (const each of [whole, paper]) for (const [name, value] of Object.entries({ width, height })) each.setAttribute(name, String(value))
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`)
  whole.setAttribute('role', 'img')
  return new XMLSerializer().serializeToString(whole)
}

/**
 * A copy of an element with the styles that it has in the page.
 * @param {Element} node
 */
function styled(node) {
  const copy = /** @type {Element} */ (node.cloneNode(true))
  const from = [node, ...node.querySelectorAll('*')];
  [copy, ...copy.querySelectorAll('*')].forEach((each, index) => {
    const original = from[index]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of STYLES) {
      const value = style.getPropertyValue(name)
      if (value && value !== 'none' || name === 'fill' || name === 'stroke') each.setAttribute(name, value)
    }
    for (const name of ['class', 'data-m']) each.removeAttribute(name)
  })
  return copy
}

/**
 * The background colour of an element.
 * @param {Element} element @returns {string}
 */
function groundOf(element) {
  const colour = getComputedStyle(element).backgroundColor
  const isSeen = colour && !/^rgba\(.*, 0\)$|^transparent$/.test(colour)
  return isSeen || !element.parentElement ? colour : groundOf(element.parentElement)
}

/**
 * An SVG as a PNG with two points for each of its pixels.
 * @param {string} svg @returns {Promise<Blob>}
 */
export async function asPNG(svg) {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = element('canvas')
    canvas.width = image.naturalWidth * SCALE
    canvas.height = image.naturalHeight * SCALE
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    return blob
  } finally {
    URL.revokeObjectURL(address)
  }
}
