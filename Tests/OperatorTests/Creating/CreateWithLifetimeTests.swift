import Testing

struct `SignalProducer(startHandler)` {
  @Test func `The lifetime ends after the end has been delivered`() {
    check(
      #"""
      let p = SignalProducer { observer, lifetime in
        lifetime.observeEnded { log("ended") }
        observer.send(value: 1)
        observer.sendCompleted()
      }
      p.subscribe(next: { log($0) }, completed: { log("completed") })
      """#, in: .reactiveswift, logs: ["1", "completed", "ended"])
  }

  @Test func `An operator that ends passes its end on before the lifetime ends`() {
    check(
      #"""
      let p = SignalProducer { observer, lifetime in
        lifetime.observeEnded { log("ended") }
        observer.send(value: 1)
      }
      p.take(first: 1).subscribe(next: { log($0) }, completed: { log("completed") })
      """#, in: .reactiveswift, logs: ["1", "completed", "ended"])
  }

  @Test func `The observer can interrupt`() {
    check(
      "SignalProducer { observer, lifetime in observer.sendInterrupted() }", in: .reactiveswift,
      """
      =  [^%]
      """)
  }
}
