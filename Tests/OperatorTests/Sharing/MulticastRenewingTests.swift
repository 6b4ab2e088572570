import Testing

struct `multicast(makeSubject:) of RxSwift` {
  @Test func `The closure makes a subject for each connection, and the subscribers of one share it`() {
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
      logs: [
        "100ms  one 1", "100ms  two 1", "300ms  one 2", "300ms  two 2", "1.1s  three 1", "1.3s  three 2", "2s  2",
      ])
  }
}
