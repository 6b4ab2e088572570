import Testing

@Suite("delay(for:)")
struct DelayAllTests {
  @Test("Values, completion and errors come later by the given time")
  func ends() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2|
      =  ---1-2|
      """)
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2#
      =  ---1-2#
      """)
  }

  @Test("Disposal loses what is under way")
  func disposal() {
    check(
      "a.delay(for: 200ms)", in: .combine,
      """
      a  -1-2-3|
         ^---!
      =  ---1!
      """)
  }
}
