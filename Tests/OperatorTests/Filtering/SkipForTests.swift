import Testing

@Suite("skip with a duration")
struct SkipForTests {
  @Test("Values of the first time are dropped")
  func dropped() {
    check(
      "a.skip(250ms)", in: .rxswift,
      """
      a  -ab-c-d|
      =  ----c-d|
      """)
  }

  @Test("An end that comes before passes at once")
  func before() {
    check(
      "a.skip(300ms)", in: .rxswift,
      """
      a  -a|
      =  --|
      """)
    check(
      "a.skip(300ms)", in: .rxswift,
      """
      a  -a#
      =  --#
      """)
  }
}
