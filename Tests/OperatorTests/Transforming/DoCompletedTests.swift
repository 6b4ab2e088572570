import Testing

struct DoCompletedTests {
  @Test func `The closure is called before completion is passed on`() {
    check(
      #"just(1).doCompleted { log("sees it") }.subscribe(completed: { log("completed") })"#,
      logs: ["sees it", "completed"])
  }

  @Test func `It is called neither at an error nor on disposal`() {
    check(
      """
      fail("no").doCompleted { log("called") }.subscribe(error: { })
      never().doCompleted { log("called") }.subscribe().dispose()
      """, logs: [])
  }

  @Test func `An error in the closure takes the place of completion`() {
    check(
      #"a.doCompleted { throw "closure" }"#,
      """
      a  -a-|
      =  -a-#
      where # = "closure"
      """)
  }

  @Test func `Events pass as they are`() {
    check(
      "a.doCompleted { 1 }",
      """
      a  -a-|
         ^--!
      =  -a-|
      """)
  }
}
