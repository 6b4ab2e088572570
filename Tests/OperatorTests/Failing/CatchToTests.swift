import Testing

struct CatchToTests {
  @Test func `On an error it goes on with another stream`() {
    check(
      "a.catchTo(b)",
      """
      a  -a#
         ^-!
      b  -b-|
         --^--!
      =  -a-b-|
      """)
  }

  @Test func `Without an error that stream is not subscribed`() {
    check(
      "a.catchTo(b)",
      """
      a  -a-|
      b  -b-|
         -
      =  -a-|
      """)
  }

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
