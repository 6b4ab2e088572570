// Compares what the program for WebAssembly prints with the native program, byte for byte.
//
//     node compare.mjs RXPLAY.wasm RXPLAY FILE...
//
// Each file is a script. It is run in all formats; results, messages and status must be the same.
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { Engine } from './engine.mjs'

const formats = ['text', 'json', 'marbles', 'log', 'svg', 'graph', 'dot', 'mermaid']
const [wasm, program, ...files] = process.argv.slice(2)
const engine = new Engine(fs.readFileSync(wasm))
let [same, different] = [0, 0]

for (const file of files) {
  for (const format of formats) {
    const native = spawnSync(program, ['--format', format, file], { maxBuffer: 1 << 30 })
    let page
    try {
      page = engine.evaluate(fs.readFileSync(file), { format, name: file, echo: 'yes' })
    } catch (error) {
      page = { status: -1, output: Buffer.alloc(0), messages: Buffer.from(String(error.stack)) }
    }
    const isSame =
      page.status === native.status && native.stdout.equals(page.output) && native.stderr.equals(page.messages)
    if (isSame) {
      same++
      continue
    }
    different++
    console.log(`${file} differs in ${format}: ${difference(page, native)}`)
  }
}
console.log(`${same} the same, ${different} different`)
process.exit(different ? 1 : 0)

function difference(page, native) {
  if (page.status < 0) return String(page.messages).split('\n').slice(0, 3).join(' ')
  for (const [name, got, wanted] of [['results', page.output, native.stdout], ['messages', page.messages, native.stderr]]) {
    if (wanted.equals(got)) continue
    const [mine, theirs] = [String(got).split('\n'), String(wanted).split('\n')]
    const line = theirs.findIndex((text, index) => text !== mine[index])
    return `line ${line + 1} of the ${name}:\n  page    ${mine[line]}\n  program ${theirs[line]}`
  }
  return `status ${page.status} and not ${native.status}`
}
