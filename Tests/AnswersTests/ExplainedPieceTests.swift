import Foundation
import JavaScript
import Marbles
import ObjectiveC
import StreamLang
import Testing

/// Pieces of code in other languages, as people write them, whose marks are all asked about.
@Suite("Each mark of pasted code has its causes")
struct ExplainedPieceTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static let pieces: [String] = ["StreamLangTests/Pasted", "JavaScriptTests/Pieces", "ObjectiveCTests/Pieces"]
    .flatMap { folder in
      let files = FileManager.default.enumerator(atPath: tests.appending(path: folder).path)
      return (files?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    .filter { name in [".swift", ".js", ".ts", ".m"].contains { name.hasSuffix($0) } }
    .sorted()

  @Test func thereAreManyPieces() { #expect(Self.pieces.count > 250) }

  @Test(arguments: pieces) func eachMarkIsExplained(_ piece: String) throws {
    let url = Self.tests.appending(path: piece)
    let source = SourceText(name: piece, text: try String(contentsOf: url, encoding: .utf8))
    let languages: [SourceLanguage] = [.javaScript, .objectiveC, .swift]
    var settings = Settings()
    settings.languages = languages
    let session = Session(settings: settings)
    session.isTraced = true
    let language = SourceLanguage.chosen(for: source.text, at: piece, named: nil, among: languages)
    _ = ScriptRun(source, in: session, language: language).run { event in
      guard case .output(.diagram(let run), _) = event else { return }
      for (lane, drawn) in run.drawn.lanes.enumerated() {
        for index in drawn.events.indices {
          guard let answer = run.answer(at: Diagram.Place(lane: lane, event: index)) else { continue }
          #expect(!answer.why.isEmpty, "\(lane).\(index)")
        }
        _ = run.answer(at: Diagram.Place(lane: lane))
      }
      #expect(run.answer(at: 0).map { !$0.why.isEmpty } ?? true)
    }
  }
}
