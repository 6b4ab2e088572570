/// `{ a, b in … }`, `{ $0 … }` or `{ … }`.
package final class Closure: Sendable {
  package let parameters: Parameters
  /// Names with values that are taken when the closure is made: `{ [count, name = title] in … }`.
  package let captures: [Capture]
  package let body: [Statement]
  /// With the braces.
  package let span: Span
  /// Whether it stands after a call's parentheses, or instead of them.
  package let isTrailing: Bool
  /// The names of a key path, where it is written as one: `\.user.name`.
  package let keyPath: [String]
  /// The shape of the result that it declares: `{ x -> Int? in … }`.
  let result: ValueShape?
  /// The names that its body assigns to: a parameter among them is `inout`.
  let assigned: Set<String>

  package convenience init(
    parameters: Parameters, captures: [Capture] = [], body: [Statement], span: Span, isTrailing: Bool,
    keyPath: [String] = []
  ) {
    self.init(
      parameters: parameters, captures: captures, body: body, span: span, isTrailing: isTrailing, keyPath: keyPath,
      result: nil)
  }

  init(
    parameters: Parameters, captures: [Capture], body: [Statement], span: Span, isTrailing: Bool, keyPath: [String],
    result: ValueShape?, assigned: Set<String> = []
  ) {
    self.result = result
    self.assigned = assigned
    self.parameters = parameters
    self.captures = captures
    self.body = body
    self.span = span
    self.isTrailing = isTrailing
    self.keyPath = keyPath
  }

  /// The same with other parameters.
  func with(_ parameters: Parameters) -> Closure {
    Closure(
      parameters: parameters, captures: captures, body: body, span: span, isTrailing: isTrailing, keyPath: keyPath,
      result: result, assigned: assigned)
  }

  package enum Parameters: Sendable {
    case none
    case named([Binding])
    /// As many as the highest `$n` of its own body needs.
    case positional(Int)
  }
}

/// A name of a closure's own, and the value that it has from the start.
package struct Capture: Sendable {
  package let binding: Binding
  package let value: Expression

  package init(binding: Binding, value: Expression) {
    self.binding = binding
    self.value = value
  }
}

/// A place where a value gets a name.
package final class Binding: Sendable {
  /// Nothing for `_`, a value that is ignored.
  package let name: String?
  package let span: Span
  /// Its shape, where that is known.
  let shape: ValueShape?
  /// Whether the name keeps its object alive.
  package let ownership: Ownership

  /// Whether its declared type is an optional.
  var isOptional: Bool { if case .optional? = shape { true } else { false } }

  package convenience init(name: String?, span: Span) { self.init(name: name, span: span, ownership: .strong) }

  package init(name: String?, span: Span, shape: ValueShape? = nil, ownership: Ownership) {
    self.name = name
    self.span = span
    self.shape = shape
    self.ownership = ownership
  }

  /// The same with a declared type.
  func typed(_ type: TypeName?) -> Binding { shaped(type?.shape) }

  /// The same with a shape.
  func shaped(_ shape: ValueShape?) -> Binding {
    shape.map { Binding(name: name, span: span, shape: $0, ownership: ownership) } ?? self
  }

  /// The same, which keeps its object alive or not.
  package func owned(_ ownership: Ownership) -> Binding {
    Binding(name: name, span: span, shape: shape, ownership: ownership)
  }
}

/// Whether a variable keeps its object alive; of an object that has ended, `unowned` is a fault and `weak` is nil.
package enum Ownership: String, Sendable {
  case strong, weak, unowned
}

/// The pattern of a declaration: one name, or `(a, b)`.
package enum Pattern: Sendable {
  case single(Binding)
  /// Two names or more; the span has the parentheses.
  case tuple([Binding], Span)
}

extension Closure {
  /// Whether it has names for its values, and no `$0`.
  var namesValues: Bool {
    if case .named = parameters { true } else { false }
  }

  var parameterCount: Int {
    switch parameters {
    case .none: 0
    case .named(let bindings): bindings.count
    case .positional(let count): count
    }
  }
}
