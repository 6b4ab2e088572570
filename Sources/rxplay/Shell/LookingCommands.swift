import Printing
import StreamLang

/// The commands that show an expression in another form than the usual picture.
enum LookingCommands {
  static let all = [
    ShellCommand(
      name: "type", arguments: "EXPR", group: .looking, summary: "the kind of its value, without running it",
      run: type),
    ShellCommand(
      name: "graph", arguments: "[EXPR]", group: .looking, summary: "the operators that it is made of",
      details: "Without an expression: those of the last picture."
    ) { text, shell in
      if text.isEmpty { return shell.showLastPicture(as: .graph) }
      call("graph", text, "graph a.zip(b)", shell)
    },
    ShellCommand(
      name: "stages", arguments: "EXPR", group: .looking, summary: "a lane after every operator"
    ) { text, shell in call("stages", text, "stages interval(1s).map { $0 * 2 }.take(3)", shell) },
    ShellCommand(
      name: "compare", arguments: "A, B", group: .looking, summary: "several pipelines on one axis"
    ) { text, shell in call("compare", text, "compare a.throttle(1s), a.rxjs.throttle(1s)", shell) },
    Shell.migrateCommand,
    ShellCommand(
      name: "marbles", arguments: "[EXPR]", group: .looking, summary: "the run as marble text",
      details: "Without an expression: the last picture."
    ) { text, shell in show(text, as: .marbles, shell) },
    ShellCommand(
      name: "json", arguments: "[EXPR]", group: .looking, summary: "the run as JSON",
      details: "Without an expression: the last picture."
    ) { text, shell in show(text, as: .json, shell) },
    ShellCommand(
      name: "svg", arguments: "FILE [EXPR]", group: .looking, summary: "write the picture as SVG",
      details: "Without an expression: the last picture, or that of the scene where something has happened since.",
      run: svg),
  ]

  private static func type(_ text: String, _ shell: Shell) {
    guard !text.isEmpty else { return shell.say("which expression? :type a.zip(b)") }
    let source = SourceText(name: "<shell>", text: text)
    let (phrase, faults) = shell.session.kind(of: source)
    for fault in faults { shell.complain(fault, source) }
    if let phrase { Standard.write(phrase + "\n") }
    if phrase == nil, faults.isEmpty { shell.say("only an expression has a type: :type interval(1s)") }
  }

  /// Calls a picture function of the language as an entry.
  private static func call(_ function: String, _ text: String, _ example: String, _ shell: Shell) {
    guard !text.isEmpty else { return shell.say("which expression? :%1", example) }
    // A leading dot means the last result, which an argument has to name.
    shell.run(SourceText(name: "<shell>", text: "\(function)(\(text.hasPrefix(".") ? "_" : "")\(text))"))
  }

  private static func show(_ text: String, as format: Format, _ shell: Shell) {
    if text.isEmpty { return shell.showLastPicture(as: format) }
    shell.run(SourceText(name: "<shell>", text: text), as: format)
  }

  private static func svg(_ argument: String, _ shell: Shell) {
    let path = String(argument.prefix { !$0.isWhitespace })
    let text = String(argument.dropFirst(path.count).trimmed { $0.isWhitespace })
    guard !path.isEmpty else { return shell.say("which file? :svg picture.svg") }
    if !text.isEmpty {
      shell.lastPicture = nil
      shell.run(SourceText(name: "<shell>", text: text))
    }
    guard let picture = shell.presentPicture() else {
      if text.isEmpty { shell.say("there is no picture yet") }
      return
    }
    var presenter = shell.presenter
    presenter.format = .svg
    let make = { presenter.text(of: .diagram(picture), isFirst: true, in: SourceText(name: "", text: "")) }
    guard let document = picture.isLarge ? shell.makeLong(make) : Array(make().utf8) else { return }
    shell.write(document, to: path, saying: "the picture is in %1")
  }
}
