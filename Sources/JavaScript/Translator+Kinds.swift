import StreamLang

/// Kinds of values that can be seen in the text: for messages, and for chains without `pipe`.
extension Translator {
  /// Whether an expression surely gives a stream.
  func isStream(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .identifier(let name): return scope.find(name)?.isStream ?? (RxJSModule.names[name] == .constant)
    case .call(let callee, _, _, _):
      if let (name, isOperator) = export(callee) {
        guard !isOperator, let export = RxJSModule.names[name] else { return false }
        return (export == .source || export == .both) && name != "partition"
      }
      if case .member(let owner, let name, _, _) = callee.kind {
        return name == "asObservable" || name == "pipe" && isStream(owner)
      }
      return false
    case .make(let callee, _, _):
      guard case .identifier(let name) = callee.kind, let (original, _) = export(callee) else { return false }
      return name == "Observable" || RxJSModule.subjects[original] != nil
    default: return false
    }
  }

  /// A literal as messages call it: "a string", "an array".
  func literalKind(_ expression: JSExpression) -> String? {
    switch expression.kind {
    case .number: "a number"
    case .string, .template: "a string"
    case .boolean: "a boolean"
    case .array: "an array"
    case .object: "an object"
    case .identifier(let name): scope.find(name)?.literal
    default: nil
    }
  }

  func isFunction(_ expression: JSExpression) -> Bool {
    if case .function = expression.kind { true } else { false }
  }
}
