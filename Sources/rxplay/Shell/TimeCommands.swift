import Marbles
import StreamLang

/// The commands of a living session: its clock, and what goes on in it.
enum TimeCommands {
  static let all = [
    ShellCommand(
      name: "wait", arguments: "DURATION", group: .time, summary: "let virtual time pass: :wait 3s"
    ) { text, shell in
      guard !text.isEmpty else { return Standard.write("how long? :wait 3s\n") }
      shell.run(SourceText(name: "<shell>", text: "wait(\(text))"))
    },
    ShellCommand(
      name: "step", arguments: "", group: .time, summary: "on to the next instant for which something is armed"
    ) { _, shell in shell.step() },
    ShellCommand(
      name: "back", arguments: "", group: .time, summary: "back to the instant before",
      details:
        "What has been entered is run again, up to that instant, in a world of its own; what was entered later is "
        + "taken back."
    ) { _, shell in shell.back() },
    ShellCommand(
      name: "state", arguments: "", group: .time, summary: "what is armed, and what operators hold", run: state),
    ShellCommand(name: "scene", arguments: "", group: .time, summary: "draw the lanes so far") { _, shell in
      shell.drawScene()
    },
  ]

  private static func state(_ argument: String, _ shell: Shell) {
    let state = shell.session.state
    if state.armed.isEmpty { Standard.write("nothing is armed\n") }
    let times = state.armed.map { TimeText.format(Int64($0.due)) }
    let rows = zip(times, state.armed).map { [$0, $1.name, $1.pipeline] }
    if !rows.isEmpty { Standard.write("armed\n" + table(Array(rows.prefix(limit)))) }
    if rows.count > limit { Standard.write("  … and \(rows.count - limit) more\n") }
    let held = state.held.map { held in
      let more = held.count > held.values.count ? ", … \(held.count) in all" : ""
      return [held.name, "\(held.label): \(held.values.joined(separator: ", "))\(more)", held.pipeline]
    }
    if !held.isEmpty { Standard.write("held\n" + table(Array(held.prefix(limit)))) }
    if held.count > limit { Standard.write("  … and \(held.count - limit) more\n") }
  }

  /// More rows say no more.
  private static let limit = 40

  /// Rows whose columns begin under one another.
  static func table(_ rows: [[String]]) -> String {
    let rows = rows.map { $0.map(Printable.text) }
    let columns = rows.first?.count ?? 0
    let widths = (0..<columns).map { column in rows.map { DisplayWidth.of($0[column]) }.max() ?? 0 }
    return rows.map { row in
      var line = "  "
      for (column, cell) in row.enumerated() {
        line += cell
        if column < columns - 1 { line += String(repeating: " ", count: widths[column] - DisplayWidth.of(cell) + 2) }
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
