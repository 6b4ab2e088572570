import Testing

struct `take(for:)` {
  @Test func `It completes when the time is over, and leaves the source`() {
    check(
      "a.take(for: 300ms)", in: .rxswift,
      """
      a  -a-----b|
         ^--!
      =  -a-|
      """)
  }

  @Test func `An end that comes before passes at once`() {
    check(
      "a.take(for: 300ms)", in: .rxswift,
      """
      a  -a|
      =  -a|

      a  -a#
      =  -a#
      """)
  }

  @Test func `Each subscription has a time of its own`() {
    check(
      "a.take(for: 200ms)", in: .rxswift,
      """
      a  -a-b|
      =  -a|
      =  -^a|
      """)
  }
}
