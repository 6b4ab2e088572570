import Testing

@Suite("replayLast")
struct ReplayLastTests {
  @Test("It subscribes at once and tells each subscriber the latest value")
  func subscribesAtOnceTellsEachSubscriber() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -ab-   c|
         ^---   -!
      =  -ab-   c|
      =  ---[^b]c|
      =  ----   --[^c|]
      """)
  }

  @Test("It does not let go of the source")
  func doesNotLetGoSource() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -a-b|
         ^---!
      =  -a!
      """)
  }
}
