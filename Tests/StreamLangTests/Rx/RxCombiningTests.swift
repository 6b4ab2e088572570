import Testing

@testable import StreamLang

/// Several streams become one.
@Suite("RxJS: combining")
struct RxCombiningTests {
  @Test("Combinations yield arrays in rxjs, tuples in rac")
  func arrays() {
    checkRx("zip(of(1), of(2))", is: #""[x|]", x: [1, 2]"#)
    check("zip(just(1), just(2))", is: #""[x|]", x: (1, 2)"#)
    checkRx(#"cold("a-b|").combineLatestWith(cold("-x|"))"#, is: #""-pq|", p: ["a", "x"], q: ["b", "x"]"#)
    checkRx("of(1, 2, 3).pairwise()", is: #""[ab|]", a: [1, 2], b: [2, 3]"#)
  }

  @Test("withLatestFrom asks others for their latest value")
  func withLatestFrom() {
    checkRx(#"cold("a--b-|").withLatestFrom(cold("-x-#"))"#, is: "---#")
    checkRx(#"cold("a--b-|").withLatestFrom(cold("-x|")) { s, o in s + o }"#, is: #""---q-|", q: "bx""#)
    checkRx(#"cold("a|").withLatestFrom(of(1), of(2))"#, is: #""q|", q: ["a", 1, 2]"#)
  }

  @Test("forkJoin sends the last values of all, when all have completed")
  func forkJoin() {
    checkRx(#"forkJoin(cold("ab-|"), cold("x|"))"#, is: #""---[q|]", q: ["b", "x"]"#)
    checkRx(#"forkJoin([cold("ab-|"), cold("-|")])"#, is: "-|")
    checkRx(#"forkJoin(cold("ab-|"), cold("-#"))"#, is: "-#")
    checkRx(#"forkJoin(of(1), of(2)) { a, b in a + b }"#, is: #""[q|]", q: 3"#)
  }

  @Test("race goes to the first that sends; an end counts, too")
  func race() {
    checkRx(#"race(cold("--a-b|"), cold("-x-y|"))"#, is: "-x-y|")
    checkRx(#"cold("--a-b|").raceWith(cold("-|"))"#, is: "-|")
    checkRx(#"race([cold("--a-b|"), cold("-#")])"#, is: "-#")
  }

  @Test("combineLatestAll and zipAll wait until all streams are known")
  func all() {
    let streams = #"let streams = cold("p-q|", p: cold("a-b|"), q: cold("x-y|"))"#
    checkRx("streams.zipAll()", is: #""---m-n|", m: ["a", "x"], n: ["b", "y"]"#, given: streams)
    checkRx(
      "streams.combineLatestAll { p, q in p + q }", is: #""---m-[no]|", m: "ax", n: "bx", o: "by""#, given: streams)
  }

  @Test("startWith and endWith put values around; concatWith and mergeWith take more streams")
  func around() {
    checkRx(#"cold("-a|").startWith("<").endWith(">")"#, is: "<a[>|]")
    checkRx(#"cold("a|").concatWith(cold("b|"), cold("c|"))"#, is: "abc|")
    checkRx(#"cold("a-|").mergeWith(cold("-b|"))"#, is: "ab|")
    checkRx(#"cold("-a|").endWith(1, 2)"#, is: #""-a[xy|]", x: 1, y: 2"#)
  }

  @Test("generate, iif and defer make streams when they are subscribed")
  func creating() {
    checkRx(
      "generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })", is: #""[abc|]", a: 1, b: 3, c: 9"#)
    checkRx(
      "generate(initialState: 1, iterate: { $0 + 1 }, resultSelector: { $0 * 10 }).take(2)",
      is: #""[ab|]", a: 10, b: 20"#)
    checkRx("iif(of(1), of(2)) { false }", is: #""[b|]", b: 2"#)
    checkRx("iif(of(1)) { false }", is: "|")
    checkRx(#"of("a", "b").mergeMap { x in x == "a" ? EMPTY : of(x) }"#, is: "[b|]")
  }

  @Test("scan and reduce take the first value where no seed is given; a closure's third parameter is the index")
  func folding() {
    checkRx("of(1, 2, 3).scan { sum, x in sum + x }", is: #""[abc|]", a: 1, b: 3, c: 6"#)
    checkRx("of(1, 2, 3).scan(10) { sum, x in sum + x }", is: #""[abc|]", a: 11, b: 13, c: 16"#)
    checkRx("of(1, 2, 3).reduce { sum, x, i in sum + x * i }", is: #""[a|]", a: 9"#)
    checkRx("EMPTY.reduce { sum, x in sum + x }", is: "|")
    checkRx("EMPTY.reduce(7) { sum, x in sum + x }", is: #""[a|]", a: 7"#)
  }

  @Test("groupBy: groups have a key, may be limited, and keep the source going as long as somebody listens")
  func groupBy() {
    checkRx(#"cold("abab|").groupBy { x in x }.map { g in g.key }"#, is: "ab--|")
    checkRx(#"cold("abab|").groupBy { x in x }.mergeMap { g in g.take(1) }"#, is: "ab--|")
    checkRx(#"cold("abab|").groupBy { x in x }.take(1).mergeMap { g in g.endWith("z") }"#, is: "a-a-[z|]")
    checkRx(
      #"cold("aaaa|").groupBy(duration: { g in g.skip(1) }) { x in x }.mergeMap { g in g.count() }"#,
      is: #""-p-p|", p: 2"#)
    checkRx(#"cold("ab|").groupBy({ x in x }, { x in x + x }).mergeAll()"#, is: #""pq|", p: "aa", q: "bb""#)
  }
}
