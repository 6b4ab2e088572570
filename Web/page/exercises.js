// Exercises: a task, a hole, a goal. The program judges the answer; the page stores the solved ones.

import { announceNow } from './announce.js'
import { coloured } from './colours.js'
import { button, element, fill } from './dom.js'
import { makeEditor } from './editor.js'
import { say, sentence } from './language.js'
import { LiveText } from './lessons.js'
import { inline, markdown } from './markdown.js'
import { showStill } from './picture.js'
import { contents, steps } from './prose.js'
import { save } from './share.js'
import { parsed, readProgress, writeProgress } from './storage.js'
import { cellsIn } from './width.js'

/** @typedef {import('./library.js').Library} Library */

const solved = readProgress()
const PRAISE = ['Right.', 'That is it.', 'Well done.']
/** Whether the user knows that the browser stores no progress. */
let isTold = false

/** The width of pictures in the column of text. */
function cells() { return cellsIn(Math.min(760, innerWidth) - 80) }

/** @param {string} file @param {string} title */
function keep(file, title) {
  solved.add(`${file}#${title}`)
  return writeProgress(solved)
}

/** @param {Library} library */
export async function exercisesPage(library) {
  const [docs, exercises] = await Promise.all([library.docs(), library.exercises()])
  const text = docs.find((entry) => entry.name === 'exercises/README')?.text ?? ''
  const page = element('article', { class: 'reading list' }, element('h1', {}, say('Exercises')),
    element('p', {}, say('Each has a task, the streams that are given, and a goal. Any answer that gives the goal is right. What you have solved stays in this browser.')),
    contents(text, 'exercises', 2))
  const titles = new Map(exercises.map((each) => [each.name, titlesOf(each.text)]))
  for (const link of page.querySelectorAll('li > a[href^="#/exercises/"]')) {
    const file = link.getAttribute('href')?.slice('#/exercises/'.length) ?? ''
    const all = titles.get(file) ?? []
    const count = all.filter((title) => solved.has(`${file}#${title}`)).length
    link.parentElement?.append(element('span', { class: count === all.length ? 'progress done' : 'progress' }, count === all.length ? ` ${say('✓ done')}` : count > 0 ? ` ${say('%1 of %2', count, all.length)}` : ''))
  }
  const next = exercises.find((each) => titlesOf(each.text).some((title) => !solved.has(`${each.name}#${title}`)))
  const total = [...titles.values()].reduce((sum, each) => sum + each.length, 0)
  page.querySelector('h1')?.after(element('div', { class: 'progress-bar' },
    element('progress', { max: String(total), value: String(solved.size), 'aria-label': say('Exercises solved') }),
    element('span', {}, say('%1 of %2 exercises solved', solved.size, total)),
    next && element('a', { class: 'button primary', href: `#/exercises/${next.name}` }, say(solved.size > 0 ? 'Continue' : 'Begin')),
    progressTools(new Set([...titles].flatMap(([file, all]) => all.map((title) => `${file}#${title}`))))))
  return { element: page, title: say('Exercises – rxplay') }
}

/**
 * The titles of the exercises of a file, as the program reads them.
 * @param {string} text
 */
function titlesOf(text) {
  return [...text.matchAll(/^(?:exercise|predict) "((?:[^"\\]|\\.)*)"/gm)].map((found) => found[1] ?? '')
}

/** @param {Set<string>} known all exercises */
function progressTools(known) {
  const said = element('span', { role: 'status' })
  const input = element('input', {
    type: 'file', accept: '.txt,text/plain', class: 'heard', tabindex: '-1', 'aria-label': say('File of progress'),
    onchange: async () => {
      const found = [...parsed(await input.files?.[0]?.text() ?? '')].filter((each) => known.has(each))
      if (found.length === 0) {
        said.textContent = say('This file holds no solved exercises.')
        return
      }
      for (const each of found) solved.add(each)
      writeProgress(solved)
      dispatchEvent(new HashChangeEvent('hashchange'))
    },
  })
  return element('span', { class: 'progress-tools' },
    button('Export', () => save(new Blob([[...solved].join('\n')], { type: 'text/plain' }), 'rxplay-progress.txt'), { class: 'small plain' }),
    button('Import', () => input.click(), { class: 'small plain' }), input, said)
}

