// Compares the output of the program for WebAssembly with that of the native program, byte for byte.
//
//     node Web/test/compare.mjs FOLDER RXPLAY [--formats text,json,svg] FILE...
//
// Each file is a script, or code in another language. In a file that ends in .jsonl each line has a `script`; in
// catalogue.json each operator has an example. Results, messages and status must be the same in each format. The native
// program has the browser's budget of nesting; all other settings are the usual ones.
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { buffer } from 'node:stream/consumers'
import { Program } from '../page/program.js'
import { readParts } from '../tools/load.mjs'

const [folder, native, ...rest] = process.argv.slice(2)
const isChosen = rest[0] === '--formats'
const formats = (isChosen ? rest[1] : 'text,json,svg').split(',')
const files = rest.slice(isChosen ? 2 : 0)
const program = await Program.load(...readParts(folder))
const nesting = program.ask({ kind: 'limits' }).nesting
let [same, different] = [0, 0]

// The number of texts that are compared at a time is that of the cores.
const texts = allTexts()
await Promise.all(os.cpus().map(async () => { for (const each of texts) await compare(each) }))
console.log(`${same} the same, ${different} different`)
process.exit(different ? 1 : 0)

/** The texts of all files; `path` is the file for the native program. */
function* allTexts() {
  for (const file of files) {
    const bytes = fs.readFileSync(file)
    const text = bytes.toString('utf8')
    if (file.endsWith('.jsonl')) {
      for (const line of text.split('\n').filter(Boolean)) {
        const { id, script } = JSON.parse(line)
        yield { text: script, name: '<stdin>', path: '-', title: `${file} ${id}` }
      }
    } else if (file.endsWith('catalogue.json')) {
      for (const { name, example, exampleDialect } of JSON.parse(text).operators) {
        const title = `the example of ${name}`
        if (example) yield { text: `dialect("${exampleDialect}")\n${example}`, name: '<stdin>', path: '-', title }
      }
    } else if (isOneText(file) && Buffer.from(text).equals(bytes) && !bytes.includes(0)) {
      // The native program accepts no file with a zero byte.
      yield { text, name: file, path: file, title: file }
    }
  }
}

/** Code in two parts, with its drive beside it, is one text only for the native program. */
function isOneText(file) { return !fs.existsSync(file.replace(/\.[^./]+$/, '.drive')) }

/** Compares a text in all formats. */
async function compare({ text, name, path, title }) {
  for (const format of formats) {
    const options = ['--limit', `nesting=${nesting}`, '--format', format, path]
    const wanted = await run(options, path === '-' ? text : '')
    let got
    try {
      got = program.ask({ kind: 'print', format, name }, text)
    } catch (error) {
      got = { status: -1, output: '', messages: String(error) }
    }
    const difference = differenceOf(got, wanted)
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
