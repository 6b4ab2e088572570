import FuzzTargets
import Marbles
import Streams
import Testing

@testable import StreamLang

/// Random pipelines of all operators in all dialects, half of them under a budget that may strike: fast paths and
/// general ones print the same bytes.
///
/// `RXPLAY_PIPELINES=100000 RXPLAY_SEED=7 swift test --filter CatalogueAgreementTests` looks at that many others.
@Suite struct CatalogueAgreementTests {
  @Test(arguments: 0..<8) func pipelines(_ part: Int) {
    var pipelines = CataloguePipelines(seed: SeededRandom.seed &* 8 &+ UInt64(part))
    for _ in 0..<SeededRandom.pipelines / 8 {
      let script = pipelines.script().text
      let fast = Self.printed(script, takesFastPaths: true)
      let general = Self.printed(script, takesFastPaths: false)
      Self.compare(fast, general, script)
      Self.compare(fast, Self.printed(script, takesFastPaths: true), script)
    }
  }

  /// Says where two runs of a script begin to differ.
  private static func compare(_ one: String, _ other: String, _ script: String) {
    if one == other { return }
    let common = zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
    let rests = [one, other].map { text in
      String(decoding: text.utf8.dropFirst(max(0, common - 100)).prefix(400), as: UTF8.self)
    }
    Issue.record("\(script)\n\(rests[0])\n--- and ---\n\(rests[1])")
  }

  /// An agreement between scripts that are all refused would be none.
  @Test func mostPipelinesRun() {
    var pipelines = CataloguePipelines(seed: 1)
    var (ran, struck) = (0, 0)
    var seen: Set<String> = []
    for _ in 0..<600 {
      let (script, operators) = pipelines.script()
      seen.formUnion(operators)
      let text = Self.printed(script, takesFastPaths: true)
      if !text.hasPrefix("refused") { ran += 1 }
      if text.contains("the run was cut") { struck += 1 }
    }
    #expect(ran > 400)
    #expect(struck > 40)
    #expect(seen.count > Set(CataloguePipelines.operators.map { "\($0.dialect.name).\($0.entry.name)" }).count / 3)
  }

  /// Nesting is small, since a thread of a test has a small stack.
  private static let settings: Settings = {
    var settings = Settings()
    for limit in ["events=30000", "steps=300000", "subscriptions=1000", "work=400000", "values=20000", "nesting=300"] {
      _ = settings.limit(limit)
    }
    return settings
  }()

  static func printed(_ script: String, takesFastPaths: Bool) -> String {
    var settings = settings
    settings.takesFastPaths = takesFastPaths
    var text = ""
    let source = SourceText(name: "random", text: script)
    let outcome = ScriptRun(source, in: Session(settings: settings)).run { event in
      guard case .output(let output, _) = event else { return }
      switch output {
      case .diagram(let run): text += JSONText.diagram(run.full) + TextDiagram.render(run.drawn)
      case .failure(let diagnostic): text += diagnostic.rendered(in: source)
      default: text += "\(output)\n"
      }
    }
    switch outcome {
    case .fine, .failed: return text
    case .rejected(let diagnostics): return "refused: " + diagnostics.map { $0.rendered(in: source) }.joined()
    case .stopped(let diagnostic): return text + diagnostic.rendered(in: source)
    }
  }
}
