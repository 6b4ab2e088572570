// Random programs with RxJS and with rxplay:
//
//     node run.mjs PROGRAM SEED COUNT [SECONDS]
//
// It compares COUNT programs and as many tests with marbles, and ends with 1 if one differs in more than the known
// differences.
// NODE_PATH leads to RxJS.
import fs from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import path from 'node:path'
import { known } from './known.mjs'
import { program, test } from './programs.mjs'
import { Rxplay } from './rxplay.mjs'
import { shrink } from './shrink.mjs'

const { run, runTest, exports } = createRequire(import.meta.url)('./clock.cjs')
const [tool, seed, count, seconds = 'Infinity'] = process.argv.slice(2)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'differential-'))
const rxplay = new Rxplay(tool, folder)
// The clock of the programs has replaced the other one.
const elapsed = () => Number(process.hrtime.bigint()) / 1e9
const end = elapsed() + Number(seconds)

/** Where console.log breaks the lines of long objects is not compared. */
const lines = (/** @type {{ time: number, text: string }[]} */ log) =>
  log.map(({ time, text }) => `${time}ms  ${text.replace(/\s+/g, ' ').replace(/(?<=[[{(]) | (?=[\]})])/g, '')}`)

/** @param {string} text */
async function compareProgram(text) {
  const wanted = lines(await run(text))
  const { log, errors } = rxplay.run(text)
  return { text, wanted, received: lines(log), errors }
}

/** @param {string} body */
function compareTest(body) {
  const wanted = runTest(body)
  const names = exports.filter((/** @type {string} */ name) => new RegExp(`(?<![.\\w])${name}\\b`).test(body))
  const text = `import { ${names.join(', ')} } from 'rxjs'
import { TestScheduler } from 'rxjs/testing'

const scheduler = new TestScheduler(() => {})
const seen = []
scheduler.run(({ cold, hot, flush }) => {
${body}})
seen.forEach((text) => console.log(text))
`
  const { log, errors } = rxplay.run(text, 'test.js')
  return { text, wanted, received: log.map(({ text }) => text), errors }
}

const isSame = (/** @type {import('./known.mjs').Difference} */ { wanted, received, errors }) =>
  errors.length === 0 && wanted.join('\n') === received.join('\n')

const tally = { programs: 0, tests: 0, same: 0, unfit: 0 }
/** @type {Map<string, number>} */
const explained = new Map()
let differing = 0

/** @param {string} title @param {import('./known.mjs').Difference} difference */
async function judge(title, difference) {
  if (isSame(difference)) return void tally.same++
  const name = known.find((one) => one.explains(difference))?.name
  if (name) return void explained.set(name, (explained.get(name) ?? 0) + 1)
  differing++
  const fails = difference.errors.length > 0
  const text = title.startsWith('test')
    ? difference.text
    : await shrink(difference.text, async (text) => {
        try {
          const other = await compareProgram(text)
          return !isSame(other) && other.errors.length > 0 === fails && !known.some((one) => one.explains(other))
        } catch {
          return false
        }
      })
  const shown = title.startsWith('test') ? difference : await compareProgram(text)
  console.log(`\n${title}\n${text}\n  RxJS:\n    ${shown.wanted.join('\n    ')}\n  rxplay:\n    ${[...shown.received, ...shown.errors].join('\n    ')}`)
}

for (let number = Number(seed); number < Number(seed) + Number(count) && elapsed() < end && differing < 5; number++) {
  tally.programs++
  await judge(`program ${number}`, await compareProgram(program(number, exports)))
  let difference
  try {
    difference = compareTest(test(number))
  } catch {
    // RxJS itself fails where a handler cancels the timer whose turn it has taken.
    tally.unfit++
    continue
  }
  tally.tests++
  await judge(`test ${number}`, difference)
}
fs.rmSync(folder, { recursive: true })
console.log(`RxJS: ${tally.programs} programs and ${tally.tests} tests, ${tally.same} the same, ${differing} differ, ${tally.unfit} tests that RxJS cannot run`)
for (const [name, times] of explained) console.log(`  known: ${name}: ${times}`)
process.exit(differing > 0 ? 1 : 0)
