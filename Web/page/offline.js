// The page without a connection: a service worker keeps all parts of a release, and changes to another release as a
// whole, when no page of the old one is open or when the user says so.

import { button, element } from './dom.js'
import { say } from './language.js'
import { RELEASE } from './names.js'

/** Registers the worker. It loads what the page has not loaded yet, so it begins when the page is complete. */
export async function keepOffline() {
  if (!RELEASE || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('sw.js')
    const offer = () => registration.waiting && navigator.serviceWorker.controller && offerRelease(registration.waiting)
    offer()
    registration.addEventListener('updatefound', () => {
      registration.installing?.addEventListener('statechange', offer)
    })
  } catch {
    // Some browsers allow no workers, and some servers have none; the page is the same without.
  }
}

let isOffered = false

/** @param {ServiceWorker} worker one that waits with another release */
function offerRelease(worker) {
  if (isOffered) return
  isOffered = true
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  /** @type {HTMLElement} */
  const bar = element('div', { class: 'running', role: 'status' }, say('A new version of rxplay is there.'),
    button('Use it', () => worker.postMessage('use'), { class: 'primary' }), button('Later', () => bar.remove(), { class: 'plain' }))
  document.body.append(bar)
}
