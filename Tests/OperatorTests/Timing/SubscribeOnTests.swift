import Testing

struct SubscribeOnTests {
  @Test func `It subscribes on a scheduler, at the same instant, one turn later`() {
    check(
      """
      signal { log("runs"); send(1) }.subscribeOn(background).subscribe { log($0) }
      log("subscribed")
      """, logs: ["subscribed", "[background] runs", "[background] 1"])
  }

  @Test func `Only the subscription moves: events arrive where the source sends them`() {
    check("just(1).deliverOnMain().subscribeOn(background).subscribe { log($0) }", logs: ["1"])
  }

  @Test func `A source whose turn has not come is not subscribed when the subscriber leaves`() {
    check(#"signal { log("runs") }.subscribeOn(background).subscribe().dispose()"#, logs: [])
  }
}
