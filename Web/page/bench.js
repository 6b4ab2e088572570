// A program and its results. It evaluates at every change, draws the results for the next frame, keeps the last good
// picture while the text is wrong, and turns gestures into changes of the text. The playground, lessons and reference
// pages share it.

import { announce, warn } from './announce.js'
import { causes } from './causes.js'
import { later } from './dom.js'
import { applied, callsIn } from './edits.js'
import { failureOf } from './engine.js'
import { Inspector } from './inspector.js'
import { say } from './language.js'
import { inOrder, spokenMessage } from './messages.js'
import { instantsOf, summary } from './outputs.js'
import { requestOf } from './results.js'
import { withStages } from './stages.js'
import { addLine, showMessages, showTrouble } from './strip.js'
import { Timeline } from './timeline.js'
import { Touch } from './touch.js'

/**
 * @typedef {{ readonly text: string, become: (text: string, group?: string) => void, undo: () => void, redo: () => void,
 *   goTo: (from: number, to: number) => void, show: (messages: import('./editor.js').Message[]) => void,
 *   light: (places: [from: number, to: number][]) => void }} Program
 * @typedef {import('./picture.js').Picture} Picture
 */

let lastChannel = 0

/** The longest text whose times are searched. */
const LONGEST = 20_000

const LOCKED = 'The picture is that of the text before. Its marks can be changed when the text is right again.'

/** Whether there is room for a chosen mark or for an instant, but not for both. */
const narrow = matchMedia('(max-width: 720px)')

