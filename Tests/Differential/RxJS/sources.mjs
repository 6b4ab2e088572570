/** @typedef {import('./random.mjs').Random} Random */
/**
 * What a generator needs: random numbers, times in milliseconds, and whether a `TestScheduler` runs the text, which knows
 * no promises and no timers but those of RxJS.
 *
 * @typedef {{ random: Random, time: () => number, isTest?: boolean }} Place
 */

const error = (/** @type {string} */ text) => `throwError(() => new Error('${text}'))`

/** @type {((place: Place) => string)[]} */
const ofNode = [
  ({ random }) => `from(Promise.resolve(${random.number(0, 9)}))`,
  ({ random, time }) => `new Observable((subscriber) => {
    subscriber.next(${random.number(0, 9)})
    const id = setTimeout(() => { subscriber.next(${random.number(0, 9)}); subscriber.complete() }, ${time()})
    return () => clearTimeout(id)
  })`,
]

/** @type {((place: Place) => string)[]} */
const makers = [
  ({ random, time }) => `interval(${time()}).pipe(take(${random.number(2, 5)}))`,
  ({ random, time }) => `timer(${random.pick([0, time()])}, ${time()}).pipe(take(${random.number(1, 5)}))`,
  ({ time }) => `timer(${time()})`,
  ({ random }) => `of(${random.several(1, 4, () => random.number(0, 9)).join(', ')})`,
  ({ random }) => `range(${random.number(0, 4)}, ${random.number(0, 4)})`,
  ({ random, time }) => `from([${random.several(1, 4, () => random.number(0, 9)).join(', ')}]).pipe(concatMap((x) => timer(${time()}).pipe(map(() => x))))`,
  ({ random, time }) => `concat(of(${random.number(0, 9)}), timer(${time()}).pipe(mergeMap(() => ${error('late')})))`,
  ({ random }) => `concat(of(${random.number(0, 9)}), ${error('at once')})`,
  ({ random, time }) => `of(${random.several(1, 3, () => random.number(0, 9)).join(', ')}).pipe(delay(${time()}))`,
]

/** A stream of numbers. */
export const source = (/** @type {Place} */ place) => place.random.pick(place.isTest ? makers : [...makers, ...ofNode])(place)

/** A stream that is made of the value `x`. */
export const inner = (/** @type {Place} */ { random, time }) =>
  random.pick([
    'of(x)',
    'EMPTY',
    '[x, x]',
    `timer(${time()}).pipe(map(() => x))`,
    `interval(${time()}).pipe(take(${random.number(1, 3)}), map((i) => [x, i]))`,
    `concat(of('start'), timer(${time()}).pipe(map(() => x)))`,
    `of(x, x).pipe(delay(${time()}))`,
    `timer(${time()}).pipe(mergeMap(() => ${error('inner')}))`,
  ])
