import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** The program rxplay, and what it makes of a text. */
export class Rxplay {
  #program
  #folder

  /** @param {string} program @param {string} folder for the texts */
  constructor(program, folder) {
    this.#program = program
    this.#folder = folder
  }

  /** The log of a text, and the errors. @param {string} text @param {string} name */
  run(text, name = 'program.js') {
    const file = path.join(this.#folder, name)
    fs.writeFileSync(file, text)
    const run = spawnSync(this.#program, ['--format', 'json', file], { encoding: 'utf8', timeout: 60_000, maxBuffer: 2 ** 26 })
    const errors = run.signal ? [`ended by ${run.signal}`] : []
    const log = []
    for (const line of run.stdout.split('\n').filter(Boolean)) {
      const event = JSON.parse(line)
      if (event.kind === 'log') log.push({ time: event.t / 1e6, text: event.text })
      if (event.kind === 'error') errors.push(event.message)
    }
    return { log, errors }
  }
}
