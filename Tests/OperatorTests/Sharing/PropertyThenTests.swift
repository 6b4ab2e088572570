import Testing

struct `Property(initial:then:)` {
  @Test func `It has the first value until the stream sends another`() {
    check(
      #"""
      import ReactiveSwift
      let (signal, observer) = Signal.pipe()
      let p = Property(initial: 0, then: signal)
      log(p.value)
      observer.send(value: 1)
      log(p.value)
      p.signal.observeValues { log("changed") }
      observer.send(value: 2)
      """#, in: .reactiveswift, logs: ["0", "1", "changed"])
  }
}
