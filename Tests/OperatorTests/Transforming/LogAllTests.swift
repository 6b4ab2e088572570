import Testing

@Suite("logAll")
struct LogAllTests {
  @Test("It logs every event before it is passed on")
  func logsEveryEventBeforePassedOn() {
    check(
      """
      let a = from([1, 2])
      a.logAll().subscribe { log($0) }
      """, logs: ["a next: 1", "1", "a next: 2", "2", "a completed"])
    check(
      """
      let a = fail("no")
      a.logAll("net").subscribe(error: { log("told") })
      """, logs: ["net error: no", "told"])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.logAll()",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }
}
