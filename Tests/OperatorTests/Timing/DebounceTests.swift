import Testing

struct DebounceTests {
  @Test func `It sends a value when the closure's stream sends, unless another value came before`() {
    check(
      "a.debounce { x in b }",
      """
      a  -a-b----c---|
         ^-----------!
      b  ---x
         -^-!
         ---^--!
         --------^--!
      =  ------b----c|
      """)
  }

  @Test func `The completion of that stream means nothing`() {
    check(
      "a.debounce { x in b }",
      """
      a  -a---c|
      b  -|
      =  ------[c|]
      """)
  }

  @Test func `The error of that stream passes`() {
    check(
      "a.debounce { x in b }",
      """
      a  -a---c|
         ^-!
      b  -#
      =  --#
      """)
  }

  @Test func `Completion sends the value that waits at once, an error loses it`() {
    check(
      "a.debounce { x in never() }",
      """
      a  -a-b|
      =  ----[b|]

      a  -a-b#
      =  ----#
      """)
  }

  @Test func `A stream that sends at once lets each value pass`() {
    check(
      "a.debounce { x in just(1) }",
      """
      a  -a-b|
      =  -a-b|
      """)
  }

  @Test func `A duration stands for a closure`() {
    check(
      "a.debounce(300ms)",
      """
      a  -a-b----c---|
         ^-----------!
      =  ------b----c|
      """)
  }
}
