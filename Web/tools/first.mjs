// The first view of the page, before any script runs: the first program and its picture. The page is not empty while
// its program is loading, and the playground replaces this view without a jump.

import { markup } from './document.mjs'
import { coloured } from '../page/colours.js'
import { element } from '../page/dom.js'
import { EXAMPLE } from '../page/examples.js'
import { welcome } from '../page/welcome.js'
import { CELL, MOST_CELLS, LEAST_CELLS } from '../page/width.js'

/**
 * The pictures of the first program, one for each width that changes them, in cells.
 * @param {import('../page/program.js').Program} program @returns {[number, string][]}
 */
function pictures(program) {
  const found = []
  for (let width = LEAST_CELLS; width <= MOST_CELLS; width += 1) {
    const { svg } = program.ask({ kind: 'evaluate', views: 'svg', width }, EXAMPLE).outputs.find((output) => output.kind === 'picture')
    if (svg !== found.at(-1)?.[1]) found.push([width, svg])
  }
  return found
}

/**
 * The elements of the view, and the style that shows the picture of the present width.
 * @param {import('../page/program.js').Program} program
 */
export function firstView(program) {
  const found = pictures(program)
  const view = element('div', { class: 'playground still', 'data-shown': 'picture' },
    element('div', { class: 'switch' }),
    element('section', { class: 'source', 'aria-label': 'Program' },
      element('div', { class: 'welcome-place' }, welcome({ open() {}, paste() {} })), element('div', { class: 'settings' }),
      element('div', { class: 'code' }, element('pre', { class: 'listing program' }, coloured(EXAMPLE.trimEnd())))),
    element('div', { class: 'splitter' }),
    element('section', { class: 'result', 'aria-label': 'Result' }, element('div', { class: 'result-bar' }),
      element('div', { class: 'output' }, element('div', { class: 'first' },
        ...found.map(([width, svg]) => element('div', { class: `cells-${width}` }, markup(svg.replace('<svg ', '<svg role="img" aria-label="Marble diagram" '))))))))
  const shown = found.map(([width], index) => {
    const next = found[index + 1]?.[0]
    const range = [index > 0 && `(width >= ${width * CELL}px)`, next && `(width < ${next * CELL}px)`].filter(Boolean).join(' and ')
    return `@container first ${range} { .first > .cells-${width} { display: block; } }\n`
  })
  return { html: view.html, style: `.first { container: first / inline-size; }\n.first > div { display: none; }\n${shown.join('')}` }
}
