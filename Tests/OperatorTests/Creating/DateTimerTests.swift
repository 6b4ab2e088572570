import Testing

struct `SignalProducer.timer` {
  @Test func `It sends the date after each interval`() {
    check(
      #"""
      import ReactiveSwift
      SignalProducer.timer(interval: .seconds(61), on: QueueScheduler.main)
        .take(first: 2).startWithValues { log($0) }
      wait(200s)
      """#, in: .reactiveswift, logs: ["61s  2017-01-01 00:01:01 +0000", "122s  2017-01-01 00:02:02 +0000"])
  }
}
