// The beginning of a program: what this page is, examples, the last text, and code that is pasted or dropped.

import { button, element } from './dom.js'
import { withDrive } from './drive.js'
import { EXAMPLES } from './examples.js'
import { say } from './language.js'

/**
 * A sentence that says what this page is, and what one can begin with.
 * @param {{ open: (text: string) => void, paste: () => void, last?: () => void }} acts `last` opens the last text, if there is one
 */
export function welcome(acts) {
  return element('section', { class: 'welcome', 'aria-label': say('Begin') },
    element('p', {}, say('Paste code of RxJS, RxSwift, Combine, ReactiveSwift, ReactiveCocoa or async/await: it runs here in virtual time, and each value is a marble.')),
    element('div', { class: 'begin' },
      button('Paste your code', acts.paste, { class: 'small primary' }),
      acts.last && button('Your last text', acts.last, { class: 'small' }),
      ...EXAMPLES.map(({ title, text }) => button(title, () => acts.open(text), { class: 'small' })),
      button('Empty', () => acts.open(''), { class: 'small' })))
}

/**
 * Asks for code: it is opened as soon as it is pasted.
 * @param {(text: string) => void} open
 */
export function pasteDialog(open) {
  const done = (/** @type {string} */ text) => {
    if (!text.trim()) return area.focus()
    dialog.close()
    open(text)
  }
  const area = element('textarea', {
    rows: '8', class: 'paste', 'aria-label': say('Your code'), spellcheck: 'false', autocapitalize: 'off',
    onpaste: () => setTimeout(() => done(area.value)),
  })
  const files = element('input', {
    type: 'file', multiple: true, class: 'heard', tabindex: '-1', 'aria-label': say('Files of code'),
    onchange: async () => files.files && done(await codeOf([...files.files])),
  })
  /** @type {HTMLDialogElement} */
  const dialog = element('dialog', { 'aria-labelledby': 'paste-title' },
    element('h2', { id: 'paste-title' }, say('Paste your code')),
    element('p', { class: 'soft' }, say('JavaScript, TypeScript, Swift or Objective-C, as it is: what it lacks gets a stand-in. Files can also be dropped on the page. Nothing is sent to a server.')),
    area, files,
    element('div', { class: 'paste-tools' }, button('Run', () => done(area.value), { class: 'primary' }),
      button('Open files …', () => files.click()), button('Close', () => dialog.close(), { class: 'plain' })))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  area.focus()
}

/**
 * Opens files that are dropped on an element, and code that is pasted where nothing else takes it.
 * @param {HTMLElement} place @param {(text: string) => void} open
 */
export function takeCode(place, open) {
  addEventListener('paste', (/** @type {any} */ event) => {
    const target = /** @type {Element} */ (event.target)
    const text = event.clipboardData?.getData('text/plain') ?? ''
    if (!place.isConnected || event.defaultPrevented || !text.trim() || target.closest('input, textarea, [contenteditable], dialog')) return
    event.preventDefault()
    open(text)
  })
  const hasFiles = (/** @type {DragEvent} */ event) => event.dataTransfer?.types.includes('Files') ?? false
  place.addEventListener('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    place.classList.add('dropping')
  }, true)
  place.addEventListener('dragleave', (event) => {
    if (!place.contains(/** @type {Node | null} */ (event.relatedTarget))) place.classList.remove('dropping')
  })
  // The editor would insert the text of a file at the pointer.
  place.addEventListener('drop', async (event) => {
    place.classList.remove('dropping')
    if (!hasFiles(event)) return
    event.preventDefault()
    event.stopPropagation()
    const text = await codeOf([...event.dataTransfer?.files ?? []])
    if (text.trim()) open(text)
  }, true)
}

/**
 * The code of files as one text. The lines of a drive become comments that are a drive.
 * @param {File[]} files
 */
async function codeOf(files) {
  const isDrive = (/** @type {File} */ file) => file.name.endsWith('.drive')
  const read = async (/** @type {File[]} */ some) => (await Promise.all(some.map((file) => file.slice(0, 1 << 21).text()))).join('\n')
  return withDrive(await read(files.filter((file) => !isDrive(file))), await read(files.filter(isDrive)))
}
