// Code with its drive as one text.

/**
 * Code with a drive; its lines before `code` stand before the code.
 * @param {string} code @param {string} drive
 */
export function withDrive(code, drive) {
  const lines = drive.split('\n').map((line) => line.trimEnd())
  const middle = lines.indexOf('code')
  const comments = (/** @type {string[]} */ some) => some.map((line) => line && `//! ${line}`).join('\n').trim()
  return [comments(lines.slice(0, Math.max(0, middle))), code.trim(), comments(lines.slice(middle + 1))].filter(Boolean).join('\n\n') + '\n'
}
