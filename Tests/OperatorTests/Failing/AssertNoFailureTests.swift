import Testing

@Suite("assertNoFailure")
struct AssertNoFailureTests {
  @Test("Everything passes, also the error at which an app would stop")
  func passes() {
    check(
      "a.assertNoFailure()", in: .combine,
      """
      a  -1-#
         ^--!
      =  -1-#
      """)
  }
}
