import Testing

@Suite("multicast(makeSubject:) of RxSwift")
struct MulticastRenewingTests {
  @Test("The closure makes a subject for each connection, and the subscribers of one share it")
  func renewed() {
    check(
      """
      var made = 0
      let p = cold("-1-2|").multicast { made += 1; return replaySubject() }.refCount()
      p.subscribe { log("one \\($0)") }
      p.subscribe { log("two \\($0)") }
      wait(1s)
      p.subscribe { log("three \\($0)") }
      wait(1s)
      log(made)
      """, in: .rxswift,
      logs: ["one 1", "two 1", "one 2", "two 2", "three 1", "three 2", "2"])
  }
}
