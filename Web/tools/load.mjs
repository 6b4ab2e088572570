// Loads the program from the folder of the page, or from the folder of any of its parts.
import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { PARTS } from '../page/parts.js'

/** The bytes of the parts. */
export function readParts(path) {
  const folder = statSync(path).isDirectory() ? path : dirname(path)
  return PARTS.map(name => readFileSync(join(folder, name)))
}
