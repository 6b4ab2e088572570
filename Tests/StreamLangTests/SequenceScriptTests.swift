import Testing

@testable import StreamLang

struct `Lazy sequences in scripts` {
  @Test func `The closures of an array's map run at once, those of a sequence when an element is asked for`() {
    let double = "{ x in\n  log(\"map \\(x)\")\n  x * 2\n}"
    check("let a = [1, 2].map(\(double))\nlog(\"made\")\nlog(a.first)", logs: "map 1", "map 2", "made", "2")
    check(
      "let s = [1, 2].sequence.map(\(double))\nlog(\"made\")\nlog(s.head)\nlog(s.head)\nlog(s.tail.head)", logs: "made",
      "map 1", "2", "2", "map 2", "4")
  }

  @Test func `L83: squares, even numbers, joined texts`() {
    check("[1, 2, 3].sequence.map { $0 * $0 }.array", gives: "[1, 4, 9]")
    check("[1, 2, 3].sequence.filter { $0 % 2 == 0 }.array", gives: "[2]")
    check("[1, 2, 3].sequence.map { \"\\($0)\" }.foldLeft(\"\") { $0 + $1 }", gives: "123")
    check("[1, 2, 3].sequence.foldRight(\"\") { x, rest in \"\\(x)\" + rest }", gives: "123")
  }

  @Test func `L28: one value a turn, on a background scheduler`() {
    check(
      "\"123456789\".sequence.filter { Int($0) > 7 }.stream.subscribe { log($0) }\nlog(\"subscribed\")",
      logsAt: "0s  subscribed", "0s  [background] 8", "0s  [background] 9")
  }

  @Test func `What runs for an element of the stream runs in its turn`() {
    check(
      "[1, 2].sequence.map { x in log(\"map\"); x }.stream.take(1).subscribe { log($0) }",
      logsAt: "0s  [background] map", "0s  [background] 1")
  }

  @Test func `L63: a dictionary's stream sends pairs, in the order in which they came`() {
    check(
      "[\"name\": \"BYqiu\", \"age\": 18].stream.subscribe { k, v in log(\"\\(k): \\(v)\") }",
      logsAt: "0s  [background] name: BYqiu", "0s  [background] age: 18")
  }

  @Test func `any and first ask no further than they must`() {
    check(
      "let s = (1...9).sequence.map { x in log(x); x }\nlog(s.any { $0 == 2 })\nlog(s.first { $0 > 1 })\nlog(s.all { $0 < 2 })",
      logs: "1", "2", "true", "2", "false")
  }

  @Test func `The rest`() {
    check("[1, 2, 3].sequence.skip(1).take(1).array", gives: "[2]")
    check("[1, 2].sequence.flattenMap { [$0, $0] }.array", gives: "[1, 1, 2, 2]")
    check("[1, 2].sequence.concat([3]).startWith(0).array", gives: "[0, 1, 2, 3]")
    check("[1, 2].sequence.zip([\"a\"]).array", gives: "[(1, a)]")
    check("[1, 2, 3].sequence.scan(0) { $0 + $1 }.array", gives: "[1, 3, 6]")
    check("[1, 2, 3].sequence.takeWhile { $0 < 2 }.array", gives: "[1]")
    check("[1, 2, 3].sequence.skipWhile { $0 < 2 }.array", gives: "[2, 3]")
    check("[].sequence.head", gives: "nil")
    check("[1, 2].sequence.map { $0 }.eager", gives: "sequence(1, 2)")
  }

  @Test func `A loop asks for an element when its round begins`() {
    check(
      "for x in [1, 2].sequence.map({ x in log(\"map\"); x }) {\n  log(x)\n}", logs: "map", "1", "map", "2")
  }
}
