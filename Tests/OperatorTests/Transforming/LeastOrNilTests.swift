import Testing

struct LeastOrNilTests {
  @Test func `The least element comes at the end, and nil where there was none`() {
    check("[3, 1, 2].async.min().subscribe { log($0) }", in: .asyncsequence, logs: ["1"])
    check("[].async.min().subscribe { log($0) }", in: .asyncsequence, logs: ["nil"])
  }
}
