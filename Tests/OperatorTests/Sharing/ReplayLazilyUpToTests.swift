import Testing

@Suite("replayLazily(upTo:)")
struct ReplayLazilyUpToTests {
  @Test("The first subscriber hears all, a later one the last values and the end")
  func replays() {
    check(
      """
      let s = from([1, 2, 3]).replayLazily(upTo: 1)
      s.subscribe { log("first \\($0)") }
      s.subscribe { log("second \\($0)") }
      """, in: .reactiveswift, logs: ["first 1", "first 2", "first 3", "second 3"])
  }

  @Test("The source runs once, and goes on when all have left")
  func runsOnce() {
    check(
      "s.take(first: 1).concat(s)", in: .reactiveswift, given: "let s = a.replayLazily(upTo: 1)",
      """
      a  -1-2|
         ^---!
      =  -[11]-2|
      """)
  }
}
