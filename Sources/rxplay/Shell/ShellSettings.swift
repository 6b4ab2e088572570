import CLibrary
import LineEditing
import Marbles
import Printing
import StreamLang

/// A setting of the shell, with all data for `:set`, help and completion.
struct ShellSetting {
  /// The owner of a setting.
  enum Content {
    /// The session, whose runs depend on it: replays set it again, and a saved script has the statement.
    case run(
      value: (Settings) -> String, set: (inout Settings, String) -> Bool, statement: (String) -> String?)
    /// The shell. The value is `nil` if the shell has no such setting, for example without a terminal.
    case shell(value: (Shell) -> String?, set: (Shell, String) -> Bool)
  }

  let name: String
  /// Its meaning, and its values.
  let summary: String
  /// Its values, if they are words; empty if it is a duration or a count.
  var words: [String] = []
  /// Its other names.
  var elsewhere: [String] = []
  let content: Content

  static var all: [ShellSetting] {
    [
      ShellSetting(
        name: "horizon", summary: "how far a run goes: 30s",
        content: .run(
          value: { TimeText.format(Int64($0.horizon)) }, set: { $0.setHorizon($1) }, statement: { "horizon(\($0))" })),
      ShellSetting(
        name: "ties", summary: "the order at one instant: \(Settings.tiesNames.joined(separator: ", "))",
        words: Settings.tiesNames,
        content: .run(value: { $0.tiesName }, set: { $0.setTies($1) }, statement: { "ties(\"\($0)\")" })),
      ShellSetting(
        name: "dialect", summary: "whose meaning names have: \(Settings.dialectNames.joined(separator: ", "))",
        words: Settings.dialectNames,
        content: .run(value: { $0.dialectName }, set: { $0.setDialect($1) }, statement: { "dialect(\"\($0)\")" })),
      ShellSetting(
        name: "limits", summary: "budgets: on, off, events=1000000",
        words: ["on", "off"] + Settings.budgetNames.map { $0 + "=" },
        content: .run(
          value: { $0.hasDefaultLimits ? "on" : "changed" }, set: setLimits, statement: limitsStatement)),
      ShellSetting(
        name: "tick", summary: "the time of one mark of marble text: 10ms",
        content: .run(
          value: { TimeText.format(Int64($0.tick)) }, set: { $0.setTick($1) }, statement: { "tick(\($0))" })),
      ShellSetting(
        name: "ascii", summary: "diagrams in ASCII: on, off", words: switchWords,
        content: .shell(
          value: { onOrOff($0.presenter.ascii) },
          set: { shell, value in setSwitch(value) { shell.presenter.ascii = $0 } })),
      ShellSetting(
        name: "colour", summary: "coloured diagrams: on, off", words: switchWords, elsewhere: ["color"],
        content: .shell(
          value: { onOrOff($0.presenter.colour) },
          set: { shell, value in setSwitch(value) { shell.presenter.colour = $0 } })),
      ShellSetting(
        name: "language", summary: "the language of prose and help: \(Edition.languages.joined(separator: ", "))",
        words: Edition.languages, elsewhere: ["lang"],
        content: .shell(
          value: { $0.presenter.edition.language },
          set: { shell, value in
            guard Edition.languages.contains(value) else { return false }
            shell.presenter.edition = Edition.installed(value)
            return true
          })),
      ShellSetting(
        name: "width", summary: "cells that a line may take: auto (the terminal's), 80", words: ["auto"],
        content: .shell(value: { $0.fixedWidth.map(String.init) ?? "auto" }, set: setWidth)),
      ShellSetting(
        name: "all", summary: "draw every instant of a long run: on, off", words: switchWords,
        content: .shell(
          value: { onOrOff($0.session.settings.keepsAll) },
          set: { shell, value in setSwitch(value) { shell.session.settings.keepsAll = $0 } })),
      ShellSetting(
        name: "preview", summary: "draw what is being typed: on, off", words: switchWords,
        content: .shell(
          value: { $0.editor.map { onOrOff($0.isPreviewing) } },
          set: { shell, value in setSwitch(value) { shell.editor?.isPreviewing = $0 } })),
      ShellSetting(
        name: "editor", summary: "the keys that are understood: emacs, vi",
        words: LineEditor.EditingMode.allCases.map { $0.rawValue },
        content: .shell(
          value: { $0.editor?.editingMode.rawValue },
          set: { shell, value in
            guard let mode = LineEditor.EditingMode(rawValue: value) else { return false }
            shell.editor?.editingMode = mode
            return true
          })),
    ]
  }

