// Runs scripts that try to hang the page, to fill its memory or its stack, or to become markup.
//
//     node Web/test/hostile.mjs FOLDER [--seconds 8] FILE...
//
// A file has several scripts, each under a line `//=== name`, where `⟪text*count⟫` is a text that many times. Each runs
// in a worker with the stack size of a browser. Allowed are an answer and, as in the page, an end after some seconds or
// by a full stack, which the page reports; afterwards the program must answer as before.
import fs from 'node:fs'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { Program } from '../page/program.js'
import { readParts } from '../tools/load.mjs'

if (isMainThread) await main()
else serve()

function serve() {
  const program = new Program(workerData)
  parentPort.on('message', text => {
    try {
      const answer = program.ask({ kind: 'evaluate', views: 'svg,text' }, text)
      const markup = answer.outputs.filter(output => /<(script|style|img|iframe|a)\b|\bon\w+=|style=/.test(tags(output.svg ?? '')))
      parentPort.postMessage({ end: markup.length ? 'markup' : answer.status })
    } catch (error) {
      parentPort.postMessage({ end: error instanceof RangeError ? 'full stack' : `fault: ${error.message}` })
    }
  })
}

/** The tags of a document without its texts. */
function tags(svg) { return (svg.match(/<[^>]*>/g) ?? []).join('') }

async function main() {
  const [folder, ...rest] = process.argv.slice(2)
  const isTimed = rest[0] === '--seconds'
  const limit = 1000 * (isTimed ? Number(rest[1]) : 8)
  const parts = readParts(folder).map(bytes => new WebAssembly.Module(bytes))
  const start = () => new Worker(new URL(import.meta.url), { workerData: parts, resourceLimits: { stackSizeMb: 1 } })
  const ends = new Map()
  let worker = start()
  const run = text => new Promise(resolve => {
    const timer = setTimeout(async () => {
      await worker.terminate()
      worker = start()
      resolve('stopped after the limit')
    }, limit)
    worker.removeAllListeners()
    worker.once('message', ({ end }) => { clearTimeout(timer); resolve(end) })
    worker.once('error', error => { clearTimeout(timer); worker = start(); resolve(`fault: ${error.message}`) })
    worker.postMessage(text)
  })
  for (const file of rest.slice(isTimed ? 2 : 0)) {
    for (const part of fs.readFileSync(file, 'utf8').split(/^\/\/=== /m).slice(1)) {
      const name = part.slice(0, part.indexOf('\n'))
      const text = part.slice(part.indexOf('\n') + 1).replace(/⟪(.*?)\*(\d+)⟫/gs, (_, unit, count) => unit.repeat(Number(count)))
      const end = await run(text)
      ends.set(end, [...(ends.get(end) ?? []), name])
      if (await run('of(1, 2)') !== 'fine') ends.set('no life after', [...(ends.get('no life after') ?? []), name])
    }
  }
  let isFine = true
  for (const [end, names] of ends) {
    const isAllowed = ['fine', 'failed', 'rejected', 'stopped', 'stopped after the limit', 'full stack'].includes(end)
    isFine &&= isAllowed
    const listed = isAllowed && !['stopped after the limit', 'full stack'].includes(end) ? '' : `: ${names.join(' ')}`
    console.log(`${names.length} ${end}${listed}`)
  }
  process.exit(isFine ? 0 : 1)
}
