/// `{ a, b in … }`, `{ $0 … }` or `{ … }`.
package final class Closure: Sendable {
  package let parameters: Parameters
  package let body: [Statement]
  /// With the braces.
  package let span: Span
  /// Whether it stands after a call's parentheses, or instead of them.
  package let isTrailing: Bool

  package init(parameters: Parameters, body: [Statement], span: Span, isTrailing: Bool) {
    self.parameters = parameters
    self.body = body
    self.span = span
    self.isTrailing = isTrailing
  }

  package enum Parameters: Sendable {
    case none
    case named([Binding])
    /// As many as the highest `$n` of its own body needs.
    case positional(Int)
  }
}

/// A place where a value gets a name.
package final class Binding: Sendable {
  /// Nothing for `_`, a value that is ignored.
  package let name: String?
  package let span: Span

  package init(name: String?, span: Span) {
    self.name = name
    self.span = span
  }
}

/// The pattern of a declaration: one name, or `(a, b)`.
package enum Pattern: Sendable {
  case single(Binding)
  /// Two names or more; the span has the parentheses.
  case tuple([Binding], Span)
}
