import Testing

@Suite("deliverOn")
struct DeliverOnTests {
  @Test("It delivers every event at the same instant, one turn later, on a scheduler")
  func deliversEveryEventAtSameInstant() {
    check(
      """
      just(1).deliverOn(background).subscribe(next: { log($0) }, completed: { log("completed") })
      log("subscribed")
      """, logs: ["subscribed", "[background] 1", "[background] completed"])
  }

  @Test("Errors wait their turn, too: values are not lost")
  func errorsWaitTheirTurnTooValues() {
    check(
      "a.deliverOn(background)",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }

  @Test("Operators above it run where they ran before")
  func operatorsAboveRunWhereTheyRan() {
    check(
      #"just(1).doNext { log("above") }.deliverOn(background).doNext { log("below") }.subscribe()"#,
      logs: ["above", "[background] below"])
  }

  @Test("Events that wait for their turn are dropped on disposal")
  func eventsWaitForTheirTurnDropped() {
    check(
      """
      let subscription = just(1).deliverOn(background).subscribe { log($0) }
      subscription.dispose()
      """, logs: [])
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.deliverOn(background)",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
