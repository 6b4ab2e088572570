import Testing

@Suite("setFailureType(to:)")
struct RetypedTests {
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
