import Streams
import Testing

@testable import StreamLang

/// Calls as scripts write them, of every operator in every dialect, with arguments of the kinds that its parameters
/// take.
struct DialectCallLawTests {
  /// An operator as a script can call it in a dialect: a spelling of the dialect, or an operator that libraries share.
  struct Called: Sendable, CustomTestStringConvertible {
    let dialect: Dialect
    let entry: Operator
    var testDescription: String { "\(dialect.name).\(entry.isSpelled ? entry.spelling : entry.name)" }
  }

  static let all: [Called] = Dialect.all.flatMap { dialect in
    Catalogue.operators(in: dialect)
      .filter { $0.dialect == dialect || Catalogue.find($0.name, in: dialect) === $0 }
      .map { Called(dialect: dialect, entry: $0) }
  }

  @Test(arguments: Self.all) func `The checker takes what the parameters say`(called: Called) {
    for givesOptional in [false, true] {
      let script = called.script(givesOptional: givesOptional)
      let run = ScriptRun(SourceText(name: "", text: script), in: Session(settings: Self.settings))
      if case .rejected(let diagnostics) = run.run({ _ in }) {
        Issue.record("\(script)\n\(diagnostics.map(\.title))")
      }
    }
  }

  /// Loops without an end are cut soon.
  private static let settings: Settings = {
    var settings = Settings()
    for limit in ["events=3000", "steps=30000", "work=40000", "nesting=100"] { _ = settings.limit(limit) }
    return settings
  }()
}

extension DialectCallLawTests.Called {
  /// The call on its own, after the statement that chooses the dialect.
  ///
  /// - Parameters:
  ///   - declarations: Statements before it.
  ///   - stream: The stream that it is called on, and takes as an argument.
  func script(givesOptional: Bool, given declarations: String? = nil, over stream: String? = nil) -> String {
    let given = entry.parameters.filter { $0.isRequired || $0.isVariadic || givesOptional }
    let isSkipping = given.count < entry.parameters.count
    var arguments: [String] = []
    for parameter in given {
      // A list has all that is left; an argument after it goes by its label.
      let needsLabel = parameter.labelling == .always || (isSkipping && parameter.labelling == .ifWanted)
      arguments.append((needsLabel ? "\(parameter.label): " : "") + argument(parameter, stream))
    }
    // A name that the language has itself, such as `error`, means an operator only after the name of the dialect.
    let isHidden = entry.form == .source && Builtins.find(entry.name) != nil
    let source = isHidden ? "\(dialect.name)." : ""
    let receiver = entry.form == .source ? source : "\(stream ?? "cold(\"-1-2-3-|\", numbers: true)")."
    // A static member of a type is known where the library is imported.
    let head = entry.name.contains(".") ? Library.of(dialect).map { "import \($0.modules[0])" } : nil
    let call = "\(receiver)\(entry.name)(\(arguments.joined(separator: ", ")))"
    return [head ?? "dialect(\"\(dialect.name)\")", declarations, call].compactMap { $0 }.joined(separator: "\n")
  }

  private func argument(_ parameter: Parameter, _ stream: String?) -> String {
    switch parameter.kind {
    case .value: "1"
    case .int: "2"
    case .duration, .durationOrFunction, .streamOrDuration: "150ms"
    case .bool, .boolOrFunction: "true"
    case .string, .error: "\"e\""
    case .array: "[(100ms, 1)]"
    case .scheduler: "background"
    case .choice(let words): "\"\(words.first ?? "")\""
    case .stream, .streamOrFunction, .streamOrInt: stream ?? "cold(\"--4-5-|\", numbers: true)"
    case .function(let count): parameter.isBlock ? "{ send(1) }" : Self.closures[min(count, Self.closures.count - 1)]
    }
  }

  private static let closures = ["{ 1 }", "{ a in a }", "{ a, b in a }"]
}
