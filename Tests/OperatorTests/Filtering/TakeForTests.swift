import Testing

@Suite("take(for:)")
struct TakeForTests {
  @Test("It completes when the time is over, and leaves the source")
  func over() {
    check(
      "a.take(for: 300ms)", in: .rxswift,
      """
      a  -a-----b|
         ^--!
      =  -a-|
      """)
  }

  @Test("An end that comes before passes at once")
  func before() {
    check(
      "a.take(for: 300ms)", in: .rxswift,
      """
      a  -a|
      =  -a|
      """)
    check(
      "a.take(for: 300ms)", in: .rxswift,
      """
      a  -a#
      =  -a#
      """)
  }

  @Test("Each subscription has a time of its own")
  func own() {
    check(
      "a.take(for: 200ms)", in: .rxswift,
      """
      a  -a-b|
      =  -a|
      =  -^a|
      """)
  }
}
