import Marbles
import StreamLang

/// How results are printed.
enum Format: String, CaseIterable, Sendable {
  case text, json, marbles, log, svg, graph, dot, mermaid

  /// All of them, for help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Whether it has pictures or graphs and nothing else.
  var isPictorial: Bool {
    switch self {
    case .svg, .graph, .dot, .mermaid: true
    case .text, .json, .marbles, .log: false
    }
  }

  /// Whether the values of a run are printed, and so all are kept.
  var printsValues: Bool { !isPictorial && self != .text }
}

/// Turns what a script gives into the lines of a format.
struct Presenter {
  var format = Format.text
  var width = 80
  var ascii = false
  var colour = false

  /// The text of an output, with its last newline; nothing where the format leaves it out. A picture stands apart
  /// from what came before it.
  func text(of output: Output, isFirst: Bool, in source: SourceText) -> String {
    if case .diagram = output, format == .text, !isFirst { return "\n" + text(of: output, in: source) }
    return text(of: output, in: source)
  }

  private func text(of output: Output, in source: SourceText) -> String {
    switch output {
    case .log where format.isPictorial, .value where format.isPictorial, .note where format.isPictorial: return ""
    case .graph where format == .svg: return ""
    case .log(let time, let text, let scheduler): return log(time, text, scheduler)
    case .diagram(let run): return diagram(run)
    case .graph(let graph): return graph.text(StreamGraph.Form(rawValue: format.rawValue) ?? .graph, ascii: ascii)
    case .value(let value):
      switch format {
      case .json: return JSONText.value(text: value.text, json: value.json) + "\n"
      default: return Printable.text(value.text) + "\n"
      }
    case .note(let note):
      switch format {
      case .json: return JSONText.note(note) + "\n"
      case .text: return Self.note(note, width: width)
      default: return "note: " + Printable.text(note) + "\n"
      }
    case .failure(let diagnostic):
      guard format == .json else { return "" }
      return error(diagnostic, in: source)
    }
  }

  /// A note, wrapped: later lines stand under its first word.
  private static func note(_ text: String, width: Int) -> String {
    let lead = "note: "
    let lines = Wrapping.lines(Printable.text(text), width: max(16, width - lead.utf8.count))
    return lead + lines.joined(separator: "\n" + String(repeating: " ", count: lead.utf8.count)) + "\n"
  }

  /// A fault as a line of JSON.
  func error(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    let (line, column) = source.position(at: diagnostic.span.start)
    let isWarning = diagnostic.severity == .warning
    return JSONText.error(line: line, column: column, message: diagnostic.title, isWarning: isWarning) + "\n"
  }

  private func log(_ time: Int, _ text: String, _ scheduler: String) -> String {
    let isMain = scheduler == "main"
    if format == .json {
      return JSONText.log(time: Int64(time), text: text, scheduler: isMain ? nil : scheduler) + "\n"
    }
    return
      "\(TimeText.format(Int64(time)))  \(isMain ? "" : "[\(Printable.text(scheduler))] ")\(Printable.text(text))\n"
  }

  private func diagram(_ run: RunDiagram) -> String {
    switch format {
    case .text:
      return TextDiagram.render(
        run.drawn,
        options: TextDiagram.Options(
          width: width, ascii: ascii, colour: colour, tick: Int64(run.tick)))
    case .json: return JSONText.diagram(run.full(.json)) + "\n"
    case .log: return LogText.render(run.full(.text))
    case .svg: return SVGDiagram.render(run.drawn, options: SVGDiagram.Options(width: width * 12))
    case .graph: return run.graph.text(.graph, ascii: ascii)
    case .dot: return run.graph.text(.dot)
    case .mermaid: return run.graph.text(.mermaid)
    case .marbles:
      return run.full(.literal).lanes.map {
        Printable.text(MarbleLine($0, usualTick: Int64(run.tick)).description) + "\n"
      }
      .joined()
    }
  }
}
