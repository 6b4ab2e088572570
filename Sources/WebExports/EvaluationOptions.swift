import Printing
import StreamLang

/// The options of an evaluation, which have the names of the program's options.
struct EvaluationOptions {
  var presenter = Presenter()
  var settings = Settings()
  /// The name of the script in messages.
  var name = "script.rx"
  var isEchoing = true

  /// Reads options, one in each line: `name=value`; false when one is not known.
  mutating func read(_ text: String) -> Bool {
    text.split(separator: "\n").allSatisfy { line in
      let parts = line.split(separator: "=", maxSplits: 1)
      return parts.count == 2 && set(String(parts[0]), to: String(parts[1]))
    }
  }

  private mutating func set(_ option: String, to value: String) -> Bool {
    switch option {
    case "format":
      guard let format = Format(rawValue: value) else { return false }
      presenter.format = format
    case "width":
      guard let width = Int(value), Presenter.widths.contains(width) else { return false }
      presenter.width = width
    case "ascii": presenter.ascii = value == "yes"
    case "echo": isEchoing = value == "yes"
    case "name": name = value
    case "dialect": return settings.setDialect(value)
    case "ties": return settings.setTies(value)
    case "horizon": return settings.setHorizon(value)
    case "limit": return settings.limit(value)
    default: return false
    }
    return true
  }
}
