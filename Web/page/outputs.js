// Outputs of a run as elements, and as texts.

import { counted, element } from './dom.js'
import { spokenTime, time } from './times.js'

/** A page with more lines of a log is slow, and no reader needs them. */
const MOST_LINES = 2000
/** More pictures would block the page, and no reader needs them. */
const MOST_PICTURES = 200

/**
 * Outputs as elements: consecutive lines of the log are one list.
 * @param {any[]} outputs @param {(output: any) => Node} draw makes the element of a picture
 */
export function nodesOf(outputs, draw) {
  /** @type {Node[]} */
  const nodes = []
  /** @type {HTMLElement | undefined} */
  let log
  let lines = 0
  let pictures = 0
  for (const output of outputs) {
    if (output.kind === 'log' || output.kind === 'value') {
      lines += 1
      if (lines > MOST_LINES) continue
      if (!log) nodes.push(log = element('ol', { class: 'log' }))
      log.append(output.kind === 'log' ? logLine(output) : element('li', {}, element('span', { class: 'log-text' }, output.text)))
      continue
    }
    log = undefined
    if (output.kind === 'note') nodes.push(element('p', { class: 'note' }, output.text))
    else if (output.kind === 'graph') nodes.push(listing(output.text))
    else if (output.kind === 'picture' && ++pictures <= MOST_PICTURES) nodes.push(draw(output))
  }
  if (pictures > MOST_PICTURES) nodes.push(element('p', { class: 'note' }, `Here are the first ${MOST_PICTURES} pictures of ${pictures}. The program at the command line draws all of them.`))
  if (lines > MOST_LINES) nodes.push(element('p', { class: 'note' }, `Here are the first ${MOST_LINES} lines of ${lines}. The program at the command line prints all of them.`))
  return nodes
}

/** @param {any} output */
function logLine(output) {
  return element('li', {}, element('time', {}, typeof output.time === 'number' ? time(output.time) : output.time ?? ''),
    element('span', { class: 'log-text' }, output.text),
    output.scheduler ? element('span', { class: 'log-scheduler' }, output.scheduler) : '')
}

/** @param {string} text */
export function listing(text) {
  return element('pre', { class: 'listing', tabindex: '0' }, text)
}

/**
 * A picture as a text in a view.
 * @param {any} output @param {string} view @returns {string}
 */
export function textOf(output, view) {
  switch (view) {
    case 'json': return JSON.stringify(output.json ?? {}, null, 2)
    case 'graph': return output.graph?.text ?? ''
    case 'marbles': case 'log': case 'test': return output[view] ?? ''
    default: return output.text ?? ''
  }
}

/**
 * The result of a run in a sentence: one of its pictures, or else its output.
 * @param {any[]} outputs @param {import('./picture.js').PictureOutput | undefined} picture
 */
export function summary(outputs, picture) {
  const printed = outputs.filter(({ kind }) => kind === 'log' || kind === 'value')
  if (picture) return drawnSummary(picture)
  return printed.length > 0 ? `${counted(printed.length, 'line')} printed, last ${printed[printed.length - 1].text}` : 'Nothing was printed'
}

/** @param {import('./picture.js').PictureOutput} picture */
function drawnSummary({ marks, svg }) {
  // A picture as a text has no marks.
  if (!marks) return ''
  const lane = marks[marks.length - 1]?.lane
  const values = marks.filter((mark) => mark.lane === lane && mark.kind === 'value')
  const end = marks.find((mark) => mark.lane === lane && mark.kind !== 'value')
  const last = values[values.length - 1]
  // A long picture omits values of its middle.
  return [counted(values.length, 'value') + (svg.includes('class="more"') ? ' drawn' : ''), last ? `last ${last.value} at ${spokenTime(last.time)}` : '',
    end ? `${end.kind} at ${spokenTime(end.time)}` : ''].filter(Boolean).join(', ')
}

/**
 * All results as one text, for copying.
 * @param {any[]} outputs @param {string} view
 */
export function plainText(outputs, view) {
  return outputs.map((output) => {
    switch (output.kind) {
      case 'picture': return `${textOf(output, view).trimEnd()}\n`
      case 'log': return `${typeof output.time === 'number' ? time(output.time) : output.time ?? ''}  ${output.text}`
      case 'value': case 'note': case 'graph': return output.text
      default: return undefined
    }
  }).filter((text) => text !== undefined).join('\n').trimEnd()
}

/**
 * The instants of a picture.
 * @param {import('./picture.js').PictureOutput} output
 */
export function instantsOf(output) {
  return output.instants ?? [...new Set((output.marks ?? []).map((mark) => mark.time))].sort((a, b) => a - b)
}
