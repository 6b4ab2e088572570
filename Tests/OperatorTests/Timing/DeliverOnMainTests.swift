import Testing

struct DeliverOnMainTests {
  @Test func `On main, with nothing waiting, it delivers at once`() {
    check(
      """
      just(1).deliverOnMain().subscribe { log($0) }
      log("subscribed")
      """, logs: ["1", "subscribed"])
  }

  @Test func `From another scheduler it delivers one turn later`() {
    check(
      #"just(1).deliverOn(background).doNext { log("above") }.deliverOnMain().subscribe { log($0) }"#,
      logs: ["[background] above", "1"])
  }

  @Test func `A value that is sent while another is delivered waits`() {
    check(
      """
      let s = subject()
      s.deliverOnMain().subscribe { x in if x == 1 { s.send(2); log("sent 2") }; log(x) }
      s.send(1)
      log("sent 1")
      """, logs: ["sent 2", "1", "sent 1", "2"])
  }
}
