// Links, Markdown and files. Nothing is sent: a link contains the whole program.

import { button, element, fill } from './dom.js'
import { asEmbedCode, asMarkdown, asPNG, asSVG, FILES } from './exports.js'
import { say } from './language.js'

const LONG = 2000

/**
 * @param {{ link: string, text: string, program: string, language: string, picture: string, outputs: import('./picture.js').PictureOutput[], place: Element, dialect: string,
 *   test: () => Promise<any> }} shared `picture` is the text of the results, `outputs` are the pictures, and `place` gives them their colours
 */
export function shareDialog(shared) {
  const status = element('p', { class: 'status', role: 'status' })
  // A dialog hides the regions of the page from a screen reader, so it has one of its own.
  const said = (/** @type {string} */ text) => fill(status, text)
  const field = element('input', { type: 'text', readonly: true, value: shared.link, 'aria-label': say('Link'), onfocus: () => field.select() })
  const copy = async (/** @type {string} */ text, /** @type {string} */ done) => {
    try {
      await navigator.clipboard.writeText(text)
      said(done)
    } catch {
      field.value = text
      field.focus()
      field.select()
      said('The browser does not allow copying. The text is selected: copy it by hand.')
    }
  }
  const markdown = asMarkdown(shared)
  const svg = shared.outputs.length > 0 ? asSVG(shared.outputs, shared.place, shared.picture) : ''
  const dialog = element('dialog', { class: 'share-dialog', 'aria-labelledby': 'share-title' },
    element('h2', { id: 'share-title' }, say('Share')),
    element('p', { class: 'soft' }, say('The link holds the whole program. Nothing is sent to a server.')),
    element('div', { class: 'share-link' }, field, button('Copy link', () => copy(shared.link, 'Link copied.'), { class: 'primary' })),
    shared.link.length > LONG && element('p', { class: 'note' },
      `This link has ${shared.link.length} characters, which some chats cut off. Markdown or a file are safer.`),
    element('div', { class: 'share-more' },
      button('Copy as Markdown', () => copy(markdown, 'Markdown copied.')),
      location.protocol !== 'file:' && button('Copy embed code', () => copy(asEmbedCode(shared, svg), 'Embed code copied.')),
      svg && button('Download SVG', () => save(new Blob([svg], { type: 'image/svg+xml' }), 'rxplay.svg')),
      svg && button('Download PNG', () => asPNG(svg).then((blob) => save(blob, 'rxplay.png')).then(() => said('PNG saved.'), () => said('The picture could not be made.'))),
      svg && button('Copy Swift test', async () => {
        const answer = await shared.test()
        const tests = (answer?.outputs ?? []).map((/** @type {any} */ output) => output.test ?? '').filter(Boolean)
        if (tests.length > 0) copy(tests.join('\n\n'), 'Swift test copied.')
        else said('There is no test: the program has a mistake.')
      }),
      button('Download text', () => save(new Blob([shared.text], { type: 'text/plain' }), FILES[shared.language] ?? 'program.rx'))),
    status,
    element('form', { method: 'dialog' }, element('button', { class: 'plain' }, say('Close'))))
  dialog.addEventListener('close', () => dialog.remove())
  dialog.addEventListener('click', (event) => event.target === dialog && dialog.close())
  document.body.append(dialog)
  dialog.showModal()
  field.select()
}

/** @param {Blob} blob @param {string} name */
export function save(blob, name) {
  const address = URL.createObjectURL(blob)
  const link = element('a', { href: address, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
