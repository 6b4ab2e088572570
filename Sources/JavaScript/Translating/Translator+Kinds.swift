import StreamLang

/// Kinds of values that can be seen in the text: for messages, and for chains without `pipe`.
extension Translator {
  /// Whether an expression surely gives a stream.
  func isStream(_ expression: JSExpression) -> Bool { streamClass(expression) != nil }

  /// The class of RxJS that an expression surely gives an object of.
  func streamClass(_ expression: JSExpression) -> String? {
    switch expression.kind {
    case .identifier(let name):
      guard let found = scope.find(name) else { return RxJSModule.names[name] == .constant ? "Observable" : nil }
      return found.streamClass
    case .call(let callee, _, _, _):
      if let (name, isOperator) = export(callee) {
        guard !isOperator, let export = RxJSModule.names[name], name != "partition" else { return nil }
        return export == .source || export == .both ? "Observable" : nil
      }
      guard case .member(let owner, let name, _, _) = callee.kind else { return nil }
      if export(owner)?.name == "Observable", name == "create" { return "Observable" }
      // A method that streams do not have is told; what follows it is told, too.
      let isOperator = name == "pipe" || RxJSModule.names[name] == .operator || RxJSModule.renamed[name] != nil
      return name == "asObservable" || isOperator && isStream(owner) ? "Observable" : nil
    case .make(let callee, _, _):
      guard case .identifier = callee.kind, let (original, _) = export(callee) else { return nil }
      return original == "Observable" || RxJSModule.subjects[original] != nil ? original : nil
    default: return nil
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
    case .make(let callee, _, _) where export(callee)?.name == "TestScheduler": Self.scheduler
    default: nil
    }
  }

  func isFunction(_ expression: JSExpression) -> Bool {
    if case .function = expression.kind { true } else { false }
  }
}
