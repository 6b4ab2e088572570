// Instants in words, and as the language writes them.

const UNITS = /** @type {[number, string, string][]} */ ([
  [3.6e12, 'h', 'hours'], [6e10, 'm', 'minutes'],
  [1e9, 's', 'seconds'], [1e6, 'ms', 'milliseconds'], [1e3, 'us', 'microseconds'], [1, 'ns', 'nanoseconds'],
])

/**
 * A time as the language writes it: `1.5s`, `200ms`.
 * @param {number} nanoseconds
 */
export function time(nanoseconds) {
  if (nanoseconds === 0) return '0s'
  // Hours and minutes are used only if they are whole.
  const [unit, sign] = UNITS.find(([size]) => size > 1e9 ? nanoseconds % size === 0 : nanoseconds >= size) ?? [1, 'ns']
  return `${nanoseconds / unit}${sign}`
}

/**
 * A time in words.
 * @param {number} nanoseconds
 */
export function spokenTime(nanoseconds) {
  const written = time(nanoseconds)
  const unit = UNITS.find(([, sign]) => written.endsWith(sign) && /\d/.test(written[written.length - sign.length - 1] ?? ''))
  if (!unit) return written
  const number = written.slice(0, -unit[1].length)
  return `${number} ${number === '1' ? unit[2].slice(0, -1) : unit[2]}`
}

/**
 * Reads a time such as `1.5s` or `200 ms`; undefined for anything else.
 * @param {string} text
 */
export function readTime(text) {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(ns|us|µs|ms|s|min|m|h)\s*$/.exec(text)
  if (!found) return undefined
  const sizes = /** @type {Record<string, number>} */ ({ ns: 1, us: 1e3, 'µs': 1e3, ms: 1e6, s: 1e9, min: 6e10, m: 6e10, h: 3.6e12 })
  const value = Math.round(Number(found[1]) * (sizes[found[2] ?? ''] ?? 1))
  return Number.isSafeInteger(value) ? value : undefined
}

/**
 * A place between columns: `pairs` are sorted by both members.
 * @param {[number, number][]} pairs @param {number} value @param {0 | 1} from
 */
function between(pairs, value, from) {
  const to = from === 0 ? 1 : 0
  const first = pairs[0]
  if (!first) return 0
  let before = first
  for (const pair of pairs) {
    if (pair[from] >= value) {
      const width = pair[from] - before[from]
      return width === 0 ? pair[to] : before[to] + (pair[to] - before[to]) * (value - before[from]) / width
    }
    before = pair
  }
  const last = pairs[pairs.length - 1] ?? first
  const previous = pairs[pairs.length - 2]
  if (!previous || last[from] === previous[from]) return last[to]
  return last[to] + (last[to] - previous[to]) * (value - last[from]) / (last[from] - previous[from])
}

/**
 * The column of an instant.
 * @param {[number, number][]} axis @param {number} instant
 */
export const placeOf = (axis, instant) => between(axis, instant, 0)

/**
 * The instant of a column.
 * @param {[number, number][]} axis @param {number} x
 */
export const instantAt = (axis, x) => Math.max(0, Math.round(between(axis, x, 1)))
