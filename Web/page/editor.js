// An editor of program text: CodeMirror for a mouse, a plain text area on touch screens and on request.

import { CodeEditor } from './editor-code.js'
import { PlainEditor } from './editor-plain.js'
import { readSetting } from './storage.js'

/**
 * @typedef {import('./edits.js').Edit} Edit
 * @typedef {{ severity: string, message: string, help?: string, label?: string, from: number, to: number, line: number,
 *   fix?: Edit & { title: string } }} Message
 * @typedef {{ text: string, label: string, onChange: (text: string) => void, onRefuse?: (reason: string) => void, onKey?: (key: string) => boolean,
 *   complete?: (text: string, at: number) => Promise<{ from: number, to: number, candidates: { text: string, summary?: string }[] } | undefined>,
 *   scrub?: (text: string, at: number, steps: number, fine: boolean) => Promise<Edit | undefined>,
 *   isShort?: boolean, description?: string }} EditorOptions
 * @typedef {CodeEditor | PlainEditor} Editor
 */

/** Whether the editor of the device is CodeMirror, which has to be loaded. */
export function wantsCode() {
  return readSetting('editor') === 'code' || (readSetting('editor') !== 'plain' && !matchMedia('(pointer: coarse)').matches)
}

/**
 * Makes the editor that suits the device.
 * @param {Element} place @param {EditorOptions} options
 * @returns {Editor}
 */
export function makeEditor(place, options) {
  return wantsCode() && 'CodeMirror' in globalThis ? new CodeEditor(place, options) : new PlainEditor(place, options)
}
