// Elements made by calls, so that a text of a script is never read as markup.

import { say } from './language.js'

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * Makes an element. A property that is a function is a listener (`onclick`); `class`, `aria-…` and others are attributes.
 * @template {keyof HTMLElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, any>} [properties]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Name]}
 */
export function element(name, properties = {}, ...children) {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(properties)) {
    if (value === null || value === undefined || value === false) continue
    if (typeof value === 'function') made.addEventListener(key.replace(/^on/, ''), value)
    else made.setAttribute(key, value === true ? '' : String(value))
  }
  append(made, children)
  return made
}

/** @param {Node} parent @param {Child[]} children */
function append(parent, children) {
  for (const child of children) {
    if (child) parent.appendChild(typeof child === 'string' ? document.createTextNode(child) : child)
  }
}

/** @param {Element} parent @param {...Child} children */
export function fill(parent, ...children) {
  parent.replaceChildren()
  append(parent, children)
}

/**
 * A name as code, which a line may break after a colon or the parenthesis of a call.
 * @param {string} name
 */
export function codeName(name) {
  return element('code', {}, ...name.split(/(?<=\S\(|:)(?=.)/).flatMap((part, index) => index === 0 ? [part] : [element('wbr'), part]))
}

/**
 * A button with a word of the page or a sign.
 * @param {Child} title
 * @param {(event: MouseEvent) => void} act
 * @param {Record<string, any>} [properties]
 */
export function button(title, act, properties = {}) {
  return element('button', { type: 'button', onclick: act, ...properties }, typeof title === 'string' ? say(title) : title)
}

/**
 * A labelled list of choices.
 * @param {string} label
 * @param {[value: string, title: string][]} choices
 * @param {string} chosen
 * @param {(value: string) => void} act
 */
export function choice(label, choices, chosen, act) {
  const select = element('select', { onchange: () => act(select.value) },
    ...choices.map(([value, title]) => element('option', { value, selected: value === chosen }, say(title))))
  return element('label', { class: 'choice' }, element('span', {}, say(label)), select)
}

/**
 * A number of things with its noun.
 * @param {number} count @param {string} noun
 */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/**
 * Calls a function after that time without another request; `flush` calls it at once if it is due.
 * @param {number} milliseconds @param {() => void} act
 */
export function later(milliseconds, act) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  const run = () => {
    clearTimeout(timer)
    timer = undefined
    act()
  }
  return {
    ask() {
      clearTimeout(timer)
      timer = setTimeout(run, milliseconds)
    },
    flush() {
      if (timer !== undefined) run()
    },
    cancel() {
      clearTimeout(timer)
      timer = undefined
    },
  }
}
