import Testing

struct LogErrorTests {
  @Test func `It logs the error before it is passed on`() {
    check(
      #"""
      let a = cold("a#")
      a.logError().subscribe(error: { log("got \($0.message)") })
      """#, logs: ["100ms  a error: error", "100ms  got error"])
  }

  @Test func `Another name can be given`() {
    check(#"fail("oops").logError("net").subscribe(error: { })"#, logs: ["net error: oops"])
  }
}
