import JavaScript
import Marbles
import ObjectiveC
import Printing
import StreamLang

/// A use of bytes that a fuzzer made, and the properties that must hold for any bytes.
public enum FuzzTarget: String, CaseIterable, Sendable {
  /// Lexer, parser and their messages, on any text.
  case syntax
  /// A whole script, run with small budgets, printed in every form; the same run twice is the same, fast paths or not.
  case session
  /// Pasted JavaScript, run and explained: two runs are the same, traced or not.
  case javascript
  /// The same for Objective-C.
  case objc
  /// The same for Swift.
  case swift
  /// Marble text of every kind.
  case marbles
  /// A random lane: print, then parse, is the identity.
  case notation
  /// A random run drawn in every form: no line is wider than asked for, nothing steers a terminal.
  case diagram

  /// A property that did not hold.
  public struct Breach: Error, CustomStringConvertible {
    /// The property and its subject.
    public let description: String
  }

  /// Uses the bytes.
  public func run(_ bytes: [UInt8]) throws(Breach) {
    switch self {
    case .syntax: try syntax(bytes)
    case .session: try session(bytes)
    case .javascript: try pasted(bytes, .javaScript)
    case .objc: try pasted(bytes, .objectiveC)
    case .swift: try pasted(bytes, .swift)
    case .marbles: try marbles(bytes)
    case .notation: try notation(bytes)
    case .diagram: try diagram(bytes)
    }
  }

  private func syntax(_ bytes: [UInt8]) throws(Breach) {
    guard let source = try? SourceText(name: "fuzz", bytes: bytes) else { return }
    let script = Parser.parse(source)
    for fault in script.faults { try mustBePrintable(fault.diagnostic.rendered(in: source)) }
    _ = Completeness(of: source.text)
  }

  private func session(_ bytes: [UInt8]) throws(Breach) {
    guard let source = try? SourceText(name: "fuzz", bytes: bytes) else { return }
    let printed = PrintedRun(source, takesFastPaths: true).text
    try mustBePrintable(printed)
    let again = PrintedRun(source, takesFastPaths: true).text
    try must(printed == again, "two runs differ:\n\(printed)\n--- and ---\n\(again)")
    let general = PrintedRun(source, takesFastPaths: false).text
    try must(printed == general, "fast and general paths differ:\n\(printed)\n--- and ---\n\(general)")
  }

  private func pasted(_ bytes: [UInt8], _ language: SourceLanguage) throws(Breach) {
    guard let source = try? SourceText(name: "fuzz", bytes: bytes) else { return }
    let printed = PrintedRun(source, language, takesFastPaths: true).text
    try mustBePrintable(printed)
    let traced = PrintedRun(source, language, takesFastPaths: false, isTraced: true).text
    try must(printed == traced, "an ordinary and a traced run differ:\n\(printed)\n--- and ---\n\(traced)")
  }

  private func marbles(_ bytes: [UInt8]) throws(Breach) {
    let text = String(decoding: bytes, as: UTF8.self)
    for kind in [MarbleText.Kind.cold, .hot, .lane] {
      let times: [Int64]
      do throws(MarbleTextError) {
        times = try MarbleText.parse(text, kind: kind, tick: 100_000_000).events.map(\.time)
      } catch {
        try must(error.range.lowerBound >= 0 && error.range.upperBound <= text.utf8.count, "a place outside the text")
        continue
      }
      try must(times == times.sorted(), "out of order")
    }
  }

