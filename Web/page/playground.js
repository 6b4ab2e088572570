// The playground: a text, its picture, and the tools for them.

import { announceNow, warn } from './announce.js'
import { Bench } from './bench.js'
import { DIALECTS, EDITORS, known, LIBRARIES, TIES, WIDTHS } from './choices.js'
import { button, choice, element, fill, later } from './dom.js'
import { makeEditor } from './editor.js'
import { embedding, isEmbedded, linkOut, viewsOf } from './embed.js'
import { PlainEditor } from './editor-plain.js'
import { applied, refusalOf } from './edits.js'
import { failureOf } from './engine.js'
import { icon } from './icons.js'
import { EXAMPLE } from './examples.js'
import { helpOn, movesTo } from './help.js'
import { say } from './language.js'
import { decode, encode } from './link.js'
import { plainText } from './outputs.js'
import { requestOf, Results, VIEWS } from './results.js'
import { shareDialog } from './share.js'
import { splitter } from './splitter.js'
import { keepLibrary, keepText, lastText, readSetting, takeDraft, writeSetting } from './storage.js'
import { Tabs } from './tabs.js'
import { pasteDialog, takeCode, welcome } from './welcome.js'
import { cellsIn } from './width.js'

export class Playground {
  element = element('div', { class: 'playground', 'data-shown': 'picture' })
  /** @type {Bench} */
  bench
  #engine
  #editor
  /** @type {Results} */
  #results
  #strip = element('div', { class: 'strip empty' })
  #output = element('div', { class: 'output', id: 'output', tabindex: '-1' })
  #tabs = new Tabs('Views of the result', viewsOf(VIEWS), this.#output, (view) => this.#choose(view))
  #settings = element('div', { class: 'settings' })
  #help = element('aside', { class: 'help-panel', hidden: true, 'aria-label': say('Help') })
  #saved = ''
  #code = element('div', { class: 'code' })
  /** For screen readers: CodeMirror reads out blank lines. */
  #offer = button('Use the plain text editor', () => this.#changeEditor('plain'), { class: 'skip' })
  #translate = button('Translate', () => this.#translateText(), { class: 'small', hidden: true, title: say('Write this code in the language of rxplay') })
  #cells = 0
  #chosenWidth = ''
  #width = 0
  #save = later(1000, () => this.#remember())
  #keep = later(200, () => keepText({ text: this.#editor.text, settings: this.bench.settings, fragment: location.hash.slice(1) }))
  /** What a program can begin with: before the first edit, and on request. */
  #welcome = element('div', { class: 'welcome-place', hidden: true })
  /** The address of what was begun with. */
  #begun = ''
  #isOpening = false