/** @param {import('./engine.js').Engine} engine @param {Library} library @param {string} name */
export async function exercisePage(engine, library, name) {
  const files = await library.exercises()
  const index = files.findIndex((file) => file.name === name)
  const file = files[index]
  if (!file) return exercisesPage(library)
  const answer = await engine.ask({ kind: 'exercises', width: cells() }, file.text)
  const introduction = new LiveText(engine, file.text.split(/^(?:exercise|predict) "/m)[0] ?? '')
  const cards = (answer?.exercises ?? []).map((/** @type {any} */ each) => new ExerciseCard(engine, file, each))
  const article = element('article', { class: 'reading exercises' },
    element('p', { class: 'crumbs' }, element('a', { href: '#/exercises' }, say('Exercises'))),
    element('h1', {}, file.title), introduction.element,
    ...cards.map((/** @type {ExerciseCard} */ card) => card.element),
    steps(files, index, 'exercises', 'Exercises'))
  return {
    element: article, title: `${file.title} – rxplay`,
    arrive() {
      introduction.arrive()
      for (const card of cards) card.refresh()
    },
    leave: () => introduction.bench.timeline.pause(),
  }
}

class ExerciseCard {
  #engine
  #file
  #exercise
  #editor
  #hints = 0
  #said = element('div', { class: 'verdict', 'aria-live': 'off' })
  #picture = element('div', { class: 'picture-box', role: 'group', 'aria-label': say('Goal and answer'), tabindex: '0' })
  #hintList = element('ol', { class: 'hints' })
  #solution = button('Show a solution', () => this.#solve(), { class: 'plain', hidden: true })
  #mark = element('span', { class: 'done-mark' })

  /** @param {import('./engine.js').Engine} engine @param {import('./library.js').Entry} file @param {any} exercise */
  constructor(engine, file, exercise) {
    this.#engine = engine
    this.#file = file
    this.#exercise = exercise
    const place = element('div', { class: 'code answer' })
    const hint = button('Hint', () => this.#hint(hint), { class: 'plain', hidden: (exercise.hints ?? []).length === 0 })
    this.element = element('section', { class: 'exercise' },
      element('h2', {}, say(exercise.title), this.#mark),
      markdown((exercise.task ?? []).join('\n')),
      element('pre', { class: 'listing program', tabindex: '0' }, coloured((exercise.code ?? []).join('\n'))),
      this.#picture,
      element('p', { class: 'prompt' }, say(exercise.type === 'predict' ? 'What comes?' : 'What stands in the hole?')), place,
      element('div', { class: 'exercise-tools' }, button('Check', () => this.#check(), { class: 'primary' }), hint, this.#solution),
      this.#said, this.#hintList)
    this.#editor = makeEditor(place, {
      text: '', isShort: true, label: say(exercise.type === 'predict' ? 'Your prediction' : 'Your answer'),
      onChange: () => fill(this.#said),
      onKey: (key) => {
        if (key === 'run') this.#check()
        return key === 'run'
      },
      complete: undefined,
    })
    if (exercise.goal?.svg) showStill(this.#picture, exercise.goal)
    else this.#picture.hidden = true
    this.#showMark()
  }

  /** Measures the editor after it is in the page. */
  refresh() { this.#editor.refresh() }

  #showMark() {
    const isDone = solved.has(`${this.#file.name}#${this.#exercise.title}`)
    this.#mark.textContent = isDone ? say('✓ solved') : ''
  }

  async #check() {
    const answer = await this.#engine.ask({ kind: 'check', width: cells(), name: this.#exercise.name, answer: this.#editor.text }, this.#file.text)
    if (!answer) return
    if (answer.picture?.svg) {
      this.#picture.hidden = false
      showStill(this.#picture, answer.picture)
    }
    const isRight = answer.verdict === 'right'
    const lines = isRight ? [say(PRAISE[solved.size % PRAISE.length] ?? ''), ...[(this.#exercise.conclusion ?? []).join(' ')]]
      : [answer.difference ? say('Not yet: %1', sentence(answer.difference)) : say(answer.verdict === 'faulty' ? 'This cannot be run.' : 'Not yet.'), answer.reply && sentence(answer.reply), answer.stage && sentence(answer.stage),
        ...(answer.messages ?? []).map((/** @type {any} */ message) => `${message.message}${message.help ? ` – ${message.help}` : ''}`)]
    if (isRight && !keep(this.#file.name, this.#exercise.title) && !isTold) {
      isTold = true
      lines.push(say('This browser keeps nothing: progress lasts until the page is closed.'))
    }
    this.#showMark()
    this.#said.className = `verdict ${isRight ? 'right' : 'wrong'}`
    fill(this.#said, ...lines.filter(Boolean).map((line) => element('p', {}, inline(String(line)))))
    this.#said.scrollIntoView({ block: 'nearest' })
    announceNow([...this.#said.children].map((line) => line.textContent).join(' '))
  }

  /** @param {HTMLButtonElement} hint */
  #hint(hint) {
    const hints = this.#exercise.hints ?? []
    const text = hints[this.#hints++]
    if (text !== undefined) {
      this.#hintList.append(element('li', {}, inline(text)))
      announceNow(text)
    }
    // A button that is disabled would lose the focus.
    hint.setAttribute('aria-disabled', String(this.#hints >= hints.length))
    this.#solution.hidden = this.#hints < Math.min(2, hints.length)
  }

  #solve() {
    const solution = this.#exercise.solutions?.[0]
    if (solution !== undefined) this.#editor.become(solution)
    this.#editor.focus()
  }
}
