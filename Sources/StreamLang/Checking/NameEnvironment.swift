import Streams

/// The names of earlier entries and the settings at the beginning of a script's check.
struct NameEnvironment {
  let names: Names
  let settings: Settings
  /// Whether the names of the dialect's library are known.
  let knowsLibrary: Bool
  /// Whether the user has asked to stop; the check asks this now and then.
  let isInterrupted: () -> Bool
  /// Makes a stand-in for a name without a meaning, at a place, and returns whether there is one. It may ask for the
  /// name that was perhaps meant. Nil if the text has no stand-ins.
  var makeStandIn: ((_ name: String, _ place: Int, _ nearest: () -> String?) -> Bool)?

  /// Whether values may have members that are declared elsewhere: those of extensions of the app.
  var isOpen = false

  /// Whether the code is kept apart from its drive, which alone calls the functions of rxplay's own language.
  var isPasted = false

  /// Takes the meaning of each call; nil if it is not asked for.
  var meanings: CallMeanings?

  /// The dialect, whose meaning plain names have.
  var dialect: Dialect { settings.dialect }
  /// Nanoseconds a mark of marble text takes.
  var tick: Int { settings.tick }

  /// Returns the dialect that holds after some statements.
  func dialect(after statements: [Statement]) -> Dialect {
    var (dialect, knowsLibrary) = (dialect, knowsLibrary)
    for statement in statements {
      if case .importModule(let name) = statement.kind, !knowsLibrary, let library = Library.imported(as: name) {
        (dialect, knowsLibrary) = (library.dialect, true)
      } else if let chosen = statement.setting("dialect").flatMap({ Dialect.named($0) }) {
        (dialect, knowsLibrary) = (chosen, false)
      }
    }
    return dialect
  }
}

/// The meanings of calls as a check finds them, by the places of their names.
final class CallMeanings {
  /// The operators that their arguments chose.
  var operators: [Int: Operator] = [:]
  /// The kinds of the values before their dots.
  var receivers: [Int: ValueKind] = [:]
}

extension Statement {
  /// The text that a setting is given: `js` of `standIns("js")`.
  func setting(_ name: String) -> String? {
    guard case .expression(let expression) = kind, let call = expression.namedCall, call.name == name,
      case .string(let text)? = call.arguments.list.first?.value.kind
    else { return nil }
    return text
  }
}
