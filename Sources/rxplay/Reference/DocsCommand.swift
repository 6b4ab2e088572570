import Printing
import StreamLang

/// `rxplay docs`: the reference of the operators, from the catalogue.
enum DocsCommand {
  static var command: Command {
    Command(
      name: "docs", usage: "rxplay docs [NAME…]", summary: "print the operator reference: all operators, or some",
      details: "An operator may be named as another library names it: rxplay docs flatMapLatest.", operands: .operators,
      options: PrintingOptions.options
    ) { arguments throws(UsageFault) in
      let options = try PrintingOptions(arguments)
      if arguments.files.isEmpty {
        printAll(options.presenter)
        return 0
      }
      var isFine = true
      for name in arguments.files { isFine = printPages(of: name, options.presenter) && isFine }
      return isFine ? 0 : 1
    }
  }

  private static func printAll(_ presenter: Presenter) {
    var theme = ""
    for help in OperatorHelp.all {
      if help.theme != theme {
        Standard.write(
          (theme.isEmpty ? "" : "\n\n") + help.theme + "\n" + String(repeating: "─", count: help.theme.count) + "\n")
        theme = help.theme
      }
      Standard.write(HelpPage.description(of: help, width: presenter.width))
    }
  }

  private static func printPages(of name: String, _ presenter: Presenter) -> Bool {
    if let topic = HelpTopic.find(name) {
      Standard.write(HelpPage.text(of: topic, presenter: presenter))
      return true
    }
    let found = OperatorHelp.find(name)
    if found.isEmpty {
      if let answer = OperatorHelp.foreign(name) {
        Standard.write(HelpPage.wrapped(answer, width: min(80, presenter.width)))
        return true
      }
      let hint = OperatorHelp.nearest(to: name).map { "; did you mean '\($0)'?" } ?? ""
      Standard.writeError("rxplay: there is no operator '\(Printable.text(name))'\(hint)\n")
      return false
    }
    for help in found { Standard.write(HelpPage.text(of: help, presenter: presenter)) }
    return true
  }
}