  /// Returns the value as `:set` shows it; `nil` if the shell has no such setting.
  func value(_ shell: Shell) -> String? {
    switch content {
    case .run(let value, _, _): value(shell.session.settings)
    case .shell(let value, _): value(shell)
    }
  }

  /// Changes it. Returns false if the text is none of its values.
  func set(_ text: String, _ shell: Shell) -> Bool {
    switch content {
    case .run(_, let set, let statement):
      guard set(&shell.session.settings, text) else { return false }
      shell.remember(statement(text)) { _ = set(&$0.settings, text) }
      return true
    case .shell(_, let set): return set(shell, text)
    }
  }

  private static let switchWords = ["on", "off"]

  private static func onOrOff(_ isOn: Bool) -> String { isOn ? "on" : "off" }

  private static func setSwitch(_ value: String, _ set: (Bool) -> Void) -> Bool {
    guard switchWords.contains(value) else { return false }
    set(value == "on")
    return true
  }

  private static func setWidth(_ shell: Shell, _ value: String) -> Bool {
    let width = Int(value).flatMap { Presenter.widths.contains($0) ? $0 : nil }
    guard value == "auto" || width != nil else { return false }
    shell.fixedWidth = width
    shell.fitToTerminal()
    return true
  }

  private static func setLimits(_ settings: inout Settings, _ value: String) -> Bool {
    guard value == "on" else { return settings.limit(value) }
    settings.limits = .init()
    return true
  }

  private static func limitsStatement(_ value: String) -> String? {
    switch value {
    case "on": nil
    case "off": "limits(\"off\")"
    default: "limits(\(value.split(separator: "=").joined(separator: ": ")))"
    }
  }
}

/// The command `:set`.
enum ShellSettings {
  /// Returns the settings that the shell has, with their values.
  static func values(_ shell: Shell) -> [(setting: ShellSetting, value: String)] {
    ShellSetting.all.compactMap { setting in setting.value(shell).map { (setting, $0) } }
  }

  static func set(_ argument: String, _ shell: Shell) {
    let words = argument.split(maxSplits: 1) { $0 == " " || $0 == "=" }.map { String($0.trimmed { $0.isWhitespace }) }
    let values = values(shell)
    guard let name = words.first else { return list(values, shell) }
    guard let entry = values.first(where: { $0.setting.name == name || $0.setting.elsewhere.contains(name) }) else {
      guard let near = Suggestion.nearest(to: name, among: values.map({ $0.setting.name })) else {
        return shell.say("there is no setting '%1' (:set lists them)", Printable.text(name))
      }
      return shell.say("there is no setting '%1'; did you mean '%2'?", Printable.text(name), near)
    }
    guard words.count == 2 else { return list([entry], shell) }
    guard !entry.setting.set(words[1], shell) else { return }
    let edition = shell.presenter.edition
    let text = edition.text(
      "'%1' is no value of '%2' (%3)", Printable.text(words[1]), entry.setting.name,
      edition.text(entry.setting.summary))
    Standard.write(HelpPage.wrapped(text, width: shell.presenter.width, indent: 0))
  }

  private static func list(_ entries: [(setting: ShellSetting, value: String)], _ shell: Shell) {
    let edition = shell.presenter.edition
    let rows = entries.map { [$0.setting.name, $0.value, edition.text($0.setting.summary)] }
    Standard.write(TextTable.text(rows, width: shell.presenter.width))
  }
}
