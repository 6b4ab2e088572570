import AsyncAlgorithms

var iterator = AsyncStream<String> { c in
    c.yield("one"); c.yield("two"); c.yield("three"); c.finish()
}.makeAsyncIterator()
while let word = await iterator.next() {
    print(word)
    if word == "two" { break }
}
print(await iterator.next() ?? "nothing")
print(await iterator.next() ?? "nothing")
