import Streams

/// The names that a script, or the entries of a shell, have given.
final class Names {
  /// The variables by name, functions among them.
  var globals: [String: Variable] = [:]
  /// Functions that may wait.
  var waitingFunctions: Set<String> = []
  /// The names that are waited for where they are read: child tasks (`async let x = …`), and properties whose getters
  /// wait.
  var waitingNames: Set<String> = []
  /// Functions that end in something done for its effect.
  var effectFunctions: Set<String> = []
  /// The functions that are called when they are named: `var x: Int { … }`.
  var computed: Set<String> = []
  /// The known shapes of variables and of the results of functions.
  var shapes: [String: ValueShape] = [:]
  /// The variables that mean functions.
  var functionVariables: [ObjectIdentifier: Variable] = [:]
  /// Whether a script has made an object: then a value of unknown kind may have any member.
  var hasObjects = false
  /// The types that code has declared, and their members.
  var types = TypeTable()
  /// The meaning of values in entries after code of a language whose members are messages.
  var rules: ValueRules?
  /// Whether the members of types are messages, so that a name without a receiver is none.
  var readsMessages: Bool { rules?.library?.readsMessages ?? false }
  /// `_`: the value of the last expression that was shown.
  var lastResult: Value?

  /// The names that mean a value, in alphabetical order.
  var known: [String] { globals.filter { $0.value.value != nil }.keys.sorted() }

  /// Forgets all names.
  ///
  /// - Returns: Their variables.
  func takeAll() -> [Variable] {
    let variables = Array(globals.values) + functionVariables.values
    globals = [:]
    waitingFunctions = []
    effectFunctions = []
    shapes = [:]
    functionVariables = [:]
    types = TypeTable()
    return variables
  }

  /// Marks the variables whose values belong to the scene that is over.
  func endScene() {
    for variable in globals.values {
      guard !variable.isOfEndedScene, let value = variable.value, Reachability(from: value).drivenFromOutside != nil
      else { continue }
      variable.isOfEndedScene = true
    }
  }
}

/// A variable of the script itself.
package final class Variable {
  let name: String
  package let isConstant: Bool
  package var value: Value?
  /// Whether it keeps its object alive.
  var ownership = Ownership.strong
  /// Whether its value belongs to a scene that is over.
  package var isOfEndedScene = false
  /// Whether it is an object of the app that has the name of a function, which calls of the name still reach.
  var isBesideFunction = false
  /// Whether calls of the name in pasted code, too, are calls of the object.
  var isCalledByCode = false
  /// Hears of each new value, for a variable of the app.
  var changed: (() -> Void)?
  /// That function, where it is a variable as well.
  var function: Variable?

  init(_ name: String, isConstant: Bool, _ value: Value? = nil) {
    self.name = name
    self.isConstant = isConstant
    self.value = value
  }

  /// Whether a call of the name at a place reaches the function of that name, and not the object.
  func leavesCalls(at span: Span, in source: SourceText) -> Bool {
    isBesideFunction && !(isCalledByCode && !source.isInDrive(span))
  }
}
