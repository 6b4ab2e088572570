// Lessons as pages: prose, programs that can be changed, and their pictures. A lesson is one program in several blocks,
// so a change in one block changes all that follow.

import { Bench } from './bench.js'
import { coloured } from './colours.js'
import { button, element, fill } from './dom.js'
import { makeEditor } from './editor.js'
import { difference } from './edits.js'
import { say } from './language.js'
import { encode } from './link.js'
import { markdown, resolver } from './markdown.js'
import { lessonInPage } from './opening.js'
import { contents, exampleIn, lessonMarkdown, parts, steps } from './prose.js'
import { Results } from './results.js'
import { Tabs } from './tabs.js'
import { cellsIn } from './width.js'

/** @typedef {import('./library.js').Library} Library */

/** @param {Library} library */
export async function lessonsPage(library) {
  const text = (await library.docs()).find((entry) => entry.name === 'lessons/README')?.text ?? ''
  const path = /^## A path[^]*?(?=^## )/m.exec(text)?.[0] ?? ''
  const page = element('article', { class: 'reading list' }, element('h1', {}, say('Lessons')),
    element('p', {}, say('Tutorials that run: prose, programs and pictures. Change a program or drag a marble, and everything below follows.')),
    markdown(say(path), resolver('lessons')), element('h2', {}, say('All lessons')), contents(text, 'lessons'))
  return { element: page, title: say('Lessons – rxplay') }
}

/** @param {import('./engine.js').Engine} engine @param {Library} library @param {string} name */
export async function lessonPage(engine, library, name) {
  const inPage = await lessonInPage(name)
  const lessons = inPage ? [inPage.around[0], inPage.lesson, inPage.around[1]] : await library.lessons()
  const index = lessons.findIndex((lesson) => lesson?.name === name)
  const lesson = lessons[index]
  if (!lesson) return lessonsPage(library)
  const live = new LiveText(engine, lesson.text, { hasTitle: true, originals: lesson.originals })
  const article = element('article', { class: 'reading lesson' },
    element('p', { class: 'crumbs' }, element('a', { href: '#/lessons' }, say('Lessons'))),
    live.element, steps(lessons, index, 'lessons', 'Lessons'))
  return { element: article, title: `${lesson.title} – rxplay`, bench: live.bench, arrive: () => live.arrive(), leave: () => live.bench.timeline.pause() }
}

/** Prose with programs in it. */
export class LiveText {
  element = element('div', { class: 'live' })
  /** @type {Bench} */
  bench
  /** @type {LiveBlock[]} */
  #blocks = []
  #strip = element('div', { class: 'strip empty' })
  #hasRun = false

