import Testing

struct MaterializeResultsTests {
  @Test func `Values are successes, an error is a failure and completes`() {
    check(
      #"""
      import ReactiveSwift
      let values = SignalProducer<Int, NSError>(value: 1).concat(error: "oops")
      values.materializeResults().on(completed: { log("completed") }).startWithValues { result in
        switch result {
        case .success(let value): log("value \(value)")
        case .failure(let error): log("error \(error)")
        }
      }
      """#, in: .reactiveswift, logs: ["value 1", "error oops", "completed"])
  }
}
