// Announcements of a screen reader. The two regions are in the page from its start; each text is written once.

import { later } from './dom.js'

let waiting = ''
const speak = later(700, () => write('polite', waiting))

/**
 * Announces a result, if no newer one comes within 0.7 s.
 * @param {string} text
 */
export function announce(text) {
  waiting = text
  speak.ask()
}

/**
 * Announces a step of a gesture at once.
 * @param {string} text
 */
export function announceNow(text) {
  speak.cancel()
  write('polite', text)
}

/**
 * Announces an important message at once, before others.
 * @param {string} text
 */
export function warn(text) {
  speak.cancel()
  write('assertive', text)
}

/** @param {string} id @param {string} text */
function write(id, text) {
  const region = document.getElementById(id)
  if (!region) return
  // An equal text is no change, and would not be announced.
  if (region.textContent === text) region.textContent = ''
  region.textContent = text
}
