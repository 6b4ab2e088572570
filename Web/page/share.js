// Links, Markdown and files. Nothing is sent: a link contains the whole program.

import { button, element, fill } from './dom.js'
import { say } from './language.js'

const LONG = 2000

/**
 * @param {{ link: string, text: string, picture: string, pictures: import('./picture.js').Picture[], test: () => Promise<any> }} shared
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
  const picture = shared.picture && `\n\`\`\`\n${shared.picture}\n\`\`\`\n`
  const markdown = `\`\`\`rx\n${shared.text.trimEnd()}\n\`\`\`\n${picture}`
  const last = shared.pictures[shared.pictures.length - 1]
  const dialog = element('dialog', { class: 'share-dialog', 'aria-labelledby': 'share-title' },
    element('h2', { id: 'share-title' }, say('Share')),
    element('p', { class: 'soft' }, say('The link holds the whole program. Nothing is sent to a server.')),
    element('div', { class: 'share-link' }, field, button('Copy link', () => copy(shared.link, 'Link copied.'), { class: 'primary' })),
    shared.link.length > LONG && element('p', { class: 'note' },
      `This link has ${shared.link.length} characters, which some chats cut off. Markdown or a file are safer.`),
    element('div', { class: 'share-more' },
      button('Copy as Markdown', () => copy(markdown, 'Markdown copied.')),
      last && button('Download SVG', () => save(new Blob([alone(last)], { type: 'image/svg+xml' }), 'rxplay.svg')),
      last && button('Download PNG', () => savePNG(last).then(() => said('PNG saved.'), () => said('The picture could not be made.'))),
      last && button('Copy Swift test', async () => {
        const answer = await shared.test()
        const tests = (answer?.outputs ?? []).map((/** @type {any} */ output) => output.test ?? '').filter(Boolean)
        if (tests.length > 0) copy(tests.join('\n\n'), 'Swift test copied.')
        else said('There is no test: the program has a mistake.')
      }),
      button('Download text', () => save(new Blob([shared.text], { type: 'text/plain' }), 'program.rx'))),
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

/**
 * The picture with its styles from the page, so that it can be used alone.
 * @param {import('./picture.js').Picture} picture
 */
function alone(picture) {
  const copy = /** @type {SVGSVGElement} */ (picture.svg.cloneNode(true))
  const cursor = copy.querySelector('.time-cursor')
  const paper = copy.querySelector('.paper')
  const from = picture.svg.querySelectorAll('*')
  copy.querySelectorAll('*').forEach((node, index) => {
    const original = from[index]
    if (!original) return
    const style = getComputedStyle(original)
    for (const name of ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'font-family', 'font-size', 'font-weight', 'font-style', 'text-anchor']) {
      const value = style.getPropertyValue(name)
      if (value && value !== 'none' || name === 'fill' || name === 'stroke') node.setAttribute(name, value)
    }
    for (const name of ['tabindex', 'role', 'class', 'aria-valuenow', 'aria-valuemin', 'aria-valuetext', 'aria-label', 'aria-readonly']) {
      node.removeAttribute(name)
    }
  })
  // In the page the picture is transparent; alone it has a background of its own.
  paper?.setAttribute('fill', groundOf(picture.element))
  cursor?.remove()
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg')
  copy.setAttribute('role', 'img')
  copy.removeAttribute('aria-describedby')
  return new XMLSerializer().serializeToString(copy)
}

/**
 * The background colour of an element.
 * @param {Element} element @returns {string}
 */
function groundOf(element) {
  const colour = getComputedStyle(element).backgroundColor
  const isSeen = colour && !/^rgba\(.*, 0\)$|^transparent$/.test(colour)
  return isSeen || !element.parentElement ? colour : groundOf(element.parentElement)
}

/** @param {import('./picture.js').Picture} picture */
async function savePNG(picture) {
  const image = new Image()
  const address = URL.createObjectURL(new Blob([alone(picture)], { type: 'image/svg+xml' }))
  try {
    image.src = address
    await image.decode()
    const canvas = element('canvas')
    canvas.width = image.naturalWidth * 2
    canvas.height = image.naturalHeight * 2
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('no picture')
    save(blob, 'rxplay.png')
  } finally {
    URL.revokeObjectURL(address)
  }
}
