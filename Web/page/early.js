// Runs before the first paint, so that the page never appears in other colours, or as another page than requested. The
// text of a lesson, a document or an operator is there before the program, from the page without a script, and so is the
// program of a link.

import { refusalOf } from './edits.js'
import { decode } from './link.js'

(() => {
  const root = document.documentElement
  const stored = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem(`rxplay.1.${name}`)
    } catch {
      return null
    }
  }
  const asked = new URLSearchParams(location.hash.split('&').slice(1).join('&'))
  const isEmbedded = asked.get('embed') === '1'
  if (isEmbedded) root.dataset.embed = ''
  root.dataset.theme = (isEmbedded && asked.get('theme')) || (stored('theme') ?? 'system')
  root.dataset.opens = location.hash.length > 1 ? 'elsewhere' : 'playground'

  if (location.hash.startsWith('#1')) {
    decode(location.hash.slice(1)).then(async ({ text = '' }) => {
      const main = await mainOf()
      const code = main.querySelector('.still .program')
      if (!code || !text || refusalOf(text)) return
      code.textContent = text
      main.querySelector('.first')?.remove()
      root.dataset.opens = 'program'
    })
  }

  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript)
  const address = location.hash.split('@')[0] ?? ''
  const [, place = '', ...rest] = address.split('/')
  const isChinese = (new URLSearchParams(location.search).get('lang') ?? stored('language')) === 'zh'
  // The page of one file has no other pages.
  if (!script?.src || isChinese || !['lessons', 'docs', 'reference'].includes(place)) return
  const file = fileOf()
  if (file) /** @type {any} */ (window).early = open(file).catch(() => undefined)

  function fileOf() {
    try {
      const [library = '', ...names] = place === 'reference' ? rest : ['', rest.join('/')]
      const name = decodeURIComponent(names.join('/'))
      if (place !== 'reference') return /^[\w-]*$/.test(name) && `${place}/${name || 'index'}.html`
      return /^\w+$/.test(library) && `reference/${library}/${name ? name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'name' : 'index'}.html`
    } catch {
      return ''
    }
  }

  async function mainOf() {
    for (;;) {
      const main = document.querySelector('main')
      if (main?.nextElementSibling) return main
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  }

  /** @param {string} file */
  async function open(file) {
    const answer = await fetch(file)
    const read = new DOMParser().parseFromString(answer.ok ? await answer.text() : '', 'text/html')
    const article = read.querySelector('main > article')
    if (!article || read.querySelector('main')?.getAttribute('data-address') !== address) return undefined
    for (const link of article.querySelectorAll('a')) link.href = new URL(link.getAttribute('href') ?? '', new URL(file, location.href)).href
    article.classList.add('early')
    const main = await mainOf()
    // The page with the program was quicker.
    if (main.querySelector(':scope > :not(.starting, .still)') || location.hash.split('@')[0] !== address) return undefined
    main.replaceChildren(document.importNode(article, true))
    document.title = read.title
    return JSON.parse(read.getElementById('entry')?.textContent ?? 'null')
  }
})()
