import Testing

/// Values that hold the same ones many times, or hold themselves: short to make, and endless to write or to compare.
struct HostileValueTests {
  private static let shared = "let a = [1], b = [1]; for (let i = 0; i < 60; i++) { a = [a, a]; b = [b, b] }"

  @Test(arguments: [
    "String(a)", "`${a}`", "a.join('')", "a + ''", "[a, b].sort()", "[].concat(a).flat(Infinity)",
    "JSON.stringify(a)",
    "JSON.stringify({ a, b })",
  ]) func `A text that would be endless is refused`(_ expression: String) {
    let messages = Running("\(Self.shared); console.log(\(expression));").messages
    #expect(messages.count == 1)
    #expect(messages[0].contains("more than the 4000000 that one value may have") || messages[0].contains("was cut"))
  }

  @Test(arguments: [
    ("const s = new Set(); s.add(s)", "s", "Set(1) { Set(1) { Set(1) { [Set] } } }"),
    ("const m = new Map(); m.set('m', m)", "m", "Map(1) { 'm' => Map(1) { 'm' => Map(1) { 'm' => [Map] } } }"),
    (
      "const e = new Error('x'); e.self = e", "e",
      "Error: x { self: [Error: x] { self: [Error: x] { self: [Error] } } }"
    ),
    ("const p = Promise.resolve([[[Promise.resolve(1)]]])", "p", "Promise { [ [ [Array] ] ] }"),
    ("const o = {}; o.o = o", "o", "{ o: { o: { o: [Object] } } }"),
  ]) func `What stands deep is shown by its kind`(_ statements: String, _ value: String, _ printed: String) {
    #expect(Running("\(statements); console.log(\(value));").log == ["0ms \(printed)"])
  }

  @Test func aCloneSharesItsPartsAsTheOriginalDoes() {
    let run = Running("\(Self.shared); const c = structuredClone(a); console.log(c === a, c[0] === c[1]);")
    #expect(run.log == ["0ms false true"])
  }

  @Test func contentsAreComparedOnce() {
    #expect(Running("\(Self.shared); expect(a).toEqual(b); console.log('same');").log == ["0ms same"])
  }

  @Test func picturesOfThemEnd() {
    let run = Running("const { of } = rxjs; const m = new Map(); m.set(m, m); of(m).subscribe();")
    #expect(run.lanes.count == 1)
    #expect(run.lanes[0].utf8.count > 1_000)
  }

  @Test(arguments: [
    ("const o = {}; o.o = [o]", "Converting circular structure to JSON"),
    ("let o = 1; for (let i = 0; i < 300; i++) o = [o]", "this value is nested too deeply for JSON"),
  ]) func `JSON says whether a value is a circle or only deep`(_ statements: String, _ message: String) {
    #expect(
      Running("\(statements); JSON.stringify(o);").messages.map { String($0.split(separator: ": ")[1]) } == [message])
  }

  @Test func anIteratorMayBeTheObjectItself() {
    let counter =
      "{ n: 0, next() { return { value: this.n, done: this.n++ === 3 } }, [Symbol.iterator]() { return this } }"
    #expect(Running("console.log([...\(counter)]);").log == ["0ms [ 0, 1, 2 ]"])
  }

  @Test(arguments: [
    ("a.forEach(x => { seen.push(x); a.push(x); a.shift() })", "[ 1, 3, 3 ] [ 1, 3, 3 ]"),
    ("seen.push(...a.filter(x => { a.pop(); return true }))", "[ 1 ] [ 1, 2 ]"),
    ("seen.push(a.reduce((sum, x) => { a.length > 1 && a.pop(); return sum + x }, 0))", "[ 1 ] [ 3 ]"),
  ]) func `A callback may change its array`(_ statement: String, _ printed: String) {
    #expect(
      Running("const a = [1, 2, 3], seen = []; \(statement); console.log(a, seen);").log
        .map { String($0.dropFirst(4)) } == [printed])
  }

  @Test func aLongTextIsMatched() {
    #expect(
      Running("console.log(/^.*b$/.test('a'.repeat(20000) + 'b'), 'a'.repeat(9000).match(/a+?$/)[0].length);").log == [
        "0ms true 9000"
      ])
  }

  @Test func replacingInALongTextTakesNoLongerThanReading() {
    #expect(Running("console.log('a'.repeat(20000).replace(/a/g, 'bb').length);").log == ["0ms 40000"])
  }
}
