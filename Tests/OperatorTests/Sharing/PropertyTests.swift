import Testing

struct PropertyTests {
  @Test func `It sends its current value, then every change, also to an equal value`() {
    check(
      #"""
      let p = property(1)
      p.subscribe { log($0) }
      p.value = 2
      p.value = 2
      p.subscribe { log("late \($0)") }
      """#, logs: ["1", "2", "2", "late 2"])
  }

  @Test func `It can be bound to a stream; completion ends the binding`() {
    check(
      "p",
      given:
        """
        let p = property("z")
        p <~ a
        """,
      """
      a  -a-   b|
      =  za-   b-
      =  --[^a]b-
      """)
  }

  @Test func `A binding has a value for nil`() {
    check(
      """
      let p = property(0)
      p.bind(from([1, nil]), nilValue: 7)
      log(p.value)
      """, logs: ["7"])
  }

  @Test func `A binding ends when it is disposed`() {
    check(
      """
      let p = property(0)
      let s = subject()
      let binding = p.bind(s)
      s.send(1)
      binding.dispose()
      s.send(2)
      log(p.value)
      """, logs: ["1"])
  }
}
