import Testing

@Suite("repeatWhen")
struct RepeatWhenTests {
  @Test("It subscribes again whenever the closure's stream of completions sends")
  func subscribesAgainWheneverClosuresStreamCompletions() {
    check(
      "a.repeatWhen { ends in ends.delay(200ms).take(1) }",
      """
      a  a|
         ^!
         ---^!
      =  a--a|
      """)
    check(
      "a.repeatWhen { ends in b }",
      """
      a  a|
      b  -x--x|
         -^----!
      =  a-a--a|
      """)
  }

  @Test("An error ends it")
  func errorEnds() {
    check(
      "a.repeatWhen { ends in ends }",
      """
      a  -a#
         ^-!
      =  -a#
      """)
  }

  @Test("The error of that stream passes")
  func errorStreamPasses() {
    check(
      "a.repeatWhen { ends in b }",
      """
      a  -a|
      b  -#
      =  -a-#
      """)
  }

  @Test("All are disposed with the subscriber")
  func allDisposedWithSubscriber() {
    check(
      "a.repeatWhen { ends in b }",
      """
      a  a|
      b  ---x
         -^-!
      =  a--!
      """)
  }
}
