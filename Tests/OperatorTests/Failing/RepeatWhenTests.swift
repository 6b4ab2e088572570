import Testing

struct RepeatWhenTests {
  @Test func `It subscribes again whenever the closure's stream of completions sends`() {
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

  @Test func `The error of that stream passes`() {
    check(
      "a.repeatWhen { ends in b }",
      """
      a  -a|
      b  -#
      =  -a-#
      """)
  }

  @Test func `All are disposed with the subscriber`() {
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
