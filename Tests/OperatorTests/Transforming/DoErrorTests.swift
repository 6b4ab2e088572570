import Testing

@Suite("doError")
struct DoErrorTests {
  @Test("The closure is called with the error before it is passed on")
  func closureCalledWithErrorBeforePassed() {
    check(
      #"fail("no").doError { log("sees \($0.message)") }.subscribe(error: { log("got \($0.message)") })"#,
      logs: ["sees no", "got no"])
  }

  @Test("It is called neither at completion nor on disposal")
  func calledNeitherAtCompletionNorOn() {
    check(
      """
      just(1).doError { log("called") }.subscribe()
      never().doError { log("called") }.subscribe().dispose()
      """, logs: [])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.doError { 1 }",
      """
      a  -a-#
         ^--!
      =  -a-#
      """)
  }
}
