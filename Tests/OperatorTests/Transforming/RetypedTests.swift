import Testing

struct `setFailureType(to:)` {
  @Test func `Everything passes`() {
    check(
      "a.setFailureType(to: \"Error\").breakpointOnError()", in: .combine,
      """
      a  -1-#
         ^--!
      =  -1-#
      """)
  }
}
