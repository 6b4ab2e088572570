// The causes of a mark in the picture: lines to its causes and effects, and a card with words. It is shown for the mark
// under the pointer, and for the one that was reached by keys or by touch.

import { announce } from './announce.js'
import { element, fill, later } from './dom.js'
import { say } from './language.js'

/**
 * @typedef {import('./picture.js').Picture} Picture
 * @typedef {{ why: string[], fate: string[], links: [string, string][] }} Answer
 * @typedef {{ picture: Picture, m: string, ask: (m: string) => Promise<Answer | undefined> }} Subject
 */

/** The greatest distance of the pointer from the middle of a mark. */
const REACH = 16
/** The room between the card and its mark. */
const GAP = 26

class Causes {
  #card = element('aside', { class: 'causes', 'aria-label': say('Causes'), hidden: true })
  /**
   * The mark whose causes are shown.
   * @type {Subject | undefined}
   */
  #subject
  /**
   * The mark whose card is shown again after the pointer has left another one.
   * @type {Subject | undefined}
   */
  #held
  #rest = later(120, () => this.#show())
  #leave = later(400, () => this.#lookAt(this.#held))

  constructor() {
    // The pointer may move onto the card for reading.
    this.#card.addEventListener('pointerenter', () => this.#leave.cancel())
    this.#card.addEventListener('pointerleave', () => this.#leave.ask())
    addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || this.#card.hidden) return
      event.stopPropagation()
      this.hide()
    }, true)
    addEventListener('scroll', () => this.hide(), true)
  }

  /**
   * Shows the causes of the mark under the pointer, from now on.
   * @param {Picture} picture @param {Subject['ask']} ask
   */
  watch(picture, ask) {
    const { box } = picture
    box.addEventListener('pointermove', (event) => {
      if (event.pointerType === 'touch') return
      if (event.buttons !== 0) return this.hide()
      const mark = picture.nearest(picture.point(event.clientX, event.clientY), REACH)
      if (mark) this.#lookAt({ picture, m: mark.m, ask })
      else if (this.#subject) this.#leave.ask()
    })
    box.addEventListener('pointerleave', () => this.#leave.ask())
    box.addEventListener('focusout', (event) => {
      if (!(event.relatedTarget instanceof Node && box.contains(event.relatedTarget)) && box.isConnected) this.hide()
    })
  }

  /**
   * Shows the causes of a mark that was reached by keys or by touch, until another one is reached.
   * @param {Subject} subject
   */
  hold(subject) {
    this.#held = subject
    this.#lookAt(subject)
  }

  /** Hides lines and card. */
  hide() {
    this.#held = undefined
    this.#lookAt(undefined)
  }

  /** Renews the lines after the pictures were drawn anew. */
  renew() {
    if (!this.#subject) return
    this.#card.hidden = true
    this.#rest.ask()
  }

  /** @param {Subject | undefined} subject */
  #lookAt(subject) {
    this.#leave.cancel()
    if (subject?.m === this.#subject?.m && subject?.picture === this.#subject?.picture) return
    this.#subject?.picture.showLinks([])
    this.#subject = subject
    this.#card.hidden = true
    if (subject) this.#rest.ask()
    else this.#rest.cancel()
  }

  async #show() {
    const subject = this.#subject
    if (!subject) return
    const { picture, m } = subject
    const { svg } = picture
    const answer = await subject.ask(m)
    const node = picture.node(m)
    if (this.#subject !== subject || picture.svg !== svg || !node?.isConnected || !answer?.why?.length) return
    picture.showLinks(answer.links)
    fill(this.#card, ...explained(answer))
    if (!this.#card.isConnected) document.body.append(this.#card)
    this.#card.hidden = false
    this.#place(picture, node.getBoundingClientRect(), [m, ...answer.links.flat()].flatMap((each) => picture.node(each)?.getBoundingClientRect() ?? []))
    if (subject === this.#held) announce(spoken(answer))
  }

  /**
   * Puts the card into free room: below the picture, or below the marks of its lines, or above them.
   * @param {Picture} picture @param {DOMRect} mark @param {DOMRect[]} linked
   */
  #place(picture, mark, linked) {
    const { width, height } = this.#card.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    // The fields of a chosen mark stay visible.
    const fields = [...document.querySelectorAll('.inspector')].map((each) => each.getBoundingClientRect()).filter((each) => each.height > 0 && each.top > mark.bottom)
    const last = Math.min(clientHeight, ...fields.map((each) => each.top)) - height - 8
    const fitting = [
      picture.svg.getBoundingClientRect().bottom + 4,
      Math.max(...linked.map((each) => each.bottom)) + GAP,
      Math.min(...linked.map((each) => each.top)) - GAP - height,
    ].find((top) => top >= 8 && top <= last)
    this.#card.style.left = `${Math.max(8, Math.min(mark.left - 16, clientWidth - width - 8))}px`
    this.#card.style.top = `${fitting ?? Math.max(8, last)}px`
  }
}

/** There is one card, because there is one pointer. */
export const causes = new Causes()

/**
 * An answer as elements: the reasons for an event, and its fate.
 * @param {Answer} answer
 */
export function explained(answer) {
  const [headline = '', ...steps] = answer.why
  return [
    element('p', { class: 'causes-title' }, headline),
    element('div', { class: 'causes-steps' }, ...steps.map(step)),
    answer.fate.length > 0 && element('p', { class: 'causes-part' }, say('What became of it')),
    answer.fate.length > 0 && element('div', { class: 'causes-steps' }, ...answer.fate.map(step)),
  ].filter(Boolean)
}

/** The lines of a tree begin with drawn signs: the text after them keeps its indentation when it is wrapped. */
const BRANCHES = /^[ └├│─]+/

/** @param {string} line */
function step(line) {
  const indent = BRANCHES.exec(line)?.[0] ?? ''
  return element('p', {}, element('span', { 'aria-hidden': 'true' }, indent), element('span', {}, line.slice(indent.length)))
}

/** @param {Answer} answer */
function spoken(answer) {
  return [...answer.why, ...answer.fate].map((line) => line.replace(BRANCHES, '').replace(/ {2,}/g, ', ')).join('. ')
}
