import Testing

struct `debounce(for:)` {
  @Test func `A value is sent when no other has come for the given time; both ends lose the one that waits`() {
    check(
      "a.debounce(for: 200ms)", in: .combine,
      """
      a  -12---3|
      =  ----2--|

      a  -12---3#
      =  ----2--#
      """)
  }
}
