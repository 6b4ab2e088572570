import Testing

@Suite("shareReplay")
struct ShareReplayTests {
  @Test("Later subscribers hear the last values")
  func laterSubscribersHearLastValues() {
    check(
      "a.shareReplay(1)",
      """
      a  -ab-   c|
         ^---   -!
      =  -ab-   c|
      =  ---[^b]c|
      """)
  }

  @Test("Without a size they hear all of them")
  func withoutSizeTheyHearAllThem() {
    check(
      "a.shareReplay()",
      """
      a  -ab-    c|
         ^---    -!
      =  -ab-    c|
      =  ---[^ab]c|
      """)
  }

  @Test("With a window time they hear none that is older")
  func withWindowTimeTheyHearNone() {
    check(
      "a.shareReplay(windowTime: 150ms)",
      """
      a  -ab-   c|
      =  -ab-   c|
      =  ---[^b]c|
      """)
  }

  @Test("After completion they hear the remembered values, and the source is not run again")
  func afterCompletionTheyHearRememberedValues() {
    check(
      "a.shareReplay(1)",
      """
      a  -ab|
         ^--!
      =  -ab|
      =  ----[^b|]
      """)
  }

  @Test("After an error it begins anew")
  func afterErrorBeginsAnew() {
    check(
      "a.shareReplay(1)",
      """
      a  -a#
         ^-!
         ---^-!
      =  -a#
      =  ---^a#
      """)
  }

  @Test("The source runs on when all have left")
  func sourceRunsOnWhenAllHave() {
    check(
      "a.shareReplay(1)",
      """
      a  -a-b|
         ^---!
      =  -a!
      =  -----[^b|]
      """)
  }

  @Test("With refCount the source is disposed with the last subscriber")
  func withRefCountSourceDisposedWithLast() {
    check(
      "a.shareReplay(bufferSize: 1, refCount: true)",
      """
      a  -a-b|
         ^-!
         -----^---!
      =  -a!
      =  -----^a-b|
      """)
  }
}
