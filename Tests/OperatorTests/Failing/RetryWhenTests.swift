import Testing

struct RetryWhenTests {
  @Test func `It subscribes again whenever the closure's stream of errors sends`() {
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

  @Test func `The closure is called with the first error, and its stream goes on`() {
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

  @Test func `The completion or the error of that stream ends the whole`() {
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
}
