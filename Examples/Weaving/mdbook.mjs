// Gives the book to the preprocessor as mdBook does, and checks that nothing but the text of the chapter changes.
import assert from 'node:assert'
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const chapter = content => ({
  Chapter: {
    name: 'Taps', content, number: [1], sub_items: [], path: 'taps.md', source_path: 'taps.md', parent_names: []
  }
})
const book = content => ({ sections: [{ PartTitle: 'Content' }, chapter(content), 'Separator'], __non_exhaustive: null })
const source = readFileSync('book/src/taps.md', 'utf8')
const context = {
  root: '/', config: { preprocessor: { rxplay: { command: 'rxplay weave --mdbook', content: 'unused' } } },
  renderer: 'html', mdbook_version: '0.4.40'
}
const input = JSON.stringify([context, book(source)])
const answer = JSON.parse(execFileSync(process.argv[2], ['weave', '--mdbook'], { input }))
const { content } = answer.sections[1].Chapter
assert(content.startsWith(source.trimEnd()))
assert.match(content, /<img src="data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+" alt="[^"\n]+">/)
assert.deepEqual(answer, book(content))
console.log('mdBook: the chapter has its picture, and the rest of the book is unchanged')
