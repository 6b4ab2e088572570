extension TypeName {
  /// Whether a literal of a type cannot be one of this type.
  func refuses(_ literal: String) -> Bool {
    switch name {
    case "Int": literal != "Int"
    case "Double", "Float", "CGFloat", "TimeInterval": literal == "String" || literal == "Bool"
    case "String", "Bool": literal != name
    default: false
    }
  }
}

extension Expression {
  /// The type of a literal.
  var literalType: String? {
    switch kind {
    case .integer: "Int"
    case .double: "Double"
    case .boolean: "Bool"
    case .string, .interpolation: "String"
    default: nil
    }
  }

  /// The literal as one of a declared type: a whole number where a `Double` is declared, an array where a `Set` is, a
  /// tuple with the labels of its type.
  func typed(_ type: TypeName?) -> Expression {
    guard let type else { return self }
    switch (kind, type.name) {
    case (.integer(let integer), "Double"), (.integer(let integer), "Float"), (.integer(let integer), "CGFloat"),
      (.integer(let integer), "TimeInterval"):
      return Expression(kind: .double(Double(integer)), span: span)
    case (.unary(.negate, let sign, let operand), _):
      return Expression(kind: .unary(.negate, operatorSpan: sign, operand.typed(type)), span: span)
    case (.conditional(let condition, let then, let otherwise), _):
      return Expression(
        kind: .conditional(condition: condition, then: then.typed(type), otherwise: otherwise.typed(type)), span: span)
    case (.array(let elements), "Array"):
      return Expression(kind: .array(elements.map { $0.typed(type.arguments.first) }), span: span)
    case (.array(let elements), "Set"):
      guard !elements.isEmpty else { return self }
      let list = Expression(kind: .array(elements.map { $0.typed(type.arguments.first) }), span: span)
      let arguments = Arguments(list: [Argument(label: nil, value: list)], trailing: nil, span: span)
      return Expression(kind: .postfix(Expression(kind: .name("Set"), span: span), [.call(arguments)]), span: span)
    case (.dictionary(let entries), "Dictionary"):
      guard type.arguments.count == 2 else { return self }
      let typed = entries.map { entry in
        DictionaryEntry(key: entry.key.typed(type.arguments[0]), value: entry.value.typed(type.arguments[1]))
      }
      return Expression(kind: .dictionary(typed), span: span)
    case (.tuple(let elements), "tuple"):
      guard elements.count == type.arguments.count else { return self }
      let typed = zip(elements, type.arguments).map { $0.typed($1) }
      guard type.labels.contains(where: { $0 != nil }) else { return Expression(kind: .tuple(typed), span: span) }
      let labelled = zip(typed, type.labels).map { value, label in
        Argument(label: label.map { Label(name: $0, span: value.span) }, value: value)
      }
      return Expression(kind: .labelledTuple(labelled), span: span)
    default: return self
    }
  }
}
