import StreamLang
import Streams

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
      // A method that streams do not have is reported, and so is what follows it.
      let isOperator = name == "pipe" || RxJSModule.names[name] == .operator || RxJSModule.renamed[name] != nil
      return name == "asObservable" || isOperator && isStream(owner) ? "Observable" : nil
    case .make(let callee, _, _):
      guard case .identifier = callee.kind, let (original, _) = export(callee) else { return nil }
      return original == "Observable" || RxJSModule.subjects[original] != nil ? original : nil
    default: return nil
    }
  }

  /// Whether an expression surely gives a promise.
  private func isPromise(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .identifier(let name): scope.find(name)?.literal == Self.promise
    case .make(let callee, _, _): isFree(callee, ["Promise"])
    case .call(let callee, _, _, _):
      if case .member(let owner, let name, _, _) = callee.kind {
        isFree(owner, ["Promise"]) || ["then", "catch"].contains(name) && isPromise(owner)
      } else {
        isFree(callee, ["fetch"])
      }
    default: false
    }
  }

  private func isFree(_ expression: JSExpression, _ names: Set<String>) -> Bool {
    guard case .identifier(let name) = expression.kind else { return false }
    return names.contains(name) && scope.find(name) == nil
  }

  static let promise = "a Promise"

  /// Promises and arrays have no methods of streams, and neither have functions that make streams.
  func checkStream(_ owner: JSExpression, _ name: String, _ span: Span) {
    if let (function, _) = export(owner), let export = RxJSModule.names[function],
      [.source, .both, .operator].contains(export)
    {
      return report("\(function) was passed, not called; write \(function)(…)", owner.span)
    }
    guard let kind = literalKind(owner), [Self.promise, "an array"].contains(kind) else { return }
    let value = kind == Self.promise ? "promise" : "array"
    report("\(kind) has no '\(name)'; make a stream of it: from(\(value)).\(name)(…)", span)
  }

  /// An operator has no methods.
  func checkOperator(_ owner: JSExpression, _ name: String, _ span: Span) {
    guard case .call(let callee, _, _, _) = owner.kind, let (operation, isOperator) = export(callee), isOperator,
      RxJSModule.names[name] == .operator
    else { return }
    report(
      "\(operation)(…) has no method '\(name)'; separate operators by commas: pipe(\(operation)(…), \(name)(…))", span)
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
    case _ where isPromise(expression): Self.promise
    case .make(let callee, _, _) where export(callee)?.name == "TestScheduler": Self.scheduler
    default: nil
    }
  }

  /// Whether an expression is a call of `subscribe`, or that method itself.
  func endsInSubscribe(_ expression: JSExpression) -> Bool {
    switch expression.kind {
    case .call(let callee, _, _, _): endsInSubscribe(callee)
    case .member(_, "subscribe", _, _): true
    default: false
    }
  }

  /// Tells that the target of `fromEvent` stands first, where a text does.
  func checkEventTarget(_ arguments: [JSArgument]) {
    guard let first = arguments.first else { return }
    guard literalKind(first.value) == "a string" else {
      if arguments.count == 1, !first.isSpread {
        report("fromEvent wants the name of the event, too: fromEvent(button, 'click')", first.value.span)
      }
      return
    }
    report(
      "fromEvent wants the target first, and then the name of the event: fromEvent(button, 'click')", first.value.span)
  }

  func isFunction(_ expression: JSExpression) -> Bool {
    if case .function = expression.kind { true } else { false }
  }
}
