import Testing

@testable import StreamLang

/// What comes after an end: catchError, retry, repeat, and finalize, which is called last.
@Suite("RxJS: ends")
struct RxFailingTests {
  @Test("catchError is given what was thrown, whatever that is, and the whole stream")
  func catchError() {
    checkRx(#"throwError("x").catchError { e in of(e) }"#, is: "[x|]")
    checkRx("throwError(42).catchError { e in of(e) }", is: #""[x|]", x: 42"#)
    checkRx(#"cold("a#").catchError { e, caught in caught }.take(3)"#, is: "aa[a|]")
    checkRx(#"of(1).map { x in x / 0 }.catchError { e in of("divided") }"#, is: #""[d|]", d: "divided""#)
    check(#"fail("x").catch { e in just(e.message) }"#, is: "[x|]")
  }

  @Test("retry(2) is three attempts, inside the error; RAC's begin one turn later")
  func retry() {
    checkRx(#"cold("-a#").retry(1)"#, is: "-a-a#")
    checkRx(#"cold("-a#").retry(0)"#, is: "-a#")
    checkRx(#"cold("a#").retry(count: 1, delay: 200ms)"#, is: "a--a#")
    checkRx(#"cold("a#").retry(delay: { e, n in timer(n * 100ms) }).take(3)"#, is: "a-a--[a|]")
    checkRx(#"cold("a#").retry(delay: { EMPTY })"#, is: "a|")
    checkRx("throwError(\"error\").retry(10000)", is: "#")
  }

  @Test("repeat(2) is two runs, repeat(0) none")
  func repeating() {
    checkRx(#"cold("ab|").repeat(2)"#, is: "abab|")
    checkRx(#"cold("ab|").repeat(0)"#, is: "|")
    checkRx(#"cold("a|").repeat(count: 2, delay: 200ms)"#, is: "a--a|")
    checkRx(#"cold("a|").repeat(count: 3, delay: { n in timer(n * 100ms) })"#, is: "a-a--a|")
    checkRx("of(1).repeat().take(2)", is: #""[aa|]", a: 1"#)
  }

  @Test("retryWhen and repeatWhen run again when the closure's stream sends, and end with it")
  func notified() {
    checkRx(#"cold("a#").retryWhen { errors in errors.delay(100ms).take(2) }"#, is: "a-a-|")
    checkRx(#"cold("a#").retryWhen { errors in errors.map { e in throw "error" } }"#, is: "a#")
    checkRx(#"cold("a|").repeatWhen { ends in ends.delay(200ms).take(1) }"#, is: "a--a|")
    checkRx(#"cold("a|").repeatWhen { ends in cold("-x--x|") }"#, is: "a-a--a|")
  }

  @Test("onErrorResumeNext goes on after an error as after completion")
  func resume() {
    checkRx(#"cold("a#").onErrorResumeNext(cold("b#"), cold("c|"))"#, is: "abc|")
    checkRx(#"onErrorResumeNext(cold("a#"), cold("b#"))"#, is: "ab|")
  }

  @Test("finalize is called when the end has been delivered, and on disposal; RAC's finally before, and not")
  func finalize() {
    let told = #".subscribe(next: { log($0) }, completed: { log("completed") })"#
    check(#"just(1).finalize { log("over") }\#(told)"#, logs: "1", "completed", "over")
    check(#"just(1).finally { log("over") }\#(told)"#, logs: "1", "over", "completed")
    check(#"from([1, 2]).finalize { log("over") }.take(1)\#(told)"#, logs: "1", "completed", "over")
    check(#"never().finalize { log("over") }.subscribe().dispose()"#, logs: "over")
    check(
      #"cold("a|").finalize { log("first") }.concat(just("b"))\#(told)"#, logs: "a", "first", "b", "completed")
    check(
      #"just(1).finalize { log("above") }.map { $0 }.finalize { log("below") }\#(told)"#,
      logs: "1", "completed", "above", "below")
    check(
      #"throwError("x").finalize { log("over") }.rxjs.catchError { of(2) }\#(told)"#, logs: "over", "2", "completed")
  }

  @Test("tap hears everything; unsubscribe only disposal")
  func tap() {
    let tap = """
      .tap({ x in log(x) }, { e in log("error " + e) }, { log("complete") }, subscribe: { log("subscribe") },
        unsubscribe: { log("unsubscribe") }, finalize: { log("finalize") })
      """
    check("of(1)\(tap).subscribe()", logs: "subscribe", "1", "complete", "finalize")
    check(
      "throwError(\"x\")\(tap).subscribe(error: { log(\"told\") })", logs: "subscribe", "error x", "told", "finalize")
    check("never()\(tap).subscribe().dispose()", logs: "subscribe", "unsubscribe", "finalize")
  }
}
