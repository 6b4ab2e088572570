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
      guard !text.isEmpty else { return shell.say("how long? :wait 3s") }
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
    shell.list { text(of: shell.session.state, width: shell.presenter.width, shell.presenter.edition) }
  }

  private static func text(of state: SceneState, width: Int, _ edition: Edition) -> String {
    var text = state.armed.isEmpty ? edition.text("nothing is armed") + "\n" : ""
    let times = state.armed.map { TimeText.format(Int64($0.due)) }
    let rows = zip(times, state.armed).map { [$0, $1.name, $1.pipeline] }
    if !rows.isEmpty { text += edition.text("armed") + "\n" + TextTable.text(Array(rows.prefix(limit)), width: width) }
    if rows.count > limit { text += "  " + edition.text("… and %1 more", "\(rows.count - limit)") + "\n" }
    let held = state.held.map { held in
      let more = held.count > held.values.count ? edition.text(", … %1 in all", "\(held.count)") : ""
      return [held.name, "\(edition.text(held.label)): \(held.values.joined(separator: ", "))\(more)", held.pipeline]
    }
    if !held.isEmpty { text += edition.text("held") + "\n" + TextTable.text(Array(held.prefix(limit)), width: width) }
    if held.count > limit { text += "  " + edition.text("… and %1 more", "\(held.count - limit)") + "\n" }
    return text
  }

  /// The number of listed rows.
  private static let limit = 40
}
