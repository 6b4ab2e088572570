import Testing

struct `Property(value:)` {
  @Test func `It sends its value and completes, and so does what is made of it`() {
    check(
      #"""
      import ReactiveSwift
      let p = Property(value: 1)
      log(p.value)
      p.producer.start { log("\($0)") }
      p.signal.observeCompleted { log("no changes") }
      let next = p.map { $0 + 1 }
      log(next.value)
      """#, in: .reactiveswift, logs: ["1", "VALUE 1", "COMPLETED", "no changes", "2"])
  }
}
