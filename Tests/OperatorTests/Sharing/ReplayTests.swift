import Testing

@Suite("replay")
struct ReplayTests {
  @Test("It subscribes at once, and each subscriber hears all values so far")
  func subscribesAtOnceEachSubscriberHears() {
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

  @Test("It does not dispose of the source")
  func doesNotLetGoSource() {
    check(
      "r", given: "let r = a.replay()",
      """
      a  -a-b|
         ^---!
      =  -a!
      """)
  }

  @Test("An error is remembered, too")
  func errorRememberedToo() {
    check(
      "r", given: "let r = a.replay()",
      """
      a  -a#
      =  -a#
      =  ---[^a#]
      """)
  }
}
