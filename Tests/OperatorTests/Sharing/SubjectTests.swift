import Testing

struct SubjectTests {
  @Test func `Subscribers hear the values that are sent from then on`() {
    check(
      "s",
      given:
        """
        let s = subject()
        a.subscribe(s)
        """,
      """
      a  -a-b|
      =  -a-b|
      =  --^b|
      =  -a!
      """)
  }

  @Test func `In rac it has no stopped state: after its end a new subscriber hears later values, and no end`() {
    check(
      """
      let s = subject()
      s.sendCompleted()
      s.subscribe(next: { log($0) }, completed: { log("completed") })
      s.send(1)
      """, in: .rac, logs: ["1"])
  }

  @Test func `In rxjs a new subscriber hears the end`() {
    check(
      """
      let s = subject()
      s.sendCompleted()
      s.subscribe(next: { log($0) }, completed: { log("completed") })
      s.send(1)
      """, in: .rxjs, logs: ["completed"])
  }

  @Test func `A value that is sent during a delivery is delivered at once, before that delivery goes on`() {
    check(
      #"""
      let s = subject()
      s.subscribe { x in log("A\(x)"); if x < 3 { s.send(x + 1) } }
      s.subscribe { log("B\($0)") }
      s.send(1)
      """#, logs: ["A1", "A2", "A3", "B3", "B2", "B1"])
  }

  @Test func `A subscriber that is added during a delivery does not hear that value`() {
    check(
      #"""
      let s = subject()
      s.take(1).subscribe { x in s.subscribe { log("late \($0)") } }
      s.send(1, 2)
      """#, logs: ["late 2"])
  }

  @Test func `sendError fails for all`() {
    check(
      #"""
      let s = subject()
      s.subscribe(error: { log("A \($0.message)") })
      s.subscribe(error: { log("B \($0.message)") })
      s.sendError("no")
      """#, logs: ["A no", "B no"])
  }

  @Test func `ReactiveSwift's pipe takes the label of its observer, and an interruption`() {
    check(
      """
      let s = pipe()
      s.materialize().subscribe { log($0) }
      s.send(value: 1)
      s.sendInterrupted()
      s.send(value: 2)
      """, in: .reactiveswift, logs: ["next(1)", "interrupted"])
  }
}
