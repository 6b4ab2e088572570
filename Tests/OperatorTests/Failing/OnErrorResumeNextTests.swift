import Testing

@Suite("onErrorResumeNext")
struct OnErrorResumeNextTests {
  @Test("It runs the streams one after the other, whether they complete or fail")
  func runsStreamsOneAfterOtherWhether() {
    check(
      "a.onErrorResumeNext(b, c)",
      """
      a  -a#
         ^-!
      b  -b|
         --^-!
      c  -c#
         ----^-!
      =  -a-b-c|
      """)
  }

  @Test("It may stand alone")
  func mayStandAlone() {
    check(
      "onErrorResumeNext(a, b)",
      """
      a  -a#
      b  -b|
      =  -a-b|
      """)
  }

  @Test("The one that runs is disposed with the subscriber")
  func oneRunsDisposedWithSubscriber() {
    check(
      "a.onErrorResumeNext(b)",
      """
      a  -a#
         ^-!
      b  -b-|
         --^-!
      =  -a-b!
      """)
  }

  @Test("The last stream's error is not passed on either")
  func lastStreamsErrorNotPassedOn() {
    check(
      "onErrorResumeNext(a)",
      """
      a  -a#
      =  -a|
      """)
  }
}
