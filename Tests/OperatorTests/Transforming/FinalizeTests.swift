import Testing

struct FinalizeTests {
  @Test func `The closure is called when the end has been delivered`() {
    check(
      #"just(1).finalize { log("finalize") }.subscribe(next: { log($0) }, completed: { log("completed") })"#,
      logs: ["1", "completed", "finalize"])
    check(#"fail("no").finalize { log("finalize") }.subscribe(error: { log($0.message) })"#, logs: ["no", "finalize"])
  }

  @Test func `It is called on disposal at once`() {
    check(
      """
      never().finalize { log("finalize") }.subscribe().dispose()
      log("disposed")
      """, logs: ["finalize", "disposed"])
  }

  @Test func `take disposes its source, and that is an end, too`() {
    check(
      #"from([1, 2]).finalize { log("finalize") }.take(1).subscribe(next: { log($0) }, completed: { log("completed") })"#,
      logs: ["1", "completed", "finalize"])
  }

  @Test func `The closure nearer to the source is called first`() {
    check(
      #"just(1).finalize { log("above") }.map { $0 }.finalize { log("below") }.subscribe(completed: { log("completed") })"#,
      logs: ["completed", "above", "below"])
  }

  @Test func `A stream that fails is finalized before the one that takes over sends`() {
    check(
      #"throwError("no").finalize { log("finalize") }.catchError { of(2) }.subscribe { log($0) }"#, in: .rxjs,
      logs: ["finalize", "2"])
  }

  @Test func `Of streams that follow one another each is finalized before the next one sends`() {
    check(
      """
      let told = cold("a|").finalize { log("first") }.concat(just("b"))
      told.subscribe(next: { log($0) }, completed: { log("completed") })
      """, logs: ["a", "100ms  first", "100ms  b", "100ms  completed"])
  }
}
