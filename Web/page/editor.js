// An editor of program text: CodeMirror where there is a mouse, a plain text area on touch screens and on request.

import { CodeEditor } from './editor-code.js'
import { PlainEditor } from './editor-plain.js'
import { readSetting } from './storage.js'

/**
 * @typedef {{ from: number, to: number, insert: string }} Edit
 * @typedef {{ severity: string, message: string, help?: string, label?: string, from: number, to: number, line: number,
 *   fix?: Edit & { title: string } }} Message
 * @typedef {{ text: string, label: string, onChange: (text: string) => void, onKey?: (key: string) => boolean,
 *   complete?: (text: string, at: number) => Promise<{ from: number, to: number, candidates: { text: string, summary?: string }[] } | undefined>,
 *   scrub?: (text: string, at: number, steps: number, fine: boolean) => Promise<Edit | undefined>,
 *   isShort?: boolean, description?: string }} EditorOptions
 * @typedef {CodeEditor | PlainEditor} Editor
 */

/**
 * Makes the editor that suits the device.
 * @param {Element} place @param {EditorOptions} options
 * @returns {Editor}
 */
export function makeEditor(place, options) {
  const isPlain = readSetting('editor') === 'plain'
    || (readSetting('editor') !== 'code' && matchMedia('(pointer: coarse)').matches)
  return isPlain || !('CodeMirror' in globalThis) ? new PlainEditor(place, options) : new CodeEditor(place, options)
}

/**
 * The one edit between two texts.
 * @param {string} old @param {string} text
 * @returns {Edit}
 */
export function difference(old, text) {
  const shorter = Math.min(old.length, text.length)
  let start = 0
  while (start < shorter && old[start] === text[start]) start += 1
  let end = 0
  while (end < shorter - start && old[old.length - 1 - end] === text[text.length - 1 - end]) end += 1
  return { from: start, to: old.length - end, insert: text.slice(start, text.length - end) }
}

/**
 * How many of the engine's steps one step of a gesture is: `100ms` goes by ten, `1.5s` by its last digit.
 * @param {string} text @param {number} at a place in the number
 */
export function coarseness(text, at) {
  const before = /[\d_.]*$/.exec(text.slice(0, at))?.[0] ?? ''
  const number = before + (/^[\d_.]*/.exec(text.slice(at))?.[0] ?? '')
  const zeros = /[1-9]0*$/.exec(number)?.[0]?.length ?? 1
  return number.includes('.') ? 1 : 10 ** Math.max(0, zeros - 2)
}

/** @param {string} text @param {Edit} edit */
export function applied(text, edit) {
  return text.slice(0, edit.from) + edit.insert + text.slice(edit.to)
}
