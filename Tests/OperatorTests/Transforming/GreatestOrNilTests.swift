import Testing

struct GreatestOrNilTests {
  @Test func `The greatest element comes at the end, also by an order of its own`() {
    check("[3, 1, 2].async.max().subscribe { log($0) }", in: .asyncsequence, logs: ["3"])
    check("[3, 1, 2].async.max(by: { $0 % 3 < $1 % 3 }).subscribe { log($0) }", in: .asyncsequence, logs: ["2"])
  }
}
