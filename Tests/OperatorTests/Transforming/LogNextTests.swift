import Testing

struct LogNextTests {
  @Test func `It logs each value with the stream's name before the value is passed on`() {
    check(
      #"""
      let a = cold("-a|")
      a.logNext().subscribe(next: { log("got \($0)") }, completed: { log("completed") })
      """#, logs: ["100ms  a next: a", "100ms  got a", "200ms  completed"])
  }

  @Test func `A stream without a name is called by how it is made; another name can be given`() {
    check(#"just(1).logNext().logNext("one").subscribe()"#, logs: ["just(1) next: 1", "one next: 1"])
  }
}
