import Testing

struct DematerializeResultsTests {
  @Test func `Results are values and an error again`() {
    check(
      #"""
      import ReactiveSwift
      let results = SignalProducer([.success(1), .failure("oops"), .success(2)])
      results.dematerializeResults().startWithResult { log("\($0)") }
      """#, in: .reactiveswift, logs: ["success(1)", "failure(oops)"])
  }
}
