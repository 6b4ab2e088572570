/// A part that follows a primary expression: `.name`, `.name(…) { … }`, `.0`, `(…) { … }`, `[…]`.
package enum PostfixPart: Sendable {
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

  /// Whether it takes the value out of an optional.
  var isUnwrapping: Bool {
    switch self {
    case .unwrap, .optional: true
    default: false
    }
  }

  /// The member, where it is one.
  var member: Member? { if case .member(let member) = self { member } else { nil } }

  /// Whether it calls something.
  var isCall: Bool {
    switch self {
    case .call: true
    case .member(let member): member.arguments != nil
    default: false
    }
  }

  /// From its first character to its last.
  package var span: Span {
    switch self {
    case .member(let member): member.arguments.map { member.nameSpan.joined(with: $0.span) } ?? member.nameSpan
    case .element(_, let span): span
    case .call(let arguments): arguments.span
    case .subscript(_, let span), .unwrap(let span), .optional(let span): span
    }
  }
}

/// `.name` or `?.name`, with arguments when it is called.
package struct Member: Sendable {
  package let name: String
  package let nameSpan: Span
  /// Written `?.`: the value is `nil` when the receiver is.
  package let isOptional: Bool
  /// Nothing when the member is only named.
  package let arguments: Arguments?

  package init(name: String, nameSpan: Span, isOptional: Bool, arguments: Arguments?) {
    self.name = name
    self.nameSpan = nameSpan
    self.isOptional = isOptional
    self.arguments = arguments
  }
}

extension Member {
  /// Whether the closure that it is given may change its first parameter.
  var givesInout: Bool {
    guard let arguments else { return false }
    if arguments.list.first?.label?.name == "into" { return true }
    return ["modify", "mutate", "withValue", "swap"].contains(name)
  }
}

/// The arguments of one call, in the order written.
package struct Arguments: Sendable {
  /// Those in parentheses, and the closures with labels after the trailing one.
  package let list: [Argument]
  /// The closure after the parentheses, or instead of them.
  package let trailing: Closure?
  /// From `(` or the trailing closure's `{` to the end of the call.
  package let span: Span
  /// The types in the brackets before them, where the first one has optionals: `PublishSubject<Int?>()`.
  var generics: [TypeName] = []

  package init(list: [Argument], trailing: Closure?, span: Span) {
    self.list = list
    self.trailing = trailing
    self.span = span
  }
}

package final class Argument: Sendable {
  package let label: Label?
  package let value: Expression

  package init(label: Label?, value: Expression) {
    self.label = label
    self.value = value
  }
}

/// `name:` before an argument.
package struct Label: Sendable {
  package let name: String
  package let span: Span

  package init(name: String, span: Span) {
    self.name = name
    self.span = span
  }
}
