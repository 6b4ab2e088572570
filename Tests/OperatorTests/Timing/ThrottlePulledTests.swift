import Testing

struct `throttle of AsyncSequence` {
  @Test func `What is held goes out when another element comes after the interval`() {
    check(
      "a._throttle(for: .milliseconds(300))", in: .asyncsequence,
      """
      a  -123-----4|
      =  -1-------4|
      """)
    check(
      "a.throttle(for: .milliseconds(300), latest: false)", in: .asyncsequence,
      """
      a  -123-----4|
      =  -1-------2|
      """)
  }

  @Test func `The end sends what is held when the interval is over, and an error loses it`() {
    check(
      "a.throttle(for: .milliseconds(300))", in: .asyncsequence,
      """
      a  -12|
      =  -1--(2|)

      a  -12#
      =  -1-#
      """)
  }
}
