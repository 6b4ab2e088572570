import Testing

struct ReplayTests {
  @Test func `It subscribes at once, and each subscriber hears all values so far`() {
    check(
      "r", given: "let r = a.replay()",
      """
      a  -a-   b|
         ^--   -!
      =  -a-   b|
      =  --[^a]b|
      =  ---   --[^ab|]
      """)
    check(
      """
      let r = signal { log("runs"); send(1) }.replay()
      log("made")
      r.subscribe { log($0) }
      """, logs: ["runs", "made", "1"])
  }

  @Test func `It does not dispose of the source`() {
    check(
      "r", given: "let r = a.replay()",
      """
      a  -a-b|
         ^---!
      =  -a!
      """)
  }

  @Test func `An error is remembered, too`() {
    check(
      "r", given: "let r = a.replay()",
      """
      a  -a#
      =  -a#
      =  ---[^a#]
      """)
  }
}
