// The bar between two columns: it can be dragged, moved by arrows, and reset by a double click.

import { element } from './dom.js'
import { say } from './language.js'

/** @param {HTMLElement} first the column on its left */
export function splitter(first) {
  const bar = element('div', {
    class: 'splitter', role: 'separator', tabindex: '0', 'aria-orientation': 'vertical', 'aria-label': say('Width of the text'),
    'aria-valuemin': '20', 'aria-valuemax': '70', 'aria-valuenow': '40',
  })
  const set = (/** @type {number | undefined} */ share) => {
    if (share === undefined) first.style.removeProperty('flex-basis')
    else first.style.flexBasis = `${Math.min(70, Math.max(20, share))}%`
    // Both columns have a least width, so the result may differ from the request.
    bar.setAttribute('aria-valuenow', String(Math.round(shared())))
  }
  const shared = () => 100 * first.offsetWidth / (first.parentElement?.offsetWidth || 1)
  bar.addEventListener('keydown', (event) => {
    const step = event.key === 'ArrowLeft' ? -2 : event.key === 'ArrowRight' ? 2 : 0
    if (step !== 0) set(shared() + step)
  })
  bar.addEventListener('dblclick', () => set(undefined))
  bar.addEventListener('pointerdown', (event) => {
    event.preventDefault()
    bar.setPointerCapture(event.pointerId)
    const move = (/** @type {PointerEvent} */ step) => {
      const left = first.getBoundingClientRect().left
      set(100 * (step.clientX - left) / (first.parentElement?.offsetWidth || 1))
    }
    const end = () => bar.removeEventListener('pointermove', move)
    bar.addEventListener('pointermove', move)
    bar.addEventListener('pointerup', end, { once: true })
    bar.addEventListener('pointercancel', end, { once: true })
  })
  return bar
}
