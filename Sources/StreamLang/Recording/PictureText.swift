import Marbles
import Streams

/// Values as pictures print them.
struct PictureText {
  var words = ValueWords()
  /// Returns the name of a stream that comes as a value.
  let nameOf: (Stream) -> String

  /// The maximum depth of nested values; deeper ones are written as `…`.
  private static let deepest = 64

  func text(of value: Value, depth: Int = 0) -> String {
    guard depth < Self.deepest else { return "…" }
    switch value {
    case .nil: return words.none
    case .unit: return words.unit
    case .double(let double): return words.number(double)
    case .string(let box): return ValueText.string(box.text)
    case .array(let box): return ValueText.array(texts(of: box.elements, depth))
    case .tuple(let box): return ValueText.tuple(texts(of: box.elements, depth))
    case .dictionary(let box):
      let parts = texts(of: zip(box.keys, box.values).flatMap { [$0, $1] }, depth)
      return ValueText.dictionary(
        stride(from: 0, to: parts.count, by: 2).map { (parts[$0], $0 + 1 < parts.count ? parts[$0 + 1] : "…") })
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

  /// Returns the texts of the parts of a value. A value that shares its parts may be endless to write: the rest after a
  /// megabyte, which is more than a picture may have, is omitted.
  private func texts(of values: [Value], _ depth: Int) -> [String] {
    var texts: [String] = []
    var size = 0
    for value in values where size <= 1 << 20 {
      let text = text(of: value, depth: depth + 1)
      size += text.utf8.count
      texts.append(text)
    }
    return texts
  }

  private func text(of box: ObjectBox, _ depth: Int) -> String {
    if let value = box as? WrittenValue { return value.written }
    if let (name, value) = words.contents(box) { return name + text(of: value, depth: depth + 1) }
    if let own = box.text { return ValueText.string(own) }
    let members = box.writing { members in
      zip(members, texts(of: members.map { $0.value }, depth)).map { (key: $0.name, value: $1) }
    }
    if words.hasBraces { return box.className + (members.map(ValueText.object) ?? "{…}") }
    let written = members?.map { "\(ValueText.string($0.key)):\($0.value)" } ?? ["…"]
    return (box.className.isEmpty ? "object" : box.className) + "(" + written.joined(separator: ",") + ")"
  }
}
