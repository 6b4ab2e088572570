import Testing

@Suite("retryWhen")
struct RetryWhenTests {
  @Test("It subscribes again whenever the closure's stream of errors sends")
  func subscribesAgainWheneverClosuresStreamErrors() {
    check(
      "a.retryWhen { errors in errors.delay(100ms).take(2) }",
      """
      a  -a#
         ^-!
         ---^-!
         ------[^!]
      =  -a--a-|
      """)
  }

  @Test("The closure is called with the first error, and its stream goes on")
  func closureCalledWithFirstErrorStream() {
    check(
      "a.retryWhen { errors in errors.flatMap { e in b } }",
      """
      a  -a#
         ^-!
         ----^-!
         --------[^!]
      b  --x
         --^-----!
         ------^-!
      =  -a---a--!
      """)
  }

  @Test("The completion or the error of that stream ends the whole")
  func completionOrErrorStreamEndsWhole() {
    check(
      #"a.retryWhen { errors in errors.flatMap { e in fail("enough") } }"#,
      """
      a  -#
      =  -#
      where # = _
      """)
    check(
      "a.retryWhen { errors in b }",
      """
      a  -#
      b  -|
      =  --|
      """)
  }

  @Test("Completion of the source completes")
  func completionSourceCompletes() {
    check(
      "a.retryWhen { errors in errors }",
      """
      a  -a|
         ^-!
      =  -a|
      """)
  }
}
