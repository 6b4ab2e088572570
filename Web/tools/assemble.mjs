// Assembles the page: static files in a folder, and `rxplay.html`, one file that works from disk.
//
//   node Web/tools/assemble.mjs FOLDER
//
// The folder may hold the program and `catalogue.json` already; without them the page is made, and `rxplay.html` is not.

import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

import { firstView } from './first.mjs'
import { readParts } from './load.mjs'
import { itemsOf, packed as packedIndex } from '../page/finding.js'
import { PARTS } from '../page/parts.js'
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

/** The page requests all its modules at once, and not each when a module that imports it is loaded. */
function withPreloads(html) {
  const modules = readdirSync(page).filter((name) => name.endsWith('.js') && !['early.js', 'main.js', 'worker.js', 'program.js'].includes(name))
  const links = modules.map((name) => `    <link rel="modulepreload" href="${name}">\n`).join('')
  return html.replace(/ *<script src="codemirror/, (script) => `${links}${script}`)
}

function makeFolder() {
  mkdirSync(join(target, 'styles'), { recursive: true })
  for (const name of readdirSync(page).filter((each) => /\.(js|svg)$/.test(each))) cpSync(join(page, name), join(target, name))
  write('index.html', withPreloads(opening()))
  for (const name of readdirSync(join(page, 'styles'))) cpSync(join(page, 'styles', name), join(target, 'styles', name))
  write('styles/first.css', first.style)
  const addons = ['lib/codemirror', 'addon/hint/show-hint', 'addon/edit/matchbrackets', 'addon/edit/closebrackets']
  write('codemirror.js', minified(addons.map((name) => read(mirror, `${name}.js`)).join('\n'), 'js'))
  write('styles/codemirror.css', minified(['lib/codemirror', 'addon/hint/show-hint'].map((name) => read(mirror, `${name}.css`)).join('\n'), 'css'))
  write('lessons.json', JSON.stringify(lessons()))
  write('exercises.json', JSON.stringify(entries('exercises')))
  write('docs.json', JSON.stringify(docs()))
  write('zh.json', JSON.stringify(chinese()))
  if (isWhole) {
    const catalogue = JSON.parse(read(target, 'catalogue.json'))
    write('search.json', packedIndex(itemsOf({ lessons: lessons(), exercises: entries('exercises'), docs: docs(), catalogue })))
  }
}

/** The modules as one classic script, with the parts that a page on disk cannot fetch. */
function bundle(entry, replaced) {
  const folder = join(target, '.single')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  for (const name of readdirSync(page).filter((each) => each.endsWith('.js'))) cpSync(join(page, name), join(folder, name))
  for (const [name, text] of Object.entries(replaced)) writeFileSync(join(folder, name), text)
  const text = execFileSync('esbuild', [join(folder, entry), '--bundle', '--minify', '--charset=utf8', '--format=iife', '--target=es2022'], { maxBuffer: 1 << 26 }).toString()
  rmSync(folder, { recursive: true })
  return text
}

const sha = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const inScript = (text) => text.replace(/<\/(script)/gi, '<\\/$1').replace(/<!--/g, '<\\!--')

/** A block of data within the file: it is no script, so no policy concerns it. */
const block = (name, text) => `<script type="text/plain" id="${name}">${text}</script>\n`
const packed = (bytes) => gzipSync(bytes, { level: 9 }).toString('base64')

function makeSingle() {
  const script = inScript(`${read(target, 'codemirror.js')}\n${bundle('main.js', { 'sources.js': read(page, 'single/sources.js') })}`)
  const early = inScript(read(page, 'early.js'))
  const styles = STYLES.map((name) => minified(read(target, 'styles', `${name}.css`), 'css')).join('')
  const policy = `default-src 'none'; script-src ${sha(early)} ${sha(script)} 'wasm-unsafe-eval'; style-src ${sha(styles)}; img-src blob: data:; ` +
    "worker-src blob:; connect-src 'none'; base-uri 'none'; form-action 'none'"
  const data = ['lessons', 'exercises', 'docs', 'catalogue', 'zh'].map((name) => block(`${name}.json`, packed(read(target, `${name}.json`)))).join('')
  const icon = `data:image/svg+xml;base64,${Buffer.from(read(page, 'icon.svg')).toString('base64')}`
  const html = opening()
    .replace(/content="default-src[^"]*"/, () => `content="${policy}"`)
    .replace(/href="[^"]*" data-place="(?!play)(\w+)"/g, 'href="#/$1" data-place="$1"')
    .replace('href="icon.svg"', () => `href="${icon}"`)
    .replace(/ *<link rel="(?:stylesheet|preload)"[^>]*>\n/g, '')
    .replace('<script src="early.js">', () => `<script>${early}`)
    .replace(/ *<script src[^>]*><\/script>\n/g, '')
    .replace(/ *<noscript>[^]*?<\/noscript>\n/, '')
    .replace('</head>', () => `<style>${styles}</style>\n</head>`)
    .replace('</body>', () => `${readParts(target).map((part, index) => block(PARTS[index], packed(part))).join('')}${data}` +
      `${block('worker.js', packed(bundle('worker.js', {})))}<script>${script}</script>\n</body>`)
  write('rxplay.html', html)
}

const isWhole = [...PARTS, 'catalogue.json'].every((name) => existsSync(join(target, name)))
const first = isWhole ? firstView(await Program.load(...readParts(target))) : { html: '', style: '' }
makeFolder()
if (isWhole) makeSingle()
