// Assembles the page: static files in a folder, and `rxplay.html`, one file that works from disk.
//
//   [RXPLAY_ADDRESS=https://…/] node Web/tools/assemble.mjs FOLDER
//
// The address is that of the published page: the cards that others show for links need it for their picture.
// The folder may hold the program and `catalogue.json` already; without them the page is made, and `rxplay.html` is not.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { firstView } from './first.mjs'
import { readParts } from './load.mjs'
import { itemsOf, packed as packedIndex } from '../page/finding.js'
import { FIRST, PARTS } from '../page/parts.js'
import { Program } from '../page/program.js'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const target = resolve(process.argv[2] ?? join(root, '.build/web'))
const page = join(root, 'Web/page')
const mirror = process.env.CODEMIRROR ?? '/usr/share/javascript/codemirror'

const STYLES = ['codemirror', 'base', 'shell', 'controls', 'editor', 'picture', 'playground', 'reading', 'print', 'first']

const read = (...path) => readFileSync(join(...path), 'utf8')
const write = (name, text) => writeFileSync(join(target, name), text)

/** Runs esbuild over a text. */
function minified(text, loader) {
  return execFileSync('esbuild', ['--minify', `--loader=${loader}`, '--charset=utf8'], { input: text, maxBuffer: 1 << 26 }).toString()
}

/** The entries of a README whose lines are `- [name](name.rx): title`, with their texts. */
function entries(folder) {
  return [...read(root, folder, 'README.md').matchAll(/^- \[[^\]]*\]\(([^)]+)\.rx\): (.*)$/gm)]
    .map(([, name, title]) => ({ name, title, text: read(root, folder, `${name}.rx`) }))
}

/** The lessons, each with the Objective-C of the documents' examples that it mentions by their numbers. */
function lessons() {
  return entries('lessons').map((lesson) => {
    const originals = [...lesson.text.matchAll(/\(([LCKP]\d+)[:)]/g)].map(([, number]) => number)
      .filter((number) => existsSync(join(root, 'lessons/objc', `${number}.m`)))
      .map((number) => [number, read(root, 'lessons/objc', `${number}.m`)])
    return originals.length > 0 ? { ...lesson, originals: Object.fromEntries(originals) } : lesson
  })
}

/** The Chinese texts of lessons, exercises and the page, each under the digest of its English. */
function chinese() {
  const themes = readdirSync(join(root, 'exercises')).map((theme) => `exercises/${theme}/zh`)
  const folders = ['lessons/zh', 'lessons/zh/program', 'exercises/zh', ...themes]
  const files = folders.filter((folder) => existsSync(join(root, folder))).flatMap((folder) => readdirSync(join(root, folder)).filter((name) => name.endsWith('.txt')).map((name) => read(root, folder, name)))
    // Answers to questions on a run are English in the page.
    .filter((file) => !file.startsWith('## '))
  const piecesOf = (/** @type {string[]} */ some) => some.flatMap((file) => [...file.matchAll(/^@ ([0-9a-f]{8}) (.*)\n([^]*?)(?=^@ |$(?![^]))/gm)])
  // A file that begins with a comment has parts of sentences.
  const patterns = piecesOf(files.filter((file) => file.startsWith('# ')))
  return {
    texts: Object.fromEntries(piecesOf(files.filter((file) => !file.startsWith('# '))).map(([, digest, , text]) => [digest, text.trim()])),
    patterns: patterns.map(([, , english, text]) => [english, text.trim()]),
  }
}

