import Streams

/// The kind of value that an argument of a member or of a built-in function must have.
enum MemberParameter {
  case any
  case kind(ValueKind)
  /// A closure of that many values; one value is spread where it is a tuple.
  case closure(Int)
  /// A closure of that many values, whose result is ignored.
  case block(Int)
  /// A closure that may wait.
  case task
  /// A value that is made inside of the call.
  case autoclosure
  /// An argument of `subscribe`: a name, a closure for values, error or completion, or a subject that is sent
  /// everything.
  case subscriber

  /// The kinds of labelled arguments, which are the same in every call.
  static let labelled: [String: MemberParameter] = [
    "next": .block(1), "error": .block(1), "completed": .block(0), "code": .kind(.int),
  ]
}

/// A member of values, or a built-in function: its name, parameters and action.
package final class LibraryMember: Sendable {
  package let name: String
  /// The number of arguments that it takes.
  let arity: ClosedRange<Int>
  /// The labels it knows.
  let labels: [String]
  /// Whether it takes arguments with any label.
  let takesAnyLabel: Bool
  /// The kinds of its first arguments without a label; more may follow, of any kind.
  let parameters: [MemberParameter]
  /// The kind of its result, as far as it is known before the run.
  let result: ValueKind
  /// Whether calling it is for its effect: nothing is drawn or printed.
  package let isEffect: Bool
  let summary: String
  package let call: @Sendable (MemberCall) throws(ErrorValue) -> Value
  /// Changes the variable before the dot, as `xs.sort()` does, and gives the result; nil for other members.
  ///
  /// Its own result is nil if values of this kind have no such member.
  let change: Change?

  typealias Change = @Sendable (inout Value, MemberCall) throws(ErrorValue) -> Value?

  init(
    _ name: String, _ arity: ClosedRange<Int>, labels: [String] = [], takesAnyLabel: Bool = false,
    takes parameters: [MemberParameter] = [],
    gives result: ValueKind? = nil, isEffect: Bool = false, change: Change? = nil, _ summary: String,
    _ call: @escaping @Sendable (MemberCall) throws(ErrorValue) -> Value
  ) {
    self.name = name
    self.change = change
    self.arity = arity
    self.labels = labels
    self.takesAnyLabel = takesAnyLabel
    self.parameters = parameters
    self.result = result ?? (isEffect ? .nil : .unknown)
    self.isEffect = isEffect
    self.summary = summary
    self.call = call
  }

  /// Whether it is called without arguments, and its name alone is a function.
  var isMethod: Bool { isEffect && arity.contains(0) }

  /// The kind of the argument at a position among those without labels.
  func expected(at position: Int) -> MemberParameter {
    if parameters.indices.contains(position) { return parameters[position] }
    if case .subscriber? = parameters.last { return .subscriber }
    return .any
  }

  /// The fault of a call with arguments of these shapes, and the position of the argument at fault, if there is one.
  func fault(_ shapes: [ArgumentShape]) -> (CheckFault, Int?)? {
    CheckFault.ofLibrary(name, arity, takesAnyLabel ? nil : labels, shapes)
  }
}

extension LibraryMember {
  /// A member that takes nothing.
  convenience init(
    _ name: String, gives result: ValueKind? = nil, isEffect: Bool = false, _ summary: String,
    _ call: @escaping @Sendable (MemberCall) throws(ErrorValue) -> Value
  ) {
    self.init(name, 0...0, gives: result, isEffect: isEffect, summary, call)
  }

  /// A member that is called for its effect, and gives nothing.
  convenience init(
    doing name: String, _ arity: ClosedRange<Int>, labels: [String] = [],
    takes parameters: [MemberParameter] = [], _ summary: String,
    _ body: @escaping @Sendable (MemberCall) throws(ErrorValue) -> Void
  ) {
    self.init(name, arity, labels: labels, takes: parameters, isEffect: true, summary) { call throws(ErrorValue) in
      try body(call)
      return .nil
    }
  }

  /// A member of a language that is called for its effect, and gives nothing.
  package convenience init(
    doing name: String, _ body: @escaping @Sendable (MemberCall) throws(ErrorValue) -> Void
  ) {
    self.init(name, isEffect: true) { call throws(ErrorValue) in
      try body(call)
      return .nil
    }
  }

  /// A member of a language whose calls may have any number of arguments.
  package convenience init(
    _ name: String, isEffect: Bool = false, _ call: @escaping @Sendable (MemberCall) throws(ErrorValue) -> Value
  ) {
    self.init(name, 0...99, takesAnyLabel: true, isEffect: isEffect, "", call)
  }
}

/// A function that is there without a receiver.
typealias Builtin = LibraryMember

extension Builtin {
  /// A function that prints its arguments.
  static func logging(_ name: String, _ labels: [String], _ summary: String) -> Builtin {
    Builtin(doing: name, 0...99, labels: labels, summary) { call throws(ErrorValue) in try call.log() }
  }
}
