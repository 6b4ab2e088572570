// A marble diagram in the page: the engine's SVG, with marks that can be chosen by pointer and by keys.

import { announceNow } from './announce.js'
import { button, element, fill } from './dom.js'
import { coloursOf, drawInScale, inScale } from './frozen.js'
import { say } from './language.js'
import { placeOf, spokenTime } from './times.js'

/**
 * @typedef {{ m: string, lane: string, line: number, time: number, x: number, y: number, kind: string, value?: string,
 *   why?: string, source?: Source }} Mark
 * @typedef {{ from: number, to: number, form: string, start?: number, tick?: number, was?: number, slope?: number, tenths?: boolean }} Source
 * @typedef {{ name: string, depth: number, role: string, from?: number, to?: number, tick?: number, start?: number }} Line
 * @typedef {{ top: number, bottom: number, axis: [number, number][], lines: [number, number][] }} Row
 * @typedef {{ kind: 'picture', number?: number, title: string, svg: string, text?: string, marks?: Mark[], lines?: Line[], rows?: Row[],
 *   instants?: number[], expected?: string, json?: any, marbles?: string, log?: string, graph?: any, test?: string }} PictureOutput
 */

/** The distance from the middle of a mark to its rim. */
const RIM = 15
const parser = new DOMParser()
let lastIdentifier = 0

/**
 * The SVG of a text, without a style of its own: the page's rules apply to it.
 * @param {string} text @returns {SVGSVGElement}
 */
export function svgFrom(text) {
  const parsed = parser.parseFromString(text, 'image/svg+xml').documentElement
  if (parsed.localName !== 'svg') return svgElement('svg')
  for (const own of parsed.querySelectorAll('style, script, title')) own.remove()
  const svg = /** @type {any} */ (document.importNode(parsed, true))
  const [, , width, height] = (svg.getAttribute('viewBox') ?? '').split(' ')
  if (width && height) {
    svg.setAttribute('width', width)
    svg.setAttribute('height', height)
  }
  svg.setAttribute('role', 'group')
  svg.classList.add('marbles')
  return svg
}

/**
 * An element of SVG.
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name @param {Record<string, string>} [attributes]
 */
function svgElement(name, attributes = {}) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  return made
}

export class Picture {
  /** @type {PictureOutput} */
  output = { kind: 'picture', title: '', svg: '' }
  /** @type {SVGSVGElement} */
  svg = svgElement('svg')
  /**
   * The chosen mark.
   * @type {string | undefined}
   */
  chosen

