/** Random numbers that depend on a seed and on nothing else (xorshift). */
export class Random {
  #state

  /** @param {number} seed */
  constructor(seed) {
    this.#state = Math.imul(seed, 0x9e3779b1) >>> 0 || 1
    for (let i = 0; i < 8; i++) this.#next()
  }

  #next() {
    let x = this.#state
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x >>> 0
    return this.#state / 2 ** 32
  }

  /** A whole number, both bounds included. */
  number(/** @type {number} */ low, /** @type {number} */ high) {
    return low + Math.floor(this.#next() * (high - low + 1))
  }

  chance(/** @type {number} */ share) {
    return this.#next() < share
  }

  /** @template T @param {T[]} list @returns {T} */
  pick(list) {
    return list[this.number(0, list.length - 1)]
  }

  /** @template T @param {number} low @param {number} high @param {() => T} make @returns {T[]} */
  several(low, high, make) {
    return Array.from({ length: this.number(low, high) }, make)
  }
}
