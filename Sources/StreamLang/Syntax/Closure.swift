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

  package init(
    parameters: Parameters, captures: [Capture] = [], body: [Statement], span: Span, isTrailing: Bool,
    keyPath: [String] = []
  ) {
    self.parameters = parameters
    self.captures = captures
    self.body = body
    self.span = span
    self.isTrailing = isTrailing
    self.keyPath = keyPath
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
  /// Where its declared type has optionals, if it has any.
  let optionals: Optionals?

  /// The places of optionals in a value: `print` writes them as such.
  enum Optionals {
    /// The value itself, the elements of an array, or the value that an event carries.
    case whole, elements, payload
  }

  /// Whether its declared type is an optional.
  var isOptional: Bool { optionals == .whole }

  package convenience init(name: String?, span: Span) { self.init(name: name, span: span, optionals: nil) }

  init(name: String?, span: Span, optionals: Optionals?) {
    self.name = name
    self.span = span
    self.optionals = optionals
  }

  /// The same with a declared type.
  func typed(_ type: TypeName?) -> Binding {
    (type?.optionals).map { Binding(name: name, span: span, optionals: $0) } ?? self
  }
}

/// The pattern of a declaration: one name, or `(a, b)`.
package enum Pattern: Sendable {
  case single(Binding)
  /// Two names or more; the span has the parentheses.
  case tuple([Binding], Span)
}
