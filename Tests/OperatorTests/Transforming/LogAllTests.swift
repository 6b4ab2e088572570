import Testing

struct LogAllTests {
  @Test func `It logs every event before it is passed on`() {
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
}
