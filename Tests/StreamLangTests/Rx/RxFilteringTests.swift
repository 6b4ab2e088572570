import Testing

@testable import StreamLang

/// Operators that choose among values, or ask about them.
@Suite("RxJS: choosing and asking")
struct RxFilteringTests {
  @Test("first, last, single and elementAt fail where there is nothing, unless a default is given")
  func oneValue() {
    checkRx(#"cold("-a-b|").first()"#, is: "-[a|]")
    checkRx(#"cold("-a-b|").first { x in x == "b" }"#, is: "---[b|]")
    checkRx(#"cold("-a-b|").last()"#, is: "----[b|]")
    checkRx(#"cold("-a-b|").elementAt(1)"#, is: "---[b|]")
    checkRx(#"cold("-a|").first("z") { x in false }"#, is: "--[z|]")
    checkRx(#"cold("-a|").last(nil, "z")"#, is: "--[a|]")
    checkRx(#"cold("-a|").elementAt(4, "z")"#, is: "--[z|]")
    checkRx(#"EMPTY.first().catchError { e in of(e.message) }"#, is: #""[e|]", e: "no elements in sequence""#)
    checkRx(#"cold("-a-b|").single().catchError { e in of("two") }"#, is: #""---[e|]", e: "two""#)
    checkRx(#"cold("-a-b|").single { x in x == "b" }"#, is: "----[b|]")
  }

  @Test("find sends nil, findIndex -1 where there is nothing")
  func find() {
    checkRx(#"cold("-a-b|").find { x in x == "b" }"#, is: "---[b|]")
    checkRx(#"cold("-a-b|").find { x in x == "c" }"#, is: #""----[n|]", n: nil"#)
    checkRx(#"cold("-a-b|").findIndex { x in x == "b" }"#, is: #""---[i|]", i: 1"#)
    checkRx(#"cold("-a-b|").findIndex { x, i in i == 7 }"#, is: #""----[i|]", i: -1"#)
  }

  @Test("every, isEmpty, count, min, max and sequenceEqual answer once")
  func questions() {
    checkRx(#"cold("-a-b|").every { x in x == "a" }"#, is: #""---[f|]", f: false"#)
    checkRx(#"cold("-a-b|").every { x in x < "c" }"#, is: #""----[t|]", t: true"#)
    checkRx(#"cold("-a|").isEmpty()"#, is: #""-[f|]", f: false"#)
    checkRx(#"cold("--|").isEmpty()"#, is: #""--[t|]", t: true"#)
    checkRx("from([4, 9, 2]).count { x in x > 3 }", is: #""[n|]", n: 2"#)
    checkRx("from([4, 9, 2]).max()", is: #""[n|]", n: 9"#)
    checkRx(#"from(["bb", "a"]).min { x, y in x.count - y.count }"#, is: "[a|]")
    checkRx("from([]).max()", is: "|")
    checkRx(#"cold("a-b|").sequenceEqual(cold("--ab--|"))"#, is: #""------[t|]", t: true"#)
    checkRx(#"cold("a-b|").sequenceEqual(cold("--ac--|"))"#, is: #""---[f|]", f: false"#)
    checkRx(#"cold("a|").sequenceEqual(cold("ab|"))"#, is: #""-[f|]", f: false"#)
  }

  @Test("distinct remembers all values, until it is told to forget; distinctUntilKeyChanged looks at a key")
  func distinct() {
    checkRx(#"cold("abacb|").distinct()"#, is: "ab-c-|")
    checkRx(#"cold("a-a-a|").distinct(nil, cold("-x"))"#, is: "a-a--|")
    checkRx("from([1, 2, 4]).distinct { x in x % 3 }", is: #""[ab|]", a: 1, b: 2"#)
    checkRx(
      #"from([["id": 1, "n": 1], ["id": 1, "n": 2], ["id": 2, "n": 3]]).distinctUntilKeyChanged("id").map { d in d["n"] }"#,
      is: #""[ab|]", a: 1, b: 3"#)
  }

  @Test("skipLast holds values back; skipUntil and takeUntil listen to a notifier, whose completion means nothing")
  func skipping() {
    checkRx(#"cold("a-b-c|").skipLast(1)"#, is: "--a-b|")
    checkRx(#"cold("a-b-c|").skipUntil(cold("-x"))"#, is: "--b-c|")
    checkRx(#"cold("a-b-c|").skipUntil(cold("-|"))"#, is: "-----|")
    checkRx(#"cold("a-b-c|").skipUntil(cold("-#"))"#, is: "-#")
    checkRx(#"cold("a-b-c|").takeUntil(cold("-x"))"#, is: "a|")
    checkRx(#"cold("a-b-c|").takeUntil(cold("-|"))"#, is: "a-b-c|")
    checkRx(#"cold("a-b-c|").takeUntil(cold("-#"))"#, is: "a#")
    checkRx(#"cold("abc|").takeWhile(true) { x in x < "b" }"#, is: "a[b|]")
    checkRx("never().takeLast(0)", is: "|")
  }

  @Test("defaultIfEmpty and throwIfEmpty step in where nothing came")
  func emptiness() {
    checkRx(#"cold("--|").defaultIfEmpty("z")"#, is: "--[z|]")
    checkRx(#"cold("-a|").defaultIfEmpty("z")"#, is: "-a|")
    checkRx(#"cold("--|").throwIfEmpty { "error" }"#, is: "--#")
  }

  @Test("partition gives two streams")
  func partition() {
    let parts = #"let parts = cold("abab|").partition { x in x == "a" }"#
    checkRx("parts[0]", is: "a-a-|", given: parts)
    checkRx("parts[1]", is: "-b-b|", given: parts)
  }
}
