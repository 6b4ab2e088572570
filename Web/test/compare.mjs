// Compares what the program for WebAssembly prints with the native program, byte for byte.
//
//     node Web/test/compare.mjs RXPLAY.wasm RXPLAY [--formats text,json,svg] FILE...
//
// Each file is a script, or code in another language. Of one that ends in .jsonl each line has a `script`; of
// catalogue.json each operator has an example. Results, messages and status must be the same in each format. The native
// program is given the budget of the browser for nesting; all else is as it is for everybody.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { Program } from '../page/program.js'

const [wasm, native, ...rest] = process.argv.slice(2)
const isChosen = rest[0] === '--formats'
const formats = (isChosen ? rest[1] : 'text,json,svg').split(',')
const files = rest.slice(isChosen ? 2 : 0)
const program = await Program.load(fs.readFileSync(wasm))
const nesting = program.ask({ kind: 'limits' }).nesting
let [same, different] = [0, 0]

for (const file of files) {
  if (file.endsWith('.jsonl')) {
    for (const line of fs.readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
      const { id, script } = JSON.parse(line)
      await compare(script, '<stdin>', '-', `${file} ${id}`)
    }
    continue
  }
  if (file.endsWith('catalogue.json')) {
    for (const { name, example, exampleDialect } of JSON.parse(fs.readFileSync(file, 'utf8')).operators) {
      if (example) await compare(`dialect("${exampleDialect}")\n${example}`, '<stdin>', '-', `the example of ${name}`)
    }
    continue
  }
  // Code in two parts, with its drive beside it, is one text only for the native program.
  if (fs.existsSync(file.replace(/\.[^./]+$/, '.drive'))) continue
  const bytes = fs.readFileSync(file)
  const text = bytes.toString('utf8')
  // The native program takes no file with a zero byte for a text.
  if (Buffer.from(text).equals(bytes) && !bytes.includes(0)) await compare(text, file, file, file)
}
console.log(`${same} the same, ${different} different`)
process.exit(different ? 1 : 0)

/** Compares a text in all formats; `path` is that which the native program reads. Both programs run at the same time. */
async function compare(text, name, path, title) {
  for (const format of formats) {
    const options = ['--limit', `nesting=${nesting}`, '--format', format, path]
    const running = run(options, path === '-' ? text : '')
    // The input goes out before the answer is worked out here.
    await setImmediate()
    let got
    try {
      got = program.ask({ kind: 'print', format, name }, text)
    } catch (error) {
      got = { status: -1, output: '', messages: String(error) }
    }
    const difference = differenceOf(got, await running)
    if (difference) {
      different++
      console.log(`${title} differs in ${format}: ${difference}`)
    } else {
      same++
    }
  }
}

/** Runs the native program. */
async function run(options, input) {
  const child = spawn(native, options)
  const ended = new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  // A program that refuses its input does not read it.
  child.stdin.on('error', () => {}).end(input)
  const [stdout, stderr, status] = await Promise.all([buffer(child.stdout), buffer(child.stderr), ended])
  return { stdout, stderr, status }
}

function differenceOf(got, wanted) {
  for (const [name, mine, theirs] of [['results', got.output, wanted.stdout], ['messages', got.messages, wanted.stderr]]) {
    if (Buffer.from(mine).equals(theirs)) continue
    const [lines, others] = [mine.split('\n'), theirs.toString('utf8').split('\n')]
    const line = others.findIndex((text, index) => text !== lines[index])
    return `line ${line + 1} of the ${name}:\n  page    ${lines[line]}\n  program ${others[line]}`
  }
  return got.status === wanted.status ? '' : `status ${got.status} and not ${wanted.status}`
}
