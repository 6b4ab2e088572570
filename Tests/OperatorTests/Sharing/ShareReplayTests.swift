import Testing

struct ShareReplayTests {
  @Test func `Later subscribers hear the last values`() {
    check(
      "a.shareReplay(1)",
      """
      a  -ab-   c|
         ^---   -!
      =  -ab-   c|
      =  ---[^b]c|
      """)
  }

  @Test func `Without a size they hear all of them`() {
    check(
      "a.shareReplay()",
      """
      a  -ab-    c|
         ^---    -!
      =  -ab-    c|
      =  ---[^ab]c|
      """)
  }

  @Test func `With a window time they hear none that is older`() {
    check(
      "a.shareReplay(windowTime: 150ms)",
      """
      a  -ab-   c|
      =  -ab-   c|
      =  ---[^b]c|
      """)
  }

  @Test func `After completion they hear the remembered values, and the source is not run again`() {
    check(
      "a.shareReplay(1)",
      """
      a  -ab|
         ^--!
      =  -ab|
      =  ----[^b|]
      """)
  }

  @Test func `The source runs on when all have left`() {
    check(
      "a.shareReplay(1)",
      """
      a  -a-b|
         ^---!
      =  -a!
      =  -----[^b|]
      """)
  }

  @Test func `With refCount the source is disposed with the last subscriber`() {
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
