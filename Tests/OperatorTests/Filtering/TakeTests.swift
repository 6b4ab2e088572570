import Testing

struct TakeTests {
  @Test func `It passes on the first values and completes with the last of them`() {
    check(
      "a.take(2)",
      """
      a  -a-b   -c|
         ^--!
      =  -a-[b|]
      """)
  }

  @Test func `take(0) completes at once and does not subscribe`() {
    check(
      "a.take(0)",
      """
      a  -a-b-|
         -
      =  |
      """)
  }

  @Test func `A stream with fewer values completes by itself`() {
    check(
      "a.take(5)",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      """)
  }

  @Test func `An error before the last value passes`() {
    check(
      "a.take(2)",
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test func `Of values at one instant the first ones are taken`() {
    check(
      "a.take(2)",
      """
      a  -[abc]-|
         ^!
      =  -[ab|]
      """)
  }

  @Test func `Each subscriber counts anew`() {
    check(
      "a.take(1)",
      """
      a  -a   -b   |
         ^!
         --   ^!
      =  -[a|]
      =  --   ^[a|]
      """)
  }

  @Test func `The source is disposed before completion is sent`() {
    check(
      #"signal { onDispose { log("disposed") }; wait(100ms); send(1) }.take(1).subscribe(completed: { log("completed") })"#,
      logs: ["100ms  disposed", "100ms  completed"])
  }

  @Test func `nil is counted like other values`() {
    check(
      "a.take(2)",
      """
      a  -nn   -a|
         ^-!
      =  -n[n|]
      where n = nil
      """)
  }

  @Test func `In ReactiveSwift take(first: 0) is interrupted at once and subscribes to nothing`() {
    check(
      "a.take(first: 0)", in: .reactiveswift,
      """
      a  -1|
         -
      =  %
      """)
  }
}
