// The page in a frame of another page (`#…&embed=1`): without bars, and as high as its contents.

import { element } from './dom.js'
import { say } from './language.js'

const asked = new URLSearchParams(location.hash.split('&').slice(1).join('&'))

/** Whether the page is in a frame of another page. It stays what it was when it was opened. */
export const isEmbedded = asked.get('embed') === '1'

/** What the address of a frame says besides its program. */
export const embedding = /** @type {Record<string, string>} */ (isEmbedded ? Object.fromEntries([...asked].filter(([name]) => ['embed', 'views', 'theme'].includes(name))) : {})

/**
 * The views that the frame has: those of its address, `views=picture-log`, or else the picture.
 * @param {[string, string][]} views
 */
export function viewsOf(views) {
  if (!isEmbedded) return views
  const wanted = (asked.get('views') ?? '').split('-')
  const found = views.filter(([name]) => wanted.includes(name))
  return found.length > 0 ? found : views.slice(0, 1)
}

/**
 * A link to the page itself, with the program as it is.
 * @param {() => Promise<string>} fragmentOf
 */
export function linkOut(fragmentOf) {
  const link = element('a', { class: 'open-out small', target: '_blank', rel: 'noopener', href: location.href.split('#')[0] ?? '' }, say('Open in rxplay'))
  const update = async () => { link.href = `${location.href.split('#')[0]}#${await fragmentOf()}` }
  for (const event of ['pointerenter', 'focus']) link.addEventListener(event, update)
  return link
}

/** Tells the page around the frame how high its contents are. */
export function tellHeight() {
  const place = document.getElementById('main')
  if (!isEmbedded || parent === window || !place) return
  new ResizeObserver(() => parent.postMessage({ rxplay: 'height', height: Math.ceil(place.getBoundingClientRect().height) }, '*')).observe(place)
}
