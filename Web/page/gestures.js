// Gestures in a picture. Each is a change of the text and nothing else, so that one list of undo serves them all.

import { announceNow } from './announce.js'
import { causes } from './causes.js'
import { say } from './language.js'
import { markName, moveOf, placeIn } from './picture.js'
import { instantAt, spokenTime } from './times.js'

/**
 * @typedef {import('./picture.js').Picture} Picture
 * @typedef {import('./picture.js').Mark} Mark
 * @typedef {{ readonly text: string, readonly isWrong: boolean, become: (text: string, group?: string) => void,
 *   make: (answer: any, text: string, group?: string) => void,
 *   ask: (request: Record<string, any>, text: string, channel?: string) => Promise<any>,
 *   why: (picture: Picture, m: string) => Promise<any>, restore: (text: string, mark: Mark, group?: string) => void, isLocked: () => boolean,
 *   refuse: (reason: string, request?: Record<string, any> | false, isKnown?: boolean) => void, undo: () => void, redo: () => void, goTo: (from: number, to: number) => void,
 *   choose: (picture: Picture, mark: Mark | undefined) => void, freeze: (isFrozen: boolean) => void,
 *   touch: (lane: string, time: number) => boolean }} Bench
 */

const REACH = 22

export class Gestures {
  #picture
  #bench
  /**
   * A mark that is moved by keys.
   * @type {{ start: string, mark: Mark, time: number, group: string } | undefined}
   */
  #taken

