/// A part that follows a primary expression: `.name`, `.name(…) { … }`, `.0`, `(…) { … }`, `[…]`.
enum PostfixPart: Sendable {
  case member(Member)
  /// `.0`, the element of a tuple; the span is the number's.
  case element(Int, Span)
  /// A call of the value so far, which is no `.name`.
  case call(Arguments)
  /// `[index]`; the span has the brackets.
  case `subscript`(Expression, Span)
  /// `x!`: the value, which must not be `nil`.
  case unwrap(Span)
  /// The `?` of `x?[0]` and `f?(x)`: the value of the whole is `nil` when the receiver is.
  case optional(Span)

  /// From its first character to its last.
  var span: Span {
    switch self {
    case .member(let member): member.arguments.map { member.nameSpan.joined(with: $0.span) } ?? member.nameSpan
    case .element(_, let span): span
    case .call(let arguments): arguments.span
    case .subscript(_, let span), .unwrap(let span), .optional(let span): span
    }
  }
}

/// `.name` or `?.name`, with arguments when it is called.
struct Member: Sendable {
  let name: String
  let nameSpan: Span
  /// Written `?.`: the value is `nil` when the receiver is.
  let isOptional: Bool
  /// Nothing when the member is only named.
  let arguments: Arguments?
}

/// The arguments of one call, in the order written.
struct Arguments: Sendable {
  /// Those in parentheses, and the closures with labels after the trailing one.
  let list: [Argument]
  /// The closure after the parentheses, or instead of them.
  let trailing: Closure?
  /// From `(` or the trailing closure's `{` to the end of the call.
  let span: Span
}

final class Argument: Sendable {
  let label: Label?
  let value: Expression

  init(label: Label?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// `name:` before an argument.
struct Label: Sendable {
  let name: String
  let span: Span
}
