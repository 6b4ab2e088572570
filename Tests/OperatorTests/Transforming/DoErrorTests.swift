import Testing

struct DoErrorTests {
  @Test func `The closure is called with the error before it is passed on`() {
    check(
      #"fail("no").doError { log("sees \($0.message)") }.subscribe(error: { log("got \($0.message)") })"#,
      logs: ["sees no", "got no"])
  }

  @Test func `It is called neither at completion nor on disposal`() {
    check(
      """
      just(1).doError { log("called") }.subscribe()
      never().doError { log("called") }.subscribe().dispose()
      """, logs: [])
  }

  @Test func `Events pass as they are`() {
    check(
      "a.doError { 1 }",
      """
      a  -a-#
         ^--!
      =  -a-#
      """)
  }
}
