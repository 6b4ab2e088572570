import LineEditing
import Marbles
import StreamLang

/// What `:set` shows and changes.
enum ShellSettings {
  /// The settings by name, as `:set` shows them.
  static func values(_ shell: Shell) -> [(name: String, value: String, choices: String)] {
    running(shell) + typing(shell)
  }

  private static func running(_ shell: Shell) -> [(name: String, value: String, choices: String)] {
    let settings = shell.session.settings
    return [
      ("horizon", TimeText.format(Int64(settings.horizon)), "how far a run goes: 30s"),
      ("ties", settings.tiesName, "the order at one instant: \(Settings.tiesNames.joined(separator: ", "))"),
      ("dialect", settings.dialectName, "whose meaning names have: \(Settings.dialectNames.joined(separator: ", "))"),
      ("limits", settings.hasDefaultLimits ? "on" : "changed", "budgets: on, off, events=1000000"),
      ("tick", TimeText.format(Int64(settings.tick)), "the time of one mark of marble text: 10ms"),
      ("ascii", shell.presenter.ascii ? "on" : "off", "diagrams in ASCII: on, off"),
      ("all", settings.keepsAll ? "on" : "off", "draw every instant of a long run: on, off"),
    ]
  }

  /// Only a terminal has an editor.
  private static func typing(_ shell: Shell) -> [(name: String, value: String, choices: String)] {
    guard let editor = shell.editor else { return [] }
    return [
      ("preview", editor.isPreviewing ? "on" : "off", "draw what is being typed: on, off"),
      ("editor", editor.editingMode.rawValue, "whose keys are understood: emacs, vi"),
    ]
  }

  /// The words that a setting can be; none where it is a duration or a count.
  static func words(of name: String) -> [String] {
    switch name {
    case "ties": Settings.tiesNames
    case "dialect": Settings.dialectNames
    case "limits": ["on", "off"] + Settings.budgetNames.map { $0 + "=" }
    case "ascii", "all", "preview": ["on", "off"]
    case "editor": LineEditor.EditingMode.allCases.map(\.rawValue)
    default: []
    }
  }

  static func set(_ argument: String, _ shell: Shell) {
    let words = argument.split(separator: " ", maxSplits: 1).map(String.init)
    guard let name = words.first else {
      for (name, value, choices) in values(shell) {
        Standard.write("  \(padded(name, 9))\(padded(value, 16))\(choices)\n")
      }
      return
    }
    guard words.count == 2 else { return show(name, shell) }
    let isSet = apply(name, words[1], shell)
    switch isSet {
    case true?: return
    case false?: Standard.write("'\(Printable.text(words[1]))' is no value of '\(name)'\n")
    case nil: unknown(name, shell)
    }
  }

  private static func show(_ name: String, _ shell: Shell) {
    guard let entry = values(shell).first(where: { $0.name == name }) else { return unknown(name, shell) }
    Standard.write("  \(padded(entry.name, 9))\(padded(entry.value, 16))\(entry.choices)\n")
  }

  private static func unknown(_ name: String, _ shell: Shell) {
    let hint = Suggestion.nearest(to: name, among: values(shell).map(\.name)).map { "; did you mean '\($0)'?" } ?? ""
    Standard.write("there is no setting '\(Printable.text(name))'\(hint)\n")
  }

  /// Nothing where there is no such setting, false where the value is none of its own.
  private static func apply(_ name: String, _ value: String, _ shell: Shell) -> Bool? {
    switch name {
    case "horizon": return shell.session.settings.setHorizon(value)
    case "ties": return shell.session.settings.setTies(value)
    case "dialect": return shell.session.settings.setDialect(value)
    case "tick": return shell.session.settings.setTick(value)
    case "limits":
      if value == "on" {
        shell.session.settings.limits = .init()
        return true
      }
      return shell.session.settings.limit(value)
    case "ascii": return toggle(value) { shell.presenter.ascii = $0 }
    case "all": return toggle(value) { shell.session.settings.keepsAll = $0 }
    case "preview": return shell.editor.map { editor in toggle(value) { editor.isPreviewing = $0 } }
    case "editor":
      guard let editor = shell.editor else { return nil }
      guard let mode = LineEditor.EditingMode(rawValue: value) else { return false }
      editor.editingMode = mode
      return true
    default: return nil
    }
  }

  private static func toggle(_ value: String, _ set: (Bool) -> Void) -> Bool {
    guard value == "on" || value == "off" else { return false }
    set(value == "on")
    return true
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - DisplayWidth.of(text)))
  }
}
