// Writes the catalogue of operators, which no request changes: the page reads it as a file.
//
//     node catalogue.mjs FOLDER        FOLDER has rxplay.wasm
import fs from 'node:fs'
import path from 'node:path'
import { Program } from '../page/program.js'

const [folder] = process.argv.slice(2)
const program = await Program.load(fs.readFileSync(path.join(folder, 'rxplay.wasm')))
fs.writeFileSync(path.join(folder, 'catalogue.json'), program.askText({ kind: 'catalogue' }))
