// Scripts/circles.mjs [--list]: counts the lines of all files that are in circles. The files of a circle are those of one
// target that all reach one another, where a file reaches those that declare the types it names. With `--list` the files
// of each circle are printed.
import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const targets = ['Packages/Marbles/Sources', 'Sources'].flatMap((folder) =>
  readdirSync(join(root, folder)).map((name) => ({ name, folder: join(root, folder, name) })))

/** The paths of the Swift files in a folder and below it. */
function swiftFiles(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? swiftFiles(path) : path.endsWith('.swift') ? [path] : []
  })
}

/** The code of a text without comments and the contents of strings. */
function code(text) {
  return text.replace(/\/\/.*|\/\*[^]*?\*\/|"""[^]*?"""|"(?:\\.|[^"\\\n])*"/g, ' ')
}

/** The files of a target, each with the types that it declares outermost and the words that begin like types. */
function read(folder) {
  return swiftFiles(folder).map((path) => {
    const text = readFileSync(path, 'utf8')
    const plain = code(text)
    const declared = [...plain.matchAll(/^(?:@\w+\s+|\w+\s+)*?(?:class|struct|enum|protocol|actor|typealias)\s+(\w+)/gm)]
    return {
      path, lines: text.split('\n').length - 1,
      declares: declared.map((match) => match[1]),
      names: new Set(plain.match(/\b[A-Z]\w*/g)),
    }
  })
}

/** The circles among files, by Tarjan's algorithm: each is a list of files that all reach one another. */
function circles(files) {
  const homes = new Map(files.flatMap((file) => file.declares.map((name) => [name, file])))
  for (const file of files) {
    file.uses = [...file.names].map((name) => homes.get(name)).filter((home) => home && home !== file)
  }
  const [stack, found] = [[], []]
  let next = 0
  function visit(file) {
    file.index = file.low = next++
    stack.push(file)
    file.isOnStack = true
    for (const used of file.uses) {
      if (used.index === undefined) visit(used)
      if (used.isOnStack) file.low = Math.min(file.low, used.low)
    }
    if (file.low !== file.index) return
    const circle = stack.splice(stack.indexOf(file))
    for (const member of circle) member.isOnStack = false
    if (circle.length > 1) found.push(circle)
  }
  for (const file of files) if (file.index === undefined) visit(file)
  return found
}

let total = 0
for (const { name, folder } of targets) {
  for (const circle of circles(read(folder))) {
    const lines = circle.reduce((sum, file) => sum + file.lines, 0)
    total += lines
    console.log(`${name}: ${circle.length} files, ${lines} lines in a circle`)
    if (process.argv.includes('--list')) {
      for (const file of circle) console.log(`  ${relative(root, file.path)}`)
    }
  }
}
console.log(`${total} lines of files in circles`)
