import Testing

struct LogEventsTests {
  @Test func `It logs the start, every event and the end`() {
    check(
      #"""
      from([1]).logEvents(identifier: "net").subscribe()
      never().logEvents().subscribe().dispose()
      """#, in: .reactiveswift,
      logs: ["starting", "value 1", "completed", "terminated", "disposed", "started"].map {
        "[net] \($0) fileName: test.rx, functionName: main, lineNumber: 1"
      }
        + ["starting", "started", "interrupted", "terminated", "disposed"].map {
          "[] \($0) fileName: test.rx, functionName: main, lineNumber: 2"
        })
  }
}
