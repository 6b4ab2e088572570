import Streams

/// The text of a value as `print` writes it, where its type has optionals: `Optional(3)`.
final class ShapedTextNode: Node {
  private let value: Node
  private let shape: ValueShape
  private let style: TextStyle
  private let context: EvaluationContext

  init(_ value: Node, _ shape: ValueShape, _ style: TextStyle, _ context: EvaluationContext) {
    self.value = value
    self.shape = shape
    self.style = style
    self.context = context
    super.init(value.place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try value.evaluate(frame)
    if case .stream = value { return value }
    if case .optional = shape, value.isNil { return value }
    guard let text = try text(of: value, shape) else { return value }
    return .string(text)
  }

  /// The text of a value of a shape; nothing where the value is none of that shape.
  private func text(of value: Value, _ shape: ValueShape?) throws(ErrorValue) -> String? {
    switch (shape, value) {
    case (.optional?, _): return value.isNil ? "nil" : "Optional(\(try textInside(value)))"
    case (.list(let inner)?, .array(let box)):
      var texts: [String] = []
      for element in box.elements { texts.append(try textInside(element, inner)) }
      return "[" + texts.joined(separator: ", ") + "]"
    case (.tuple(let parts, _)?, .tuple(let box)) where parts.count == box.elements.count:
      let labels = (box as? LabelledTuple)?.labels ?? []
      var texts: [String] = []
      for (index, element) in box.elements.enumerated() {
        let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } ?? "" : ""
        texts.append(label + (try textInside(element, parts[index])))
      }
      return "(" + texts.joined(separator: ", ") + ")"
    case (.event(let inner)?, .event(let event)) where event.kind == .next:
      guard let payload = try text(of: event.value, inner) else { return nil }
      // As the only digit, the value is found in the text of the event.
      let sample = try context.text(of: .event(EventBox(.next, .int(0), isResult: event.isResult)), style)
      return sample.map { $0 == "0" ? payload : String($0) }.joined()
    default: return nil
    }
  }

  /// The text of a value as it is written inside of others.
  private func textInside(_ value: Value, _ shape: ValueShape? = nil) throws(ErrorValue) -> String {
    if let text = try text(of: value, shape) { return text }
    return String(try context.text(of: .array([value]), style).dropFirst().dropLast())
  }
}
