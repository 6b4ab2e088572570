import Marbles
import Printing
import StreamLang

/// The commands for the clock of the session and for its armed timers.
enum TimeCommands {
  static let all = [
    ShellCommand(
      name: "wait", arguments: "DURATION", group: .time, summary: "let virtual time pass: :wait 3s",
      elsewhere: ["sleep", "advance", "continue"]
    ) { text, shell in
      guard !text.isEmpty else { return Standard.write("how long? :wait 3s\n") }
      shell.run(SourceText(name: "<shell>", text: "wait(\(text))"))
    },
    ShellCommand(
      name: "step", arguments: "", group: .time, summary: "let time pass to the next armed timer",
      elsewhere: ["next"]
    ) { _, shell in shell.step() },
    ShellCommand(
      name: "back", arguments: "", group: .time, summary: "back to the instant before",
      details:
        "The entries are run again up to that instant, in a session of their own; later entries are taken back."
    ) { _, shell in shell.back() },
    ShellCommand(
      name: "state", arguments: "", group: .time, summary: "the armed timers, and the values that operators hold",
      run: state),
    ShellCommand(
      name: "scene", arguments: "[TITLE]", group: .time, summary: "draw the lanes so far, or begin a new scene"
    ) { title, shell in
      guard !title.isEmpty else { return shell.drawScene() }
      let isPlain = !title.contains { "\"\\".contains($0) }
      shell.run(SourceText(name: "<shell>", text: "scene " + (isPlain ? "\"\(title)\"" : title)))
    },
  ]

  private static func state(_ argument: String, _ shell: Shell) {
    shell.list { text(of: shell.session.state, width: shell.presenter.width) }
  }

  private static func text(of state: SceneState, width: Int) -> String {
    var text = state.armed.isEmpty ? "nothing is armed\n" : ""
    let times = state.armed.map { TimeText.format(Int64($0.due)) }
    let rows = zip(times, state.armed).map { [$0, $1.name, $1.pipeline] }
    if !rows.isEmpty { text += "armed\n" + TextTable.text(Array(rows.prefix(limit)), width: width) }
    if rows.count > limit { text += "  … and \(rows.count - limit) more\n" }
    let held = state.held.map { held in
      let more = held.count > held.values.count ? ", … \(held.count) in all" : ""
      return [held.name, "\(held.label): \(held.values.joined(separator: ", "))\(more)", held.pipeline]
    }
    if !held.isEmpty { text += "held\n" + TextTable.text(Array(held.prefix(limit)), width: width) }
    if held.count > limit { text += "  … and \(held.count - limit) more\n" }
    return text
  }

  /// The number of listed rows.
  private static let limit = 40
}
