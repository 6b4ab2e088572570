import Testing

struct OnTests {
  @Test func `Each closure is called in its moment, before the event is passed on`() {
    check(
      """
      just(1).on(
        value: { log("value \\($0)") }, starting: { log("starting") }, started: { log("started") },
        completed: { log("completed") }, terminated: { log("terminated") }
      ).subscribe { log("heard") }
      """, in: .reactiveswift,
      logs: ["starting", "value 1", "heard", "completed", "terminated", "started"])
  }

  @Test func `An interruption has a closure of its own, and is a terminal event`() {
    check(
      """
      just(1).take(first: 0).on(interrupted: { log("interrupted") }, terminated: { log("terminated") }).subscribe { log($0) }
      """, in: .reactiveswift, logs: ["interrupted", "terminated"])
  }

  @Test func `An error in a closure is the stream's error`() {
    check(
      "a.on(value: { 1 / $0 })", in: .reactiveswift,
      """
      a  -10|
         ^-!
      =  -1#
      where # = "division by zero"
      """)
  }
}
