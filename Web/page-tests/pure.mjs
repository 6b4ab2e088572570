// Tests that need no browser: links, places on an axis, edits, colours, and the parts of lessons. Run: `node --test
// Web/page-tests`

import assert from 'node:assert/strict'
import { readFileSync, readdirSync } from 'node:fs'
import test from 'node:test'

import { piece } from '../page/colours.js'
import { withDrive } from '../page/drive.js'
import { applied, coarseness, difference } from '../page/edits.js'
import { find, indexOf, packed, stems, unpacked } from '../page/finding.js'
import { digest, loadLanguage, say, scriptInLanguage, sentence } from '../page/language.js'
import { decode, encode } from '../page/link.js'
import { helpInPage } from '../page/messages.js'
import { slug } from '../page/markdown.js'
import { playable } from '../page/playable.js'
import { parts } from '../page/prose.js'
import { parsed } from '../page/storage.js'
import { instantAt, placeOf, readTime, spokenTime, time } from '../page/times.js'

const lessons = new URL('../../lessons/', import.meta.url)
const texts = readdirSync(lessons).filter((name) => name.endsWith('.rx')).map((name) => readFileSync(new URL(name, lessons), 'utf8'))

/** Numbers that are the same in each run. */
function numbers(seed) {
  let state = seed
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state % limit
  }
}

test('a link gives back its text and settings', async () => {
  for (const text of ['', 'just(1)', '日本 😀 \u0000 e\u0301\r\n', ...texts]) {
    const fragment = await encode(text, { dialect: 'rxjs', ties: '' })
    assert.match(fragment, /^[\w=&.-]+$/)
    assert.deepEqual(await decode(fragment), { text, settings: { dialect: 'rxjs' } })
  }
})

test('a link that was cut or changed is told, wherever', async () => {
  const fragment = await encode(texts[0], {})
  for (let length = 0; length < fragment.length; length += 7) assert.ok((await decode(fragment.slice(0, length))).fault)
  for (let place = 0; place < fragment.length; place += 5) {
    const letter = fragment[place] === 'A' ? 'B' : 'A'
    assert.ok((await decode(fragment.slice(0, place) + letter + fragment.slice(place + 1))).fault, `letter ${place}`)
  }
})

test('the difference of two texts makes one of the other', () => {
  const next = numbers(7)
  const random = () => Array.from({ length: next(12) }, () => 'ab-'[next(3)]).join('')
  for (let count = 0; count < 5000; count += 1) {
    const [old, text] = [random(), random()]
    assert.equal(applied(old, difference(old, text)), text)
  }
})

test('a place on the axis and its instant belong together', () => {
  const axis = [[0, 97], [100, 127], [200, 157], [600, 277]]
  assert.equal(placeOf(axis, 150), 142)
  assert.equal(instantAt(axis, 142), 150)
  assert.equal(instantAt(axis, 0), 0)
  assert.equal(instantAt(axis, 307), 700)
  for (let instant = 0; instant < 1000; instant += 10) assert.equal(instantAt(axis, placeOf(axis, instant)), instant)
})

test('times are written as the language writes them', () => {
  assert.deepEqual([0, 5, 1500, 2e6, 1e8, 1e9, 125e7, 90e9, 36e11].map(time), ['0s', '5ns', '1.5us', '2ms', '100ms', '1s', '1.25s', '90s', '1h'])
  assert.equal(spokenTime(5e8), '500 milliseconds')
  assert.equal(spokenTime(15e8), '1.5 seconds')
  for (const nanoseconds of [0, 7, 3e6, 25e8, 1e11, 6e10, 36e11]) assert.equal(readTime(time(nanoseconds)), nanoseconds)
  for (const text of ['', 'soon', '-1s', '1', '1e9s', '9'.repeat(40) + 's']) assert.equal(readTime(text), undefined)
})