  #identifier = `picture-text-${++lastIdentifier}`
  #description = element('pre', { class: 'heard', id: this.#identifier })
  /** The box keeps its place while pictures change, so that it can hold the pointer. */
  box = element('div', { class: 'picture-box', role: 'group', tabindex: '0' })
  /** The marble text of what came in a test, to be copied. */
  #expected = element('div', { class: 'expected', hidden: true })
  element = element('figure', { class: 'picture' }, this.box, this.#expected, this.#description)
  /** @type {SVGLineElement | undefined} */
  #cursor
  /** @type {SVGGElement | undefined} */
  #links
  /** @type {number | undefined} */
  #instant
  #shown = ''
  /**
   * The picture whose scale and colours are kept.
   * @type {import('./frozen.js').Frozen | undefined}
   */
  #frozen

  /** Keeps the scale and the colours, until they are not kept any more. */
  set isFrozen(/** @type {boolean} */ isFrozen) {
    this.#frozen = isFrozen ? { output: this.output, svg: this.svg, colours: coloursOf(this.output, this.svg) } : undefined
    if (!isFrozen) this.#shown = ''
  }

  /** @param {PictureOutput} output */
  show(output) {
    this.output = this.#frozen ? inScale(this.#frozen, output) : output
    const hadFocus = this.svg.contains(document.activeElement)
    if (output.svg !== this.#shown) {
      this.#shown = output.svg
      this.svg = svgFrom(output.svg)
      if (this.#frozen) drawInScale(this.#frozen, output, this.svg)
      this.svg.setAttribute('aria-describedby', this.#identifier)
      this.svg.setAttribute('aria-label', output.title || 'Marble diagram')
      this.box.replaceChildren(this.svg)
      this.#findNodes()
      this.#cursor = undefined
      this.#links = undefined
    }
    this.box.setAttribute('aria-label', `Picture of ${output.title || 'the result'}`)
    this.#prepareMarks()
    this.#offer(output.expected)
    if (hadFocus) (this.node(this.chosen ?? '') ?? this.box).focus()
    if (this.#instant !== undefined) this.showInstant(this.#instant)
  }

  /** @param {string} [expected] */
  #offer(expected) {
    this.#expected.hidden = expected === undefined
    if (expected === undefined) return
    const copy = () => navigator.clipboard.writeText(expected).then(() => announceNow(say('Copied.')), () => announceNow(say('Select the text and copy it by hand.')))
    fill(this.#expected, say('It would hold with'), ' ', element('code', {}, expected), ' ', button('Copy', copy, { class: 'small' }))
  }

  /**
   * Writes the picture as a text, for screen readers. Drawing is urgent, so the text comes later.
   * @param {string} text
   */
  describe(text) {
    this.#description.textContent = text
    this.isBusy = false
  }

  /**
   * Takes from an answer that came later what makes the times of the marks.
   * @param {PictureOutput} output
   */
  learn(output) {
    if (output.svg !== this.output.svg || !output.marks) return
    this.output = { ...this.output, marks: output.marks }
    this.#prepareMarks()
  }

  /** Whether the picture, or its text, is about to change. */
  set isBusy(/** @type {boolean} */ isBusy) { this.element.ariaBusy = String(isBusy) }

  /**
   * The elements of a mark, its shape first.
   * @type {Map<string, SVGElement[]>}
   */
  #nodes = new Map()

  /** @param {string} m */
  node(m) { return this.#nodes.get(m)?.[0] }

  /** @param {string | undefined} m @returns {Mark | undefined} */
  mark(m) { return this.output.marks?.find((mark) => mark.m === m) }

  /**
   * The mark of a literal; of several, the one in the lane of another mark.
   * @param {number} from the place of the literal @param {string} [m]
   */
  markOf(from, m = '') {
    const marks = this.output.marks?.filter((mark) => mark.source?.from === from) ?? []
    const lane = m.split('.')[0]
    return marks.find((mark) => mark.m.split('.')[0] === lane) ?? marks[0]
  }

  /**
   * The tick of a mark's lane, in nanoseconds.
   * @param {Mark} mark
   */
  tick(mark) { return this.output.lines?.[mark.line]?.tick ?? 1e8 }

  /** The drawn marks, in the order of their lanes and times. */
  get drawnMarks() {
    return (this.output.marks ?? []).filter((mark) => this.#nodes.has(mark.m))
  }

  /**
   * A point of the window, in the picture.
   * @param {number} clientX @param {number} clientY
   */
  point(clientX, clientY) {
    const matrix = this.svg.getScreenCTM()
    return matrix ? new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse()) : new DOMPoint()
  }

  /**
   * The mark that is nearest to a point, within a number of pixels.
   * @param {DOMPoint} point @param {number} reach @returns {Mark | undefined}
   */
  nearest(point, reach) {
    let best = reach
    /** @type {Mark | undefined} */
    let found
    for (const mark of this.drawnMarks) {
      if (Math.abs(mark.y - point.y) > reach) continue
      // Of equally distant marks, one that can be moved is preferred.
      const distance = Math.abs(mark.x - point.x) + (mark.source ? 0 : 4)
      if (distance < best) {
        best = distance
        found = mark
      }
    }
    return found
  }

  /**
   * The row at a height: a picture that is too long continues in further rows.
   * @param {number} y
   */
  row(y) {
    const rows = this.output.rows ?? []
    return rows.find((row) => y <= row.bottom) ?? rows[rows.length - 1]
  }

  #findNodes() {
    this.#nodes = new Map()
    for (const node of this.svg.querySelectorAll('[data-m]')) {
      const m = node.getAttribute('data-m') ?? ''
      const others = this.#nodes.get(m) ?? []
      // The shape takes the focus, wherever its letters are.
      if (node.localName === 'text') this.#nodes.set(m, [...others, /** @type {SVGElement} */ (node)])
      else this.#nodes.set(m, [/** @type {SVGElement} */ (node), ...others])
    }
  }

  #prepareMarks() {
    const marks = this.output.marks ?? []
    /** @type {Map<string, number>} */
    const counts = new Map()
    for (const mark of marks) counts.set(mark.lane, (counts.get(mark.lane) ?? 0) + 1)
    /** @type {Map<string, number>} */
    const places = new Map()
    let isFirst = true
    const literal = this.mark(this.chosen)?.source?.from
    for (const mark of marks) {
      const place = (places.get(mark.lane) ?? 0) + 1
      places.set(mark.lane, place)
      const [node, ...others] = this.#nodes.get(mark.m) ?? []
      if (!node) continue
      const isStop = this.chosen ? mark.m === this.chosen : isFirst
      isFirst = false
      for (const each of [node, ...others]) {
        each.classList.toggle('movable', Boolean(mark.source))
        each.classList.toggle('chosen', mark.m === this.chosen)
        // Marks of one literal move together.
        each.classList.toggle('twin', mark.m !== this.chosen && literal !== undefined && mark.source?.from === literal)
      }
      for (const each of others) each.setAttribute('aria-hidden', 'true')
      node.setAttribute('role', 'slider')
      node.setAttribute('tabindex', isStop ? '0' : '-1')
      node.setAttribute('aria-label', `${mark.lane}: ${markName(mark)}`)
      node.setAttribute('aria-valuenow', String(mark.time / 1e6))
      node.setAttribute('aria-valuemin', '0')
      node.setAttribute('aria-valuetext', `${markName(mark)}, ${spokenTime(mark.time)}, ${place} of ${counts.get(mark.lane)}`)
      if (!mark.source) node.setAttribute('aria-readonly', 'true')
    }
  }

  /**
   * The chosen mark has moved, and the focus follows it.
   * @param {string} m
   */
  move(m) {
    const hadFocus = this.svg.contains(document.activeElement)
    this.choose(m)
    if (hadFocus) this.node(m)?.focus()
  }

  /** @param {string | undefined} m */
  choose(m) {
    this.chosen = m
    this.#prepareMarks()
  }

  /**
   * Draws lines between marks and their effects, in place of those before.
   * @param {[string, string][]} links
   */
  showLinks(links) {
    this.#links?.remove()
    this.#links = undefined
    for (const node of this.svg.querySelectorAll('.linked')) node.classList.remove('linked')
    if (links.length === 0) return
    this.#links = svgElement('g', { class: 'links', 'aria-hidden': 'true' })
    const drawn = new Map(this.drawnMarks.map((mark) => [mark.m, mark]))
    for (const [from, to] of links.map((link) => link.map((m) => drawn.get(m)))) {
      if (!from || !to) continue
      this.#links.append(svgElement('path', { d: way(from, to) }))
    }
    for (const m of new Set(links.flat())) for (const node of this.#nodes.get(m) ?? []) node.classList.add('linked')
    this.svg.append(this.#links)
  }

  /**
   * Draws the line of an instant, or removes it.
   * @param {number | undefined} instant
   */
  showInstant(instant) {
    this.#instant = instant
    const rows = this.output.rows ?? []
    const row = rows.find((each) => (each.axis[each.axis.length - 1]?.[0] ?? 0) >= (instant ?? 0)) ?? rows[rows.length - 1]
    if (instant === undefined || !row) {
      this.#cursor?.remove()
      this.#cursor = undefined
      return
    }
    if (!this.#cursor) {
      this.#cursor = svgElement('line', { class: 'time-cursor' })
      // The line is behind the marks, so that their values stay readable.
      this.svg.insertBefore(this.#cursor, this.svg.querySelector('.line, .box'))
    }
    const x = placeOf(row.axis, instant)
    for (const [name, value] of Object.entries({ x1: x, x2: x, y1: row.top + 18, y2: row.bottom })) {
      this.#cursor.setAttribute(name, String(value))
    }
    for (const mark of this.output.marks ?? []) {
      for (const node of this.#nodes.get(mark.m) ?? []) node.classList.toggle('now', mark.time === instant)
    }
  }
}

/**
 * The line from a mark to another: it ends at their rims, so that their values stay readable.
 * @param {Mark} from @param {Mark} to
 */
function way(from, to) {
  const side = to.y > from.y ? 1 : -1
  const [start, end] = [from.y + side * RIM, to.y - (to.y === from.y ? -side : side) * RIM]
  const bend = to.y === from.y ? side * 2 * RIM : (end - start) / 2
  return `M${from.x} ${start}C${from.x} ${start + bend} ${to.x} ${end - (to.y === from.y ? -bend : bend)} ${to.x} ${end}`
}

/**
 * The request of a gesture that moves a mark: its source counts the time from its own start.
 * @param {Mark} mark @param {number} time @param {boolean} fine
 */
export function moveOf({ source }, time, fine) {
  return { kind: 'edit', do: 'move', ...placeIn(source), time: Math.max(0, time - (source?.start ?? 0)), fine }
}

/**
 * The place of a mark in a request: a literal of a source, a line of the drive, or a number that makes its time.
 * @param {Source | undefined} source
 */
export function placeIn(source) {
  const { from: at, form, was, slope, tenths, tick } = source ?? { from: undefined, form: '' }
  return form === 'drive' || form === 'time' ? { at, form, was, slope, tenths } : { at, tick }
}

/** @param {Mark} mark */
export function markName(mark) {
  switch (mark.kind) {
    case 'completed': return 'completion'
    case 'failed': return 'error'
    case 'disposed': return 'disposal'
    case 'interrupted': return 'interruption'
    default: return mark.value ?? 'value'
  }
}

/**
 * A picture without gestures, with its text as its description.
 * @param {Element} place @param {{ svg: string, text: string }} picture
 */
export function showStill(place, picture) {
  const still = svgFrom(picture.svg)
  still.setAttribute('role', 'img')
  still.setAttribute('aria-label', picture.text)
  fill(place, still)
  return still
}
