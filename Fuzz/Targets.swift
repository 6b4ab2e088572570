import Marbles
import StreamLang

/// What is done with the bytes of each target.
enum Targets {
  /// Lexer, parser, checker and messages, on any text.
  static func syntax(_ bytes: [UInt8]) {
    guard let source = try? SourceText(name: "fuzz", bytes: bytes) else { return }
    let script = Parser.parse(source)
    for fault in script.faults { check(fault.diagnostic.rendered(in: source)) }
    _ = Completeness(of: source.text)
  }

  /// A whole script, run with small budgets, printed in every form; the same run twice is the same.
  static func session(_ bytes: [UInt8]) {
    guard let source = try? SourceText(name: "fuzz", bytes: bytes) else { return }
    let first = run(source, takesFastPaths: true)
    precondition(first == run(source, takesFastPaths: true), "two runs differ")
    precondition(first == run(source, takesFastPaths: false), "fast and general paths differ")
  }

  /// Marble text of every kind.
  static func marbles(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    for kind in [MarbleText.Kind.cold, .hot, .lane] {
      do throws(MarbleTextError) {
        let read = try MarbleText.parse(text, kind: kind, tick: 100_000_000)
        precondition(zip(read.events, read.events.dropFirst()).allSatisfy { $0.time <= $1.time }, "out of order")
      } catch {
        precondition(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "a place outside")
      }
    }
  }

  /// Print, then parse, is the identity.
  static func notation(_ bytes: [UInt8]) {
    var random = RandomDiagram(bytes)
    let lane = random.lane()
    let line = MarbleLine(lane)
    guard let read = try? MarbleText.parse(line.text, kind: .lane, tick: line.tick) else {
      preconditionFailure("what is printed cannot be read: \(line)")
    }
    let legend = Dictionary(uniqueKeysWithValues: line.legend.map { (Array($0.mark.unicodeScalars), $0.literal) })
    var literals: [(Int64, String)] = []
    var end = Lane.End.open
    for event in read.events {
      switch event.mark {
      case .value(.mark(let mark)): literals.append((event.time, legend[Array(mark.unicodeScalars)] ?? "\"\(mark)\""))
      case .value(.quoted(let text)): literals.append((event.time, RandomDiagram.literal(text)))
      case .completed: end = .completed(event.time)
      case .error: end = .error(event.time, message: line.errorMessage ?? "error")
      }
    }
    if let disposed = read.disposed { end = .disposed(disposed) }
    precondition(read.subscribed == lane.subscribed, "another subscription: \(line)")
    precondition(literals.map(\.0) == lane.events.map(\.time), "other times: \(line)")
    precondition(
      literals.map { Array($0.1.unicodeScalars) } == lane.events.map { Array($0.literal.unicodeScalars) },
      "other values: \(line)")
    precondition(end == (lane.end == .cut ? .open : lane.end), "another end: \(line)")
  }

  /// Random runs drawn in every form: no line is wider than asked for, nothing steers a terminal.
  static func diagram(_ bytes: [UInt8]) {
    var random = RandomDiagram(bytes)
    let diagram = random.diagram()
    for width in [32, 80] {
      for ascii in [false, true] {
        let text = TextDiagram.render(diagram, options: TextDiagram.Options(width: width, ascii: ascii))
        check(text)
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
          precondition(DisplayWidth.of(String(line)) <= width, "wider than \(width): \(line)")
        }
      }
    }
    check(SVGDiagram.render(diagram))
    check(JSONText.diagram(diagram))
    check(LogText.render(diagram))
  }

  private static func run(_ source: SourceText, takesFastPaths: Bool) -> String {
    var settings = Settings()
    settings.takesFastPaths = takesFastPaths
    for limit in [
      "events=3000", "steps=20000", "subscriptions=500", "values=3000", "nesting=200", "work=100000",
      "length=20000", "output=200000",
    ] {
      precondition(settings.limit(limit), "no such budget: \(limit)")
    }
    let session = Session(settings: settings)
    var printed = ""
    let outcome = ScriptRun(source, in: session).run { event in
      guard case .output(let output, _) = event else { return }
      switch output {
      case .diagram(let run):
        printed += TextDiagram.render(run.drawn, options: TextDiagram.Options(width: 80, tick: Int64(run.tick)))
        printed += JSONText.diagram(run.full) + LogText.render(run.full)
      case .graph(let graph): printed += graph.text(.graph)
      case .value(let text, let json): printed += text + json
      case .log(let time, let text, let scheduler): printed += "\(time) \(scheduler) \(text)\n"
      case .note(let note): printed += note
      case .failure(let diagnostic): printed += diagnostic.rendered(in: source)
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): for diagnostic in diagnostics { check(diagnostic.rendered(in: source)) }
    case .stopped(let diagnostic): printed += diagnostic.rendered(in: source)
    }
    return printed
  }

  private static func check(_ text: String) {
    precondition(!text.unicodeScalars.contains("\u{1B}"), "an escape would reach the terminal")
  }
}
