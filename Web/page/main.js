// The start of the page: it loads the program, and shows the page of the address.

import { causes } from './causes.js'
import { button, element, fill } from './dom.js'
import { wantsCode } from './editor.js'
import { isEmbedded, tellHeight } from './embed.js'
import { Engine } from './engine.js'
import { Library } from './library.js'
import { keepOffline } from './offline.js'
import { takePlace } from './opening.js'
import { docsPage } from './docs.js'
import { exercisePage, exercisesPage } from './exercises.js'
import { language, loadLanguage, say, switchLanguage } from './language.js'
import { lessonPage, lessonsPage } from './lessons.js'
import { Playground } from './playground.js'
import { operatorPage, referencePage } from './reference.js'
import { Rail } from './rail.js'
import { Search } from './search.js'
import { writeSetting } from './storage.js'
import { sources } from './sources.js'

/**
 * @typedef {{ element: Element, title: string, leave?: () => void, arrive?: () => void, bench?: { undo: () => void, redo: () => void },
 *   scroll?: number }} Page
 */

const main = /** @type {HTMLElement} */ (document.getElementById('main'))
/** @type {Page | undefined} */
let current
/** @type {Playground | undefined} */
let playground
let lastRoute = 0

/** @param {string} theme */
function setTheme(theme) {
  document.documentElement.dataset.theme = theme
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.getElementById('theme')?.setAttribute('aria-pressed', String(isDark))
}

function switchTheme() {
  const isDark = document.getElementById('theme')?.getAttribute('aria-pressed') === 'true'
  setTheme(isDark ? 'light' : 'dark')
  writeSetting('theme', isDark ? 'light' : 'dark')
}

