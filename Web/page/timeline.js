// Virtual time under the picture: a slider over the instants, steps, play, and the operators' state at that instant.

import { announceNow } from './announce.js'
import { explained } from './causes.js'
import { button, choice, element, fill } from './dom.js'
import { icon } from './icons.js'
import { say } from './language.js'
import { spokenTime, time } from './times.js'

export class Timeline {
  #instants = /** @type {number[]} */ ([0])
  #index = -1
  /** The shown instant, which changes while the pointer hovers. */
  #seen = -1
  #timer = 0
  #speed = 1
  #isLooping = false
  #show
  #ask
  #light
  #range = element('input', {
    type: 'range', min: '0', max: '0', step: '1', value: '0', 'aria-label': say('Instant'), oninput: () => this.go(Number(this.#range.value)),
    onpointermove: (/** @type {PointerEvent} */ event) => this.#hover(event), onpointerleave: () => this.#unhover(),
  })
  #label = element('span', { class: 'instant' }, 'end')
  #play = button(icon('play'), () => this.#toggle(), { class: 'square plain play', 'aria-label': say('Play'), title: say('Play') })
  #state = element('div', { class: 'state', hidden: true })
  #close = button(icon('close'), () => {
    this.clear()
    this.#range.focus()
  }, { class: 'square plain close', 'aria-label': say('Close the state'), title: say('Close (Escape)') })
  element = element('div', { class: 'timeline', role: 'group', 'aria-label': say('Virtual time') },
    element('div', { class: 'timeline-row' },
      this.#play,
      button(icon('back'), () => this.step(-1), { class: 'square plain', 'aria-label': say('Step back'), 'aria-keyshortcuts': ',' }),
      button(icon('forwards'), () => this.step(1), { class: 'square plain', 'aria-label': say('Step forwards'), 'aria-keyshortcuts': '.' }),
      this.#range, this.#label,
      choice('Speed', [['0.25', '¼×'], ['0.5', '½×'], ['1', '1×'], ['2', '2×'], ['4', '4×']], '1', (speed) => { this.#speed = Number(speed) }),
      button(icon('loop'), (event) => {
        const loop = /** @type {Element} */ (event.currentTarget)
        this.#isLooping = !this.#isLooping
        loop.setAttribute('aria-pressed', String(this.#isLooping))
      }, { class: 'square plain loop', 'aria-label': say('Loop'), title: say('Loop'), 'aria-pressed': 'false' })),
    this.#state)

  /**
   * @param {(instant: number | undefined) => void} show draws the line of the instant
   * @param {(instant: number) => Promise<any>} ask requests the state at the instant
   * @param {(operators: string[]) => void} light highlights operators in the text
   */
  constructor(show, ask, light) {
    this.#show = show
    this.#ask = ask
    this.#light = light
    document.addEventListener('visibilitychange', () => document.hidden && this.pause())
  }

  /** @param {number[]} instants */
  update(instants) {
    const current = this.#instants[this.#index]
    this.#instants = instants.length > 0 ? instants : [0]
    this.#range.max = String(this.#instants.length - 1)
    this.element.hidden = instants.length < 2
    if (this.#index < 0 || current === undefined) return this.#showEnd()
    const next = this.#instants.findIndex((instant) => instant >= current)
    this.#index = next < 0 ? this.#instants.length - 1 : next
    this.go(this.#index)
  }

  /** The whole picture is shown, and no instant of it. */
  #showEnd() {
    this.#label.textContent = 'end'
    this.#range.value = this.#range.max
    this.#range.setAttribute('aria-valuetext', 'the end')
  }

  /** Removes the line. */
  clear() {
    this.pause()
    this.#index = -1
    this.#forget()
  }

  /**
   * A comma steps back, a full stop forwards, except in text fields and on marks that a full stop moves.
   * Space plays while the picture has the focus.
   * @param {KeyboardEvent} event
   */
  key(event) {
    const target = /** @type {Element} */ (event.target)
    if (event.defaultPrevented || this.element.hidden || !this.element.isConnected || event.ctrlKey || event.metaKey || event.altKey) return
    if (target.closest('.code, input:not([type="range"]), select, dialog')) return
    if (event.key === ' ' && target.matches('.picture-box')) {
      event.preventDefault()
      this.#toggle()
    }
    if (event.key === ',') this.step(-1)
    if (event.key === '.' && !target.closest('[data-m]')) this.step(1)
    if (event.key === 'Escape') this.clear()
  }

  /** @param {number} direction */
  step(direction) {
    this.pause()
    const last = this.#instants.length - 1
    // A step back from the whole picture goes to its last instant.
    this.go(this.#index < 0 && direction < 0 ? last : Math.min(last, Math.max(0, this.#index + direction)))
    announceNow(this.#range.getAttribute('aria-valuetext') ?? '')
  }

  /** @param {number} index */
  go(index) {
    this.#index = index
    this.#range.value = String(index)
    this.#range.setAttribute('aria-valuetext', `${spokenTime(this.#instants[index] ?? 0)}, instant ${index + 1} of ${this.#instants.length}`)
    this.#look(index)
  }

  /**
   * Shows an instant: its line, its time and the state of the operators.
   * @param {number} index
   */
  #look(index) {
    const instant = this.#instants[index] ?? 0
    this.#seen = index
    this.#label.textContent = time(instant)
    this.#show(instant)
    this.#ask(instant).then((answer) => {
      if (answer && this.#seen === index) this.#showState(answer)
    })
  }

  /**
   * Shows the instant under the pointer, until the pointer leaves.
   * @param {PointerEvent} event
   */
  #hover(event) {
    if (event.buttons !== 0) return
    const { left, width } = this.#range.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width))
    const index = Math.round(share * (this.#instants.length - 1))
    if (index !== this.#seen) this.#look(index)
  }

  #unhover() {
    if (this.#seen === this.#index) return
    if (this.#index >= 0) this.#look(this.#index)
    else this.#forget()
  }

  /** Shows no instant. */
  #forget() {
    this.#seen = -1
    this.#showEnd()
    this.#state.hidden = true
    this.#show(undefined)
    this.#light([])
  }

  #toggle() {
    if (this.#timer) return this.pause()
    if (this.#index >= this.#instants.length - 1) this.#index = -1
    this.#showPlaying(true)
    this.#advance()
  }

  /** Shows the next instant, after the time that the stream takes. */
  #advance() {
    if (this.#index >= this.#instants.length - 1) {
      if (!this.#isLooping) return this.pause()
      this.#index = -1
    }
    this.go(this.#index + 1)
    const gap = (this.#instants[this.#index + 1] ?? 0) - (this.#instants[this.#index] ?? 0)
    const wait = Math.min(3000, Math.max(120, gap / 1e6)) / this.#speed
    this.#timer = window.setTimeout(() => this.#advance(), wait)
  }

  pause() {
    clearTimeout(this.#timer)
    this.#timer = 0
    this.#showPlaying(false)
  }

  /** @param {boolean} isPlaying */
  #showPlaying(isPlaying) {
    fill(this.#play, icon(isPlaying ? 'pause' : 'play'))
    for (const name of ['aria-label', 'title']) this.#play.setAttribute(name, say(isPlaying ? 'Pause' : 'Play'))
  }

  /** @param {any} answer */
  #showState(answer) {
    const held = answer.held ?? []
    const armed = answer.armed ?? []
    this.#state.hidden = false
    this.#light(answer.acting ?? [])
    fill(this.#state, this.#close, held.length + armed.length === 0
      ? element('p', { class: 'note' }, say('No operator holds a value or waits for a time.'))
      : element('table', {},
        element('caption', { class: 'heard' }, `The operators at ${spokenTime(answer.time ?? 0)}`),
        element('thead', {}, element('tr', {}, ...['Operator', 'Holds', 'Waits for'].map((title) => element('th', { scope: 'col' }, title)))),
        element('tbody', {}, ...rows(held, armed, answer.acting ?? []))),
    answer.why?.why?.length > 0 && element('div', { class: 'state-why' }, ...explained(answer.why)))
  }
}

/** @param {any[]} held @param {any[]} armed @param {string[]} acting */
function rows(held, armed, acting) {
  const names = [...new Set([...held, ...armed].map((each) => JSON.stringify([each.operator, each.pipeline])))]
  return names.map((name) => {
    const [operator, pipeline] = JSON.parse(name)
    const isSame = (/** @type {any} */ each) => each.operator === operator && each.pipeline === pipeline
    const acts = acting.includes(operator)
    return element('tr', { class: acts ? 'acting' : null },
      element('th', { scope: 'row' }, operator, acts ? element('small', {}, 'acts now') : '', pipeline && pipeline !== operator ? element('small', {}, pipeline) : ''),
      element('td', {}, held.filter(isSame).map(holding).join('; ') || '–'),
      element('td', {}, armed.filter(isSame).map((each) => time(each.time)).join(', ') || '–'))
  })
}

/** @param {any} each */
function holding(each) {
  const values = (each.values ?? []).join(', ')
  return [each.label, values || (each.count === undefined ? '' : String(each.count))].filter(Boolean).join(': ')
}
