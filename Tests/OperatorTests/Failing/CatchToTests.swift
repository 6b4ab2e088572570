import Testing

struct CatchToTests {
  @Test func `An error of the second stream passes`() {
    check(
      "a.catchTo(b)",
      """
      a  -#
      b  -b#
      =  --b#
      """)
  }

  @Test func `The stream that runs is disposed with the subscriber`() {
    check(
      "a.catchTo(b)",
      """
      a  -#
      b  -b--|
         -^-!
      =  --b!
      """)
  }
}
