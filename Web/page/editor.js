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
