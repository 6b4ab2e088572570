// The stand-ins of a program as controls below its picture: each act is a line of the drive.

import { button, element, fill } from './dom.js'
import { say } from './language.js'
import { readTime, time } from './times.js'

/**
 * @typedef {{ word: string, call: string, takes: 'nothing' | 'text' | 'value', example: string, time?: number }} Act
 * @typedef {{ name: string, kind: string, driven: boolean, acts: Act[] }} StandIn
 */

/** The time from the end of the drive to the next act, in nanoseconds. */
const PAUSE = 5e8

const WORDS = new Map(Object.entries({
  type: 'Type', enter: 'Enter', tap: 'Tap', toggle: 'Toggle', slide: 'Slide', step: 'Step', select: 'Select', pick: 'Pick', pull: 'Pull',
  click: 'Click', key: 'Press', fire: 'Fire', answer: 'Answer', fail: 'Fail', post: 'Post', set: 'Set', execute: 'Execute',
  onNext: 'Send', send: 'Send', next: 'Send', sendNext: 'Send',
}))

/**
 * The line of the drive for an act, with a value in place of the dots.
 * @param {Act} act @param {string} value
 */
export function lineOf({ call, takes }, value) {
  const written = takes === 'text' ? value.replace(/["\\]/g, '\\$&') : value
  return takes === 'nothing' ? call : call.replace('…', () => written)
}

export class Touch {
  element = element('section', { class: 'touch', 'aria-label': say('Stand-ins'), hidden: true })
  #add
  #invent
  #shown = ''
  /** @type {StandIn[]} */
  #standIns = []
  /** The values that were typed last. */
  #values = new Map()
  #time = element('input', { type: 'text', size: '7', 'aria-label': say('Time of the next act'), placeholder: '1s' })

  /**
   * @param {(line: string, place: { time: number } | { after: number }) => Promise<any>} add writes a line of the drive at an instant, or after the last one
   * @param {() => void} invent writes lines that move everything
   */
  constructor(add, invent) {
    this.#invent = invent
    // An act begins with the text that the one before has made.
    let last = Promise.resolve()
    this.#add = (/** @type {string} */ line, /** @type {{ time: number } | { after: number }} */ place) => last = last.then(() => add(line, place))
  }

  /** @param {{ standIns?: StandIn[], driveEnd?: number }} answer */
  show({ standIns = [], driveEnd = 0 }) {
    this.#standIns = standIns
    const key = JSON.stringify(standIns)
    this.#time.placeholder = time(driveEnd + PAUSE)
    if (key === this.#shown) return
    this.#shown = key
    this.element.hidden = standIns.length === 0
    const focused = document.activeElement?.getAttribute('data-act')
    fill(this.element, ...standIns.map((standIn) => this.#control(standIn)),
      element('div', { class: 'touch-row', role: 'group', 'aria-label': say('Wait') },
        element('span', { class: 'touch-name' }, say('at')), this.#time,
        button(say('Wait 1s'), () => this.#add('wait(1s)', { after: 0 }), { class: 'small', 'data-act': 'wait' }),
        driveEnd === 0 && !standIns.some(({ driven }) => driven) && button(say('Move everything'), this.#invent,
          { class: 'small', 'data-act': 'invent', title: say('Types, taps, sends and answers, as a person and a server would') })))
    if (focused) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-act="${CSS.escape(focused)}"]`))?.focus()
  }

  /**
   * Makes the first act of the stand-in of a lane, such as `box.text`.
   * @param {string} lane @param {number} time
   */
  act(lane, time) {
    const standIn = this.#standIns.find(({ name }) => [name, name.replace(/^self\./, '')].some((each) => lane === each || lane.startsWith(`${each}.`)))
    const [act] = standIn?.acts ?? []
    if (act) this.#add(lineOf(act, act.example), { time })
    return Boolean(act)
  }

  /** @param {StandIn} standIn */
  #control({ name, kind, driven, acts }) {
    return element('div', { class: 'touch-row', role: 'group', 'aria-label': name },
      element('span', { class: 'touch-name' }, element('b', {}, name), kind ? ` ${kind}` : ''),
      ...inFields(acts).flatMap((group, index) => this.#field(name, group, driven || index > 0)),
      !driven && element('span', { class: 'hint' }, say('Nothing moves it yet.')))
  }

  /**
   * A field for a value, with the buttons of the acts that take it.
   * @param {string} name @param {Act[]} acts @param {boolean} driven
   */
  #field(name, acts, driven) {
    const [first] = acts
    if (!first) return []
    const key = `${name} ${first.takes} ${first.example}`
    const field = first.takes !== 'nothing' && element('input', {
      type: 'text', size: '8', value: this.#values.get(key) ?? first.example, 'data-act': key, 'aria-label': `${say('Value for')} ${name}`,
      oninput: (/** @type {Event} */ event) => this.#values.set(key, /** @type {HTMLInputElement} */ (event.target).value),
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && act(first),
    })
    const act = (/** @type {Act} */ each) => {
      const wanted = each.time ?? readTime(this.#time.value)
      this.#time.value = ''
      this.#add(lineOf(each, field ? field.value : ''), wanted === undefined ? { after: PAUSE } : { time: wanted })
    }
    return [field, ...acts.map((each, index) => button(say(WORDS.get(each.word) ?? each.word), () => act(each), {
      class: driven || index > 0 ? 'small' : 'small primary', title: each.call, 'data-act': `${name} ${each.word} ${each.call}`,
    }))]
  }
}

/**
 * Acts in groups: those with the same kind of value have a field in common.
 * @param {Act[]} acts
 */
function inFields(acts) {
  /** @type {Act[][]} */
  const groups = []
  for (const act of acts) {
    const group = groups.find(([first]) => first?.takes === act.takes && first.example === act.example)
    if (group) group.push(act)
    else groups.push([act])
  }
  return groups
}
