import Testing

struct AssertNoFailureTests {
  @Test func `Everything passes, also the error at which an app would stop`() {
    check(
      "a.assertNoFailure()", in: .combine,
      """
      a  -1-#
         ^--!
      =  -1-#
      """)
  }
}
