import Testing

struct `delay(for:)` {
  @Test func `Values, completion and errors come later by the given time`() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2|
      =  ---1-2|

      a  -1-2#
      =  ---1-2#
      """)
  }

  @Test func `Disposal loses what is under way`() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2-3|
         ^---!
      =  ---1!
      """)
  }
}