/** @param {import('./engine.js').Engine} engine @param {Library} library @returns {Promise<void>} */
async function route(engine, library) {
  const turn = ++lastRoute
  const fragment = location.hash.slice(1)
  const isPlayground = !fragment.startsWith('/')
  /** @type {Page} */
  let page
  try {
    page = isPlayground ? await openPlayground(engine, fragment) : await openPage(engine, library, fragment)
  } catch {
    page = lostPage(() => route(engine, library))
  }
  if (turn !== lastRoute) return
  show(page)
  page.arrive?.()
  const place = isPlayground ? 'play' : fragment.split('/')[1]
  for (const link of document.querySelectorAll('.places a')) {
    if (link.getAttribute('data-place') === place) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/**
 * Replaces the page and moves the focus, because the element that had it may be gone.
 * @param {Page} page
 */
function show(page) {
  if (page === current) return
  const before = current
  const hasFocus = document.activeElement !== document.body
  if (before) before.scroll = scrollY
  before?.leave?.()
  causes.hide()
  current = page
  document.title = page.title
  if (before) {
    fill(main, page.element)
    scrollTo(0, page.scroll ?? 0)
  } else takePlace(main, page.element)
  if (hasFocus) main.focus({ preventScroll: true })
}

/**
 * The page in place of one that could not be loaded.
 * @param {() => void} retry @returns {Page}
 */
function lostPage(retry) {
  // A browser that is connected again tries by itself.
  const again = () => {
    removeEventListener('online', again)
    retry()
  }
  addEventListener('online', again)
  return {
    element: element('article', { class: 'reading' }, element('h1', {}, say('This page could not be loaded')),
      element('p', {}, say('Is the connection gone, or was a new version published?')),
      element('p', {}, button('Try again', again, { class: 'primary' }), ' ', button('Load the page again', () => location.reload()))),
    title: 'rxplay', leave: () => removeEventListener('online', again),
  }
}

/** @type {Page | undefined} */
let playgroundPage

/** @param {Engine} engine @param {string} fragment @returns {Promise<Page>} */
async function openPlayground(engine, fragment) {
  const isFirst = !playground
  if (wantsCode()) await sources.editor()
  // The first picture of the page is that of the first program.
  const shown = playground ??= new Playground(engine, fragment ? null : main.querySelector('.first'))
  playgroundPage ??= {
    element: shown.element, title: 'rxplay', bench: shown.bench, leave: () => shown.leave(),
    arrive: () => shown.refresh(),
  }
  if (isFirst) show(playgroundPage)
  await shown.open(fragment)
  return playgroundPage
}

/** @param {Engine} engine @param {Library} library @param {string} fragment @returns {Promise<Page>} */
async function openPage(engine, library, fragment) {
  const [path = '', anchor] = fragment.split('@')
  const [, place, ...rest] = path.split('/').map((part) => {
    try {
      return decodeURIComponent(part)
    } catch {
      return part
    }
  })
  const name = rest.join('/')
  // Editors of lessons are made when they are opened.
  if (place === 'exercises' && wantsCode()) await sources.editor()
  switch (place) {
    case 'lessons': return name ? kept(fragment, () => lessonPage(engine, library, name)) : lessonsPage(library)
    case 'exercises': return name ? exercisePage(engine, library, name) : exercisesPage(library)
    case 'reference': return rest.length > 1 ? operatorPage(engine, library, rest[0] ?? '', rest.slice(1).join('/')) : referencePage(library, name)
    case 'docs': return docsPage(library, name, anchor)
    default: return {
      element: element('article', { class: 'reading' }, element('h1', {}, say('There is no such page')),
        element('p', {}, element('a', { href: '#' }, say('Go to the playground')))),
      title: 'rxplay',
    }
  }
}

/**
 * Shows that a run takes long, with a button that stops it.
 * @param {Engine} engine
 */
function showRuns(engine) {
  const running = element('div', { class: 'running', role: 'status', hidden: true }, say('Running …'), button('Stop', () => engine.stop()))
  const lost = element('div', { class: 'running', role: 'alert', hidden: true })
  document.body.append(running, lost)
  engine.onSlow = (isSlow) => { running.hidden = !isSlow }
  const again = () => {
    removeEventListener('online', again)
    lost.hidden = true
    engine.load()
  }
  engine.onLost = () => {
    lost.hidden = false
    fill(lost, say('The program could not be loaded, so nothing runs.'), button('Try again', again))
    addEventListener('online', again)
  }
}

/**
 * The pages that were open last, which may have been changed.
 * @type {Map<string, Page>}
 */
const keptPages = new Map()

/** @param {string} fragment @param {() => Promise<Page>} make */
async function kept(fragment, make) {
  const page = keptPages.get(fragment) ?? await make()
  keptPages.delete(fragment)
  keptPages.set(fragment, page)
  const [oldest] = keptPages.keys()
  if (keptPages.size > 8 && oldest) keptPages.delete(oldest)
  return page
}

/**
 * Undoes and redoes regardless of the focus; editors and fields do it by themselves.
 * @param {KeyboardEvent} event
 */
function undoAnywhere(event) {
  const key = event.key.toLowerCase()
  if (event.defaultPrevented || !(event.ctrlKey || event.metaKey) || !['z', 'y'].includes(key)) return
  if (!current?.bench || /** @type {Element} */ (event.target).closest('.code, input, textarea, dialog')) return
  event.preventDefault()
  if (key === 'y' || event.shiftKey) current.bench.redo()
  else current.bench.undo()
}

/** Puts the words of the opening page into the language. */
function speak() {
  for (const place of document.querySelectorAll('.places a, .skip')) place.textContent = say(place.textContent ?? '')
  for (const place of document.querySelectorAll('header [aria-label], .rail')) place.setAttribute('aria-label', say(place.getAttribute('aria-label') ?? ''))
  const other = document.getElementById('language')
  if (!other) return
  const isChinese = language() === 'zh'
  other.textContent = isChinese ? 'EN' : '中文'
  other.lang = isChinese ? 'en' : 'zh-CN'
  other.setAttribute('aria-label', isChinese ? 'English' : '中文')
}

async function start() {
  setTheme(document.documentElement.dataset.theme ?? 'system')
  await loadLanguage(sources)
  speak()
  // Before this they led to the pages to read.
  for (const link of document.querySelectorAll('.places a')) link.setAttribute('href', link.getAttribute('data-place') === 'play' ? '#' : `#/${link.getAttribute('data-place')}`)
  document.getElementById('theme')?.addEventListener('click', switchTheme)
  document.getElementById('language')?.addEventListener('click', () => {
    // It writes the program into the address.
    playground?.leave()
    switchLanguage()
  })
  const engine = new Engine(sources.makeWorker, sources.part)
  const library = new Library(sources)
  showRuns(engine)
  const search = document.getElementById('search')
  if (search) search.append(new Search(library).element)
  const rail = new Rail(/** @type {HTMLElement} */ (document.getElementById('rail')), library)
  const follow = async () => {
    await route(engine, library)
    // A list that cannot be loaded is loaded when it is opened again.
    await rail.show(location.hash.slice(1)).catch(() => {})
  }
  addEventListener('hashchange', follow)
  addEventListener('keydown', undoAnywhere)
  engine.onWhole = isEmbedded ? () => {} : keepOffline
  tellHeight()
  // The editor of a lesson can wait; a playground and exercises load theirs at once.
  engine.onReady = () => { if (wantsCode()) sources.editor() }
  await follow()
}

start()
