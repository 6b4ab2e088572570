import Testing

@Suite("Timer.publish")
struct TimerPublisherTests {
  @Test("It ticks for all subscribers once it is connected")
  func connected() {
    check(
      #"""
      import Combine
      let t = Timer.publish(every: 1, on: .main, in: .common)
      t.prefix(2).subscribe("lane") { log($0) }
      wait(1500ms)
      t.connect()
      wait(5s)
      """#, in: .combine, logs: ["2.5s 0", "3.5s 1"])
  }
}
