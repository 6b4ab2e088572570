import Testing

@Suite("take")
struct TakeTests {
  @Test("It passes on the first values and completes with the last of them")
  func passesOnFirstValuesCompletesWith() {
    check(
      "a.take(2)",
      """
      a  -a-b   -c|
         ^--!
      =  -a-[b|]
      """)
  }

  @Test("take(0) completes at once and does not subscribe")
  func takeCompletesAtOnceDoesNot() {
    check(
      "a.take(0)",
      """
      a  -a-b-|
         -
      =  |
      """)
  }

  @Test("A stream with fewer values completes by itself")
  func streamWithFewerValuesCompletesBy() {
    check(
      "a.take(5)",
      """
      a  -a-b-|
         ^----!
      =  -a-b-|
      """)
  }

  @Test("An error before the last value passes")
  func errorBeforeLastValuePasses() {
    check(
      "a.take(2)",
      """
      a  -a-#
      =  -a-#
      """)
  }

  @Test("Of values at one instant the first ones are taken")
  func valuesAtOneInstantFirstOnes() {
    check(
      "a.take(2)",
      """
      a  -[abc]-|
         ^!
      =  -[ab|]
      """)
  }

  @Test("Each subscriber counts anew")
  func eachSubscriberCountsAnew() {
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

  @Test("The source is disposed before completion is sent")
  func sourceDisposedBeforeCompletionSent() {
    check(
      #"signal { onDispose { log("disposed") }; wait(100ms); send(1) }.take(1).subscribe(completed: { log("completed") })"#,
      logs: ["100ms  disposed", "100ms  completed"])
  }

  @Test("An empty stream stays empty")
  func emptyStreamStaysEmpty() {
    check(
      "a.take(2)",
      """
      a  --|
      =  --|
      """)
  }

  @Test("The source is disposed with the subscriber")
  func sourceDisposedWithSubscriber() {
    check(
      "a.take(2)",
      """
      a  -a-b|
         ^-!
      =  -a!
      """)
  }

  @Test("nil is counted like other values")
  func nilCountedLikeOtherValues() {
    check(
      "a.take(2)",
      """
      a  -nn   -a|
         ^-!
      =  -n[n|]
      where n = nil
      """)
  }

  @Test("In ReactiveSwift take(first: 0) is interrupted at once and subscribes to nothing")
  func noneIsInterrupted() {
    check(
      "a.take(first: 0)", in: .reactiveswift,
      """
      a  -1|
         -
      =  %
      """)
  }
}
