import StreamLang

/// The names that are known at a place.
final class Scope {
  final class Variable {
    let name: String
    let type: ObjCType
    /// `__block`, `static` or a parameter that is assigned to by pointer: blocks share it.
    let isShared: Bool
    /// How many functions stand around its declaration.
    let depth: Int
    /// The name in the translation.
    let written: String
    /// Whether it does not keep its object alive.
    var isWeak = false
    /// Whether something reads it.
    var isUsed = false
    /// The path of the object that it is another name for: `self` of `__weak typeof(self) weakSelf = self`.
    var path: String?

    init(_ name: String, _ type: ObjCType, isShared: Bool, depth: Int, written: String) {
      self.name = name
      self.type = type
      self.isShared = isShared
      self.depth = depth
      self.written = written
    }
  }

  let outer: Scope?
  private var variables: [String: Variable] = [:]

  init(_ outer: Scope?) { self.outer = outer }

  func declare(_ variable: Variable) { variables[variable.name] = variable }
  func has(_ name: String) -> Bool { variables[name] != nil }

  func find(_ name: String) -> Variable? {
    sequence(first: self) { $0.outer }.first { $0.has(name) }?.variables[name]
  }

  var names: [String] { variables.keys + (outer?.names ?? []) }
}

/// How code uses a name that it does not declare.
struct Use {
  let path: String
  let span: Span
  /// Whether messages are sent to it, or its properties are used.
  var isObject = false
  /// Whether it is assigned to.
  var isSet = false
  var selectors: [String] = []
  /// The class that a property declares.
  var declared: ObjCType?
  /// Whether it is a property of a class above.
  var isInherited = false
}
