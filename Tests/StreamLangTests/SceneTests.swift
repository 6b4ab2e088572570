import Streams
import Testing

@testable import StreamLang

/// The order of a scene's statements among the events of their instant.
@Suite struct SceneTests {
  /// A statement that sends is a source: it comes after the other sources of its instant.
  @Test(arguments: [
    (TieRule.phased, ["a", "b"]), (.fifo, ["a", "b"]), (.sourcesFirst, ["b"]),
  ])
  func aStatementIsASource(ties: TieRule, passed: [String]) {
    let script = """
      let s = subject()
      s.throttle(1s).subscribe { log($0) }
      s.send("a")
      wait(1s)
      s.send("b")
      """
    #expect(ScriptOutcome(script, ties: ties).texts == passed)
  }

  @Test(arguments: TieRule.allCases) func aStatementComesAfterOtherSources(ties: TieRule) {
    let script = "interval(1s).take(2).subscribe { log($0) }\nwait(1s)\nlog(\"waited\")"
    #expect(ScriptOutcome(script, ties: ties).texts == ["0", "waited", "1"])
  }

  /// A deadline that a statement has overtaken still falls due at that instant.
  @Test func deadlinesAreNotLost() {
    let script = "just(1).delay(1s).subscribe { log($0) }\nwait(1s)\nlog(\"waited\")"
    #expect(ScriptOutcome(script, ties: .sourcesFirst).logs == ["1s  waited", "1s  1"])
    #expect(ScriptOutcome(script, ties: .phased).logs == ["1s  1", "1s  waited"])
  }
}
