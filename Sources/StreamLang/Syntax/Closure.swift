/// `{ a, b in … }`, `{ $0 … }` or `{ … }`.
final class Closure: Sendable {
  let parameters: Parameters
  /// Names with values that are taken when the closure is made: `{ [count, name = title] in … }`.
  let captures: [Capture]
  let body: [Statement]
  /// With the braces.
  let span: Span
  /// Whether it stands after a call's parentheses, or instead of them.
  let isTrailing: Bool
  /// The names of a key path, where it is written as one: `\.user.name`.
  let keyPath: [String]

  init(
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

  enum Parameters: Sendable {
    case none
    case named([Binding])
    /// As many as the highest `$n` of its own body needs.
    case positional(Int)
  }
}

/// A name of a closure's own, and the value that it has from the start.
struct Capture: Sendable {
  let binding: Binding
  let value: Expression
}

/// A place where a value gets a name.
final class Binding: Sendable {
  /// Nothing for `_`, a value that is ignored.
  let name: String?
  let span: Span

  init(name: String?, span: Span) {
    self.name = name
    self.span = span
  }
}

/// The pattern of a declaration: one name, or `(a, b)`.
enum Pattern: Sendable {
  case single(Binding)
  /// Two names or more; the span has the parentheses.
  case tuple([Binding], Span)
}