  private func notation(_ bytes: [UInt8]) throws(Breach) {
    var random = RandomDiagram(bytes)
    let lane = random.lane()
    let line = MarbleLine(lane)
    guard let read = try? MarbleText.parse(line.text, kind: .lane, tick: line.tick) else {
      throw Breach(description: "what is printed cannot be read: \(line)")
    }
    let legend = Dictionary(uniqueKeysWithValues: line.legend.map { (Array($0.mark.unicodeScalars), $0.literal) })
    var literals: [(Int64, String)] = []
    var end = Lane.End.open
    for event in read.events {
      switch event.mark {
      case .value(.mark(let mark)): literals.append((event.time, legend[Array(mark.unicodeScalars)] ?? "\"\(mark)\""))
      case .value(.quoted(let text)): literals.append((event.time, ValueText.literal(text)))
      case .completed: end = .completed(event.time)
      case .interrupted: end = .interrupted(event.time)
      case .error: end = .error(event.time, message: line.errorMessage ?? "error")
      }
    }
    if let disposed = read.disposed { end = .disposed(disposed) }
    try must(read.subscribed == lane.subscribed, "another subscription: \(line)")
    try must(literals.map(\.0) == lane.events.map(\.time), "other times: \(line)")
    try must(
      literals.map { Array($0.1.unicodeScalars) } == lane.events.map { Array($0.literal.unicodeScalars) },
      "other values: \(line)")
    try must(end == (lane.end == .cut ? .open : lane.end), "another end: \(line)")
  }

  private func diagram(_ bytes: [UInt8]) throws(Breach) {
    var random = RandomDiagram(bytes)
    let options = random.options()
    let diagram = random.diagram()
    let text = TextDiagram.render(diagram, options: options)
    try mustBePrintable(text)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      try must(DisplayWidth.of(String(line)) <= options.width, "wider than \(options.width): \(line)")
    }
    try mustBePrintable(SVGDiagram.render(diagram))
    try mustBePrintable(JSONText.diagram(diagram))
    try mustBePrintable(LogText.render(diagram))
  }

  private func must(_ holds: Bool, _ what: @autoclosure () -> String) throws(Breach) {
    if !holds { throw Breach(description: what()) }
  }

  private func mustBePrintable(_ text: String) throws(Breach) {
    try must(!text.utf8.contains(0x1B), "an escape would reach the terminal")
  }
}

/// Everything that a script gives, in every form, under budgets so small that any script ends soon.
private struct PrintedRun {
  private(set) var text = ""

  /// - Parameter isTraced: Whether the causes of all marks are asked for, too; they are not a part of the text.
  init(_ source: SourceText, _ language: SourceLanguage? = nil, takesFastPaths: Bool, isTraced: Bool = false) {
    var settings = Settings()
    settings.takesFastPaths = takesFastPaths
    for limit in [
      "events=3000", "steps=20000", "subscriptions=500", "values=3000", "nesting=200", "work=100000",
      "length=20000", "output=200000",
    ] {
      precondition(settings.limit(limit), "no such budget: \(limit)")
    }
    settings.languages = [.javaScript, .objectiveC, .swift]
    let session = Session(settings: settings)
    session.isTraced = isTraced
    defer { session.end() }
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      guard case .output(let output, _) = event else { return }
      // As the program does with output that is no picture.
      switch output {
      case .diagram(let run):
        text += TextDiagram.render(run.drawn, options: TextDiagram.Options(width: 80, tick: Int64(run.tick)))
        text += JSONText.diagram(run.full) + LogText.render(run.full)
        if isTraced { askForCauses(of: run) }
      case .graph(let graph): text += graph.text(.graph)
      case .value(let value): text += Printable.text(value.text) + value.json
      case .log(let time, let line, let scheduler): text += "\(time) " + Printable.text("\(scheduler) \(line)\n")
      case .note(let note): text += Printable.text(note)
      case .failure(let diagnostic): text += diagnostic.rendered(in: source)
      }
    }
    switch outcome {
    case .fine, .failed: break
    case .rejected(let diagnostics): text += diagnostics.map { $0.rendered(in: source) }.joined()
    case .stopped(let diagnostic): text += diagnostic.rendered(in: source)
    }
  }

  private func askForCauses(of run: RunDiagram) {
    for (lane, drawn) in run.drawn.lanes.enumerated() {
      for event in drawn.events.indices { _ = run.answer(at: Diagram.Place(lane: lane, event: event)) }
      _ = run.answer(at: Diagram.Place(lane: lane))
    }
    _ = run.answer(at: 0)
  }
}
