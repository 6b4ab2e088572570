// Colours of program text. A line is cut into pieces with the name of a colour. There are no names of operators here,
// so that pasted Swift and JavaScript are coloured, too.

const KEYWORDS = new Set(('let var func return if else for in while repeat break continue switch case default true false nil guard scene ' +
  'exercise predict goal const function new null undefined of async await import from struct class enum extension do try ' +
  'catch throw throws static private public').split(' '))

const PATTERN = new RegExp([
  /(?<prose>\/\/:.*)/, /(?<expected>\/\/[>?!=].*)/, /(?<comment>\/\/.*)/,
  /(?<string>"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?|`(?:[^`\\]|\\.)*`?)/,
  /(?<number>\b\d[\d_]*(?:\.\d+)?(?:ns|us|ms|s|m|h)?\b)/,
  /(?<hole>___)/, /(?<member>(?<=\.)[\p{L}_]\w*)/, /(?<word>[\p{L}_$][\p{L}\p{N}_$]*)/,
].map((part) => part.source).join('|'), 'uy')

/**
 * The length of the piece that begins at a place of a line, and its colour.
 * @param {string} line @param {number} start
 * @returns {{ length: number, colour: string | null }}
 */
export function piece(line, start) {
  PATTERN.lastIndex = start
  const found = PATTERN.exec(line)
  if (!found || !found.groups) return { length: (line.codePointAt(start) ?? 0) > 0xffff ? 2 : 1, colour: null }
  const colour = Object.keys(found.groups).find((name) => found.groups?.[name] !== undefined) ?? null
  const { length } = found[0] ?? ''
  if (colour !== 'word') return { length, colour }
  return { length, colour: KEYWORDS.has(line.slice(start, start + length)) ? 'keyword' : null }
}

/**
 * A text as coloured elements.
 * @param {string} text @returns {DocumentFragment}
 */
export function coloured(text) {
  const made = document.createDocumentFragment()
  text.split('\n').forEach((line, index) => {
    if (index > 0) made.append('\n')
    for (let place = 0; place < line.length;) {
      const { length, colour } = piece(line, place)
      const part = line.slice(place, place + length)
      if (colour) {
        const span = document.createElement('span')
        span.className = `cm-${colour}`
        span.textContent = part
        made.append(span)
      } else {
        made.append(part)
      }
      place += length
    }
  })
  return made
}
