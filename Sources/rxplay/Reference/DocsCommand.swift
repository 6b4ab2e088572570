import Marbles
import Printing
import StreamLang

/// `rxplay docs`: the reference of the operators, from the catalogue.
enum DocsCommand {
  static var command: Command {
    Command(
      name: "docs", usage: "rxplay docs [--dialect LIBRARY] [NAME…]",
      summary: "print the operator reference: all operators, or some",
      details: "An operator may be named as any library names it: rxplay docs flatMapLatest. With --dialect it is the "
        + "reference of one library, with its names, labels and meanings.", operands: .operators,
      options: PrintingOptions.options + [dialectOption, librariesOption, migratingOption]
    ) { arguments throws(UsageFault) in
      let options = try PrintingOptions(arguments)
      if arguments.has("--libraries") {
        Standard.write(LibraryPage.markdown(of: LibraryReference()))
        return 0
      }
      if arguments.has("--migrating") {
        Standard.write(MigrationPage.markdown(of: MigrationReference()))
        return 0
      }
      var settings = Settings()
      let library = arguments.value("--dialect")
      if let library, !settings.setDialect(library) {
        throw UsageFault(
          message: "--dialect is one of \(Settings.dialectNames.joined(separator: ", ")), "
            + "not '\(Printable.text(library))'")
      }
      if arguments.files.isEmpty {
        let all = library == nil ? OperatorHelp.all : OperatorHelp.all(in: settings.dialect)
        printAll(all, withExamples: library != nil, options.presenter)
        return 0
      }
      let page = HelpPage.text(aboutWords: arguments.files, in: settings, presenter: options.presenter)
      guard arguments.files.count == 1 || page.isEmpty else {
        Standard.write(page)
        return 0
      }
      var isFine = true
      for name in arguments.files { isFine = printPages(of: name, settings, options.presenter) && isFine }
      return isFine ? 0 : 1
    }
  }

  private static let librariesOption = CommandOption(
    ["--libraries"], "print the names of all six libraries side by side, as Markdown")
  private static let migratingOption = CommandOption(
    ["--migrating"], "print what becomes of operators in another library of Swift, as Markdown")
  private static let dialectOption = CommandOption(
    ["--dialect"], value: "LIBRARY", choices: Settings.dialectNames, "the library whose names hold")

  private static func printAll(_ operators: [OperatorHelp], withExamples: Bool, _ presenter: Presenter) {
    var theme = ""
    for help in operators {
      if help.theme != theme {
        let title = presenter.edition.text(help.theme)
        let line = String(repeating: "─", count: DisplayWidth.of(title))
        Standard.write((theme.isEmpty ? "" : "\n\n") + title + "\n" + line + "\n")
        theme = help.theme
      }
      Standard.write(HelpPage.description(of: help, presenter, namesLibraries: !withExamples))
      if withExamples { Standard.write("\n" + help.example.split(separator: "\n").map { "    \($0)\n" }.joined()) }
    }
  }

  private static func printPages(of name: String, _ settings: Settings, _ presenter: Presenter) -> Bool {
    let text = HelpPage.text(about: name, in: settings, presenter: presenter)
    if text.isEmpty {
      let hint = OperatorHelp.nearest(to: name, in: settings.dialect).map { "; did you mean '\($0)'?" } ?? ""
      Standard.writeError("rxplay: there is no operator '\(Printable.text(name))'\(hint)\n")
      return false
    }
    Standard.write(text)
    return true
  }
}