  /**
   * @param {import('./engine.js').Engine} engine @param {string} text
   * @param {{ settings?: Record<string, string>, hasTitle?: boolean, originals?: Record<string, string> }} [options]
   * `originals` are the texts of the documents' examples in the prose
   */
  constructor(engine, text, options = {}) {
    const { settings = {}, hasTitle = false, originals = {} } = options
    const self = this
    this.bench = new Bench(engine, {
      get text() { return self.text },
      become: (wanted, group) => this.#become(wanted, group),
      undo: () => this.#last?.editor?.undo(),
      redo: () => this.#last?.editor?.redo(),
      goTo: (from, to) => this.#goTo(from, to),
      show: (messages) => this.#showMessages(messages),
      // The listings of a lesson become editors when they are changed.
      light() {},
    }, { strip: this.#strip, draw: (outputs, isWrong) => this.#draw(outputs, isWrong), width: () => this.#cells })
    // The text is in rxplay's own language, whatever its subject.
    this.bench.settings = { ...settings, language: 'rx' }
    /** @type {string | undefined} */
    let original
    parts(text).forEach((part, index) => {
      if (part.kind === 'prose') {
        this.element.append(markdown(lessonMarkdown(part.text, hasTitle && index === 0), resolver('lessons')))
        original = originals[exampleIn(part.text) ?? ''] ?? original
      } else {
        this.#addBlock(part.text, original)
        original = undefined
      }
    })
    this.element.append(this.#strip)
    this.element.addEventListener('keydown', (event) => this.bench.timeline.key(event))
    this.bench.line = (message) => {
      const [block, place] = this.#find(message.from)
      return (block?.text.slice(0, place).split('\n').length) ?? message.line
    }
    this.bench.onChoose = (picture) => {
      const block = this.#blocks.find((each) => each.output.contains(picture.element))
      block?.output.after(this.bench.inspector.element)
      // The result of a gesture is shown at its picture.
      if (this.#strip.classList.contains('empty')) block?.output.after(this.#strip)
    }
    this.bench.timed = () => ({ picture: this.#timed?.pictures.at(-1), text: this.#timed ? this.#upTo(this.#timed) : '' })
  }

  /**
   * The program up to a block, with the block.
   * @param {LiveBlock} block
   */
  #upTo(block) {
    return this.#blocks.slice(0, this.#blocks.indexOf(block) + 1).map((each) => each.text).join('\n')
  }

  /**
   * The block above the one time line.
   * @type {LiveBlock | undefined}
   */
  #timed

  /** @param {LiveBlock | undefined} block */
  #stepThrough(block) {
    const { timeline } = this.bench
    timeline.clear()
    this.#timed?.showTimeline(undefined)
    this.#timed = block
    if (!block) return timeline.element.remove()
    block.showTimeline(timeline.element)
    this.bench.updateTimeline()
    timeline.go(0)
  }

  /** @type {LiveBlock | undefined} */
  #last

  get text() { return this.#blocks.map((block) => block.text).join('\n') }
  get #cells() { return cellsIn((this.element.clientWidth || 640) - 30, 100) }

  /** @param {string} text @param {string | undefined} original */
  #addBlock(text, original) {
    /** @type {LiveBlock} */
    const block = new LiveBlock(text, this.bench, () => {
      this.#last = block
      this.bench.run()
    }, () => this.#stepThrough(block === this.#timed ? undefined : block), () => this.#upTo(block), original)
    this.#blocks.push(block)
    this.element.append(block.element)
  }

  arrive() {
    if (this.#hasRun || this.#blocks.length === 0) return
    this.#hasRun = true
    this.bench.run()
  }

  /**
   * The block of a place, and the place within it.
   * @param {number} place @returns {[LiveBlock | undefined, number]}
   */
  #find(place) {
    let start = 0
    for (const block of this.#blocks) {
      if (place <= start + block.text.length) return [block, place - start]
      start += block.text.length + 1
    }
    return [this.#blocks[this.#blocks.length - 1], 0]
  }

  /** @param {string} wanted @param {string} [group] */
  #become(wanted, group) {
    const edit = difference(this.text, wanted)
    if (edit.from === edit.to && !edit.insert) return
    const [block, from] = this.#find(edit.from)
    this.#last = block
    block?.replace(from, Math.min(block.text.length, from + edit.to - edit.from), edit.insert, group)
  }

  /** @param {number} from @param {number} to */
  #goTo(from, to) {
    const [block, start] = this.#find(from)
    const editor = block?.open()
    editor?.focus()
    editor?.select(start, start + to - from)
  }

  /** @param {import('./editor.js').Message[]} messages */
  #showMessages(messages) {
    let start = 0
    for (const block of this.#blocks) {
      const end = start + block.text.length
      const from = start
      const own = messages.filter((message) => message.from >= from && message.from <= end)
      block.showMessages(own.map((message) => ({ ...message, from: message.from - from, to: message.to - from, line: this.bench.line(message) })))
      if (own.some((message) => message.severity === 'error')) block.code.after(this.#strip)
      start = end + 1
    }
  }

  /** @param {any[]} outputs @param {boolean} isWrong @returns {import('./picture.js').Picture[]} */
  #draw(outputs, isWrong) {
    /** @type {Map<LiveBlock, any[]>} */
    const shares = new Map(this.#blocks.map((block) => [block, []]))
    let block = this.#blocks[0]
    for (const output of outputs) {
      if (output.kind === 'statement') block = this.#find(output.from)[0] ?? block
      else if (block) shares.get(block)?.push(output)
    }
    for (const [each, share] of shares) each.show(share, isWrong)
    this.bench.pictures = this.#blocks.flatMap((each) => each.pictures)
    return this.bench.pictures
  }
}

class LiveBlock {
  /** @type {import('./editor.js').Editor | undefined} */
  editor
  code
  output = element('div', { class: 'output' })
  element
  #text
  #original
  #bench
  #changed
  #whole
  #results
  #restore = button('Restore', () => this.replace(0, this.text.length, this.#original), { class: 'small plain', hidden: true })
  #step
  /**
   * The Objective-C, while it replaces the program.
   * @type {string | undefined}
   */
  #shownOriginal

  /**
   * @param {string} text @param {Bench} bench @param {() => void} changed @param {() => void} stepThrough
   * @param {() => string} whole returns the program up to this block
   * @param {string} [original] the Objective-C of the program
   */
  constructor(text, bench, changed, stepThrough, whole, original) {
    this.#text = this.#original = text
    this.#bench = bench
    this.#whole = whole
    this.#changed = changed
    this.#results = new Results(this.output, bench)
    this.code = element('div', { class: 'code short' },
      element('pre', {
        class: 'listing program', tabindex: '0', role: 'button', 'aria-label': `Change the program: ${text.split('\n')[0]}`,
        onclick: () => this.open(true), onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === 'Enter' && this.open(true),
      }, coloured(text)))
    this.#step = button('Step through', stepThrough, { class: 'small plain step', hidden: true, 'aria-expanded': 'false' })
    this.element = element('section', { class: original ? 'block has-tabs' : 'block' },
      element('div', { class: 'block-tools' }, this.#restore, this.#step,
        element('a', { class: 'small', href: '#', onclick: (/** @type {Event} */ event) => this.#openAlone(event) }, say('Open in the playground'))),
      original ? this.#tabs(original) : this.code, this.output)
  }

  /**
   * Tabs that show the program, or the Objective-C of the document in its place.
   * @param {string} original
   */
  #tabs(original) {
    const listing = element('pre', { class: 'listing', tabindex: '0', hidden: true }, coloured(original))
    const panel = element('div', {}, this.code, listing)
    const tabs = new Tabs('The program and its original', [['rx', 'rxplay'], ['objc', 'Objective-C']], panel, (name) => {
      this.code.hidden = name !== 'rx'
      listing.hidden = name === 'rx'
      this.#shownOriginal = name === 'rx' ? undefined : original
      this.editor?.refresh()
    })
    return element('div', {}, tabs.element, panel)
  }

  get text() { return this.editor?.text ?? this.#text }
  get pictures() { return this.#results.pictures }

  /**
   * Makes an editor of the listing.
   * @param {boolean} [isFocused]
   */
  open(isFocused = false) {
    if (this.editor) return this.editor
    fill(this.code)
    this.editor = makeEditor(this.code, {
      text: this.#text, label: say('Program of this section'), isShort: true,
      onChange: () => {
        this.#restore.hidden = this.text === this.#original
        this.#changed()
      },
      onRefuse: (reason) => this.#bench.refuse(reason),
      complete: this.#bench.complete,
      scrub: this.#bench.scrub,
    })
    if (isFocused) this.editor.focus()
    return this.editor
  }

  /** @param {number} from @param {number} to @param {string} insert @param {string} [group] */
  replace(from, to, insert, group) { this.open().replace(from, to, insert, group) }

  /** @param {any[]} outputs @param {boolean} isWrong */
  show(outputs, isWrong) {
    this.output.classList.toggle('stale', isWrong)
    if (!isWrong) this.#results.show(outputs, this.#bench.view)
    this.#step.hidden = this.pictures.length === 0
  }

  /**
   * Puts the time line under the pictures, or shows that it is under another block.
   * @param {Element | undefined} timeline
   */
  showTimeline(timeline) {
    this.#step.setAttribute('aria-expanded', String(timeline !== undefined))
    if (timeline) this.element.append(timeline)
  }

  /** @param {import('./editor.js').Message[]} messages */
  showMessages(messages) {
    if (this.editor || messages.length > 0) this.open().show(messages)
  }

  /**
   * Opens the program up to this block in the playground.
   * @param {Event} event
   */
  async #openAlone(event) {
    event.preventDefault()
    if (this.#shownOriginal !== undefined) {
      location.hash = await encode(this.#shownOriginal, {})
      return
    }
    const { dialect = '' } = this.#bench.settings
    location.hash = await encode(this.#whole(), { dialect })
  }
}
