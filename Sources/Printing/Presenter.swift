import Marbles
import StreamLang
import Times

/// Turns the output of a script into text in one of the formats.
///
/// All text is safe for a terminal: control characters in values are written as escapes.
public struct Presenter {
  /// The widths that a picture may have, in cells.
  public static let widths = 32...10_000

  /// The form of the results.
  public var format: Format
  /// The number of cells that a line may take.
  public var width: Int
  /// Whether diagrams are drawn with ASCII characters only.
  public var ascii: Bool
  /// Whether diagrams are coloured with escape sequences.
  public var colour: Bool
  /// The language of prose and help.
  public var edition = Edition()

  /// Creates a presenter; by default it prints text without colour, 80 cells wide.
  public init(format: Format = .text, width: Int = 80, ascii: Bool = false, colour: Bool = false) {
    self.format = format
    self.width = width
    self.ascii = ascii
    self.colour = colour
  }

  /// Returns the text of an output with its last newline; empty if the format omits the output.
  ///
  /// - Parameter isFirst: Whether it is the first output; otherwise an empty line precedes a diagram.
  /// - Parameter source: The script, for the places of errors.
  public func text(of output: Output, isFirst: Bool, in source: SourceText) -> String {
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
      default:
        let lines = value.isAnswer && format == .text ? edition.answer(value.lines, width: width) : value.lines
        return lines.map { Printable.text($0) + "\n" }.joined()
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

  /// Returns a wrapped note: its later lines are aligned with its first word.
  private static func note(_ text: String, width: Int) -> String {
    let lead = "note: "
    let lines = Wrapping.lines(Printable.text(text), width: max(16, width - lead.utf8.count))
    return lead + lines.joined(separator: "\n" + String(repeating: " ", count: lead.utf8.count)) + "\n"
  }

  /// Returns an error or a warning as a line of JSON.
  public func error(_ diagnostic: Diagnostic, in source: SourceText) -> String {
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
