import Printing
import StreamLang

/// An option of the command line, with all data for parsing, help, messages and completions.
final class CommandOption: Sendable {
  /// Its names: `--format`, `-e`.
  let names: [String]
  /// The name of its value in help; `nil` for a flag.
  let value: String?
  /// The name of a value that may follow a flag after an equals sign; `nil` for none.
  let attached: String?
  /// The values that it takes, if they are words.
  let choices: [String]
  /// Its meaning, without the choices.
  let meaning: String

  init(
    _ names: [String], value: String? = nil, attached: String? = nil, choices: [String] = [], _ meaning: String
  ) {
    self.attached = attached
    self.names = names
    self.value = value
    self.choices = choices
    self.meaning = meaning
  }

  /// Its meaning, in one line.
  var summary: String { summary(Edition()) }

  /// Returns its meaning in a language, in one line.
  func summary(_ edition: Edition) -> String {
    let meaning = edition.text(meaning)
    return choices.isEmpty ? meaning : edition.text("%1: %2", meaning, choices.joined(separator: ", "))
  }

  var takesFile: Bool { value == "FILE" }

  var signature: String {
    names.joined(separator: ", ") + (value.map { " \($0)" } ?? attached.map { "[=\($0)]" } ?? "")
  }
}

/// A fault in the use of the command line; its exit status is 64.
struct UsageFault: Error {
  let message: String
}

/// Arguments, sorted into options and files.
struct ArgumentList {
  private(set) var files: [String] = []
  private var values: [String: [String]] = [:]
  private var flags: Set<String> = []

  /// Reads arguments: options anywhere, `--name=value` as `--name value`, and only files after `--`.
  ///
  /// - Throws: A fault that names the wrong argument.
  init(_ arguments: [String], _ options: @autoclosure () -> [CommandOption]) throws(UsageFault) {
    guard arguments.contains(where: { $0.hasPrefix("-") }) else {
      files = arguments
      return
    }
    let options = options()
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        files += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard let option = options.first(where: { $0.names.contains(parts[0]) }), let name = option.names.last else {
        throw UsageFault(message: Self.unknown(parts[0], options))
      }
      guard option.value != nil else {
        if parts.count > 1 {
          guard option.attached != nil else { throw UsageFault(message: "\(parts[0]) takes no value") }
          values[name, default: []].append(parts[1])
        }
        flags.insert(name)
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
        throw UsageFault(message: "\(parts[0]) needs a value: \(option.signature)")
      }
      values[name, default: []].append(value)
    }
  }

  private static func unknown(_ name: String, _ options: [CommandOption]) -> String {
    let nearest = Suggestion.nearest(to: name, among: options.flatMap(\.names)).map { "; did you mean \($0)?" } ?? ""
    return "there is no option \(Printable.text(name))\(nearest)"
  }

  /// Returns the last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }
  /// Returns all values of an option, in order.
  func values(_ name: String) -> [String] { values[name] ?? [] }
  /// Returns whether a flag is present.
  func has(_ name: String) -> Bool { flags.contains(name) }

  /// Returns a value out of a list of choices.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ name: String, otherwise: Choice
  ) throws(UsageFault) -> Choice where Choice.RawValue == String {
    guard let text = value(name) else { return otherwise }
    guard let choice = Choice(rawValue: text) else {
      let all = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageFault(message: "\(name) is one of \(all), not '\(Printable.text(text))'")
    }
    return choice
  }
}
