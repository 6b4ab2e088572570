// The stored data: progress and settings. All data is checked when it is read, because a page that is opened from disk
// shares its storage with others, and storage may be full or forbidden.

const PREFIX = 'rxplay.1.'

/**
 * Values that the browser does not store last until the page is closed.
 * @type {Map<string, string | null>}
 */
const unkept = new Map()

/** @param {string} name @returns {string | null} */
export function readSetting(name) {
  const own = unkept.get(name)
  if (own !== undefined) return own
  try {
    return localStorage.getItem(PREFIX + name)
  } catch {
    return null
  }
}

/**
 * Returns false if nothing can be stored.
 * @param {string} name @param {string | null} value
 */
export function writeSetting(name, value) {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name)
    else localStorage.setItem(PREFIX + name, value)
    unkept.delete(name)
    return true
  } catch {
    unkept.set(name, value)
    return false
  }
}

/**
 * The exercises that are solved.
 * @returns {Set<string>}
 */
export function readProgress() {
  return parsed(readSetting('solved') ?? '')
}

/** @param {Set<string>} solved */
export function writeProgress(solved) {
  return writeSetting('solved', [...solved].sort().join('\n'))
}

/**
 * Reads a list of exercises, and omits other values.
 * @param {string} text @returns {Set<string>}
 */
export function parsed(text) {
  return new Set(text.slice(0, 100_000).split('\n').map((line) => line.trim()).filter((line) => /^[\w-]+\/[\w-]+#[^\p{C}]{1,200}$/u.test(line)))
}
