import Marbles
import Streams

/// Values as pictures print them.
struct PictureText {
  var words = ValueWords()
  /// The name of a stream that comes as a value.
  let nameOf: (Stream) -> String

  /// Values that are nested deeper are shown as `…`.
  private static let deepest = 64

  func text(of value: Value, depth: Int = 0) -> String {
    guard depth < Self.deepest else { return "…" }
    switch value {
    case .nil: return words.none
    case .unit: return words.unit
    case .double(let double): return words.number(double)
    case .string(let box): return ValueText.string(box.text)
    case .array(let box): return ValueText.array(box.elements.map { text(of: $0, depth: depth + 1) })
    case .tuple(let box): return ValueText.tuple(box.elements.map { text(of: $0, depth: depth + 1) })
    case .dictionary(let box):
      return ValueText.dictionary(
        zip(box.keys, box.values).map { (text(of: $0, depth: depth + 1), text(of: $1, depth: depth + 1)) })
    case .event(let event):
      switch event.kind {
      case .next: return "next(\(text(of: event.value, depth: depth + 1)))"
      case .error: return "error(\(ValueText.string(event.value.asError.text)))"
      case .completed: return "completed"
      case .interrupted: return "interrupted"
      }
    case .error(let error): return "error(\(ValueText.string(error.text)))"
    case .stream(let stream): return ValueText.string(nameOf(stream))
    case .object(let box): return text(of: box, depth)
    default: return value.text
    }
  }

  private func text(of box: ObjectBox, _ depth: Int) -> String {
    if let value = box as? WrittenValue { return value.written }
    if let (name, value) = words.contents(box) { return name + text(of: value, depth: depth + 1) }
    if let own = box.text { return ValueText.string(own) }
    let members = box.writing { $0.map { (key: $0.name, value: text(of: $0.value, depth: depth + 1)) } }
    if words.hasBraces { return box.className + (members.map(ValueText.object) ?? "{…}") }
    let written = members?.map { "\(ValueText.string($0.key)):\($0.value)" } ?? ["…"]
    return (box.className.isEmpty ? "object" : box.className) + "(" + written.joined(separator: ",") + ")"
  }
}
