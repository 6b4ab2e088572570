// The page's side of the worker. One request runs, newer ones of the same channel replace those that wait, and a run
// that does not end is stopped by ending its worker; a second worker is always ready to take over.

import { later } from './dom.js'

/**
 * @typedef {{ request: Record<string, any>, text: string, channel: string, resolve: (answer: any) => void, id: number }} Job
 */

const SLOW = 250
const LIMIT = 8000

export class Engine {
  /**
   * Called with true when a run takes long, and with false when it has ended.
   * @type {(isSlow: boolean) => void}
   */
  onSlow = () => {}

  /** @type {Job | undefined} */
  #running
  /** @type {Job[]} */
  #waiting = []
  #lastIdentifier = 0
  #restarts = 0
  #startTime = 0
  #makeWorker
  #program
  #worker
  /** @type {Worker | undefined} */
  #spare
  #slow = later(SLOW, () => this.onSlow(true))
  #limit = later(LIMIT, () => this.stop('limit'))

  /**
   * @param {() => Worker} makeWorker
   * @param {{ module?: WebAssembly.Module, bytes?: ArrayBuffer }} program
   */
  constructor(makeWorker, program) {
    this.#makeWorker = makeWorker
    this.#program = program
    this.#worker = this.#start()
    // The second worker waits until the first picture is there.
    setTimeout(() => (this.#spare ??= this.#start()), 1000)
  }

  /**
   * Answers a request. The promise gives `undefined` where a newer request took its place, and an answer with
   * `failure` (`stopped`, `limit`, `depth`, `memory`, `broken`) where the program could not answer.
   * @param {Record<string, any>} request @param {string} text @param {string} [channel]
   * @returns {Promise<any>}
   */
  ask(request, text, channel = '') {
    return new Promise((resolve) => {
      if (channel) {
        this.#waiting = this.#waiting.filter((job) => {
          if (job.channel === channel) job.resolve(undefined)
          return job.channel !== channel
        })
      }
      // A run that takes long does not keep a newer text waiting.
      const isLate = channel && this.#running?.channel === channel && performance.now() - this.#startTime > SLOW
      this.#waiting.push({ request, text, channel, resolve, id: ++this.#lastIdentifier })
      if (isLate) this.#replace(undefined)
      else this.#next()
    })
  }

  /** Ends the run that is under way. */
  stop(failure = 'stopped') { this.#replace({ failure }) }

  /**
   * Ends the worker; the spare one takes over.
   * @param {any} answer that of the run
   */
  #replace(answer) {
    this.#worker.terminate()
    this.#worker = this.#spare ?? this.#start()
    this.#spare = this.#start()
    this.#finish(answer)
  }

  #start() {
    const worker = this.#makeWorker()
    worker.onmessage = (event) => {
      if (worker !== this.#worker) return
      const { id, answer, failure, message, broken } = event.data
      if (broken) this.#finish({ failure: 'broken', message: broken })
      if (id !== undefined && id === this.#running?.id) this.#finish(failure ? { failure, message } : answer)
    }
    worker.onerror = (event) => {
      event.preventDefault()
      if (worker === this.#worker && this.#restarts++ < 3) this.stop('broken')
    }
    worker.onmessageerror = () => worker === this.#worker && this.stop('broken')
    worker.postMessage(this.#program)
    return worker
  }

  #next() {
    if (this.#running) return
    const job = this.#waiting.shift()
    if (!job) return
    this.#running = job
    this.#startTime = performance.now()
    this.#slow.ask()
    this.#limit.ask()
    this.#worker.postMessage({ id: job.id, request: job.request, text: job.text })
  }

  /** @param {any} answer */
  #finish(answer) {
    const job = this.#running
    this.#running = undefined
    this.#slow.cancel()
    this.#limit.cancel()
    this.onSlow(false)
    job?.resolve(answer)
    this.#next()
  }
}

/**
 * Why there is no answer, in words.
 * @param {string} failure
 */
export function failureText(failure) {
  switch (failure) {
    case 'stopped': return 'The run was stopped.'
    case 'limit': return 'The run was stopped after 8 seconds. Is there a loop that does not end?'
    case 'depth': return 'The run went too deep for a browser: functions call each other too often, or the text is nested too deeply.'
    case 'memory': return 'The run needed more memory than a page has.'
    default: return 'The program of this page could not run. Load the page again.'
  }
}
