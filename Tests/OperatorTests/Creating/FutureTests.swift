import Testing

struct FutureTests {
  @Test func `The closure runs once, and every subscriber receives its outcome`() {
    check(
      #"""
      let answer = Future { promise in log("works"); promise(.success(42)) }
      log("made")
      answer.subscribe(next: { log($0) }, completed: { log("finished") })
      answer.subscribe { log("again \($0)") }
      """#, in: .combine, logs: ["works", "made", "42", "finished", "again 42"])
  }

  @Test func `A promise is fulfilled only once`() {
    check(
      #"""
      Future { promise in promise(.success(1)); promise(.success(2)) }.subscribe { log($0) }
      """#, in: .combine, logs: ["1"])
  }

  @Test func `A failure is the error of the stream`() {
    check(
      #"""
      Future { promise in promise(.failure("no")) }.subscribe(error: { log($0.message) })
      """#, in: .combine, logs: ["no"])
  }
}
