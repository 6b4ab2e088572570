// The language of the page: English, or Chinese by the texts of `zh.json`, each under the digest of its English. Code,
// pictures, names of operators and messages are the same in both.

import { readSetting, writeSetting } from './storage.js'

/** @type {Map<string, string>} */
let texts = new Map()
/**
 * Sentences with places for values, `'{1}' sent {2}`, and their texts.
 * @type {{ english: RegExp, text: string }[]}
 */
let patterns = []

/** The language that the address asks for (`?lang=zh`), or else the stored one. */
export function language() {
  const asked = new URLSearchParams(location.search).get('lang')
  if (asked === 'en' || asked === 'zh') writeSetting('language', asked === 'zh' ? asked : null)
  return readSetting('language') === 'zh' ? 'zh' : 'en'
}

/**
 * Loads the texts of the language. Without them the page stays English.
 * @param {{ data: (name: string) => Promise<any> }} sources
 */
export async function loadLanguage(sources) {
  if (language() !== 'zh') return
  try {
    const loaded = await sources.data('zh.json')
    patterns = loaded.patterns.map((/** @type {[string, string]} */ [english, text]) => ({ english: expression(english), text }))
    texts = new Map(Object.entries(loaded.texts))
    document.documentElement.lang = 'zh-CN'
  } catch {
    texts = new Map()
  }
}

/** Opens the page in the other language. */
export function switchLanguage() {
  const other = language() === 'zh' ? 'en' : 'zh'
  writeSetting('language', other === 'zh' ? other : null)
  const address = new URL(location.href)
  if (address.searchParams.has('lang')) address.searchParams.set('lang', other)
  if (address.href === location.href) location.reload()
  else location.replace(address)
}

const encoder = new TextEncoder()

/**
 * The digest of an English text: it does not depend on how the text is broken into lines.
 * @param {string} english
 */
export function digest(english) {
  let hash = 0x811C9DC5
  for (const byte of encoder.encode(english.split(/[ \n\r]+/).filter(Boolean).join(' '))) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

/**
 * The text for an English one, in which `%1`, `%2` … are values.
 * @param {string} english @param {...(string | number)} values
 */
export function say(english, ...values) {
  const text = texts.size > 0 ? texts.get(digest(english)) ?? english : english
  return values.length > 0 ? text.replace(/%(\d)/g, (sign, number) => String(values[number - 1] ?? sign)) : text
}

/**
 * The text for an English sentence that the program has made of patterns; their values may be made of others.
 * @param {string} english @returns {string}
 */
export function sentence(english, depth = 0) {
  // A value may be a word of the page by chance, but not a sentence of it.
  const whole = depth === 0 || english.endsWith('.') ? texts.get(digest(english)) : undefined
  if (whole !== undefined || depth > 8) return whole ?? english
  for (const pattern of patterns) {
    const values = pattern.english.exec(english)?.slice(1).map((value) => sentence(value, depth + 1))
    if (values) return pattern.text.replace(/%(\d)/g, (sign, number) => values[number - 1] ?? sign)
  }
  return english
}

/** @param {string} english */
function expression(english) {
  const literal = (/** @type {string} */ text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`^${english.split(/\{\d\}/).map(literal).join('([^]+?)')}$`)
}

/**
 * A script with its prose, hints and replies in the language of the page; its code stays.
 * @param {string} script
 */
export function scriptInLanguage(script) {
  if (texts.size === 0) return script
  return script
    .replace(/^\/\/:.*(?:\n\/\/:.*)*/gm, (block) => marked('//:', block, block.replace(/^\/\/: ?/gm, '')))
    .replace(/^\/\/\? *(.*)$/gm, (line, hint) => marked('//?', line, hint.trim()))
    .replace(/^(\/\/! .*?) {2,}(\S.*(?:\n\/\/! {3}.*)*)/gm, (line, answer, reply) => {
      const text = texts.get(digest(reply.replace(/^\/\/! */gm, '')))
      return text === undefined ? line : `${answer}  ${text}`
    })
}

/** @param {string} mark @param {string} lines @param {string} english */
function marked(mark, lines, english) {
  const text = texts.get(digest(english))
  return text === undefined ? lines : text.split('\n').map((line) => `${mark} ${line}`.trimEnd()).join('\n')
}
