import Testing

@Suite("logEvents")
struct LogEventsTests {
  @Test("It logs the start, every event and the end")
  func lines() {
    check(
      #"""
      from([1]).logEvents(identifier: "net").subscribe()
      never().logEvents().subscribe().dispose()
      """#, in: .reactiveswift, logs: ["[net] starting", "[net] started", "[net] value 1", "[net] completed", "[net] terminated", "[net] disposed", "[] starting", "[] started", "[] interrupted", "[] terminated", "[] disposed"])
  }
}