  /**
   * @param {import('./engine.js').Engine} engine
   * @param {Element | null} [first] the picture before the program's first one
   */
  constructor(engine, first) {
    this.#engine = engine
    this.#output.append(first ?? element('p', { class: 'starting' }, say('Starting …')))
    const code = this.#code
    const source = element('section', { class: 'source', 'aria-label': say('Program') }, this.#offer, this.#welcome, this.#settings, code, this.#help)
    this.#editor = this.#makeEditor('')
    const editor = () => this.#editor
    const program = {
      get text() { return editor().text },
      become: (/** @type {string} */ text, /** @type {string | undefined} */ group) => this.#editor.become(text, group),
      undo: () => this.#editor.undo(),
      redo: () => this.#editor.redo(),
      goTo: (/** @type {number} */ from, /** @type {number} */ to) => {
        this.show('text')
        this.#editor.focus()
        this.#editor.select(from, to)
      },
      show: (/** @type {import('./editor.js').Message[]} */ messages) => this.#editor.show(messages),
      light: (/** @type {[number, number][]} */ places) => this.#editor.light(places),
    }
    this.bench = new Bench(engine, program, {
      strip: this.#strip,
      draw: (outputs, isWrong) => this.#draw(outputs, isWrong),
      width: () => this.#cellsNow(),
    })
    this.bench.view = viewsOf(VIEWS)[0]?.[0] ?? 'picture'
    this.#results = new Results(this.#output, this.bench)
    this.#makeSettings()
    const result = element('section', { class: 'result', 'aria-label': say('Result') },
      element('div', { class: 'result-bar' }, this.#tabs.element, element('button', { type: 'button', class: 'primary share', onclick: () => this.#share() }, icon('share'), element('span', {}, say('Share')))),
      this.#strip, this.#output, this.bench.touched.element, this.bench.inspector.element, this.bench.timeline.element)
    const sides = [['text', 'Program'], ['picture', 'Result']].map(([name = '', title = '']) =>
      button(title, () => this.show(name), { 'data-name': name, 'aria-pressed': String(name === 'picture') }))
    this.element.append(element('h1', { class: 'heard' }, say('Playground')), element('div', { class: 'switch' },
      element('div', { class: 'sides', role: 'group', 'aria-label': say('What is shown') }, ...sides), this.#newButton(), this.#undoButton()),
      source, splitter(source), result)
    if (isEmbedded) source.append(linkOut(() => encode(this.#editor.text, this.bench.settings)))
    code.addEventListener('focusout', () => this.#save.flush())
    addEventListener('pagehide', () => this.#keep.flush())
    takeCode(this.element, (text) => this.#openText(text))
    new ResizeObserver(() => this.#resized()).observe(this.#output)
    // The line numbers depend on the width.
    new ResizeObserver(() => this.#editor.refresh()).observe(code)
    this.element.addEventListener('keydown', (event) => this.bench.timeline.key(event))
  }

  /** @param {string} text */
  #makeEditor(text) {
    const editor = makeEditor(this.#code, {
      text, label: say('Program text'),
      onChange: () => this.#changed(),
      onRefuse: (reason) => this.bench.refuse(reason),
      onKey: (key) => this.#key(key),
      complete: (...place) => this.bench.complete(...place),
      scrub: (...step) => this.bench.scrub(...step),
    })
    this.#offer.hidden = editor instanceof PlainEditor
    return editor
  }

  /**
   * Replaces the editor with another one, whose list of undo is empty.
   * @param {string} kind
   */
  #changeEditor(kind) {
    writeSetting('editor', kind || null)
    const { text } = this.#editor
    fill(this.#code)
    this.#editor = this.#makeEditor(text)
    this.#makeSettings()
    this.#editor.refresh()
    this.#editor.focus()
    this.bench.run()
  }

  #newButton() {
    return button('New', () => this.#begin(this.#welcome.hidden), { class: 'plain new', title: say('Examples, your code, or an empty program') })
  }

  #undoButton() {
    return button(icon('undo'), () => this.#editor.undo(), { class: 'square plain', 'aria-label': say('Undo'), title: say('Undo (Ctrl-Z)') })
  }

  /**
   * Shows the text or the picture, if there is room for only one of them.
   * @param {string} name
   */
  show(name) {
    this.element.dataset.shown = name
    for (const each of this.element.querySelectorAll('.sides button')) {
      each.setAttribute('aria-pressed', String(each.getAttribute('data-name') === name))
    }
    this.#editor.refresh()
  }

  /**
   * Opens the program of a link, or the first example.
   * @param {string} fragment
   */
  async open(fragment) {
    if (fragment && fragment === this.#saved) return
    if (!fragment && this.#saved && this.#editor.text) return this.#write(this.#saved)
    const draft = this.#saved ? undefined : takeDraft(fragment)
    if (!fragment) this.#begin(!draft)
    else if (fragment !== this.#begun) this.#begin(false)
    const opened = fragment && !draft ? await decode(fragment) : { ...draft ?? { text: EXAMPLE, settings: {} }, fault: undefined }
    const { text, settings, fault } = opened
    const reason = text === undefined ? fault : refusalOf(text)
    if (text === undefined || reason) {
      this.bench.notice = reason ?? 'This link cannot be read.'
      warn(this.bench.notice)
      return this.#editor.text ? this.bench.run() : this.#load(EXAMPLE)
    }
    this.bench.notice = ''
    this.#saved = fragment
    this.bench.settings = known(settings)
    this.#makeSettings()
    this.#load(text)
    if (draft) this.#save.ask()
  }

  /** @param {string} text */
  #load(text) {
    this.#isOpening = true
    if (this.#editor.text) this.#editor.become(text)
    else this.#editor.load(text)
    this.#isOpening = false
    this.#editor.refresh()
    this.bench.run()
  }

  /**
   * Shows what a program can begin with, or hides it.
   * @param {boolean} isShown
   */
  #begin(isShown) {
    this.#welcome.hidden = !isShown
    if (!isShown) return
    const last = lastText()
    fill(this.#welcome, welcome({
      open: (text) => this.#openText(text), paste: () => pasteDialog((text) => this.#openText(text)),
      last: last && last.text !== this.#editor.text ? () => this.#openText(last.text, last.settings) : undefined,
    }))
  }

  /**
   * Opens a text under an address of its own, so that one can go back.
   * @param {string} text @param {Record<string, string>} [settings]
   */
  async #openText(text, settings = {}) {
    this.#save.flush()
    const reason = refusalOf(text)
    if (reason) this.bench.refuse(reason)
    else location.hash = this.#begun = await encode(text, settings)
  }

  /** Offers to write pasted code in the language of rxplay, and names the library that it is read as. */
  #offerTranslation() {
    const { language = 'rx', dialect } = this.bench.answer ?? {}
    this.#translate.hidden = language === 'rx'
    const title = language !== 'rx' && LIBRARIES.find(({ name }) => name === dialect)?.title
    if (title) keepLibrary(dialect)
    const asWritten = this.#settings.querySelector('option')
    if (asWritten) asWritten.textContent = title ? `${title} (${say('As written')})` : say('As written')
  }

  /**
   * Writes the program in the words of another library, or says why it cannot be.
   * @param {string} dialect
   */
  async #writeIn(dialect) {
    const { text } = this.#editor
    const { language = 'rx', dialect: own } = this.bench.answer ?? {}
    const answer = language !== 'rx' && own === dialect ? { refusal: say('This code is written for that library already.') } : await this.bench.ask({ kind: 'respell', to: dialect }, text)
    if (!answer || this.#editor.text !== text) return
    if (answer.edit) {
      delete this.bench.settings.dialect
      this.#editor.become(applied(text, answer.edit))
      announceNow(say('Translated. Undo takes it back.'))
      if (answer.kept?.length > 0) this.bench.notice = `${answer.kept.join(', ')}: ${say('the other library has no such operator, so the name of this one stays before it.')}`
      if (answer.moves) this.#showMoves(dialect, text, answer.moves)
    } else this.bench.refuse(answer.refusal ?? failureOf(answer))
    this.#makeSettings()
  }

  /**
   * Shows below the text how each name of a library moved, and runs both texts to tell whether they do the same.
   * @param {string} dialect @param {string} text the text before @param {import('./help.js').Move[]} moves
   */
  async #showMoves(dialect, text, moves) {
    const proof = element('p', { class: 'soft', role: 'status' }, say('Both texts run, and are compared …'))
    this.#showPanel(movesTo(LIBRARIES.find(({ name }) => name === dialect)?.title ?? dialect, moves, proof))
    const answer = await this.bench.ask({ kind: 'respell', to: dialect, proof: true }, text, 'proof')
    proof.textContent = answer?.proof ? `${say('Both texts were run:')} ${answer.proof}.` : ''
  }

  async #translateText() {
    const { text } = this.#editor
    const answer = await this.bench.ask({ kind: 'translate' }, text)
    if (answer?.text && this.#editor.text === text) this.#editor.become(answer.text)
  }

  leave() {
    this.#keep.flush()
    this.#save.flush()
    this.bench.timeline.pause()
  }

  refresh() {
    this.#editor.refresh()
    this.bench.run()
  }

  #changed() {
    if (this.#isOpening) return
    this.bench.notice = ''
    this.bench.run()
    this.#begin(false)
    this.#keep.ask()
    this.#save.ask()
  }

  /** Writes the program into the address, in place of the one before: typing adds nothing to the history. */
  async #remember() {
    const { text } = this.#editor
    const fragment = await encode(text, { ...this.bench.settings, ...embedding })
    if (this.#editor.text !== text || !this.element.isConnected) return fragment
    this.#saved = fragment
    this.#write(fragment)
    // The address has the text now.
    if (location.hash.slice(1) === fragment) keepText({ text, settings: this.bench.settings })
    return fragment
  }

  /** @param {string} fragment */
  #write(fragment) {
    try {
      history.replaceState(null, '', `#${fragment}`)
    } catch {
      // A browser may refuse changes of the address that come too often; the next change tries again.
    }
  }

  #cellsNow() {
    if (this.#chosenWidth) return this.#cells = Number(this.#chosenWidth)
    return this.#cells = cellsIn(this.#width || 720)
  }

  #resized() {
    const style = getComputedStyle(this.#output)
    this.#width = this.#output.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
    const cells = this.#cells
    if (this.#editor.text && this.#cellsNow() !== cells) this.bench.run()
  }

  /** @param {any[]} outputs @param {boolean} isWrong @returns {import('./picture.js').Picture[]} */
  #draw(outputs, isWrong) {
    this.#offerTranslation()
    this.#output.classList.toggle('stale', isWrong)
    if (!isWrong || (outputs.length > 0 && this.#results.pictures.length === 0)) {
      this.#results.show(outputs, this.bench.view)
      if (outputs.every(({ kind }) => kind === 'statement')) fill(this.#output, element('p', { class: 'note' }, say('Nothing was printed. Write a stream alone on a line, and it is drawn.')))
    }
    this.bench.pictures = this.#results.pictures
    return this.#results.pictures
  }

  /** @param {string} view */
  #choose(view) {
    this.bench.view = view
    this.bench.inspector.show(undefined)
    fill(this.#output)
    this.#results.pictures = []
    this.bench.run()
  }

  #makeSettings() {
    const set = (/** @type {string} */ name, /** @type {string} */ value) => {
      if (value) this.bench.settings[name] = value
      else delete this.bench.settings[name]
      this.#changed()
    }
    const isOpen = Boolean(this.bench.settings.ties)
    const more = button(icon('more'), () => {
      const row = document.getElementById('more-settings')
      if (row) row.hidden = !row.hidden
      more.setAttribute('aria-expanded', String(!row?.hidden))
    }, { class: 'square plain', 'aria-label': say('More settings'), 'aria-expanded': String(isOpen), 'aria-controls': 'more-settings' })
    fill(this.#settings,
      choice('Dialect', DIALECTS, this.bench.settings.dialect ?? '', (value) => value ? this.#writeIn(value) : set('dialect', value)),
      this.#translate,
      element('span', { class: 'history' },
        this.#newButton(),
        this.#undoButton(),
        button(icon('redo'), () => this.#editor.redo(), { class: 'square plain', 'aria-label': say('Redo'), title: say('Redo (Ctrl-Y)') }),
        button('?', () => this.#showHelp(), { class: 'square plain', 'aria-label': say('Help for the word at the caret'), title: say('Help (F1)') }),
        more),
      element('div', { class: 'more-settings', id: 'more-settings', hidden: more.getAttribute('aria-expanded') !== 'true' },
        choice('Ties', TIES, this.bench.settings.ties ?? '', (value) => set('ties', value)),
        choice('Width', WIDTHS, this.#chosenWidth, (value) => {
          this.#chosenWidth = value
          this.bench.run()
        }),
        choice('Editor', EDITORS, readSetting('editor') ?? '', (kind) => this.#changeEditor(kind))))
  }

  /** @param {string} key */
  #key(key) {
    switch (key) {
      case 'run':
        this.bench.run()
        announceNow(say('Running.'))
        return true
      case 'help':
        this.#showHelp()
        return true
      case 'escape':
        if (this.#help.hidden) /** @type {HTMLElement | null} */ (this.#output.querySelector('[tabindex="0"]') ?? this.#output)?.focus()
        this.#help.hidden = true
        return true
      default: return false
    }
  }

  async #showHelp() {
    const name = this.#editor.word
    const answer = name ? await this.#engine.ask({ kind: 'help', name, dialect: this.bench.answer?.dialect, ...this.bench.settings }, this.#editor.text) : undefined
    this.#showPanel(helpOn(answer, LIBRARIES, this.bench.settings.dialect ?? this.bench.answer?.dialect ?? 'rac'))
    const [page] = answer?.pages ?? []
    announceNow(page ? `${name}: ${page.summary} More is shown below the text.` : 'Help is shown below the text.')
  }

  /** @param {(Node | false)[]} contents */
  #showPanel(contents) {
    this.#help.hidden = false
    fill(this.#help, button(icon('close'), () => {
      this.#help.hidden = true
      this.#editor.focus()
    }, { class: 'square plain close', 'aria-label': say('Close the help') }), ...contents)
  }

  /** The outputs of the pictures, even in views that draw none. */
  async #drawn() {
    if (this.#results.pictures.length > 0) return this.#results.pictures.map((picture) => picture.output)
    const answer = await this.bench.ask({ ...requestOf('picture'), width: this.#cellsNow() }, this.#editor.text)
    return (answer?.outputs ?? []).filter((/** @type {any} */ output) => output.kind === 'picture')
  }

  async #share() {
    const fragment = await this.#remember()
    const asText = await this.bench.ask({ ...requestOf('text'), width: this.#cellsNow() }, this.#editor.text)
    const { dialect } = this.bench.settings
    const { language = 'rx' } = this.bench.answer ?? {}
    shareDialog({
      link: `${location.href.split('#')[0]}#${fragment}`,
      text: dialect && language === 'rx' ? `dialect("${dialect}")\n${this.#editor.text}` : this.#editor.text,
      picture: plainText(asText?.outputs ?? [], 'text'),
      program: this.#editor.text, dialect: dialect ?? '', language, outputs: await this.#drawn(), place: this.#output,
      test: () => this.bench.ask({ kind: 'evaluate', views: 'test' }, this.#editor.text),
    })
  }
}