export class Bench {
  view = 'picture'
  /**
   * Options of the program: dialect, rule for ties, language.
   * @type {Record<string, string>}
   */
  settings = {}
  isWrong = false
  /** A note on the program that is shown as long as the program stays the same. */
  notice = ''
  #wasDrawn = false
  /** Whether a drag keeps the scale. */
  #isFrozen = false
  /** @type {any} */
  answer
  inspector = new Inspector((request) => this.change(request), (from, to) => this.goTo(from, to))
  touched = new Touch((line, place) => this.change({ form: 'drive', do: 'add', value: line, ...place }), () => this.change({ form: 'drive', do: 'invent' }))
  timeline = new Timeline((instant) => this.#showInstant(instant), (instant) => this.#stateAt(instant), (operators) => this.#program.light(callsIn(this.text, operators)))

  #engine
  #program
  #strip
  #draw
  #width
  #channel = ++lastChannel
  /** @type {{ picture: Picture, m: string } | undefined} */
  #chosen
  /**
   * The place in the text of the mark that a gesture has changed, until it is drawn.
   * @type {number | undefined}
   */
  #followed
  /** The pictures of the last run. */
  #shownPictures = new Set()
  /** The text of the pictures: the program, or the one that shows its stages. */
  #drawnText = ''
  /** @type {import('./editor.js').Message[]} */
  #messages = []
  /**
   * The text whose gesture was refused: the reason is shown until the text changes.
   * @type {string | undefined}
   */
  #refusedText
  #complain = later(300, () => showMessages(this.#strip, this.#messages, { fix: (edit) => this.#fix(edit), goTo: (from, to) => this.goTo(from, to), line: this.line }))

  #describe = later(200, () => this.#writeTexts())

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {Program} program
   * @param {{ strip: Element, draw: (outputs: any[], isWrong: boolean) => Picture[], width: () => number }} place
   */
  constructor(engine, program, place) {
    this.#engine = engine
    this.#program = program
    this.#strip = place.strip
    this.#draw = place.draw
    this.#width = place.width
  }

  /**
   * The number of the line of a message, as the reader counts.
   * @type {(message: import('./editor.js').Message) => number}
   */
  line = (message) => message.line

  get text() { return this.#program.text }

  /** @param {Record<string, any>} request @param {string} text @param {string} [channel] @returns {Promise<any>} */
  ask(request, text, channel) {
    return this.#engine.ask({ ...this.settings, ...request }, text, channel)
  }

  /**
   * Completions at a place.
   * @param {string} text @param {number} at
   */
  complete = (text, at) => this.ask({ kind: 'complete', at }, text, 'complete')

  /**
   * The edit that adds a number of steps to the number at a place, or just before it.
   * @param {string} text @param {number} at @param {number} steps @param {boolean} fine
   */
  scrub = async (text, at, steps, fine) => {
    const place = /[\p{L}\p{N}_]/u.test(text[at] ?? '') ? at : Math.max(0, at - 1)
    return (await this.ask({ kind: 'scrub', at: place, steps, fine }, text, 'scrub'))?.edit
  }

  /** @param {string} text @param {string} [group] */
  become(text, group) { this.#program.become(text, group) }
  undo() { this.#program.undo() }
  redo() { this.#program.redo() }
  /** @param {number} from @param {number} to */
  goTo(from, to) { this.#program.goTo(from, to) }

  /** Runs the program and shows the results. */
  async run() {
    const { text, view } = this
    const isFrozen = this.#isFrozen
    this.#complain.cancel()
    this.#describe.cancel()
    this.#areBusy(true)
    // A picture in a kept scale is not broken into rows.
    const isUnbroken = isFrozen && this.pictures.every((picture) => picture.output.rows?.length === 1)
    const request = { ...requestOf(view), width: isUnbroken ? 1000 : this.#width(), origins: 'no' }
    let answer = await this.ask(request, text, `run${this.#channel}`)
    if (answer && view === 'stages') answer = await withStages((wider) => this.ask(request, wider, `run${this.#channel}`), text, answer)
    if (!answer) return
    if (this.text !== text || this.view !== view || this.#isFrozen !== isFrozen) return
    this.answer = answer
    this.#show(answer)
    if (!this.isWrong) this.#drawnText = answer.text ?? text
    this.#areBusy(!this.isWrong)
    if (!this.isWrong && this.pictures.length > 0) this.#describe.ask()
    // Benchmarks read this mark; only the newest is kept.
    performance.clearMarks('picture')
    performance.mark('picture')
  }

  /**
   * Keeps the scale and the colours of the pictures during a drag, or draws them anew after it. Pictures of several rows
   * keep their colours alone, because their rows depend on the times.
   * @param {boolean} isFrozen
   */
  freeze(isFrozen) {
    if (this.#isFrozen === isFrozen) return
    this.#isFrozen = isFrozen
    for (const picture of this.pictures) picture.isFrozen = isFrozen
    if (!isFrozen) this.run()
  }

  /** Writes the pictures as texts. The channel is that of runs: a newer one does not wait for it. */
  async #writeTexts() {
    const { text } = this
    const answer = await this.ask({ ...requestOf('text'), width: this.#width() }, this.#drawnText, `run${this.#channel}`)
    if (!answer || this.text !== text) return
    const texts = (answer.outputs ?? []).filter((/** @type {any} */ output) => output.kind === 'picture')
    this.pictures.forEach((picture, index) => picture.describe(texts[index]?.text ?? ''))
    this.#findOrigins()
  }

  /**
   * Finds the numbers that make the times of marks: the program is run once more for each of them. The functions that
   * do so are in the last part of the program.
   */
  async #findOrigins() {
    const { text, view } = this
    await this.#engine.whole
    if (this.text !== text || this.#drawnText !== text || text.length > LONGEST || view !== 'picture') return
    const answer = await this.ask({ ...requestOf(view), width: this.#width(), origins: true }, text, `origins${this.#channel}`)
    if (!answer || this.text !== text || this.view !== view) return
    const drawn = (answer.outputs ?? []).filter((/** @type {any} */ output) => output.kind === 'picture')
    this.pictures.forEach((picture, index) => drawn[index] && picture.learn(drawn[index]))
    if (!this.#chosen) return
    const { picture, m } = this.#chosen
    this.inspector.show(picture.mark(m), picture.mark(m) && picture.tick(/** @type {any} */ (picture.mark(m))))
  }

  /**
   * Adds the first act of the stand-in that a lane is named by, at an instant; returns whether there is one.
   * @param {string} lane @param {number} time
   */
  touch(lane, time) { return this.touched.act(lane, time) }

  /** @param {boolean} areBusy */
  #areBusy(areBusy) { for (const picture of this.pictures) picture.isBusy = areBusy }

  /** @param {any} answer */
  #show(answer) {
    if (answer.failure || answer.kind === 'error') {
      this.isWrong = true
      showTrouble(this.#strip, failureOf(answer), answer.failure === 'missing' && { title: say('Try again'), act: () => this.run() })
      this.#draw([], true)
      announce(failureOf(answer))
      return
    }
    this.#messages = answer.messages ?? []
    this.#program.show(this.#messages)
    const outputs = (answer.outputs ?? []).filter((/** @type {any} */ output) => output.kind !== 'prose')
    const isDrawn = outputs.some((/** @type {any} */ output) => output.kind === 'picture')
    // A run that ended before its first picture keeps the one before.
    this.isWrong = answer.status === 'rejected' || (answer.status === 'stopped' && !isDrawn && this.#wasDrawn)
    if (!this.isWrong) this.#wasDrawn = isDrawn
    if (this.#messages.length > 0) this.#complain.ask()
    else if (this.notice) showTrouble(this.#strip, this.notice)
    else if (this.#refusedText !== this.text) showMessages(this.#strip, [], { fix() {}, goTo() {} })
    const pictures = this.#draw(outputs, this.isWrong)
    if (!this.isWrong) this.touched.show(answer)
    this.#tell(outputs)
    if (this.isWrong) return
    this.#keepChoice(pictures)
    causes.renew()
    this.updateTimeline()
  }

  /**
   * Announces errors and results: of several pictures, the first one that has changed.
   * @param {any[]} outputs
   */
  #tell(outputs) {
    const [message] = inOrder(this.#messages)
    const drawn = outputs.filter((output) => output.kind === 'picture')
    const picture = drawn.find((output) => !this.#shownPictures.has(output.svg)) ?? drawn[drawn.length - 1]
    if (!this.isWrong) this.#shownPictures = new Set(drawn.map((output) => output.svg))
    announce([message && spokenMessage(message, this.line(message)), !this.isWrong && summary(outputs, picture)].filter(Boolean).join('. '))
  }

  /**
   * The picture of the time line, and the text that ends with it.
   * @type {() => { picture: Picture | undefined, text: string }}
   */
  timed = () => ({ picture: this.pictures[this.pictures.length - 1], text: this.text })

  updateTimeline() {
    const { picture } = this.timed()
    this.timeline.update(picture ? instantsOf(picture.output) : [])
  }

  /**
   * The chosen mark stays chosen while its picture changes.
   * @param {Picture[]} pictures
   */
  #keepChoice(pictures) {
    const followed = this.#followed
    this.#followed = undefined
    const find = (/** @type {Picture} */ picture, m = '') => followed === undefined ? undefined : picture.markOf(followed, m)
    if (!this.#chosen) {
      // A mark that was added is chosen.
      const picture = pictures.find((each) => find(each))
      const added = picture && find(picture)
      return added && picture.node(added.m)?.focus({ preventScroll: true })
    }
    const { picture, m } = this.#chosen
    const mark = pictures.includes(picture) ? find(picture, m) ?? picture.mark(m) : undefined
    if (mark && mark.m !== m) picture.move(mark.m)
    this.#chosen = mark && { picture, m: mark.m }
    const hadFocus = this.inspector.element.contains(document.activeElement)
    this.inspector.show(mark, mark && picture.tick(mark))
    if (!mark && hadFocus) picture.box.focus()
  }

  /** @param {Picture} picture @param {import('./picture.js').Mark | undefined} mark */
  choose(picture, mark) {
    if (this.#chosen && this.#chosen.picture !== picture) this.#chosen.picture.choose(undefined)
    this.#chosen = mark && { picture, m: mark.m }
    picture.choose(mark?.m)
    this.inspector.show(mark, mark && picture.tick(mark))
    if (mark && narrow.matches) this.timeline.clear()
    this.onChoose(picture, mark)
  }

  /** @param {number | undefined} instant */
  #showInstant(instant) {
    if (instant !== undefined && narrow.matches && this.#chosen) this.choose(this.#chosen.picture, undefined)
    this.timed().picture?.showInstant(instant)
  }

  /**
   * Called after a mark is chosen.
   * @type {(picture: Picture, mark: import('./picture.js').Mark | undefined) => void}
   */
  onChoose = () => {}

  /**
   * The reasons for a mark of a picture, and its effects.
   * @param {Picture} picture @param {string} m
   */
  async why(picture, m) {
    if (this.isWrong) return undefined
    return this.ask({ kind: 'why', picture: picture.output.number, m }, this.#drawnText, `why${this.#channel}`)
  }

  /**
   * The state of the operators at an instant, and the reason for an event or for silence then.
   * @param {number} instant
   */
  async #stateAt(instant) {
    const { picture, text } = this.timed()
    const [state, why] = await Promise.all([
      this.ask({ kind: 'state', time: instant }, text, `state${this.#channel}`),
      picture && this.ask({ kind: 'why', picture: picture.output.number, time: instant }, text, `whyAt${this.#channel}`),
    ])
    return state && { ...state, why }
  }

  /**
   * Makes the edit of a request.
   * @param {Record<string, any>} request
   */
  async change(request) {
    if (this.isLocked()) return undefined
    const { text } = this
    const answer = await this.ask({ kind: 'edit', ...request }, text)
    if (answer?.edit && this.text === text) this.make(answer, text)
    if (answer?.refusal) this.refuse(answer.refusal, answer.needsList && request)
    return answer
  }

  /**
   * Makes the edit of an answer. Its mark is chosen, at its new place.
   * @param {any} answer @param {string} text the one that the answer is about @param {string} [group]
   */
  make(answer, text, group) {
    this.#followed = answer.mark?.from
    this.become(applied(text, answer.edit), group)
  }

  /**
   * Restores the text before a gesture; the mark of the gesture is chosen.
   * @param {string} text @param {import('./picture.js').Mark} mark the mark before the gesture @param {string} [group]
   */
  restore(text, mark, group) {
    if (this.text === text) return
    this.#followed = mark.source?.from
    this.become(text, group)
  }

  /**
   * Shows why a gesture changes nothing, and offers the list that would allow it.
   * @param {string} reason @param {Record<string, any> | false} [request] the gesture, if it needs a list
   * @param {boolean} [isKnown] whether the reason was shown already
   */
  refuse(reason, request, isKnown = false) {
    const text = reason.charAt(0).toUpperCase() + reason.slice(1)
    this.#refusedText = this.text
    showTrouble(this.#strip, text, request && { title: say('Write as at: list'), act: () => this.#makeList(request) })
    if (isKnown) return
    this.#strip.scrollIntoView({ block: 'nearest' })
    warn(text)
  }

  /** @param {Record<string, any>} request a gesture that needs a list */
  #makeList(request) {
    // The button disappears with its line.
    if (this.#chosen) this.#chosen.picture.node(this.#chosen.m)?.focus()
    this.change({ ...request, do: 'list' })
  }

  /** Shows, while the text is wrong, that the picture cannot be changed. */
  isLocked() {
    if (!this.isWrong) return false
    addLine(this.#strip, LOCKED)
    warn(LOCKED)
    return true
  }

  /**
   * The pictures that are shown.
   * @type {Picture[]}
   */
  pictures = []

  /** @param {import('./editor.js').Edit} edit */
  #fix(edit) {
    this.become(applied(this.text, edit))
    // The button disappears with the message; on a touch screen the focus would open a keyboard.
    const end = edit.from + edit.insert.length
    if (!matchMedia('(pointer: coarse)').matches) this.goTo(end, end)
  }
}
