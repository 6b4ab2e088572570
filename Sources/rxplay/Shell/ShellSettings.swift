import LineEditing
import Marbles
import Printing
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
    let words = argument.split(maxSplits: 1) { $0 == " " || $0 == "=" }.map(ShellCommands.trim)
    guard let name = words.first else {
      return list(values(shell), shell)
    }
    guard words.count == 2 else { return show(name, shell) }
    let isSet = apply(name, words[1], shell)
    switch isSet {
    case true?: remember(name, words[1], shell)
    case false?:
      let choices = values(shell).first { $0.name == name }?.choices ?? ""
      let text = "'\(Printable.text(words[1]))' is no value of '\(name)' (\(choices))"
      Standard.write(HelpPage.wrapped(text, width: shell.presenter.width, indent: 0))
    case nil: unknown(name, shell)
    }
  }

  /// What runs depend on is part of the session: the statement that does the same stands for it.
  private static func remember(_ name: String, _ value: String, _ shell: Shell) {
    let settings = shell.session.settings
    let budget = value.split(separator: "=").joined(separator: ": ")
    switch name {
    case "horizon": shell.remember("horizon(\(value))") { $0.settings.horizon = settings.horizon }
    case "ties": shell.remember("ties(\"\(value)\")") { $0.settings.ties = settings.ties }
    case "dialect": shell.remember("dialect(\"\(value)\")") { $0.settings.dialect = settings.dialect }
    case "tick": shell.remember("tick(\(value))") { $0.settings.tick = settings.tick }
    case "limits":
      let statement = value == "on" ? nil : value == "off" ? "limits(\"off\")" : "limits(\(budget))"
      shell.remember(statement) { $0.settings.limits = settings.limits }
    default: return
    }
  }

  private static func show(_ name: String, _ shell: Shell) {
    guard let entry = values(shell).first(where: { $0.name == name }) else { return unknown(name, shell) }
    list([entry], shell)
  }

  private static func list(_ entries: [(name: String, value: String, choices: String)], _ shell: Shell) {
    let rows = entries.map { [$0.name, $0.value, $0.choices] }
    Standard.write(TextTable.text(rows, width: shell.presenter.width))
  }

  private static func unknown(_ name: String, _ shell: Shell) {
    let hint = Suggestion.nearest(to: name, among: values(shell).map(\.name)).map { "; did you mean '\($0)'?" }
    Standard.write("there is no setting '\(Printable.text(name))'\(hint ?? " (:set lists them)")\n")
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
}
