/// `{ a, b in … }`, `{ $0 … }` or `{ … }`.
final class Closure: Sendable {
  let parameters: Parameters
  let body: [Statement]
  /// With the braces.
  let span: Span
  /// Whether it stands after a call's parentheses, or instead of them.
  let isTrailing: Bool

  init(parameters: Parameters, body: [Statement], span: Span, isTrailing: Bool) {
    self.parameters = parameters
    self.body = body
    self.span = span
    self.isTrailing = isTrailing
  }

  enum Parameters: Sendable {
    case none
    case named([Binding])
    /// As many as the highest `$n` of its own body needs.
    case positional(Int)
  }
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