  /** @param {Picture} picture @param {Bench} bench */
  constructor(picture, bench) {
    this.#picture = picture
    this.#bench = bench
    picture.box.addEventListener('pointerdown', (event) => this.#press(event))
    picture.box.addEventListener('dblclick', (event) => this.#add(event.clientX, event.clientY))
    picture.box.addEventListener('keydown', (event) => this.#key(event))
    picture.box.addEventListener('focusin', (event) => this.#focused(event))
    causes.watch(picture, this.#why)
  }

  #why = (/** @type {string} */ m) => this.#bench.why(this.#picture, m)

  /**
   * Chooses a mark and shows its causes; a mouse on it shows them anyway.
   * @param {Mark} mark @param {string} [pointer]
   */
  #choose(mark, pointer = '') {
    this.#bench.choose(this.#picture, mark)
    if (pointer !== 'mouse') causes.hold({ picture: this.#picture, m: mark.m, ask: this.#why })
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (event.button !== 0) return
    const start = this.#picture.point(event.clientX, event.clientY)
    const mark = this.#picture.nearest(start, REACH)
    if (!mark) {
      this.#bench.choose(this.#picture, undefined)
      causes.hide()
      if (event.pointerType === 'touch') this.#longPress(event)
      return
    }
    this.#choose(mark, event.pointerType)
    this.#picture.node(mark.m)?.focus({ preventScroll: true })
    event.preventDefault()
    if (mark.source && !this.#bench.isLocked()) this.#drag(event, mark)
  }

  /** @param {PointerEvent} press @param {Mark} mark */
  #drag(press, mark) {
    const { box } = this.#picture
    const axis = this.#picture.row(mark.y)?.axis ?? []
    const text = this.#bench.text
    const group = `drag${press.timeStamp}`
    const grip = mark.x - this.#picture.point(press.clientX, press.clientY).x
    const threshold = press.pointerType === 'touch' ? 8 : 4
    let isDragging = false
    let isOver = false
    let frame = 0
    let shown = mark.time
    let refusal = ''
    /** @type {PointerEvent} */
    let newest = press

    const step = async () => {
      frame = 0
      const time = instantAt(axis, this.#picture.point(newest.clientX, newest.clientY).x + grip)
      const request = moveOf(mark, time, newest.altKey)
      const answer = await this.#bench.ask(request, text, 'edit')
      if (isOver || !answer) return
      if (!answer.edit) {
        if (answer.needsList) this.#bench.restore(text, mark, group)
        this.#refuse(answer, request, answer.refusal === refusal)
      }
      refusal = answer.refusal ?? ''
      if (!answer.edit) return
      this.#bench.make(answer, text, group)
      const now = answer.time + (mark.source?.start ?? 0)
      if (answer.time !== undefined && now !== shown) {
        shown = now
        announceNow(spokenTime(shown))
      }
    }
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerId !== press.pointerId) return
      if (!isDragging && Math.abs(event.clientX - press.clientX) < threshold) return
      if (!isDragging) {
        isDragging = true
        box.setPointerCapture(press.pointerId)
        box.classList.add('dragging')
        this.#bench.freeze(true)
      }
      newest = event
      frame ||= requestAnimationFrame(step)
    }
    const end = () => {
      box.classList.remove('dragging')
      box.removeEventListener('pointermove', move)
      box.removeEventListener('pointerup', drop)
      box.removeEventListener('pointercancel', cancel)
      removeEventListener('keydown', escape, true)
    }
    const drop = (/** @type {PointerEvent} */ event) => {
      if (isDragging) newest = event
      end()
      if (!isDragging) return
      cancelAnimationFrame(frame)
      step().then(() => {
        isOver = true
        this.#bench.freeze(false)
      })
    }
    const cancel = () => {
      isOver = true
      cancelAnimationFrame(frame)
      if (isDragging) {
        this.#bench.restore(text, mark, group)
        announceNow(say('Put back.'))
        this.#bench.freeze(false)
      }
      end()
    }
    const escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      cancel()
    }
    box.addEventListener('pointermove', move)
    box.addEventListener('pointerup', drop)
    box.addEventListener('pointercancel', cancel)
    addEventListener('keydown', escape, true)
  }

  /** @param {PointerEvent} press */
  #longPress(press) {
    const timer = setTimeout(() => this.#add(press.clientX, press.clientY), 400)
    const stop = () => {
      clearTimeout(timer)
      for (const name of ['pointerup', 'pointercancel', 'pointermove']) this.#picture.box.removeEventListener(name, stop)
    }
    for (const name of ['pointerup', 'pointercancel', 'pointermove']) this.#picture.box.addEventListener(name, stop)
  }

  /** @param {number} clientX @param {number} clientY */
  #add(clientX, clientY) {
    const point = this.#picture.point(clientX, clientY)
    if (this.#picture.nearest(point, REACH)) return
    const row = this.#picture.row(point.y)
    const [number] = row?.lines.find(([, y]) => Math.abs(y - point.y) <= REACH) ?? []
    const line = number === undefined ? undefined : this.#picture.output.lines?.[number]
    if (!row || !line) return
    if (line.from === undefined && this.#bench.touch(line.name, instantAt(row.axis, point.x))) return
    if (line.from === undefined) return this.#bench.refuse('Marks can be added to inputs that are written out in the text.')
    this.#addTo(line, line.from, instantAt(row.axis, point.x))
  }

  /** @param {import('./picture.js').Line} line @param {number} at @param {number} time */
  async #addTo(line, at, time) {
    const { name, start = 0 } = line
    const used = new Set((this.#picture.output.marks ?? []).filter((mark) => mark.lane === name).map((mark) => mark.value))
    const value = [...'abcdefghijklmnopqrstuvwxyz'].find((letter) => !used.has(letter)) ?? 'x'
    const answer = await this.change({ do: 'add', at, time: Math.max(0, time - start), value })
    if (answer?.edit) announceNow(`Added: ${value} at ${spokenTime(start + (answer.time ?? time - start))}.`)
  }

  /**
   * Requests an edit and makes it.
   * @param {Record<string, any>} request @param {string} [group]
   */
  async change(request, group) {
    if (this.#bench.isLocked()) return undefined
    const { text } = this.#bench
    const answer = await this.#bench.ask({ kind: 'edit', ...request }, text)
    if (!answer || this.#bench.text !== text) return undefined
    if (!answer.edit) this.#refuse(answer, request)
    else this.#bench.make(answer, text, group)
    return answer
  }

  /**
   * Shows why a gesture cannot be made.
   * @param {any} answer @param {Record<string, any>} request @param {boolean} [isKnown]
   */
  #refuse(answer, request, isKnown) {
    if (answer.refusal) this.#bench.refuse(answer.refusal, answer.needsList && request, isKnown)
  }

  /** @param {FocusEvent} event */
  #focused(event) {
    const m = event.target instanceof Element ? event.target.closest('[data-m]')?.getAttribute('data-m') : null
    const mark = this.#picture.mark(m ?? undefined)
    if (mark && mark.m !== this.#picture.chosen) this.#choose(mark)
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key
    if (isCommand && key.toLowerCase() === 'z') {
      event.preventDefault()
      return event.shiftKey ? this.#bench.redo() : this.#bench.undo()
    }
    if (isCommand && key.toLowerCase() === 'y') {
      event.preventDefault()
      return this.#bench.redo()
    }
    const mark = this.#picture.mark(this.#picture.chosen)
    if (!mark || isCommand || !(event.target instanceof SVGElement)) return
    if (this.#taken ? this.#takenKey(event, this.#taken) : this.#markKey(event, mark)) event.preventDefault()
  }

  /** @param {KeyboardEvent} event @param {Mark} mark @returns {boolean} */
  #markKey(event, mark) {
    switch (event.key) {
      case 'ArrowLeft': return this.#walk(mark, -1)
      case 'ArrowRight': return this.#walk(mark, 1)
      case 'ArrowUp': return this.#climb(mark, -1)
      case 'ArrowDown': return this.#climb(mark, 1)
      case 'Home': return this.#walk(mark, -Infinity)
      case 'End': return this.#walk(mark, Infinity)
      case 'Enter': case ' ': return this.#take(mark)
      case 'Delete': case 'Backspace': return this.#remove(mark)
      case '+': return this.#addAfter(mark)
      case '.':
        if (mark.source) this.#bench.goTo(mark.source.from, mark.source.to)
        return true
      case 'F2': return this.#editValue()
      default: return !event.altKey && /^[\p{L}\p{N}]$/u.test(event.key) && this.#editValue(event.key)
    }
  }

  /**
   * Moves the focus to the field of the value; typed text replaces the value.
   * @param {string} [typed]
   */
  #editValue(typed) {
    const field = /** @type {HTMLInputElement | null} */ (document.querySelector('.inspector .value-field'))
    if (!field) return typed === undefined
    field.focus()
    if (typed === undefined) field.select()
    else field.setRangeText(typed, 0, field.value.length, 'end')
    return true
  }

  /** @param {Mark} mark */
  #lane(mark) { return this.#picture.drawnMarks.filter((each) => each.line === mark.line) }

  /** @param {Mark} mark @param {number} step */
  #walk(mark, step) {
    const lane = this.#lane(mark)
    const next = Math.min(lane.length - 1, Math.max(0, lane.indexOf(mark) + step))
    return this.#goTo(lane[next])
  }

  /** @param {Mark} mark @param {number} step */
  #climb(mark, step) {
    const lines = [...new Set(this.#picture.drawnMarks.map((each) => each.line))]
    const line = lines[lines.indexOf(mark.line) + step]
    const marks = this.#picture.drawnMarks.filter((each) => each.line === line)
    marks.sort((a, b) => Math.abs(a.time - mark.time) - Math.abs(b.time - mark.time))
    return this.#goTo(marks[0])
  }

  /** @param {Mark | undefined} mark */
  #goTo(mark) {
    if (mark) this.#choose(mark)
    if (mark) this.#picture.node(mark.m)?.focus()
    return true
  }

  /** @param {Mark} mark */
  #take(mark) {
    if (!mark.source) {
      this.#bench.refuse(`This mark cannot be moved: ${mark.why ?? 'its time is computed'}.`)
      return true
    }
    if (this.#bench.isLocked()) return true
    this.#taken = { start: this.#bench.text, mark, time: mark.time, group: `keys${performance.now()}` }
    this.#picture.box.classList.add('taken')
    causes.hide()
    announceNow(`Taken: ${markName(mark)} at ${spokenTime(mark.time)}. Move it by the arrow keys, drop it by Enter.`)
    return true
  }

  /** @param {KeyboardEvent} event @param {{ start: string, mark: Mark, time: number, group: string }} taken */
  #takenKey(event, taken) {
    const direction = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (direction !== 0) {
      const tick = this.#picture.tick(taken.mark) / (event.altKey ? 10 : 1)
      const time = Math.max(0, taken.time + direction * tick * (event.shiftKey ? 10 : 1))
      this.#moveTaken(taken, time, event.altKey)
      return true
    }
    if (event.key === 'Enter' || event.key === ' ' || event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') this.#bench.restore(taken.start, taken.mark, taken.group)
      this.#taken = undefined
      this.#picture.box.classList.remove('taken')
      announceNow(event.key === 'Escape' ? 'Put back.' : `Dropped at ${spokenTime(taken.time)}.`)
      return event.key !== 'Tab'
    }
    return true
  }

  /** @param {{ start: string, mark: Mark, time: number, group: string }} taken @param {number} time @param {boolean} isFine */
  async #moveTaken(taken, time, isFine) {
    taken.time = time
    const request = moveOf(taken.mark, time, isFine)
    const answer = await this.#bench.ask(request, taken.start, 'edit')
    if (!answer || this.#taken !== taken) return
    if (!answer.edit) {
      if (answer.needsList) {
        this.#bench.restore(taken.start, taken.mark, taken.group)
        taken.time = taken.mark.time
      }
      return this.#refuse(answer, request)
    }
    taken.time = answer.time === undefined ? time : answer.time + (taken.mark.source?.start ?? 0)
    this.#bench.make(answer, taken.start, taken.group)
    announceNow(spokenTime(taken.time))
  }

  /** @param {Mark} mark */
  #remove(mark) {
    if (!mark.source) this.#bench.refuse(`This mark cannot be deleted: ${mark.why ?? 'it is computed'}.`)
    else this.change({ do: 'delete', ...placeIn(mark.source) }).then((answer) => answer?.edit && announceNow(`Deleted: ${markName(mark)}.`))
    return true
  }

  /** @param {Mark} mark */
  #addAfter(mark) {
    const line = this.#picture.output.lines?.[mark.line]
    if (line?.from !== undefined) this.#addTo(line, line.from, mark.time - (mark.source?.start ?? 0) + (line.start ?? 0) + this.#picture.tick(mark))
    return true
  }
}
