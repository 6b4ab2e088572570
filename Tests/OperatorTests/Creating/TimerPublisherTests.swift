import Testing

struct `Timer.publish` {
  @Test func `It ticks for all subscribers once it is connected`() {
    check(
      #"""
      import Combine
      let t = Timer.publish(every: 1, on: .main, in: .common)
      let ticks = t.prefix(2).sink { log($0) }
      wait(1500ms)
      let connection = t.connect()
      wait(5s)
      """#, in: .combine, logs: ["2.5s  2017-01-01 00:00:02 +0000", "3.5s  2017-01-01 00:00:03 +0000"])
  }
}
