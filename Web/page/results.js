// The results of a run in one of their forms. Pictures keep their place in the page from run to run.

import { element, fill } from './dom.js'
import { Gestures } from './gestures.js'
import { Picture } from './picture.js'
import { time } from './times.js'

/** The forms of results: the name of the view, its title, and what the engine is asked for. */
export const VIEWS = /** @type {[string, string][]} */ ([
  ['picture', 'Picture'], ['stages', 'Stages'], ['text', 'Text'], ['marbles', 'Marbles'],
  ['log', 'Log'], ['json', 'JSON'], ['graph', 'Graph'], ['test', 'Swift test'],
])

/**
 * What the engine is asked for in a view.
 * @param {string} view
 */
export function requestOf(view) {
  const isDrawn = view === 'picture' || view === 'stages'
  return { kind: 'evaluate', views: isDrawn ? 'svg,text' : `text,${view}` }
}

export class Results {
  /** @type {Picture[]} */
  pictures = []
  #used = 0
  #bench
  #place

  /** @param {Element} place @param {import('./gestures.js').Bench | undefined} bench */
  constructor(place, bench) {
    this.#place = place
    this.#bench = bench
  }

  /** @param {any[]} outputs @param {string} view */
  show(outputs, view) {
    this.#used = 0
    /** @type {Node[]} */
    const nodes = []
    /** @type {HTMLElement | undefined} */
    let log
    for (const output of outputs) {
      if (output.kind === 'log' || output.kind === 'value') {
        log ??= element('ol', { class: 'log' })
        log.append(output.kind === 'log' ? logLine(output) : element('li', {}, element('span', { class: 'log-text' }, output.text)))
        if (!nodes.includes(log)) nodes.push(log)
        continue
      }
      log = undefined
      const node = this.#node(output, view)
      if (node) nodes.push(node)
    }
    this.pictures.length = this.#used
    this.#arrange(nodes)
  }

  /**
   * Replaces what differs, so that a picture that stays keeps the pointer and the focus.
   * @param {Node[]} nodes
   */
  #arrange(nodes) {
    const old = [...this.#place.childNodes]
    if (old.length === nodes.length && old.every((node, index) => node === nodes[index])) return
    for (const node of old) if (!nodes.includes(/** @type {any} */ (node))) node.remove()
    nodes.forEach((node, index) => {
      if (this.#place.childNodes[index] !== node) this.#place.insertBefore(node, this.#place.childNodes[index] ?? null)
    })
  }

  /** @param {any} output @param {string} view @returns {Node | undefined} */
  #node(output, view) {
    if (output.kind === 'note') return element('p', { class: 'note' }, output.text)
    if (output.kind === 'graph') return listing(output.text)
    if (output.kind !== 'picture') return undefined
    if (view === 'picture' || view === 'stages') return this.#picture(output)
    return listing(textOf(output, view))
  }

  /** @param {any} output */
  #picture(output) {
    let picture = this.pictures[this.#used]
    if (!picture) {
      picture = new Picture()
      if (this.#bench) new Gestures(picture, this.#bench)
      this.pictures[this.#used] = picture
    }
    this.#used += 1
    picture.show(output)
    return picture.element
  }
}

/** @param {any} output */
function logLine(output) {
  return element('li', {}, element('time', {}, typeof output.time === 'number' ? time(output.time) : output.time ?? ''),
    element('span', { class: 'log-text' }, output.text),
    output.scheduler ? element('span', { class: 'log-scheduler' }, output.scheduler) : '')
}

/** @param {string} text */
function listing(text) {
  return element('pre', { class: 'listing', tabindex: '0' }, text)
}

/**
 * A picture as a text of a view.
 * @param {any} output @param {string} view @returns {string}
 */
export function textOf(output, view) {
  switch (view) {
    case 'json': return JSON.stringify(output.json ?? {}, null, 2)
    case 'graph': return output.graph?.text ?? ''
    case 'marbles': case 'log': case 'test': return output[view] ?? ''
    default: return output.text ?? ''
  }
}

/**
 * All results as one text, to be copied.
 * @param {any[]} outputs @param {string} view
 */
export function plainText(outputs, view) {
  return outputs.map((output) => {
    switch (output.kind) {
      case 'picture': return `${textOf(output, view).trimEnd()}\n`
      case 'log': return `${typeof output.time === 'number' ? time(output.time) : output.time ?? ''}  ${output.text}`
      case 'value': case 'note': case 'graph': return output.text
      default: return undefined
    }
  }).filter((text) => text !== undefined).join('\n').trimEnd()
}

/** @param {Element} place @param {string} text */
export function showNote(place, text) {
  fill(place, element('p', { class: 'note' }, text))
}
