// The text that is in the page before the program: what it tells of its lesson, and how the page with the program takes
// its place.

/**
 * The lesson in the page, if its text is there before all lessons are loaded.
 * @param {string} name
 * @returns {Promise<{ lesson: import('./library.js').Entry, around: (import('./library.js').Entry | undefined)[] } | undefined>}
 */
export async function lessonInPage(name) {
  const found = await /** @type {any} */ (globalThis).early
  return found?.lesson?.name === name ? found : undefined
}

/**
 * The help on an operator in the page, which is there before the part of the program that has it.
 * @param {string} library @param {string} spelling
 * @returns {Promise<{ help: any, libraries: import('./library.js').Catalogue['libraries'] } | undefined>}
 */
export async function helpInPage(library, spelling) {
  const found = await /** @type {any} */ (globalThis).early
  return found?.help && found.library === library && found.spelling === spelling ? found : undefined
}

/**
 * Puts a page in place of its text. Pictures of the text stay until the program draws them, and so does the line that
 * was at the top.
 * @param {Element} main @param {Element} page
 */
export function takePlace(main, page) {
  const early = main.querySelector(':scope > .early')
  const top = early && [...early.querySelectorAll('h1, h2, h3, p, li, pre')].find((each) => each.getBoundingClientRect().bottom > 60)
  const height = top?.getBoundingClientRect().top ?? 0
  const outputs = early ? [...early.querySelectorAll('.block')].map((block) => block.querySelector('.output')) : []
  page.querySelectorAll('.block').forEach((block, index) => {
    const pictures = outputs[index]?.childNodes
    if (pictures) block.querySelector('.output')?.append(...pictures)
  })
  main.replaceChildren(page)
  const same = top && [...page.querySelectorAll(top.localName)].find((each) => each.textContent === top.textContent)
  if (!early) return scrollTo(0, 0)
  if (same && scrollY > 0) scrollBy(0, same.getBoundingClientRect().top - height)
}
