// Signs on buttons, drawn so that they look alike in all fonts. Each button also has a name in words.

const FILLED = /** @type {Record<string, string>} */ ({
  play: 'M6 4l10 6-10 6z', pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  more: 'M3 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M8.5 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M14 10a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0',
})
const STROKES = /** @type {Record<string, string>} */ ({
  back: 'M12.5 5l-5 5 5 5', forwards: 'M7.5 5l5 5-5 5',
  loop: 'M4 9.5a6 6 0 0 1 10.8-3M15.5 3v3.5H12M16 10.5a6 6 0 0 1-10.8 3M4.5 17v-3.5H8',
  share: 'M10 12.5V3M6.5 6L10 2.5 13.5 6M6 9H4v8h12V9h-2',
  undo: 'M7 4L3.5 7.5 7 11M4 7.5h8a4.5 4.5 0 0 1 0 9H8', redo: 'M13 4l3.5 3.5L13 11M16 7.5H8a4.5 4.5 0 0 0 0 9h4',
  close: 'M5 5l10 10M15 5L5 15',
})

/** @param {string} name */
export function icon(name) {
  const [svg, path] = ['svg', 'path'].map((part) => document.createElementNS('http://www.w3.org/2000/svg', part))
  if (!svg || !path) throw new Error('no icon')
  for (const [key, value] of Object.entries({ viewBox: '0 0 20 20', width: '20', height: '20', 'aria-hidden': 'true' })) svg.setAttribute(key, value)
  path.setAttribute('d', FILLED[name] ?? STROKES[name] ?? '')
  path.setAttribute('class', name in FILLED ? 'filled' : 'stroke')
  svg.append(path)
  return svg
}
