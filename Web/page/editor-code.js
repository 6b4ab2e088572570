// CodeMirror 5 with the interface of the editors.

import { announceNow } from './announce.js'
import { piece } from './colours.js'
import { coarseness, difference, refusalOf } from './edits.js'
import { say } from './language.js'
import { messageFrom, spokenMessage } from './messages.js'
import { offered } from './suggestions.js'

/** @typedef {import('./editor.js').EditorOptions} EditorOptions */

let isModeKnown = false

function defineMode() {
  if (isModeKnown) return
  isModeKnown = true
  CodeMirror.defineMode('rx', () => ({
    /** @param {any} stream */
    token(stream) {
      const { length, colour } = piece(stream.string, stream.pos)
      stream.pos += length
      return colour
    },
  }))
}

export class CodeEditor {
  #options
  #mirror
  /** @type {any[]} */
  #marks = []
  /**
   * Lines with a sign beside their numbers.
   * @type {any[]}
   */
  #wrongLines = []
  /** @type {any[]} */
  #lights = []
  /** @type {import('./editor.js').Message[]} */
  #messages = []
  #isQuiet = false

  /** @param {Element} place @param {EditorOptions} options */
  constructor(place, options) {
    defineMode()
    this.#options = options
    this.#mirror = CodeMirror(place, {
      value: options.text,
      mode: 'rx',
      theme: 'rx',
      inputStyle: 'textarea',
      lineWrapping: true,
      lineNumbers: !options.isShort,
      matchBrackets: true,
      autoCloseBrackets: true,
      indentUnit: 2,
      tabSize: 2,
      viewportMargin: options.isShort ? Infinity : 20,
      gutters: options.isShort ? [] : ['CodeMirror-linenumbers'],
      extraKeys: {
        'Tab': false, 'Shift-Tab': false,
        'Ctrl-Enter': () => this.#key('run'), 'Cmd-Enter': () => this.#key('run'),
        'Ctrl-Space': () => this.#complete(), 'F1': () => this.#key('help'),
        'F8': () => this.nextMessage(1), 'Shift-F8': () => this.nextMessage(-1),
        'Alt-Up': () => this.#step(1, false), 'Alt-Down': () => this.#step(-1, false),
        'Shift-Alt-Up': () => this.#step(10, false), 'Shift-Alt-Down': () => this.#step(-10, false),
        'Esc': () => this.#key('escape'),
      },
    })
    const input = this.#mirror.getInputField()
    input.setAttribute('aria-label', options.label)
    if (options.description) input.setAttribute('aria-describedby', options.description)
    this.#mirror.on('change', () => this.#isQuiet || options.onChange(this.text))
    this.#mirror.on('beforeChange', (/** @type {any} */ _, /** @type {any} */ change) => this.#refuse(change))
    this.#mirror.on('inputRead', (/** @type {any} */ _, /** @type {any} */ change) => {
      if (change.text[0] === '.') this.#complete()
    })
    if (options.scrub) this.#mirror.getWrapperElement().addEventListener('pointerdown', (/** @type {PointerEvent} */ event) => this.#press(event))
  }

  get text() { return this.#mirror.getValue() }
  get caret() { return this.#mirror.indexFromPos(this.#mirror.getCursor()) }
  get isFocused() { return this.#mirror.hasFocus() }

  /**
   * Refuses a change that would block the page.
   * @param {{ from: any, to: any, text: string[], cancel: () => void }} change
   */
  #refuse({ from, to, text, cancel }) {
    const inserted = text.join('\n')
    // For a key, only its line is checked.
    const [start, end] = inserted.length > 1000 ? [{ line: 0, ch: 0 }, { line: Infinity, ch: 0 }] : [{ line: from.line, ch: 0 }, { line: to.line }]
    const reason = refusalOf(this.#mirror.getRange(start, from) + inserted + this.#mirror.getRange(to, end))
    if (!reason) return
    cancel()
    this.#options.onRefuse?.(reason)
  }

  /**
   * Replaces a part of the text; changes with the same group are undone together.
   * @param {number} from @param {number} to @param {string} insert @param {string} [group]
   */
  replace(from, to, insert, group) {
    const at = (/** @type {number} */ place) => this.#mirror.posFromIndex(place)
    this.#mirror.replaceRange(insert, at(from), at(to), group ? `*${group}` : undefined)
  }

  /**
   * Replaces the whole text, in one step.
   * @param {string} text @param {string} [group]
   */
  become(text, group) {
    const edit = difference(this.text, text)
    if (edit.from !== edit.to || edit.insert) this.replace(edit.from, edit.to, edit.insert, group)
  }

  /**
   * Loads another program with a new history, without a call of `onChange`.
   * @param {string} text
   */
  load(text) {
    this.#isQuiet = true
    this.#mirror.setValue(text)
    this.#mirror.clearHistory()
    this.#isQuiet = false
  }

  /** @param {number} from @param {number} [to] */
  select(from, to = from) {
    this.#mirror.setSelection(this.#mirror.posFromIndex(from), this.#mirror.posFromIndex(to))
    this.#mirror.scrollIntoView(null, 60)
  }

  focus() { this.#mirror.focus() }
  undo() { this.#mirror.undo() }
  redo() { this.#mirror.redo() }
  refresh() { this.#mirror.refresh() }

  /**
   * Underlines errors and warnings.
   * @param {import('./editor.js').Message[]} messages
   */
  show(messages) {
    if (messages.length === 0 && this.#marks.length === 0) return
    this.#messages = messages
    this.#mirror.operation(() => {
      for (const mark of this.#marks) mark.clear()
      for (const line of this.#wrongLines) this.#mirror.removeLineClass(line, 'gutter')
      this.#wrongLines = messages.filter((message) => message.severity === 'error')
        .map((message) => this.#mirror.addLineClass(this.#mirror.posFromIndex(message.from).line, 'gutter', 'wrong-line'))
      this.#marks = messages.map((message) => this.#mirror.markText(
        this.#mirror.posFromIndex(Math.min(message.from, Math.max(0, this.text.length - 1))),
        this.#mirror.posFromIndex(Math.max(message.to, message.from + 1)),
        { className: `wrong ${message.severity}`, attributes: { title: message.message } }))
    })
  }

  /**
   * Highlights parts of the text, in place of those before.
   * @param {[from: number, to: number][]} places
   */
  light(places) {
    const at = (/** @type {number} */ place) => this.#mirror.posFromIndex(place)
    for (const mark of this.#lights) mark.clear()
    this.#lights = places.map(([from, to]) => this.#mirror.markText(at(from), at(to), { className: 'lit' }))
  }

  /**
   * Goes to the next error.
   * @param {number} direction
   */
  nextMessage(direction) {
    const next = messageFrom(this.#messages, this.caret, direction)
    if (!next) return
    this.focus()
    this.select(next.from)
    announceNow(spokenMessage(next))
  }

  /** The word at the caret. */
  get word() {
    const { anchor, head } = this.#mirror.findWordAt(this.#mirror.getCursor())
    return this.#mirror.getRange(anchor, head)
  }

  /** @param {string} name */
  #key(name) {
    return this.#options.onKey?.(name) ? undefined : CodeMirror.Pass
  }

  #complete() {
    const complete = this.#options.complete
    if (!complete) return
    const at = (/** @type {number} */ place) => this.#mirror.posFromIndex(place)
    this.#mirror.showHint({
      completeSingle: false,
      closeCharacters: /[\s()[\]{};:>,]/,
      // It is called anew for every letter that is typed while the list is open.
      hint: async () => {
        const { text, caret } = this
        const found = await complete(text, caret)
        return found && this.text === text ? {
          from: at(found.from), to: at(found.to),
          list: offered(found, text).slice(0, 200).map((candidate) => ({ text: candidate.text, render: render(candidate) })),
        } : undefined
      },
    })
  }

  /**
   * Changes the number at the caret.
   * @param {number} steps @param {boolean} isFine
   */
  async #step(steps, isFine) {
    const { text, caret } = this
    const edit = await this.#options.scrub?.(text, caret, steps * (isFine ? 1 : coarseness(text, caret)), isFine)
    if (!edit || this.text !== text) return
    this.replace(edit.from, edit.to, edit.insert)
    this.#mirror.setCursor(this.#mirror.posFromIndex(edit.from))
  }

  /**
   * Begins a press on a number, which may become a drag that changes it.
   * @param {PointerEvent} event
   */
  #press(event) {
    const target = /** @type {Element} */ (event.target)
    if (event.button !== 0 || !target.classList.contains('cm-number')) return
    const { text } = this
    const place = this.#mirror.coordsChar({ left: event.clientX, top: event.clientY })
    const at = this.#mirror.indexFromPos(place)
    const group = `scrub${event.timeStamp}`
    const wrapper = this.#mirror.getWrapperElement()
    const size = coarseness(text, at)
    let isDragging = false
    let shown = ''
    const move = async (/** @type {PointerEvent} */ step) => {
      const distance = step.clientX - event.clientX
      if (!isDragging && Math.abs(distance) < 4) return
      if (!isDragging) {
        isDragging = true
        wrapper.classList.add('scrubbing')
      }
      step.preventDefault()
      const steps = Math.round(distance / 8) * (step.shiftKey ? 10 : 1) * (step.altKey ? 1 : size)
      const wanted = `${steps}${step.altKey ? ' fine' : ''}`
      if (wanted === shown) return
      shown = wanted
      const edit = steps === 0 ? { from: 0, to: 0, insert: '' } : await this.#options.scrub?.(text, at, steps, step.altKey)
      if (edit && shown === wanted) this.become(text.slice(0, edit.from) + edit.insert + text.slice(edit.to), group)
    }
    const hold = (/** @type {Event} */ select) => {
      if (!isDragging) return
      select.preventDefault()
      select.stopPropagation()
    }
    const end = () => {
      wrapper.classList.remove('scrubbing')
      removeEventListener('pointermove', move)
      removeEventListener('mousemove', hold, true)
      removeEventListener('pointerup', end)
      removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', escape, true)
    }
    const cancel = () => {
      shown = 'cancelled'
      if (isDragging) this.become(text, group)
      end()
    }
    const escape = (/** @type {KeyboardEvent} */ key) => {
      if (key.key !== 'Escape') return
      key.preventDefault()
      cancel()
    }
    // CodeMirror would select while the pointer moves: it gets the moves only if this is no drag.
    addEventListener('pointermove', move)
    addEventListener('mousemove', hold, true)
    addEventListener('pointerup', end)
    addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape, true)
  }
}

/** @param {{ text: string, summary?: string }} candidate */
function render(candidate) {
  return (/** @type {HTMLElement} */ place) => {
    const name = document.createElement('span')
    name.className = 'hint-name'
    name.textContent = candidate.text
    const summary = document.createElement('span')
    summary.className = 'hint-summary'
    summary.textContent = say(candidate.summary ?? '')
    place.append(name, summary)
  }
}
