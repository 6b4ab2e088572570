// A text area over a coloured copy of its text, with steps of its own for undo: for touch screens and screen readers.

import { announceNow } from './announce.js'
import { coloured } from './colours.js'
import { button, counted, element, fill } from './dom.js'
import { applied, coarseness, difference, refusalOf } from './edits.js'
import { say } from './language.js'
import { messageFrom, spokenMessage } from './messages.js'
import { offered, Suggestions } from './suggestions.js'

/** @typedef {import('./editor.js').EditorOptions} EditorOptions */

const PAUSE = 800

export class PlainEditor {
  #options
  #input
  #copy
  #suggestions = new Suggestions((from, to, insert) => {
    this.replace(from, to, insert)
    this.select(from + insert.length)
    this.focus()
  })
  #tools = element('div', { class: 'number-tools', role: 'group', 'aria-label': say('The number at the caret'), hidden: true,
    // The text keeps the focus. Only the slider gets the event, because it could not be dragged otherwise.
    onpointerdown: (/** @type {Event} */ event) => event.target === this.#slider || event.preventDefault(),
  })
  #slider = element('input', { type: 'range', min: '-20', max: '20', value: '0', 'aria-label': say('Steps'),
    oninput: () => this.#slide(Number(this.#slider.value)),
    onchange: () => {
      this.#slideStart = undefined
      this.#slider.value = '0'
    },
  })
  /**
   * The text at the beginning of a slide.
   * @type {{ text: string, caret: number, group: string } | undefined}
   */
  #slideStart
  /** @type {{ text: string, caret: number }[]} */
  #past = []
  /** @type {{ text: string, caret: number }[]} */
  #future = []
  #group = ''
  #last = ''
  #lastTime = 0
  /** @type {import('./editor.js').Message[]} */
  #messages = []
  /** @type {[from: number, to: number][]} */
  #lights = []
  /** An invisible copy of the letters, with its marked parts. */
  #underlay = element('pre', { class: 'plain-copy underlay', 'aria-hidden': 'true' })

  /** @param {Element} place @param {EditorOptions} options */
  constructor(place, options) {
    this.#options = options
    this.#copy = element('pre', { class: 'plain-copy', 'aria-hidden': 'true' })
    this.#input = element('textarea', {
      class: 'plain-input', spellcheck: 'false', autocapitalize: 'off', autocomplete: 'off', autocorrect: 'off',
      'aria-label': options.label, 'aria-describedby': options.description,
      oninput: () => this.#typed(), onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      onscroll: () => this.#follow(), onpaste: (/** @type {ClipboardEvent} */ event) => this.#paste(event),
    })
    this.#tools.append(button('−', () => this.#step(-1), { class: 'square', 'aria-label': say('Less') }), this.#slider,
      button('+', () => this.#step(1), { class: 'square', 'aria-label': say('More') }))
    this.#input.value = options.text
    this.#last = options.text
    place.append(element('div', { class: 'plain-editor' }, this.#underlay, this.#copy, this.#input), this.#suggestions.element, this.#tools)
    this.#input.addEventListener('blur', () => this.#suggestions.close())
    document.addEventListener('selectionchange', () => this.#offerSteps())
    this.#paint()
  }

  get text() { return this.#input.value }
  get caret() { return this.#input.selectionStart }
  get isFocused() { return document.activeElement === this.#input }

  get word() {
    const before = /[\p{L}\p{N}_]*$/u.exec(this.text.slice(0, this.caret))?.[0] ?? ''
    return before + (/^[\p{L}\p{N}_]*/u.exec(this.text.slice(this.caret))?.[0] ?? '')
  }

  /** @param {number} from @param {number} to @param {string} insert @param {string} [group] */
  replace(from, to, insert, group = `replace${performance.now()}`) {
    this.#remember(group)
    const { selectionStart } = this.#input
    this.#input.value = this.text.slice(0, from) + insert + this.text.slice(to)
    const caret = selectionStart <= from ? selectionStart : Math.max(from + insert.length, selectionStart + insert.length - (to - from))
    this.#input.setSelectionRange(caret, caret)
    this.#changed()
  }

  /** @param {string} text @param {string} [group] */
  become(text, group) {
    const edit = difference(this.text, text)
    if (edit.from !== edit.to || edit.insert) this.replace(edit.from, edit.to, edit.insert, group)
  }

  /** @param {string} text */
  load(text) {
    this.#input.value = text
    this.#last = text
    this.#past = []
    this.#future = []
    this.#paint()
  }

  /** @param {number} from @param {number} [to] */
  select(from, to = from) { this.#input.setSelectionRange(from, to) }
  focus() { this.#input.focus() }
  undo() { this.#travel(this.#past, this.#future) }
  redo() { this.#travel(this.#future, this.#past) }
  refresh() { this.#follow() }

  /** @param {import('./editor.js').Message[]} messages */
  show(messages) {
    this.#messages = messages
    this.#input.setAttribute('aria-invalid', String(messages.some((message) => message.severity === 'error')))
    this.#paint()
  }

  /** @param {[from: number, to: number][]} places */
  light(places) {
    this.#lights = places
    this.#paint()
  }

  /** @param {number} direction */
  nextMessage(direction) {
    const next = messageFrom(this.#messages, this.caret, direction)
    if (!next) return
    this.focus()
    this.select(next.from)
    announceNow(spokenMessage(next))
  }

  #typed() {
    const refusal = refusalOf(this.text)
    if (refusal) {
      this.#input.value = this.#last
      return this.#options.onRefuse?.(refusal)
    }
    const now = performance.now()
    this.#remember(now - this.#lastTime < PAUSE ? 'typing' : `typing${now}`)
    if (now - this.#lastTime < PAUSE) this.#group = 'typing'
    this.#lastTime = now
    this.#changed()
    if (/\.[\p{L}_][\p{L}\p{N}_]*$|\.$/u.test(this.text.slice(0, this.caret))) this.#complete()
    else this.#suggestions.close()
  }

  /**
   * Refuses a text that no editor takes before it is laid out.
   * @param {ClipboardEvent} event
   */
  #paste(event) {
    const refusal = refusalOf(event.clipboardData?.getData('text/plain') ?? '')
    if (!refusal) return
    event.preventDefault()
    this.#options.onRefuse?.(refusal)
  }

  /**
   * Offers completions at the caret.
   * @param {boolean} [isWanted] whether the user has requested them
   */
  async #complete(isWanted = false) {
    const { text, caret } = this
    const found = await this.#options.complete?.(text, caret)
    if (!found || this.text !== text || this.caret !== caret || !this.isFocused) return
    this.#suggestions.show({ ...found, candidates: offered(found, text) })
    if (isWanted) announceNow(found.candidates.length > 0 ? `${counted(found.candidates.length, 'completion')}. Arrow keys go through them.` : 'There is no completion.')
  }

  /** @param {string} group */
  #remember(group) {
    const isSame = group === this.#group || (group === 'typing' && this.#group.startsWith('typing'))
    if (!isSame) this.#past.push({ text: this.#last, caret: this.caret })
    this.#group = group
    this.#future = []
  }

  #changed() {
    this.#last = this.text
    this.#messages = []
    this.#lights = []
    this.#paint()
    this.#options.onChange(this.text)
  }

  /** @param {{ text: string, caret: number }[]} from @param {{ text: string, caret: number }[]} to */
  #travel(from, to) {
    const step = from.pop()
    if (!step) return
    to.push({ text: this.text, caret: this.caret })
    this.#group = ''
    this.#input.value = step.text
    this.#input.setSelectionRange(step.caret, step.caret)
    this.#changed()
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const command = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const handled = () => {
      if (this.#suggestions.key(key)) return true
      if (event.ctrlKey && key === ' ') return this.#complete(true), true
      if (command && key === 'z') return this.#travel(...(event.shiftKey ? this.#redoing : this.#undoing)), true
      if (command && key === 'y') return this.redo(), true
      if (command && key === 'enter') return this.#options.onKey?.('run') ?? false
      if (key === 'f1') return this.#options.onKey?.('help') ?? false
      if (key === 'f8') return this.nextMessage(event.shiftKey ? -1 : 1), true
      if (key === 'escape') return this.#options.onKey?.('escape') ?? false
      if (event.altKey && (key === 'arrowup' || key === 'arrowdown')) {
        this.#step((key === 'arrowup' ? 1 : -1) * (event.shiftKey ? 10 : 1))
        return true
      }
      return false
    }
    if (handled()) event.preventDefault()
  }

  /** @returns {[any[], any[]]} */
  get #undoing() { return [this.#past, this.#future] }
  /** @returns {[any[], any[]]} */
  get #redoing() { return [this.#future, this.#past] }

  /**
   * Changes the number at the caret.
   * @param {number} steps
   */
  async #step(steps) {
    const { text, caret } = this
    const edit = await this.#options.scrub?.(text, caret, steps * coarseness(text, caret), false)
    if (!edit || this.text !== text) return
    this.replace(edit.from, edit.to, edit.insert)
    this.select(edit.from)
  }

  /**
   * Sets the number to its value at the beginning of the slide plus a count of steps.
   * @param {number} steps
   */
  async #slide(steps) {
    const start = this.#slideStart ??= { text: this.text, caret: this.caret, group: `slide${performance.now()}` }
    const edit = await this.#options.scrub?.(start.text, start.caret, steps * coarseness(start.text, start.caret), false)
    if (!edit) return
    this.become(applied(start.text, edit), start.group)
    this.select(edit.from)
  }

  /** Offers buttons that change a number after a tap on it. */
  #offerSteps() {
    const { text, caret } = this
    const isNumber = /\d$/.test(text.slice(0, caret)) || /^\d/.test(text.slice(caret))
    this.#tools.hidden = !this.isFocused && !this.#tools.contains(document.activeElement) || !isNumber || !this.#options.scrub
  }

  #paint() {
    fill(this.#copy, coloured(this.text), '\n')
    fill(this.#underlay, ...this.#marked(), '\n')
    this.#copy.classList.toggle('has-error', this.#messages.length > 0)
  }

  /** The text in parts; the wrong and the highlighted ones are marked. */
  #marked() {
    const { text } = this
    const places = [...this.#messages.map((each) => ({ from: each.from, to: Math.max(each.to, each.from + 1), name: `wrong ${each.severity}` })),
      ...this.#lights.map(([from, to]) => ({ from, to, name: 'lit' }))].sort((a, b) => a.from - b.from)
    /** @type {(Node | string)[]} */
    const parts = []
    let end = 0
    for (const { from, to, name } of places) {
      if (from < end) continue
      parts.push(text.slice(end, from), element('span', { class: name }, text.slice(from, to)))
      end = to
    }
    return [...parts, text.slice(end)]
  }

  #follow() {
    for (const copy of [this.#copy, this.#underlay]) {
      copy.scrollTop = this.#input.scrollTop
      copy.scrollLeft = this.#input.scrollLeft
    }
  }
}
