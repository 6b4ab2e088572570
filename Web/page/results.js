// The results of a run in one of their forms. Pictures keep their place in the page from run to run.

import { Gestures } from './gestures.js'
import { listing, nodesOf, textOf } from './outputs.js'
import { Picture } from './picture.js'

/** The forms of results: the name of the view, its title, and the form that the engine returns. */
export const VIEWS = /** @type {[string, string][]} */ ([
  ['picture', 'Picture'], ['stages', 'Stages'], ['text', 'Text'], ['marbles', 'Marbles'],
  ['log', 'Log'], ['json', 'JSON'], ['graph', 'Graph'], ['test', 'Swift test'],
])

/** @param {string} view */
const isDrawn = (view) => view === 'picture' || view === 'stages'

/**
 * The form that a view requests of the engine.
 * @param {string} view
 */
export function requestOf(view) {
  return { kind: 'evaluate', views: isDrawn(view) ? 'svg' : view }
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
    const nodes = nodesOf(outputs, (output) => isDrawn(view) ? this.#picture(output) : listing(textOf(output, view)))
    this.pictures.length = this.#used
    this.#arrange(nodes)
  }

  /**
   * Replaces the parts that differ, so that a picture that stays keeps the pointer and the focus.
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
