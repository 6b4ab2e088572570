// Runs code with RxJS under node, with a clock of its own in place of node's: timers run in node's order, that is of
// arming, and an interval is armed anew after its callback.
const util = require('node:util')
const vm = require('node:vm')

const beginning = Date.UTC(2017, 0, 1)
const endOfTurn = () => new Promise((resume) => setImmediateOfNode(resume))
const setImmediateOfNode = setImmediate
const DateOfNode = Date

let now = 0
let order = 0
/** @type {Map<number, { due: number, order: number, period: number | null, call: () => void }>} */
const timers = new Map()
/** An error outside of a program is a mistake of ours. */
const giveUp = (error) => {
  process.stderr.write(util.inspect(error) + '\n')
  process.exit(2)
}
/** @type {(error: unknown) => void} */
let report = giveUp

function arm(call, delay, parameters, repeats) {
  const wait = Math.max(0, Math.trunc(Number(delay) || 0))
  const id = ++order
  timers.set(id, { due: now + wait, order: id, period: repeats ? Math.max(wait, 1) : null, call: () => call(...parameters) })
  return id
}

class VirtualDate extends DateOfNode {
  constructor(...parts) {
    if (parts.length === 0) super(beginning + now)
    else super(...parts)
  }

  static now() {
    return beginning + now
  }
}

globalThis.setTimeout = (call, delay, ...rest) => arm(call, delay, rest, false)
globalThis.setInterval = (call, delay, ...rest) => arm(call, delay, rest, true)
globalThis.clearTimeout = globalThis.clearInterval = (id) => void timers.delete(id)
globalThis.Date = VirtualDate
performance.now = () => now
process.on('uncaughtException', (error) => report(error))
process.on('unhandledRejection', (error) => report(error))

// RxJS is loaded when the clock is there.
const rxjs = require('rxjs')
const testing = require('rxjs/testing')

function firstDue(horizon) {
  let first = null
  for (const [id, timer] of timers) {
    if (timer.due > horizon || (first && (timer.due - first.timer.due || timer.order - first.timer.order) > 0)) continue
    first = { id, timer }
  }
  return first
}

/** The log of a program: lines with their times. Its imports are of 'rxjs' alone. */
async function run(code, horizon = 10_000) {
  now = 0
  timers.clear()
  const log = []
  const write = (...values) => log.push({ time: now, text: util.format(...values) })
  report = (error) => write('Uncaught ' + (error instanceof Error ? `${error.name}: ${error.message}` : util.inspect(error)))
  const body = code.replace(/^import \{([^}]*)\} from 'rxjs';?$/gm, 'const {$1} = rxjs;')
  try {
    return await runInTurns(body, write, log, horizon)
  } finally {
    report = giveUp
  }
}

async function runInTurns(body, write, log, horizon) {
  const program = vm.runInThisContext(`(function (rxjs, console) {\n${body}\n})`)
  program(rxjs, { log: write, error: write })
  await endOfTurn()
  for (let due = firstDue(horizon); due && log.length < 2000; due = firstDue(horizon)) {
    const { id, timer } = due
    now = timer.due
    if (timer.period === null) timers.delete(id)
    try {
      timer.call()
    } catch (error) {
      report(error)
    }
    if (timer.period !== null && timers.has(id)) Object.assign(timer, { due: now + timer.period, order: ++order })
    await endOfTurn()
  }
  return log
}

/** The log of a test: what its subscriber hears, by frames. */
function runTest(test) {
  const seen = []
  const scheduler = new testing.TestScheduler(() => {})
  scheduler.run((helpers) => {
    const names = Object.keys(rxjs)
    const body = new Function(...names, ...Object.keys(helpers), 'scheduler', 'seen', test)
    body(...names.map((name) => rxjs[name]), ...Object.values(helpers), scheduler, seen)
  })
  return seen
}

module.exports = { run, runTest, exports: Object.keys(rxjs) }
