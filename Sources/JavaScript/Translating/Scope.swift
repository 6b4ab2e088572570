import StreamLang

/// The names that are declared at one place of a text.
final class Scope {
  /// The facts about a name.
  final class Name {
    enum Kind {
      case constant, variable, function, parameter
      /// A name of RxJS under this name.
      case export(String, isOperator: Bool)
      /// The whole of RxJS.
      case module
      /// A name of the library under this name.
      case library(String)
      /// A name of a package that is not there.
      case foreign(module: String)
    }
    let kind: Kind
    /// The class of RxJS that it surely has an object of.
    var streamClass: String?
    /// Whether it is a function that uses `this`: its translation is a function of that, which gives the function.
    var takesThis = false
    /// Whether it is a class of the code.
    var isClass = false
    /// The kind of literal that a constant is, as messages call it.
    var literal: String?

    init(_ kind: Kind) { self.kind = kind }
  }

  let parent: Scope?
  /// The functions that run before each test that stands here.
  var setUps: [String] = []
  /// The same, with those of the scopes around, outermost first.
  var allSetUps: [String] { (parent?.allSetUps ?? []) + setUps }
  /// The functions that run after each test that stands here.
  var tearDowns: [String] = []
  /// The same, with those of the scopes around, innermost first.
  var allTearDowns: [String] { tearDowns + (parent?.allTearDowns ?? []) }
  /// Whether it is that of a function.
  let isFunction: Bool
  private var names: [String: Name] = [:]

  init(_ parent: Scope?, isFunction: Bool = false) {
    self.parent = parent
    self.isFunction = isFunction
  }

  @discardableResult
  func declare(_ name: String, _ kind: Name.Kind) -> Name {
    let declared = Name(kind)
    names[name] = declared
    return declared
  }

  func find(_ name: String) -> Name? { sequence(first: self) { $0.parent }.first { $0.has(name) }?.names[name] }

  /// Whether a name is that of a parameter or a variable of a function.
  func isInner(_ name: String) -> Bool {
    var scope: Scope? = self
    while let current = scope, current.names[name] == nil { scope = current.parent }
    while let current = scope, let parent = current.parent {
      if current.isFunction { return true }
      scope = parent
    }
    return false
  }

  /// The name at the level of the script.
  func findOutside(_ name: String) -> Name? {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost.names[name]
  }

  /// Whether this very scope has the name.
  func has(_ name: String) -> Bool { names[name] != nil }
}
