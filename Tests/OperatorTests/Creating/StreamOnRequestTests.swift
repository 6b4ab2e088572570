import Testing

struct StreamOnRequestTests {
  @Test func `Each request gets the next element of a list, at once`() {
    check("[1, 2, 3].async.filter { $0 != 2 }.subscribe { log($0) }", in: .asyncsequence, logs: ["1", "3"])
    check("(1...2).async.subscribe { log($0) }", in: .asyncsequence, logs: ["1", "2"])
  }

  @Test func `A closure makes elements until it gives nil`() {
    check(
      """
      var n = 0
      AsyncStream(unfolding: { n += 1; log("asked"); return n < 3 ? n : nil }).flatMap { x in timer(1s) }.subscribe()
      """, in: .asyncsequence, logs: ["asked", "1s  asked", "2s  asked"])
  }

  @Test func `A long list needs no deep stack`() {
    check("(1...20000).async.filter { $0 == 20000 }.subscribe { log($0) }", in: .asyncsequence, logs: ["20000"])
  }
}
