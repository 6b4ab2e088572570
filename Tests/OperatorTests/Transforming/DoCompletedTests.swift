import Testing

@Suite("doCompleted")
struct DoCompletedTests {
  @Test("The closure is called before completion is passed on")
  func closureCalledBeforeCompletionPassedOn() {
    check(
      #"just(1).doCompleted { log("sees it") }.subscribe(completed: { log("completed") })"#,
      logs: ["sees it", "completed"])
  }

  @Test("It is called neither at an error nor on disposal")
  func calledNeitherAtErrorNorOn() {
    check(
      """
      fail("no").doCompleted { log("called") }.subscribe(error: { })
      never().doCompleted { log("called") }.subscribe().dispose()
      """, logs: [])
  }

  @Test("An error in the closure takes the place of completion")
  func errorClosureTakesPlaceCompletion() {
    check(
      #"a.doCompleted { throw "closure" }"#,
      """
      a  -a-|
      =  -a-#
      where # = "closure"
      """)
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.doCompleted { 1 }",
      """
      a  -a-|
         ^--!
      =  -a-|
      """)
  }
}
