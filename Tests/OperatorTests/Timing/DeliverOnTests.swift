import Testing

struct DeliverOnTests {
  @Test func `It delivers every event at the same instant, one turn later, on a scheduler`() {
    check(
      """
      just(1).deliverOn(background).subscribe(next: { log($0) }, completed: { log("completed") })
      log("subscribed")
      """, logs: ["subscribed", "[background] 1", "[background] completed"])
  }

  @Test func `Operators above it run where they ran before`() {
    check(
      #"just(1).doNext { log("above") }.deliverOn(background).doNext { log("below") }.subscribe()"#,
      logs: ["above", "[background] below"])
  }

  @Test func `Events that wait for their turn are dropped on disposal`() {
    check(
      """
      let subscription = just(1).deliverOn(background).subscribe { log($0) }
      subscription.dispose()
      """, logs: [])
  }
}
