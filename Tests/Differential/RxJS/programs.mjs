import { operator } from './operators.mjs'
import { Random } from './random.mjs'
import { source } from './sources.mjs'

/** Times that often meet, and times that seldom do. */
const meeting = [50, 100, 150, 200, 300, 400, 600]

/**
 * A random program: pipelines with subscribers, subjects that timers drive, streams that are shared and left.
 *
 * @param {number} seed
 * @param {string[]} exports The names that RxJS exports.
 */
export function program(seed, exports) {
  const random = new Random(seed)
  const meets = random.chance(0.5)
  const place = { random, time: () => (meets ? random.pick(meeting) : random.number(11, 900)) }
  const lines = []
  const pipe = (/** @type {string} */ begin) => `${begin}.pipe(\n  ${random.several(1, 4, () => operator(place)).join(',\n  ')}\n)`
  const observer = (/** @type {string} */ name) => `{
  next: (x) => console.log('${name}', x),
  error: (e) => console.log('${name} failed', e.message),
  complete: () => console.log('${name} done')
}`
  if (random.chance(0.4)) {
    const subject = random.pick(['new Subject()', 'new BehaviorSubject(0)', 'new ReplaySubject(2)'])
    lines.push(`const subject = ${subject};`)
    let time = 0
    for (let value = 1; value <= random.number(2, 5); value++) {
      time += place.time()
      lines.push(`setTimeout(() => subject.next(${value}), ${time});`)
    }
    if (random.chance(0.7)) lines.push(`setTimeout(() => subject.complete(), ${time + place.time()});`)
    lines.push(`${pipe('subject')}.subscribe(${observer('a')});`)
  } else {
    const many = random.chance(0.3)
    const begin = many
      ? `${random.pick(['merge', 'concat', 'combineLatest', 'zip', 'forkJoin'])}`
      : source(place)
    const list = many ? `${source(place)}, ${source(place)}` : ''
    const joined = !many ? begin : /merge|concat/.test(begin) ? `${begin}(${list})` : `${begin}([${list}])`
    if (random.chance(0.3)) {
      lines.push(`const shared = ${pipe(joined)}.pipe(${random.pick(['share()', 'shareReplay(1)', 'shareReplay({ bufferSize: 1, refCount: true })'])});`)
      lines.push(`const early = shared.subscribe(${observer('a')});`)
      lines.push(`setTimeout(() => shared.subscribe(${observer('b')}), ${place.time()});`)
      if (random.chance(0.5)) lines.push(`setTimeout(() => early.unsubscribe(), ${place.time()});`)
    } else {
      lines.push(`${pipe(joined)}.subscribe(${observer('a')});`)
    }
  }
  return withImports(lines.join('\n'), exports)
}

/** @param {string} text @param {string[]} exports */
export function withImports(text, exports) {
  const names = exports.filter((name) => new RegExp(`(?<![.\\w])${name}\\b`).test(text))
  return `import { ${names.join(', ')} } from 'rxjs';\n\n${text}\n`
}

/**
 * The body of a random test for `TestScheduler.run`, with many events at one instant.
 *
 * @param {number} seed
 */
export function test(seed) {
  const random = new Random(seed)
  const place = { random, time: () => random.number(1, 5), isTest: true }
  const marbles = () => {
    let next = 0
    const signs = random.several(4, 12, () => (random.chance(0.45) ? 'abcdefgh'[next++ % 8] : '-'))
    return `-${signs.join('')}${random.pick(['|', '|', '#', ''])}`
  }
  const start = random.pick([`hot('${marbles()}')`, `cold('${marbles()}')`, source(place)])
  const withMarbles = () => random.pick([`mergeWith(cold('${marbles()}'))`, `sample(hot('${marbles()}'))`, `switchMap(() => cold('${marbles()}'))`])
  const operators = random.several(1, 3, () => (random.chance(0.15) ? withMarbles() : operator(place)))
  return `const hear = (text) => seen.push(scheduler.now() + ' ' + text)
const console = { log: (...values) => hear(JSON.stringify(values)) }
const stream = ${start}.pipe(
  ${operators.join(',\n  ')},
  take(40),
  takeUntil(timer(200))
)
cold('(x|)').subscribe(() => stream.subscribe({
  next: (x) => hear(JSON.stringify(x)),
  error: (e) => hear('failed ' + (e?.message ?? e)),
  complete: () => hear('done')
}))
flush()
`
}
