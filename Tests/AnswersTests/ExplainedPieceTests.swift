import Foundation
import JavaScript
import Marbles
import ObjectiveC
import StreamLang
import Testing

/// Pieces of code in other languages, as people write them, whose marks are all asked about.
struct ExplainedPieceTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  static let lessons: [String] = {
    let folder = tests.deletingLastPathComponent().appending(path: "lessons").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.hasSuffix(".rx") }
      .sorted().map { "../lessons/" + $0 }
  }()

  static let pieces: [String] = ["StreamLangTests/Pasted", "JavaScriptTests/Pieces", "ObjectiveCTests/Pieces"]
    .flatMap { folder in
      let files = FileManager.default.enumerator(atPath: tests.appending(path: folder).path)
      return (files?.compactMap { $0 as? String } ?? []).map { folder + "/" + $0 }
    }
    .filter { name in [".swift", ".js", ".ts", ".m"].contains { name.hasSuffix($0) } }
    .sorted()

  @Test func thereAreManyPieces() {
    #expect(Self.pieces.count > 250)
    #expect(Self.lessons.count > 30)
  }

  @Test(arguments: pieces + lessons) func eachMarkIsExplained(_ piece: String) throws {
    let url = Self.tests.appending(path: piece)
    var texts = [SourceText(name: piece, text: try String(contentsOf: url, encoding: .utf8))]
    let drive = url.deletingPathExtension().appendingPathExtension("drive")
    if let text = try? String(contentsOf: drive, encoding: .utf8) {
      texts.append(SourceText(name: "drive", text: text))
    }
    let languages: [SourceLanguage] = [.javaScript, .objectiveC, .swift]
    var settings = Settings()
    settings.languages = languages
    let session = Session(settings: settings)
    session.isTraced = true
    let language = SourceLanguage.chosen(for: texts[0].text, at: piece, named: nil, among: languages)
    let source = texts.count == 1 ? texts[0] : SourceText(joining: texts)
    _ = ScriptRun(source, in: session, language: language).run { event in
      guard case .output(.diagram(let run), _) = event else { return }
      for (lane, drawn) in run.drawn.lanes.enumerated() {
        for (index, event) in drawn.events.enumerated() {
          if let answer = run.answer(at: Diagram.Place(lane: lane, event: index)) {
            #expect(!answer.why.isEmpty, "\(lane).\(index)")
            Self.check(answer)
          }
          // Between two instants a lane is silent.
          if let answer = run.answer(at: Int(event.time) + 1_000_000) { Self.check(answer) }
        }
        if let answer = run.answer(at: Diagram.Place(lane: lane)) { Self.check(answer) }
      }
      let beginning = run.answer(at: 0)
      #expect(beginning.map { !$0.why.isEmpty } ?? true)
      if let beginning { Self.check(beginning) }
    }
  }

  /// Sentences that an answer does not have, as they say nothing.
  private static let empty = [
    "it begins here", "was over with", "ran no stream then", "that () at", "nothing was sent to it then", "done when",
  ]

  /// An answer has at most eight lines, none of them wider than a terminal, and says something in each.
  private static func check(_ answer: PictureCauses.Answer) {
    for lines in [answer.why, answer.fate] {
      // A picture of several runs has an answer for each: each begins at the margin.
      let answers = lines.split(omittingEmptySubsequences: true) { !" └├│".contains($0.first ?? " ") }
      #expect(answers.allSatisfy { $0.count <= 7 }, "\(lines.joined(separator: "\n"))")
      for line in lines {
        #expect(DisplayWidth.of(line) <= 80, "\(line)")
        #expect(!empty.contains { line.contains($0) }, "\(line)")
      }
      // No line says of one operator that a value passed, and the next what it did.
      for (one, next) in zip(lines, lines.dropFirst()) where one.hasSuffix(" let it pass") {
        let call = one.dropLast(" let it pass".count).drop { " └├│─".contains($0) }
        #expect(!next.drop { " └├│─".contains($0) }.hasPrefix(call + " of "), "\(one)\n\(next)")
      }
    }
  }
}
