import FuzzTargets
import Testing

@testable import StreamLang

/// A fault in a closure names its operator, the time and the values.
@Suite struct FailingCallTests {
  /// The notes below the picture of a stream.
  private func notes(_ script: String) -> [String] {
    var notes: [String] = []
    let run = ScriptRun(SourceText(name: "", text: script), in: Session())
    _ = run.run { event in
      if case .output(.diagram(let picture), _) = event { notes += picture.drawn.notes }
    }
    return notes
  }

  @Test(arguments: [
    ("map { 1 / $0 }", "'map' at 1s, value 0: division by zero"),
    (
      "filter { $0 + 1 }",
      "'filter' at 1s, value 0: this closure must give a Bool, it gave an Int (it answers a question, as $0 > 0 does; "
        + "'map' sends what its closure gives)"
    ),
    (
      "flattenMap { x in x * 2 }",
      "'flattenMap' at 1s, value 0: a stream is needed here, not an Int (just(x) makes a stream of a value)"
    ),
    ("scan(5) { sum, x in sum / x }", "'scan' at 1s, values 5, 0: division by zero"),
    ("doNext { x in 1 / x }", "'doNext' at 1s, value 0: division by zero"),
    ("takeWhile { x in 1 / x == 1 }", "'takeWhile' at 1s, value 0: division by zero"),
    ("distinctUntilChanged { x, y in 1 / x == y }", "'distinctUntilChanged' at 2s, values 0, 1: division by zero"),
    ("groupBy { x in 1 / x }", "'groupBy' at 1s, value 0: division by zero"),
    ("debounce { x in 1 / x }", "'debounce' at 1s, value 0: division by zero"),
    ("rxjs.map { x, i in 1 / (x * i) }", "'map' at 1s, values 0, 0: division by zero"),
    ("zip(interval(1s)) { a, b in a / b }", "'zip' at 1s, values 0, 0: division by zero"),
    ("flatMap { x in just(1 / x) }", "'flatMap' at 1s, value 0: division by zero"),
  ])
  func theOperatorTheValueAndTheInstantAreNamed(call: String, note: String) {
    #expect(notes("interval(1s).take(3).\(call)") == [note])
  }

  @Test func aFunctionNamesTheOperatorThatItIsGivenTo() {
    let half = "func half(x) = 1 / x\n"
    #expect(notes(half + "just(0).map(half)") == ["'map' at 0s, value 0: division by zero"])
    #expect(notes(half + "just(0).doNext { half($0) }") == ["'doNext' at 0s, value 0: division by zero"])
    #expect(
      notes("let f = { x in 1 / x }\njust(0).map(f)\njust(0).doNext(f)") == [
        "'map' at 0s, value 0: division by zero", "'doNext' at 0s, value 0: division by zero",
      ])
  }

  @Test func aBlockNamesItsSource() {
    #expect(notes("signal { wait(2s); send(1 / 0) }") == ["'signal' at 2s: division by zero"])
  }

  @Test func theInnermostCallIsNamed() {
    #expect(
      notes("just(1).flattenMap { x in just(0).map { y in x / y } }") == ["'map' at 0s, value 0: division by zero"])
  }

  @Test func whatAScriptThrowsIsItsOwnAffair() {
    #expect(notes("just(1).map { x in throw \"no\" }") == [])
    #expect(notes("just(1).map { x in throw error(\"no\", code: 3) }") == [])
    #expect(notes("just(1).map { x in 1 / 0 }.catch { e in throw e }") == ["'map' at 0s, value 1: division by zero"])
  }

  @Test func fastClosuresSayTheSame() {
    var fast = Settings()
    fast.takesFastPaths = true
    for call in ["map { $0 / 0 }", "filter { $0 / 0 == 1 }", "scan(1) { a, b in a / b }"] {
      var texts: [[String]] = []
      for session in [Session(settings: fast), Session(settings: Settings())] {
        var notes: [String] = []
        _ = ScriptRun(SourceText(name: "", text: "from([0, 1]).\(call)"), in: session).run { event in
          if case .output(.diagram(let picture), _) = event { notes += picture.drawn.notes }
        }
        texts.append(notes)
      }
      #expect(texts[0] == texts[1])
      #expect(!texts[0].isEmpty)
    }
  }
}
