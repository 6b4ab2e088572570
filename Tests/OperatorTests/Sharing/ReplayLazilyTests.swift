import Testing

struct ReplayLazilyTests {
  @Test func `It subscribes with the first subscriber, and each one hears all values so far`() {
    check(
      "r", given: "let r = a.replayLazily()",
      """
      a  -a-b|
         --^--   -!
      =  --^a-   b|
      =  ----[^a]b|
      =  -----   --[^ab|]
      """)
  }

  @Test func `The source runs before the first subscriber joins`() {
    check(
      #"""
      let r = signal { log("side 1"); send(1); log("side 2"); send(2) }.replayLazily()
      log("made")
      r.subscribe { log("got \($0)") }
      """#, logs: ["made", "side 1", "side 2", "got 1", "got 2"])
  }

  @Test func `It does not dispose of the source`() {
    check(
      "r", given: "let r = a.replayLazily()",
      """
      a  -a-b|
         ^---!
      =  -a!
      =  -----[^ab|]
      """)
  }

  @Test func `An error is remembered, too`() {
    check(
      "a.replayLazily()",
      """
      a  -a#
         ^-!
      =  -a#
      =  ---[^a#]
      """)
  }
}

struct `replayLazily(upTo:)` {
  @Test func `The first subscriber hears all, a later one the last values and the end`() {
    check(
      """
      let s = from([1, 2, 3]).replayLazily(upTo: 1)
      s.subscribe { log("first \\($0)") }
      s.subscribe { log("second \\($0)") }
      """, in: .reactiveswift, logs: ["first 1", "first 2", "first 3", "second 3"])
  }

  @Test func `The source runs once, and goes on when all have left`() {
    check(
      "s.take(first: 1).concat(s.skip(first: 1))", in: .reactiveswift, given: "let s = a.replayLazily(upTo: 1)",
      """
      a  -1-2|
         ^---!
      =  -1-2|
      """)
  }
}
