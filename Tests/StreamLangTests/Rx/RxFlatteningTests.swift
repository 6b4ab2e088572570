import Testing

@testable import StreamLang

/// What becomes of streams that come as values: mergeMap, concatMap, switchMap, exhaustMap and their kin.
@Suite("RxJS: flattening")
struct RxFlatteningTests {
  private let xy = #"let inner = cold("x-y|")"#

  @Test("The same source under the four policies")
  func policies() {
    checkRx(#"cold("a-b----|").mergeMap { inner }"#, is: "x-[yx]-y--|", given: xy)
    checkRx(#"cold("a-b----|").concatMap { inner }"#, is: "x-yx-y-|", given: xy)
    checkRx(#"cold("ab-----|").switchMap { inner }"#, is: "xx-y---|", given: xy)
    checkRx(#"cold("ab-----|").exhaustMap { inner }"#, is: "x-y----|", given: xy)
  }

  @Test("The short forms for streams of streams, and for always the same stream")
  func shortForms() {
    checkRx("of(cold(\"a--b|\"), inner).mergeAll()", is: "[ax]-yb|", given: xy)
    checkRx("of(cold(\"a--b|\"), inner).concatAll()", is: "a--bx-y|", given: xy)
    checkRx("of(cold(\"a--b|\"), inner).switchAll()", is: "x-y|", given: xy)
    checkRx("of(cold(\"a--b|\"), inner).exhaustAll()", is: "a--b|", given: xy)
    checkRx(#"cold("a-b----|").mergeMapTo(inner)"#, is: "x-[yx]-y--|", given: xy)
    checkRx(#"cold("a-b----|").concatMapTo(inner)"#, is: "x-yx-y-|", given: xy)
    checkRx(#"cold("ab-----|").switchMapTo(inner)"#, is: "xx-y---|", given: xy)
  }

  @Test("With a number only so many run at a time; the closure is called when its stream begins")
  func limits() {
    checkRx(#"cold("abc------|").mergeMap(2) { inner }"#, is: "xxy[yx]-y---|", given: xy)
    checkRx(#"merge(inner, inner, inner, 2)"#, is: "[xx]-[yy]x-y|", given: xy)
    checkRx(
      "from([3, 1]).concatMap { x, i in timer(x * 100ms).map { [x, i] } }", is: #""---a[b|]", a: [3, 0], b: [1, 1]"#)
  }

  @Test("An error of the source, of a stream or of the closure ends all")
  func errors() {
    checkRx(#"cold("a-#").mergeMap { inner }"#, is: "x-#", given: xy)
    checkRx(#"cold("a--b|").switchMap { cold("-#") }"#, is: "-#")
    checkRx(#"cold("-a|").concatMap { x in throw "error" }"#, is: "-#")
  }

  @Test("mergeScan and switchScan remember the value that was sent last")
  func scans() {
    checkRx("from([1, 2, 3]).mergeScan(10) { sum, x in of(sum + x) }", is: #""[abc|]", a: 11, b: 13, c: 16"#)
    checkRx(#"cold("a-b|").mergeScan("") { all, x in cold("-x|", x: all + x) }"#, is: #""-a-b|", a: "a", b: "ab""#)
    checkRx(#"cold("a-b|").switchScan("") { all, x in of(all + x) }"#, is: #""a-b|", a: "a", b: "ab""#)
  }

  @Test("expand treats what its streams send like values of the source")
  func expand() {
    checkRx("of(1).expand { x in x < 8 ? of(x * 2).delay(100ms) : EMPTY }", is: #""abc[d|]", a: 1, b: 2, c: 4, d: 8"#)
    checkRx(
      "of(1, 5).expand(1) { x in x < 3 ? of(x + 1).delay(100ms) : EMPTY }",
      is: #""a[db][c|]", a: 1, b: 2, c: 3, d: 5"#)
  }

  @Test("delayWhen sends each value when its own stream sends, and not if that only completes")
  func delayWhen() {
    checkRx("from([2, 1]).delayWhen { n in timer(n * 100ms) }", is: #""-b[a|]", a: 2, b: 1"#)
    checkRx(#"cold("ab|").delayWhen { x in x == "a" ? EMPTY : timer(300ms) }"#, is: "----[b|]")
    checkRx(#"of(1).delayWhen(cold("--x")) { x in timer(100ms) }"#, is: #""---[a|]", a: 1"#)
  }

  @Test("switchMap leaves the old stream before it asks for the new one, RAC's switchToLatest after")
  func switchOrder() {
    let streams = """
      let one = signal { onDispose { log("one is left") }; send(1) }
      let two = defer { log("two is asked for"); never() }
      """
    check(
      "\(streams)\nof(one, two).rxjs.switchAll().subscribe()", logs: "one is left", "two is asked for")
    check(
      "\(streams)\nof(one, two).switchToLatest().subscribe()", logs: "two is asked for", "one is left")
  }
}
