import Testing

struct ReplayLastTests {
  @Test func `It subscribes at once, and each subscriber hears the latest value`() {
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

  @Test func `It does not dispose of the source`() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -a-b|
         ^---!
      =  -a!
      """)
  }

  @Test func `The end is remembered after the latest value, also an error`() {
    check(
      "r", given: "let r = a.replayLast()",
      """
      a  -ab#
      =  -ab#
      =  ----[^b#]
      """)
  }
}
