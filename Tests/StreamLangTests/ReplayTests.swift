import Testing

@testable import StreamLang

/// A late subscriber receives the past, as it was.
@Suite struct ReplayTests {
  @Test(arguments: ["rac", "rxjs"]) func `Who comes late hears values of every kind in their order, and the end`(
    _ dialect: String
  ) {
    let replay = dialect == "rac" ? "replay()" : "shareReplay()"
    let values = #"a: 1, b: 2.5, c: true, d: "x", e: 1s, f: nil, g: (1, "y")"#
    let script = "dialect(\"\(dialect)\")\nlet r = cold(\"abcdefg|\", \(values)).\(replay)"
    check("r", is: "\"abcdefg|\", \(values)", given: script)
    check(
      "merge(r.filter { false }, timer(1s).concatMap { r })", is: "\"----------[abcdefg|]\", \(values)", given: script)
  }

  @Test func `RAC: what is sent while the past is told is not for whom it is told, but for who comes later`() {
    check(
      """
      let r = replaySubject()
      r.send(1, "a", 2)
      r.subscribe { log("first \\($0)"); if $0 == 1 { r.send(3, "b") } }
      r.subscribe { log("later \\($0)") }
      r.send(4)
      """,
      logs: "first 1", "first a", "first 2", "later 1", "later a", "later 2", "later 3", "later b", "first 4", "later 4"
    )
  }

  @Test func `RxJS: what is sent while the past is told is heard at once`() {
    check(
      """
      dialect("rxjs")
      let r = replaySubject()
      r.send(1, "a", 2)
      r.subscribe { log("first \\($0)"); if $0 == 1 { r.send(3, "b") } }
      r.subscribe { log("later \\($0)") }
      """,
      logs: "first 1", "first 3", "first b", "first a", "first 2", "later 1", "later a", "later 2", "later 3", "later b"
    )
  }

  @Test(arguments: [1, 2, 3])
  func `A bounded memory tells what it held when somebody came, whatever it forgets meanwhile`(_ capacity: Int) {
    let script = """
      let r = replaySubject(\(capacity))
      r.send(1, "a", 2.5)
      r.subscribe { log("first \\($0)"); if $0 != 9 { r.send(9) } }
      r.subscribe { log("later \\($0)") }
      """
    switch capacity {
    case 1: check(script, logs: "first 2.5", "later 9")
    case 2: check(script, logs: "first a", "first 2.5", "later 9", "later 9")
    default: check(script, logs: "first 1", "first a", "first 2.5", "later 9", "later 9", "later 9")
    }
  }

  @Test func `What is too old is forgotten, of whatever kind`() {
    check(
      "merge(r.filter { false }, timer(600ms).concatMap { r })", is: #""------[bc|]", b: "x", c: 2.5"#,
      given: #"let r = cold("a-b-c|", a: 1, b: "x", c: 2.5).rxjs.shareReplay(windowTime: 450ms)"#)
  }
}
