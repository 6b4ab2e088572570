// Examples whose inputs can be dragged. The short examples of the reference begin with sources such as `from([1, 2])`
// or `interval(1s).take(3)`, whose times are computed. In the page such a source is rewritten as a list of instants
// with a name, and so has a lane of its own. Sources in closures are kept, because each call makes a new one.

/** The time between the values of a source that sends them all at once. */
const STEP = 200
/** The number of rewritten values of an interval without an end. */
const TICKS = 6

const NUMBER = String.raw`\d+(?:\.\d+)?`
const LITERAL = String.raw`(?:"[^"\\\n]*"|-?${NUMBER}|true|false|nil)`
const ELEMENT = String.raw`(?:${LITERAL}|\[(?:[^\[\]()\n]*)\])`
const SOURCES = new RegExp([
  String.raw`(?<marbles>\b(?:cold|hot)\("[^"\n]*"(?:, [^()\n]*)?\))`,
  String.raw`\b(?<many>from|of)\((?<list>\[${ELEMENT}(?:, ${ELEMENT})*\]|${ELEMENT}(?:, ${ELEMENT})*)\)`,
  String.raw`\bjust\((?<one>${ELEMENT})\)`,
  String.raw`\binterval\((?<period>${NUMBER})(?<unit>ns|us|ms|s|min|h)\)(?:\.take\((?<count>\d+)\))?`,
  String.raw`\btimer\((?<delay>${NUMBER}(?:ns|us|ms|s|min|h))\)`,
  String.raw`\bfail\((?<error>${LITERAL})\)`,
  String.raw`\b(?<empty>empty)\(\)`,
].join('|'), 'g')

const NAMES = ['input', 'other', 'third', 'fourth']

/**
 * An example with its inputs rewritten.
 * @param {string} text
 * @param {string} name the operator of the example, whose own call is kept
 */
export function playable(text, name) {
  /** @type {string[]} */
  const inputs = []
  const depths = depthsOf(text)
  const rest = text.replace(SOURCES, (...found) => {
    const groups = found[found.length - 1]
    const place = /** @type {number} */ (found[found.length - 3])
    const whole = /** @type {string} */ (found[0])
    const written = depths[place] === 0 && inputs.length < NAMES.length ? listOf(groups, name) : undefined
    if (!written || new RegExp(`\\b(?:${NAMES.join('|')})\\b`).test(text)) return whole
    // One that has a name already is rewritten in its place.
    const isNamed = /(?:^|\n)let \w+ = $/.test(text.slice(0, place)) && /^(?:\n|$)/.test(text.slice(place + whole.length))
    if (isNamed) return written.text + written.rest
    inputs.push(written.text)
    return NAMES[inputs.length - 1] + written.rest
  })
  return [...inputs.map((input, index) => `let ${NAMES[index]} = ${input}`), rest].join('\n')
}

/**
 * The number of closures around each place of a text.
 * @param {string} text
 */
function depthsOf(text) {
  let depth = 0
  return [...text].map((sign) => sign === '{' ? depth++ : sign === '}' ? --depth : depth)
}

/**
 * A source as the page rewrites it, and the rest of its call after it.
 * @param {Record<string, string | undefined>} source @param {string} name
 * @returns {{ text: string, rest: string } | undefined}
 */
function listOf({ marbles, many, list, one, period, unit, count, delay, error, empty }, name) {
  if (marbles) return ['cold', 'hot'].includes(name) ? undefined : { text: marbles, rest: '' }
  if (period) {
    if (name === 'interval') return undefined
    const isTaken = count !== undefined && name !== 'take'
    const times = Array.from({ length: isTaken ? Math.min(Number(count), 20) : TICKS }, (_, index) => `${Number(period) * (index + 1)}${unit}`)
    const end = isTaken ? [`(${times[times.length - 1]}, event.completed)`] : []
    return { text: `cold(at: [${[...times.map((time, index) => `(${time}, ${index})`), ...end].join(', ')}])`, rest: !isTaken && count ? `.take(${count})` : '' }
  }
  if (delay) return name === 'timer' ? undefined : { text: `cold(at: [(${delay}, 0), (${delay}, event.completed)])`, rest: '' }
  if (error) return name === 'fail' ? undefined : { text: `cold(at: [(${STEP}ms, event.error(${error}))])`, rest: '' }
  if (empty) return name === 'empty' ? undefined : { text: `cold(at: [(${STEP}ms, event.completed)])`, rest: '' }
  if (name === 'from' || name === 'of' || name === 'just') return undefined
  const values = one ? [one] : elements(many === 'of' ? list ?? '' : (list ?? '').replace(/^\[|\]$/g, ''))
  if (many === 'from' && !list?.startsWith('[')) return undefined
  const events = values.map((value, index) => `(${STEP * (index + 1)}ms, ${value})`)
  return { text: `cold(at: [${[...events, `(${STEP * (values.length + 1)}ms, event.completed)`].join(', ')}])`, rest: '' }
}

/** @param {string} list */
function elements(list) { return list.match(new RegExp(ELEMENT, 'g')) ?? [] }
