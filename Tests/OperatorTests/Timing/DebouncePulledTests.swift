import Testing

struct `debounce of AsyncSequence` {
  @Test func `The end sends the element that waits at once, and an error loses it`() {
    check(
      "a.debounce(for: .milliseconds(200))", in: .asyncsequence,
      """
      a  -12----3|
      =  ----2---(3|)

      a  -1#
      =  --#
      """)
  }

  @Test func `An error that comes while nobody asks is swallowed`() {
    check(
      "a.debounce(for: .milliseconds(100)).flatMap { x in timer(500ms).map { _ in x } }", in: .asyncsequence,
      """
      a  -1---#
      =  -------(1|)
      """)
  }
}
