// A picture in the scale and colours of another one: during a drag nothing jumps, and the marble stays under the
// pointer, although the engine would choose another scale for the new times.

import { instantAt, placeOf } from './times.js'

/**
 * @typedef {import('./picture.js').PictureOutput} PictureOutput
 * @typedef {{ output: PictureOutput, svg: SVGSVGElement, colours: Map<string, string> }} Frozen
 */

/** The parts of a picture that show its scale. */
const SCALE = '.grid, .axis, .tip, .gap, .label'
/** The room at the right of the last mark. */
const MARGIN = 42

/**
 * Whether the scale is kept: that of several rows depends on their length.
 * @param {Frozen} frozen @param {PictureOutput} output
 */
const isScaled = (frozen, output) => frozen.output.rows?.length === 1 && output.rows?.length === 1

/**
 * The colours of the values of a picture.
 * @param {PictureOutput} output @param {SVGSVGElement} svg
 */
export function coloursOf(output, svg) {
  const values = new Map(output.marks?.map((mark) => [mark.m, mark.value]))
  /** @type {Map<string, string>} */
  const colours = new Map()
  for (const node of svg.querySelectorAll('[data-m]')) {
    const [colour] = /\bv\d\b/.exec(node.getAttribute('class') ?? '') ?? []
    const value = values.get(node.getAttribute('data-m') ?? '')
    if (colour && value !== undefined) colours.set(value, colour)
  }
  return colours
}

/**
 * A place of a picture, in the scale of the one before. Names at the left stay.
 * @param {Frozen} frozen @param {PictureOutput} output
 * @returns {(x: number) => number}
 */
function placing(frozen, output) {
  const [old, now] = [frozen.output, output].map((each) => each.rows?.[0]?.axis ?? [])
  return (x) => x < (now?.[0]?.[1] ?? 0) ? x : Math.round(placeOf(old ?? [], instantAt(now ?? [], x)))
}

/**
 * The output with its marks and its axis where the picture in the old scale has them.
 * @param {Frozen} frozen @param {PictureOutput} output
 * @returns {PictureOutput}
 */
export function inScale(frozen, output) {
  if (!isScaled(frozen, output)) return output
  const place = placing(frozen, output)
  return {
    ...output,
    marks: output.marks?.map((mark) => ({ ...mark, x: place(mark.x) })),
    rows: output.rows?.map((row) => ({ ...row, axis: row.axis.map(([time, x]) => /** @type {[number, number]} */ ([time, place(x)])) })),
  }
}

/**
 * Moves the parts of a picture to the old scale, and gives its values their old colours.
 * @param {Frozen} frozen @param {PictureOutput} output @param {SVGSVGElement} svg the picture of the output
 */
export function drawInScale(frozen, output, svg) {
  recolour(frozen, output, svg)
  if (!isScaled(frozen, output)) return
  const place = placing(frozen, output)
  const marks = new Map(output.marks?.map((mark) => [mark.m, mark]))
  const number = (/** @type {Element} */ node, /** @type {string} */ name) => Number(node.getAttribute(name))
  const set = (/** @type {Element} */ node, /** @type {string} */ name, /** @type {number} */ value) => node.setAttribute(name, String(value))
  for (const own of svg.querySelectorAll(SCALE)) own.remove()
  for (const node of svg.querySelectorAll('line, circle, path, rect, text')) {
    const mark = marks.get(node.getAttribute('data-m') ?? '')
    if (mark) node.setAttribute('transform', `translate(${place(mark.x) - mark.x} 0)`)
    else if (node.matches('line')) for (const name of ['x1', 'x2']) set(node, name, place(number(node, name)))
    else if (node.matches('circle')) set(node, 'cx', place(number(node, 'cx')))
    else if (node.matches('path')) node.setAttribute('d', (node.getAttribute('d') ?? '').replace(/([ML])([\d.]+)/g, (_, way, x) => way + place(Number(x))))
    else if (node.matches('rect:not(.paper, .box)')) {
      const half = number(node, 'width') / 2
      set(node, 'x', place(number(node, 'x') + half) - half)
    } else if (node.matches('text:not(.op, .key)')) set(node, 'x', place(number(node, 'x')))
  }
  const last = Math.max(0, ...(output.marks ?? []).map((mark) => place(mark.x)))
  const wider = Math.max(0, last + MARGIN - number(frozen.svg, 'width'))
  addScale(frozen, svg, wider)
  const width = number(frozen.svg, 'width') + wider
  set(svg, 'width', width)
  svg.setAttribute('viewBox', `0 0 ${width} ${number(svg, 'height')}`)
  svg.querySelector('.paper')?.setAttribute('width', String(width))
  const box = frozen.svg.querySelector('.box')
  for (const own of svg.querySelectorAll('.box')) if (box) set(own, 'width', number(box, 'width') + wider)
  const title = frozen.svg.querySelector('.op')
  for (const own of svg.querySelectorAll('.op')) if (title) set(own, 'x', number(title, 'x') + wider / 2)
}

/** @param {Frozen} frozen @param {PictureOutput} output @param {SVGSVGElement} svg */
function recolour({ colours }, output, svg) {
  const values = new Map(output.marks?.map((mark) => [mark.m, mark.value]))
  for (const node of svg.querySelectorAll('[data-m]')) {
    const own = /\bv\d\b/.exec(node.getAttribute('class') ?? '')?.[0]
    const value = values.get(node.getAttribute('data-m') ?? '')
    if (!own || value === undefined) continue
    const taken = new Set(colours.values())
    if (!colours.has(value)) colours.set(value, !taken.has(own) ? own : ['v0', 'v1', 'v2', 'v3', 'v4', 'v5', 'v6', 'v7'].find((each) => !taken.has(each)) ?? own)
    node.classList.replace(own, colours.get(value) ?? own)
  }
}

/**
 * Puts the old scale behind the marks of a picture, as high as the picture, and longer if a mark is beyond its end.
 * @param {Frozen} frozen @param {SVGSVGElement} svg @param {number} wider
 */
function addScale(frozen, svg, wider) {
  const higher = Number(svg.getAttribute('height')) - Number(frozen.svg.getAttribute('height'))
  const paper = svg.querySelector('.paper')
  for (const old of [...frozen.svg.querySelectorAll(SCALE)].reverse()) {
    const copy = /** @type {Element} */ (old.cloneNode(true))
    if (copy.matches('.grid')) copy.setAttribute('y2', String(Number(copy.getAttribute('y2')) + higher))
    if (copy.matches('.axis') && copy.getAttribute('y1') === copy.getAttribute('y2')) copy.setAttribute('x2', String(Number(copy.getAttribute('x2')) + wider))
    if (copy.matches('.tip')) copy.setAttribute('transform', `translate(${wider} 0)`)
    paper?.after(copy)
  }
}
