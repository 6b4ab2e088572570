// The page's side of the worker. One request runs at a time, newer ones replace those of the same channel that wait,
// and a run that does not end is stopped by ending its worker; a second worker is always ready. The first part of the
// program is enough for the first picture, so that it appears soon; the other parts follow. Requests wait until it is there.

import { later } from './dom.js'
import { say } from './language.js'
import { PARTS } from './parts.js'

/**
 * @typedef {{ request: Record<string, any>, text: string, channel: string, resolve: (answer: any) => void, id: number,
 *   partCount?: number }} Job
 */

const SLOW = 250
const LIMIT = 8000

export class Engine {
  /**
   * Called with true when a run takes long, and with false after its end.
   * @type {(isSlow: boolean) => void}
   */
  onSlow = () => {}

  /**
   * Called when the program could not be loaded; `load` tries again.
   * @type {() => void}
   */
  onLost = () => {}

  #tellWhole = () => {}
  /** Is resolved when all parts are loaded. */
  whole = new Promise((/** @type {(value?: undefined) => void} */ resolve) => { this.#tellWhole = resolve })

  /** @type {Job | undefined} */
  #running
  /** @type {Job[]} */
  #waiting = []
  #lastIdentifier = 0
  #restarts = 0
  #startTime = 0
  #makeWorker
  /** @type {WebAssembly.Module[]} */
  #parts = []
  #load
  /** The names of the parts that are not loaded yet. */
  #missing = PARTS
  /**
   * The worker; there is none until the first part is loaded.
   * @type {Worker | undefined}
   */
  #worker
  /** @type {Worker | undefined} */
  #spare
  /**
   * The next part, while it is loading.
   * @type {Promise<void> | undefined}
   */
  #coming
  #slow = later(SLOW, () => this.onSlow(true))
  #limit = later(LIMIT, () => this.stop('limit'))

  /**
   * @param {() => Worker} makeWorker
   * @param {(name: string) => Promise<WebAssembly.Module>} loadPart loads a part of the program
   */
  constructor(makeWorker, loadPart) {
    this.#makeWorker = makeWorker
    this.#load = loadPart
    this.load()
  }

  /** Loads the first part; requests wait for it. */
  async load() {
    if (this.#worker) return
    try {
      await this.#loadNext()
      this.#worker = this.#start()
    } catch {
      return this.onLost()
    }
    this.onReady()
    this.#next()
    // The second worker and the other parts wait for the first picture.
    setTimeout(() => {
      this.#spare ??= this.#start()
      this.#loadAll().then(() => {
        this.onWhole()
        this.#tellWhole()
      }, () => {})
    }, 1000)
  }

  /**
   * Called when the first part is loaded.
   * @type {() => void}
   */
  onReady = () => {}

  /**
   * Called when all parts are loaded.
   * @type {() => void}
   */
  onWhole = () => {}

  /**
   * Answers a request. The promise is resolved with `undefined` if a newer request has replaced it, and with an answer
   * with `failure` (`stopped`, `limit`, `depth`, `memory`, `missing`, `broken`) if the program could not answer.
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
      // A run that takes long does not delay a newer text.
      const isLate = channel && this.#running?.channel === channel && performance.now() - this.#startTime > SLOW
      this.#waiting.push({ request, text, channel, resolve, id: ++this.#lastIdentifier })
      if (isLate) this.#replace(undefined)
      else this.#next()
    })
  }

  /** Ends the current run. */
  stop(failure = 'stopped') { if (this.#worker) this.#replace({ failure }) }

  /**
   * Ends the worker and uses the spare one.
   * @param {any} answer the answer of the run
   */
  #replace(answer) {
    this.#worker?.terminate()
    this.#worker = this.#spare ?? this.#start()
    this.#spare = this.#start()
    this.#finish(answer)
  }

  #start() {
    const worker = this.#makeWorker()
    worker.onmessage = (event) => {
      if (worker !== this.#worker) return
      const { id, answer, failure, message } = event.data
      const job = this.#running
      if (!job || id !== job.id) return
      // A function of a part that is not loaded ends a run like full memory.
      if (failure === 'memory' && (job.partCount !== this.#parts.length || this.#missing.length > 0)) this.#runWithMore(job)
      else this.#finish(failure ? { failure, message } : JSON.parse(answer))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      if (worker === this.#worker && this.#restarts++ < 3) this.stop('broken')
    }
    worker.onmessageerror = () => worker === this.#worker && this.stop('broken')
    worker.postMessage({ parts: this.#parts })
    return worker
  }

  #next() {
    if (this.#running || !this.#worker) return
    const job = this.#waiting.shift()
    if (!job) return
    this.#running = job
    this.#startTime = performance.now()
    this.#slow.ask()
    this.#run(job)
  }

  /** @param {Job} job */
  #run(job) {
    job.partCount = this.#parts.length
    this.#limit.ask()
    this.#worker?.postMessage({ id: job.id, request: job.request, text: job.text })
  }

  /**
   * Runs once more, with a further part of the program. Loading it does not count as time of the run.
   * @param {Job} job
   */
  async #runWithMore(job) {
    this.#limit.cancel()
    try {
      if (job.partCount === this.#parts.length) await this.#loadNext()
      if (job === this.#running) this.#run(job)
    } catch (error) {
      if (job === this.#running) this.#finish({ failure: 'missing', message: String(error) })
    }
  }

  /** Loads the next part of the program, and gives it to the workers. */
  #loadNext() {
    const [name = ''] = this.#missing
    return this.#coming ??= this.#load(name).then((part) => {
      this.#missing = this.#missing.slice(1)
      this.#parts = [...this.#parts, part]
      for (const worker of [this.#worker, this.#spare]) worker?.postMessage({ parts: this.#parts })
    }).finally(() => { this.#coming = undefined })
  }

  async #loadAll() {
    while (this.#missing.length > 0) await this.#loadNext()
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
 * The reason why there is no answer, in words.
 * @param {string} failure
 */
export function failureText(failure) {
  switch (failure) {
    case 'stopped': return 'The run was stopped.'
    case 'limit': return 'The run was stopped after 8 seconds. Is there a loop that does not end?'
    case 'depth': return 'The run went too deep for a browser: functions call each other too often, or the text is nested too deeply. ' +
      'Call less deeply, or run it at the command line, where the stack is larger.'
    case 'missing': return 'This run needs a part of the program that could not be loaded. Is the connection gone?'
    case 'memory': return 'The run needed more memory than a page has. Keep fewer values, or shorter ones.'
    default: return 'The program of this page could not run. Load the page again.'
  }
}

/** @param {any} answer one without results */
export function failureOf(answer) {
  return answer.failure ? say(failureText(answer.failure)) : answer.message
}