test('numbers go by steps that one can feel', () => {
  assert.equal(coarseness('delay(100ms)', 7), 10)
  assert.equal(coarseness('delay(1.5s)', 7), 1)
  assert.equal(coarseness('take(3)', 5), 1)
  assert.equal(coarseness('take(0)', 5), 1)
  assert.equal(coarseness('take(1_000)', 5), 100)
})

test('colours lose no letter', () => {
  for (const text of [...texts, '"open', "it's", '`a', '\\', '😀😀', '1.5.5s___', '// x //: y']) {
    for (const line of text.split('\n')) {
      let place = 0
      while (place < line.length) {
        const { length } = piece(line, place)
        assert.ok(length > 0)
        place += length
      }
      assert.equal(place, line.length)
    }
  }
})

test('the parts of a lesson are all its prose and code', () => {
  const letters = (text) => text.replace(/\s/g, '')
  for (const text of texts) {
    const lines = text.split('\n').filter((line) => !line.startsWith('//>'))
    assert.equal(letters(parts(text).map((part) => part.text).join('')), letters(lines.map((line) => line.replace(/^\/\/: ?/, '')).join('')))
  }
})

test('progress is checked when it is read', () => {
  assert.deepEqual([...parsed('time/delay#an echo\n<b>\n\u0000\n../x#y\n')], ['time/delay#an echo'])
  assert.equal(slug('Five libraries: `a(b:)`'), 'five-libraries-ab')
})

test('the inputs of an example are written out, but for the operator that it is about', () => {
  const cases = [
    ['from([1, 2]).map { $0 * 10 }', 'map', 'let input = cold(at: [(200ms, 1), (400ms, 2), (600ms, event.completed)])\ninput.map { $0 * 10 }'],
    ['from([1, 2])', 'from', 'from([1, 2])'],
    ['interval(1s).take(2).delay(1s)', 'delay', 'let input = cold(at: [(1s, 0), (2s, 1), (2s, event.completed)])\ninput.delay(1s)'],
    ['interval(3s).take(1)', 'take', 'let input = cold(at: [(3s, 0), (6s, 1), (9s, 2), (12s, 3), (15s, 4), (18s, 5)])\ninput.take(1)'],
    ['just(1).concat(just("a, b"))', 'concat', 'let input = cold(at: [(200ms, 1), (400ms, event.completed)])\nlet other = cold(at: [(200ms, "a, b"), (400ms, event.completed)])\ninput.concat(other)'],
    ['cold("a|").switchMap { n in just(n) }', 'switchMap', 'let input = cold("a|")\ninput.switchMap { n in just(n) }'],
    ['let a = from([1, 2])\na.logNext()', 'logNext', 'let a = cold(at: [(200ms, 1), (400ms, 2), (600ms, event.completed)])\na.logNext()'],
    ['from([timer(2s), timer(1s)]).flatten()', 'flatten', 'let input = cold(at: [(2s, 0), (2s, event.completed)])\nlet other = cold(at: [(1s, 0), (1s, event.completed)])\nfrom([input, other]).flatten()'],
  ]
  for (const [text, name, wanted] of cases) assert.equal(playable(text, name), wanted)
})

/** The words of the page that are looked up: those that are said, and those of buttons, lists and tabs. */
function words() {
  const page = new URL('../page/', import.meta.url)
  const modules = readdirSync(page).filter((name) => name.endsWith('.js')).map((name) => readFileSync(new URL(name, page), 'utf8'))
  const pattern = /(?:\bsay|\bbutton|\bchoice|\bTabs)\((?:\w+ [!=]== '\w+' \? )?'([^'\n]+)'/g
  const letters = (word) => /\p{L}{2}/u.test(word)
  return modules.flatMap((text) => [...text.matchAll(pattern)].map(([, word]) => word)).filter(letters)
}

