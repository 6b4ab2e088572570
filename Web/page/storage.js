// The stored data: progress, settings and the last text. All data is checked when it is read, because a page that is opened from disk
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

/** The library of the code that was pasted last, or that was chosen in the reference; empty without either. */
export function ownLibrary() { return readSetting('library') ?? '' }

/** @param {string} name */
export function keepLibrary(name) { if (name !== ownLibrary()) writeSetting('library', name) }

/**
 * The exercises that are solved.
 * @returns {Set<string>}
 */
export function readProgress() {
  return parsed(readSetting('solved') ?? '')
}

/**
 * Stores the solved exercises, with those that other tabs have stored since.
 * @param {Set<string>} solved
 */
export function writeProgress(solved) {
  for (const each of readProgress()) solved.add(each)
  return writeSetting('solved', [...solved].sort().join('\n'))
}

/**
 * Reads a list of exercises, and omits other values.
 * @param {string} text @returns {Set<string>}
 */
export function parsed(text) {
  return new Set(text.slice(0, 100_000).split('\n').map((line) => line.trim()).filter((line) => /^[\w-]+\/[\w-]+#[^\p{C}]{1,200}$/u.test(line)))
}

/** @typedef {{ text: string, settings: Record<string, string>, fragment?: string }} Draft */

/**
 * The text that this tab had at an address, if that text is newer than the address: a tab is loaded again at any moment.
 * @param {string} fragment @returns {Draft | undefined}
 */
export function takeDraft(fragment) {
  try {
    const draft = draftIn(sessionStorage.getItem(`${PREFIX}draft`))
    sessionStorage.removeItem(`${PREFIX}draft`)
    return draft?.fragment === fragment ? draft : undefined
  } catch {
    return undefined
  }
}

/**
 * The last text of this browser.
 * @returns {Draft | undefined}
 */
export function lastText() { return draftIn(readSetting('text')) }

/**
 * Keeps the text of the playground.
 * @param {Draft} draft
 */
export function keepText(draft) {
  const { fragment, ...kept } = draft
  writeSetting('text', JSON.stringify(kept))
  try {
    if (fragment !== undefined) sessionStorage.setItem(`${PREFIX}draft`, JSON.stringify(draft))
    else sessionStorage.removeItem(`${PREFIX}draft`)
  } catch {
    // The address has the text a second later.
  }
}

/** @param {string | null} json @returns {Draft | undefined} */
function draftIn(json) {
  try {
    const found = JSON.parse(json ?? 'null')
    return typeof found?.text === 'string' && found.text.trim() && typeof found.settings === 'object' ? found : undefined
  } catch {
    return undefined
  }
}
