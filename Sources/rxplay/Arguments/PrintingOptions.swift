import CLibrary
import FastPaths
import JavaScript
import ObjectiveC
import Printing
import StreamLang

/// The choices of `--color`.
enum ColourChoice: String, CaseIterable {
  case auto, always, never
}

/// The options of every command that prints results.
struct PrintingOptions {
  static let options = [
    CommandOption(
      ["--format"], value: "FORMAT", choices: Format.allCases.map { $0.rawValue }, "the form of the results"),
    CommandOption(["-o"], value: "FILE", "write the results to a file; further SVG pictures go to FILE-2 and so on"),
    CommandOption(["--width"], value: "CELLS", "the largest width of a diagram, in cells (80)"),
    CommandOption(["--ascii"], "draw with ASCII characters only"),
    CommandOption(
      ["--color"], value: "WHEN", choices: ColourChoice.allCases.map { $0.rawValue }, "when diagrams are coloured"),
    CommandOption(["--all"], "draw every instant of a long run"),
    CommandOption(["--no-fast-paths"], "run without optimisations; the output is the same"),
    CommandOption(["--limit"], value: "BUDGET=COUNT", "change a budget; 'off' switches all off"),
  ]

  /// The languages besides rxplay's own.
  static let languages: [SourceLanguage] = [.objectiveC, .javaScript, .swift]

  let presenter: Presenter
  let settings: Settings
  /// The requested width.
  let width: Int?
  /// The file for the results.
  let outputPath: String?

  /// - Parameter readsLocale: Whether the environment chooses the language if no option does.
  init(_ arguments: ArgumentList, readsLocale: Bool = false) throws(UsageFault) {
    var settings = Settings()
    settings.keepsAll = arguments.has("--all")
    settings.languages = Self.languages
    if !arguments.has("--no-fast-paths") { settings.makePlanner = { ChainPlanner() } }
    for text in arguments.values("--limit") where !settings.limit(text) {
      throw UsageFault(
        message: "--limit is 'off', or a budget and a count such as events=1000000; "
          + "the budgets are \(Settings.budgetNames.joined(separator: ", "))")
    }
    var width: Int?
    if let text = arguments.value("--width") {
      guard let cells = Int(text), Presenter.widths.contains(cells) else {
        throw UsageFault(message: "--width is a number from 32 to 10000, not '\(Printable.text(text))'")
      }
      width = cells
    }
    let format = try arguments.choice("--format", otherwise: Format.text)
    let colour = try arguments.choice("--color", otherwise: ColourChoice.auto)
    var presenter = Presenter(
      format: format, width: width ?? 80, ascii: arguments.has("--ascii"),
      colour: colour == .auto && arguments.value("-o") != nil ? false : Self.isColoured(colour))
    presenter.edition = try Self.edition(arguments, readsLocale: readsLocale)
    self.presenter = presenter
    self.settings = settings
    self.width = width
    outputPath = arguments.value("-o")
  }

  /// Returns the edition that an option chooses, or the environment.
  static func edition(_ arguments: ArgumentList, readsLocale: Bool) throws(UsageFault) -> Edition {
    let language = arguments.value("--language") ?? (readsLocale ? Edition.languageOfLocale : "en")
    guard Edition.languages.contains(language) else {
      throw UsageFault(
        message: "--language is one of \(Edition.languages.joined(separator: ", ")), not '\(Printable.text(language))'")
    }
    return Edition.installed(language)
  }

  private static func isColoured(_ choice: ColourChoice) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto:
      let isDumb = getenv("TERM").map { String(cString: $0) == "dumb" } ?? true
      return isatty(1) == 1 && getenv("NO_COLOR") == nil && !isDumb
    }
  }
}
