import { inner, source } from './sources.mjs'

/** @typedef {import('./sources.mjs').Place} Place */

const flags = ['', ', undefined, { leading: true, trailing: true }', ', undefined, { leading: false, trailing: true }']
const choices = ['', ', { leading: true, trailing: true }', ', { leading: false, trailing: true }']

/** Operators that look at each value alone. @type {((place: Place) => string)[]} */
const plain = [
  ({ random }) => `map((x) => [x, ${random.number(0, 9)}])`,
  ({ random }) => `filter((x) => JSON.stringify(x).length % 2 === ${random.number(0, 1)})`,
  ({ random }) => `take(${random.number(1, 4)})`,
  ({ random }) => `skip(${random.number(1, 2)})`,
  ({ random }) => `takeLast(${random.number(1, 2)})`,
  ({ random }) => `skipLast(${random.number(1, 2)})`,
  ({ random }) => `takeWhile((x, i) => i < ${random.number(1, 3)}${random.pick(['', ', true'])})`,
  () => 'distinctUntilChanged()',
  () => 'scan((all, x) => [...all, x].slice(-3), [])',
  () => 'reduce((n) => n + 1, 0)',
  () => 'pairwise()',
  () => 'toArray()',
  () => 'startWith(\'s\')',
  () => 'endWith(\'e\')',
  () => 'isEmpty()',
  () => 'defaultIfEmpty(\'none\')',
  () => 'materialize(), map((n) => n.kind)',
  ({ random }) => `bufferCount(${random.number(1, 3)})`,
  ({ random }) => `elementAt(${random.number(0, 2)}, 'none')`,
  ({ random }) => `first(${random.pick(['', 'null, \'none\''])})`,
  ({ random }) => `tap((x) => console.log('${random.pick(['tap', 'saw'])}', x))`,
  ({ random }) => `map((x, i) => { if (i === ${random.number(1, 3)}) throw new Error('thrown'); return x })`,
]

/** Operators with time. @type {((place: Place) => string)[]} */
const timed = [
  ({ time }) => `delay(${time()})`,
  ({ time }) => `delayWhen((x, i) => timer(${time()} * (i + 1)))`,
  ({ time }) => `debounceTime(${time()})`,
  ({ time }) => `debounce(() => timer(${time()}))`,
  ({ random, time }) => `throttleTime(${time()}${random.pick(flags)})`,
  ({ random, time }) => `throttle(() => timer(${time()})${random.pick(choices)})`,
  ({ time }) => `auditTime(${time()})`,
  ({ time }) => `audit(() => timer(${time()}))`,
  ({ time }) => `sampleTime(${time()})`,
  ({ time }) => `bufferTime(${time()})`,
  ({ time }) => `bufferTime(${time()}, ${time()})`,
  ({ random, time }) => `bufferTime(${time()}, null, ${random.number(1, 3)})`,
  ({ time }) => `windowTime(${time()}), mergeMap((w) => w.pipe(toArray()))`,
  ({ time }) => `bufferWhen(() => timer(${time()}))`,
  ({ time }) => `bufferToggle(interval(${time()}).pipe(take(3)), () => timer(${time()}))`,
  ({ time }) => `timeout(${time()})`,
  ({ time }) => `timeout({ each: ${time()}, with: () => of('instead') })`,
  ({ time }) => `timeout({ first: ${time()} })`,
  ({ time }) => `takeUntil(timer(${time()}))`,
  ({ time }) => `skipUntil(timer(${time()}))`,
  ({ time }) => `repeat({ count: 2, delay: ${time()} })`,
  ({ time }) => `retry({ count: 2, delay: ${time()} })`,
  ({ time }) => `expand((x, i) => (i < 3 ? of([x]).pipe(delay(${time()})) : EMPTY)), take(9)`,
  ({ time }) => `groupBy((x) => String(x).length, { duration: () => timer(${time()}) }), mergeMap((g) => g.pipe(toArray()))`,
]

/** Operators with other streams. @type {((place: Place) => string)[]} */
const combining = [
  ...['switchMap', 'concatMap', 'exhaustMap', 'mergeMap'].map(
    (name) => (/** @type {Place} */ place) => `${name}((x) => ${inner(place)})`),
  (place) => `mergeMap((x) => ${inner(place)}, 1)`,
  ...['sample', 'buffer', 'takeUntil', 'skipUntil', 'withLatestFrom', 'combineLatestWith', 'mergeWith', 'zipWith', 'raceWith', 'concatWith'].map(
    (name) => (/** @type {Place} */ place) => `${name}(${source(place)})`),
  (place) => `window(${source(place)}), map((w, i) => w.pipe(map((x) => [i, x]))), mergeAll()`,
  (place) => `catchError(() => ${source(place)})`,
  () => 'retry(1)',
  () => 'repeat(2)',
  () => 'share()',
  () => 'shareReplay(1)',
  () => 'observeOn(asyncScheduler)',
]

/** An operator, or a few that belong together. */
export function operator(/** @type {Place} */ place) {
  return place.random.pick(place.random.pick([plain, timed, timed, combining]))(place)
}
