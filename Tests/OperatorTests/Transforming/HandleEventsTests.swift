import Testing

struct HandleEventsTests {
  @Test func `Closures are called at subscription, with each value, and with the end`() {
    check(
      """
      just(1).handleEvents(
        receiveSubscription: { log("subscription") }, receiveOutput: { log("output \\($0)") },
        receiveCompletion: { log($0.kind) }, receiveCancel: { log("cancel") }
      ).subscribe { }
      """, in: .combine, logs: ["subscription", "output 1", "completed"])
  }

  @Test func `An error is an end, and disposal a cancellation`() {
    check(
      "fail(\"oops\").handleEvents(receiveCompletion: { log($0.kind) }).replaceError(with: 0).subscribe { }",
      in: .combine,
      logs: ["error"])
    check(
      "just(1).append(never()).handleEvents(receiveCancel: { log(\"cancel\") }).first().subscribe { }", in: .combine,
      logs: ["cancel"])
  }
}