function docs() {
  const files = [...readdirSync(join(root, 'docs')).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
    'lessons/README.md', 'exercises/README.md']
  return files.map((file) => {
    const text = read(root, file)
    return { name: file.replace(/^docs\//, '').replace(/\.md$/, ''), title: /^# (.*)/m.exec(text)?.[1] ?? file, text }
  })
}

/** The page with its first view. */
function opening() {
  return read(page, 'index.html').replace(/(<p class="starting">Starting[^]*?<\/p>)/, (starting) => starting + first.html)
}

/** The names of the parts of this release: each has the digest of its content, so parts of two releases never meet. */
const names = {}

/** Writes a part of the page, under its name with its digest. */
function part(name, content) {
  const bytes = content ?? readFileSync(join(target, name))
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 10)
  const named = `parts/${name.replace(/\.\w+$/, '')}-${digest}${extname(name)}`
  // Large files have two names, and no copy.
  if (content === undefined) linkSync(join(target, name), join(target, named))
  else write(named, content)
  return names[name] = named
}

const VERSION = /static let version = "rxplay (.*)"/.exec(read(root, 'Sources/rxplay/Arguments/Command.swift'))?.[1] ?? ''

/** The module with the names, for the scripts of the page. */
const namesModule = (release) => `export const NAMES = ${JSON.stringify(names)}\nexport const VERSION = ${JSON.stringify(VERSION)}\nexport const RELEASE = ${JSON.stringify(release)}\n`

const DATA = ['lessons.json', 'exercises.json', 'docs.json', 'catalogue.json', 'zh.json', 'search.json']

/** Writes the texts of the page. Tools and tests read them under their plain names. */
function makeTexts() {
  write('lessons.json', JSON.stringify(lessons()))
  write('exercises.json', JSON.stringify(entries('exercises')))
  write('docs.json', JSON.stringify(docs()))
  write('zh.json', JSON.stringify(chinese()))
  if (!isWhole) return
  const catalogue = JSON.parse(read(target, 'catalogue.json'))
  write('search.json', packedIndex(itemsOf({ lessons: lessons(), exercises: entries('exercises'), docs: docs(), catalogue })))
}

const ADDONS = ['lib/codemirror', 'addon/hint/show-hint', 'addon/edit/matchbrackets', 'addon/edit/closebrackets']
const codeMirror = minified(ADDONS.map((name) => read(mirror, `${name}.js`)).join('\n'), 'js')

/** The styles as one file. */
function styles() {
  const own = (name) => {
    if (name === 'first') return first.style
    return name === 'codemirror' ? ['lib/codemirror', 'addon/hint/show-hint'].map((each) => read(mirror, `${each}.css`)).join('\n') : read(page, 'styles', `${name}.css`)
  }
  return STYLES.map((name) => minified(own(name), 'css')).join('')
}

function makeFolder() {
  rmSync(join(target, 'parts'), { recursive: true, force: true })
  mkdirSync(join(target, 'parts'), { recursive: true })
  for (const name of ['icon.svg', 'card.png']) cpSync(join(page, name), join(target, name))
  makeTexts()
  for (const name of [...PARTS, ...DATA]) if (existsSync(join(target, name))) part(name)
  part('codemirror.js', codeMirror)
  part('page.css', styles())
  // Pages of others have this name.
  write('rx-play.js', bundle('rx-play.js', {}, 'esm'))
  part('early.js', bundle('early.js', {}))
  part('worker.js', bundle('worker.js', {}))
  const release = createHash('sha256').update(bundle('main.js', { 'names.js': namesModule('') })).update(opening()).digest('hex').slice(0, 8)
  part('main.js', bundle('main.js', { 'names.js': namesModule(release) }))
  const preload = names[FIRST] ? `<link rel="preload" href="${names[FIRST]}" as="fetch" type="application/wasm" crossorigin>` : ''
  const files = ['index.html', 'icon.svg', ...Object.values(names)]
  write('sw.js', minified(read(page, 'sw.js').replace("RELEASE = ''", `RELEASE = '${release}'`).replace('([])', `(${JSON.stringify(files)})`), 'js'))
  write('index.html', opening()
    .replace('content="card.png"', `content="${process.env.RXPLAY_ADDRESS ?? ''}card.png"`)
    .replace(/ *<link rel="stylesheet"[^>]*>\n/g, '')
    .replace(/<link rel="preload"[^>]*>/, `<link rel="stylesheet" href="${names['page.css']}">\n    ${preload}`)
    .replace('"early.js"', `"${names['early.js']}"`).replace('"main.js" type="module"', `"${names['main.js']}" defer`))
}

/** The modules as one classic script, with the parts that a page on disk cannot fetch. */
function bundle(entry, replaced, format = 'iife') {
  const folder = join(target, '.single')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const name of readdirSync(page).filter((each) => each.endsWith('.js'))) cpSync(join(page, name), join(folder, name))
  for (const [name, text] of Object.entries(replaced)) writeFileSync(join(folder, name), text)
  const text = execFileSync('esbuild', [join(folder, entry), '--bundle', '--minify', '--charset=utf8', `--format=${format}`, '--target=es2022'], { maxBuffer: 1 << 26 }).toString()
  rmSync(folder, { recursive: true })
  return text
}

const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inScript = (text) => text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')

/** A block of data within the file: it is no script, so no policy concerns it. */
const block = (name, text) => `<script type="text/plain" id="${name}">${text}</script>\n`
const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64')

function makeSingle() {
  const script = inScript(`${codeMirror}\n${bundle('main.js', { 'sources.js': read(page, 'single/sources.js'), 'names.js': namesModule('') })}`)
  const early = inScript(bundle('early.js', {}))
  const style = styles()
  const policy = `default-src 'none'; script-src ${sha(early)} ${sha(script)} 'wasm-unsafe-eval'; style-src ${sha(style)}; img-src blob: data:; ` +
    "worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'"
  const data = ['lessons', 'exercises', 'docs', 'catalogue', 'zh'].map((name) => block(`${name}.json`, packed(read(target, `${name}.json`)))).join('')
  const icon = `data:image/svg+xml;base64,${Buffer.from(read(page, 'icon.svg')).toString('base64')}`
  const html = opening()
    .replace(/content="default-src[^"]*"/, () => `content="${policy}"`)
    .replace(/href="[^"]*" data-place="(?!play)(\w+)"/g, 'href="#/$1" data-place="$1"')
    .replace(/ *<meta (?:property="og|name="twitter):[^>]*>\n/g, '')
    .replace('href="icon.svg"', () => `href="${icon}"`)
    .replace(/ *<link rel="(?:stylesheet|preload)"[^>]*>\n/g, '')
    .replace('<script src="early.js">', () => `<script>${early}`)
    .replace(/ *<script src[^>]*><\/script>\n/g, '')
    .replace(/ *<noscript>[^]*?<\/noscript>\n/, '')
    .replace('</head>', () => `<style>${style}</style>\n</head>`)
    .replace('</body>', () => `${readParts(target).map((part, index) => block(PARTS[index], packed(part))).join('')}${data}` +
      `${block('worker.js', packed(bundle('worker.js', {})))}<script>${script}</script>\n</body>`)
  write('rxplay.html', html)
}

const isWhole = [...PARTS, 'catalogue.json'].every((name) => existsSync(join(target, name)))
const first = isWhole ? firstView(await Program.load(...readParts(target))) : { html: '', style: '' }
makeFolder()
if (isWhole) makeSingle()
