// Writes the catalogue of operators, which is the same for all requests: the page reads it as a file.
//
//     node catalogue.mjs FOLDER        FOLDER has the program
import fs from 'node:fs'
import path from 'node:path'
import { Program } from '../page/program.js'
import { readParts } from './load.mjs'

const [folder] = process.argv.slice(2)
const program = await Program.load(...readParts(folder))
fs.writeFileSync(path.join(folder, 'catalogue.json'), program.askText({ kind: 'catalogue' }))
