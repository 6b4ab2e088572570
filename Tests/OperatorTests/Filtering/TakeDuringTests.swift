import Testing

struct `take(during:)` {
  @Test func `The end of the lifetime completes the stream`() {
    check(
      #"""
      import ReactiveSwift
      let (lifetime, token) = Lifetime.make()
      SignalProducer.interval(.seconds(1), on: QueueScheduler.main).take(during: lifetime).start { log("\($0)") }
      wait(2500ms)
      token.dispose()
      never().take(during: lifetime).startWithCompleted { log("at once") }
      """#, in: .reactiveswift, logs: ["1s  VALUE 0", "2s  VALUE 1", "2.5s  COMPLETED", "2.5s  at once"])
  }
}
