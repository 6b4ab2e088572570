import Streams
import Testing

@testable import StreamLang

/// Every question, asked of the example of every operator of all libraries.
struct CatalogueAnswersTests {
  @Test func `Every question has a short answer in plain words, and most answers name the operator`() {
    var (count, named, withoutRun) = (0, 0, 0)
    for entry in Dialect.all.flatMap(Catalogue.operators) {
      let answers = Self.asked(of: entry)
      count += 1
      // Answers on operators that share or remember values use the names of their streams.
      if answers.contains(where: { $0.lines.contains { $0.contains(entry.name) } }) { named += 1 }
      if answers.isEmpty { withoutRun += 1 }
      for (question, lines) in answers {
        let place = "\(Self.key(entry)), \(question):\n\(lines.joined(separator: "\n"))"
        #expect(lines.count <= Explanation.most, "\(place)")
        #expect(lines.count > 1, "An answer has a reason. \(place)")
        #expect(lines.allSatisfy { !Self.words(of: $0).isEmpty && $0.last != " " }, "\(place)")
        for (one, next) in zip(lines, lines.dropFirst()) {
          #expect(Self.words(of: one) != Self.words(of: next), "A line stands there twice. \(place)")
        }
        for word in ["Subscriber", "Optional(", "BroadcastStream", " when  ", " of ,"] {
          #expect(!lines.contains { $0.contains(word) }, "'\(word)' is no word of a script. \(place)")
        }
      }
    }
    #expect(count > 300)
    // An example may only print values of properties.
    #expect(withoutRun < 5)
    #expect(named * 100 >= count * 85, "\(named) of \(count)")
  }

  @Test func `What every operator leaves over is listed, each thing by its kind`() {
    let kinds = ["open: ", "running: ", "armed: ", "held: ", "never subscribed: ", "unheard: ", "… and "]
    for entry in Dialect.all.flatMap(Catalogue.operators) {
      let session = Session()
      session.settings.dialect = entry.exampleDialect
      session.isTraced = true
      session.tellsState = true
      _ = ScriptRun(SourceText(name: "example", text: entry.example), in: session).run(finishes: false) { _ in }
      let lines = session.leaks.lines
      #expect(!lines.isEmpty, "\(Self.key(entry))")
      // A line that is too wide continues in an indented one.
      for line in lines where line != "nothing is left over" && !line.hasPrefix("  ") {
        #expect(kinds.contains { line.hasPrefix($0) && line.count > $0.count }, "\(Self.key(entry)): \(line)")
        #expect(!line.contains("Subscriber") && !line.contains("Optional("), "\(Self.key(entry)): \(line)")
      }
      session.endScene()
    }
  }

  private static func key(_ entry: Operator) -> String { "\(entry.exampleDialect.name).\(entry.name)" }

  /// A line without the signs of the tree.
  private static func words(of line: String) -> Substring { line.drop { " └├│─".contains($0) } }

  /// The answers to why a value came, why it ended, why nothing came, and what became of each value of a source.
  private static func asked(of entry: Operator) -> [(question: String, lines: [String])] {
    let session = Session()
    session.settings.dialect = entry.exampleDialect
    session.isTraced = true
    _ = ScriptRun(SourceText(name: "example", text: entry.example), in: session).run { _ in }
    guard let run = withExtendedLifetime(session, { session.scenes.lastRun?.run }) else { return [] }
    var asked: [(question: String, lines: [String])] = []
    let names = run.lanes.map { $0.name }
    for text in ["", "completed", "error", "nothing at 50ms", "nothing at 1050ms"] {
      guard let question = try? Question(.why, text, lanes: names) else { continue }
      if let lines = try? run.answer(question) { asked.append((text.isEmpty ? "why" : text, lines)) }
    }
    let explanation = Explanation(run: run)
    var told: Set<String> = []
    for event in run.trace.events.indices where [.next, .sent].contains(run.trace.events[event].kind) {
      guard asked.count < 40, explanation.visibleCauses(of: event).isEmpty else { continue }
      let lines = [explanation.headline(event)] + explanation.fateTree(event)
      if told.insert(lines.joined()).inserted { asked.append(("fate", lines)) }
    }
    return asked
  }
}
