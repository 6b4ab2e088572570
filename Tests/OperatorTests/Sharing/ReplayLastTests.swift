import Testing

@Suite("replayLast")
struct ReplayLastTests {
  @Test("It subscribes at once, and each subscriber hears the latest value")
  func subscribesAtOnceEachSubscriberHears() {
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

  @Test("It does not dispose of the source")
  func doesNotLetGoSource() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -a-b|
         ^---!
      =  -a!
      """)
  }

  @Test("The end is remembered after the latest value, also an error")
  func endRememberedAfterLatestValueAlso() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -ab#
      =  -ab#
      =  ----[^b#]
      """)
  }
}