test('every word of the page has a Chinese text', () => {
  const texts = new Set([...readFileSync(new URL('zh/program/page.txt', lessons), 'utf8').matchAll(/^@ (\w{8}) /gm)].map(([, found]) => found))
  assert.ok(words().length > 100)
  for (const word of words()) assert.ok(texts.has(digest(word)), word)
})

test('a script has its prose, hints and replies in the language, and the same code', async () => {
  const script = '//: One\n//: value.\njust(1)\n\nexercise "a"\n//? Think.\n//! skip(1)   Not\n//!    this.\n//= take(1)\n//> 1'
  assert.equal(scriptInLanguage(script), script)
  globalThis.location = /** @type {any} */ ({ search: '?lang=zh' })
  globalThis.document = /** @type {any} */ ({ documentElement: {} })
  const texts = { [digest('One value.')]: '一个值。\n\n- 就这样', [digest('Think.')]: '想一想。', [digest('Not this.')]: '不是这个。', [digest('%1 of %2')]: '%2 之 %1' }
  const patterns = [['at {1}: yours {2}', '在 %1，你的信号%2'], ['sends {1}', '发出 %1']]
  await loadLanguage({ data: async () => ({ texts, patterns }) })
  assert.equal(scriptInLanguage(script), '//: 一个值。\n//:\n//: - 就这样\njust(1)\n\nexercise "a"\n//? 想一想。\n//! skip(1)  不是这个。\n//= take(1)\n//> 1')
  assert.equal(say('%1 of %2', 3, 4), '4 之 3')
  assert.equal(say('other'), 'other')
  assert.equal(sentence('at 1s: yours sends a'), '在 1s，你的信号发出 a')
  assert.equal(sentence('at 1s: Think.'), 'at 1s: Think.')
  assert.equal(sentence('at 1s: yours Think.'), '在 1s，你的信号想一想。')
  await loadLanguage({ data: async () => { throw new Error('no file') } })
  assert.equal(say('Think.'), 'Think.')
})

test('a drive beside code becomes comments before and after it', () => {
  assert.equal(withDrive('a\n', ''), 'a\n')
  assert.equal(withDrive('a', 'wait(1s)\n\nb.tap()'), 'a\n\n//! wait(1s)\n\n//! b.tap()\n')
  assert.equal(withDrive('a', 'c\ncode\nd'), '//! c\n\na\n\n//! d\n')
})

test('search knows slips, other forms of a word, and the words that people use', () => {
  const item = (title, words, rank = 0) => ({ title, kind: '', address: title, words: stems(`${words} ${title}`).join(' '), rank })
  const items = [item('debounce', 'waits for a pause'), item('Owners', 'what leaks, and who holds it', 1), item('Sharing', 'runs once for all subscribers', 1),
    item('Errors', 'debouce in an error message, handled', 3), item('distinctUntilChanged', 'omits equal values'), item('Pasting code', 'import fromEvent @Published', 3)]
  for (const index of [indexOf(items), unpacked(JSON.parse(packed(items)))]) {
    const first = (wanted) => find(index, wanted, 3)[0]?.title
    for (const [wanted, title] of Object.entries({
      debouce: 'debounce', debouncing: 'debounce', deb: 'debounce', 'memory leak': 'Owners', 'fires twice': 'Sharing', 'error handling': 'Errors', typehead: 'debounce',
      'until changed': 'distinctUntilChanged', distinctUntilChanged: 'distinctUntilChanged', paste: 'Pasting code', '@Published': 'Pasting code', fromEvent: 'Pasting code',
    })) assert.equal(first(wanted), title, wanted)
    assert.deepEqual(find(index, 'xyzzyx', 3), [])
  }
})

test('help does not advise what a page cannot do', () => {
  assert.match(helpInPage("the budget is 'work': --limit work=240000000 allows more"), /^is there a loop .* takes --limit work=240000000$/)
  assert.equal(helpInPage("the budget is 'work': limits(work: 2) allows more"), "the budget is 'work': limits(work: 2) allows more")
})
