import Testing

@Suite("subscribeOn")
struct SubscribeOnTests {
  @Test("It subscribes on a scheduler, at the same instant, one turn later")
  func subscribesOnSchedulerAtSameInstant() {
    check(
      """
      signal { log("runs"); send(1) }.subscribeOn(background).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "[background] runs", "[background] 1"])
  }

  @Test("Only the subscription moves: events arrive where the source sends them")
  func onlySubscriptionMovesEventsArriveWhere() {
    check("just(1).deliverOnMain().subscribeOn(background).subscribe { log($0) }", logs: ["1"])
  }

  @Test("Events pass as they are")
  func eventsPassThey() {
    check(
      "a.subscribeOn(background)",
      """
      a  -a-[bc]-#
         ^---   -!
      =  -a-[bc]-#
      """)
  }

  @Test("A source whose turn has not come is not subscribed when the subscriber leaves")
  func sourceWhoseTurnHasNotCome() {
    check(#"signal { log("runs") }.subscribeOn(background).subscribe().dispose()"#, logs: [])
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.subscribeOn(background)",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }
}
