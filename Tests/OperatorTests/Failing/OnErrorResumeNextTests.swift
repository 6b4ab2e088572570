import Testing

struct OnErrorResumeNextTests {
  @Test func `It runs the streams one after the other, whether they complete or fail`() {
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

  @Test func `It may stand alone`() {
    check(
      "onErrorResumeNext(a, b)",
      """
      a  -a#
      b  -b|
      =  -a-b|
      """)
  }

  @Test func `The one that runs is disposed with the subscriber`() {
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

  @Test func `The last stream's error is not passed on either`() {
    check(
      "onErrorResumeNext(a)",
      """
      a  -a#
      =  -a|
      """)
  }
}
