import Testing

@Suite("catchTo")
struct CatchToTests {
  @Test("On an error it goes on with another stream")
  func onErrorGoesOnWithAnother() {
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

  @Test("Without an error that stream is not subscribed")
  func withoutErrorStreamNotSubscribed() {
    check(
      "a.catchTo(b)",
      """
      a  -a-|
      b  -b-|
         -
      =  -a-|
      """)
  }

  @Test("An error of the second stream passes")
  func errorSecondStreamPasses() {
    check(
      "a.catchTo(b)",
      """
      a  -#
      b  -b#
      =  --b#
      """)
  }

  @Test("The stream that runs is disposed with the subscriber")
  func streamRunsDisposedWithSubscriber() {
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
