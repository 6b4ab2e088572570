import Streams

/// Writes values as the language does, for marbles that can be read back.
enum ValueLiteral {
  /// The maximum depth of nested values; deeper ones are `nil`, so that data cannot drive the recursion.
  private static let deepest = 64

  static func text(of value: Value, depth: Int = 0) -> String {
    guard depth < deepest else { return "nil" }
    let depth = depth + 1
    return switch value {
    case .string(let box): TextLiteral.quoted(box.text)
    case .array(let box): "[" + box.elements.map { text(of: $0, depth: depth) }.joined(separator: ", ") + "]"
    case .tuple(let box): "(" + box.elements.map { text(of: $0, depth: depth) }.joined(separator: ", ") + ")"
    case .dictionary(let box):
      box.count == 0
        ? "[:]"
        : "["
          + zip(box.keys, box.values).map { "\(text(of: $0, depth: depth)): \(text(of: $1, depth: depth))" }.joined(
            separator: ", ") + "]"
    case .double(let double) where double.isNaN: "nan"
    case .double(let double) where double.isInfinite: double < 0 ? "-infinity" : "infinity"
    case .error(let error):
      error.message.map { "error(\(TextLiteral.quoted($0))\(error.code.map { ", code: \($0)" } ?? ""))" }
        ?? "error(nil)"
    case .event(let event):
      switch event.kind {
      case .next: "event.next(\(text(of: event.value, depth: depth)))"
      case .error: "event.error(\(text(of: event.value, depth: depth)))"
      case .completed: "event.completed"
      case .interrupted: "event.interrupted"
      }
    case .object(let box): text(of: box, depth)
    default: value.text
    }
  }

  private static func text(of box: ObjectBox, _ depth: Int) -> String {
    if let own = box.text { return TextLiteral.quoted(own) }
    return box.writing { members in
      let parts = members.map { "\($0.name): \(text(of: $0.value, depth: depth))" }
      let name = box.className.isEmpty ? [] : [TextLiteral.quoted(box.className)]
      return "object(\((name + parts).joined(separator: ", ")))"
    } ?? "nil"
  }
}
