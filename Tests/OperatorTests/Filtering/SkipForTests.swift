import Testing

struct `skip with a duration` {
  @Test func `Values of the first time are dropped`() {
    check(
      "a.skip(250ms)", in: .rxswift,
      """
      a  -ab-c-d|
      =  ----c-d|
      """)
  }

  @Test func `An end that comes before passes at once`() {
    check(
      "a.skip(300ms)", in: .rxswift,
      """
      a  -a|
      =  --|

      a  -a#
      =  --#
      """)
  }
}
