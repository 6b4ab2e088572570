import Testing

@Suite("setFailureType(to:)")
struct RetypedTests {
  @Test("Everything passes")
  func passes() {
    check(
      "a.setFailureType(to: \"Error\").breakpointOnError()", in: .combine,
      """
      a  -1-#
         ^--!
      =  -1-#
      """)
  }
}
