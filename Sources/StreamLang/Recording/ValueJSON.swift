import Marbles
import Streams

/// Values as JSON: arrays and tuples are arrays, and values that JSON does not have are objects with one member.
struct ValueJSON {
  /// Returns the name of a stream that has none of its own.
  let nameOf: (Stream) -> String

  /// The maximum depth of nested values; deeper ones are `null`, so that data cannot drive the recursion.
  private static let deepest = 64

  func encode(_ value: Value) -> String {
    var text = ""
    write(value, into: &text, depth: 0)
    return text
  }

  private func write(_ value: Value, into text: inout String, depth: Int) {
    guard depth < Self.deepest else { return text += "null" }
    switch value {
    case .nil: text += "null"
    case .bool(let bool): text += bool ? "true" : "false"
    case .int(let int): text += String(int)
    case .double(let double): text += number(double)
    case .duration(let nanoseconds): text += "{\"ns\":\(nanoseconds)}"
    case .string(let box): text += JSONText.string(box.text)
    case .array(let box), .tuple(let box): write(box.elements, into: &text, depth)
    case .range(let range):
      if range.count <= 10_000 {
        write((range.lower..<range.upper).map { .int($0) }, into: &text, depth)
      } else {
        text += "{\"range\":[\(range.lower),\(range.upper)]}"
      }
    case .dictionary(let box): write(box, into: &text, depth)
    case .sequence(let sequence):
      // Writing makes no elements: it has the known ones, and whether these are all.
      let (elements, isWhole) = sequence.known(upTo: 10_000)
      text += "{\"sequence\":"
      write(elements, into: &text, depth)
      text += isWhole ? "}" : ",\"more\":true}"
    case .error(let error): text += "{\"error\":\(JSONText.string(error.text))}"
    case .event(let event):
      text += "{\"event\":\"\(event.kind.rawValue)\""
      switch event.kind {
      case .next:
        text += ",\"value\":"
        write(event.value, into: &text, depth: depth + 1)
      case .error: text += ",\"error\":\(JSONText.string(event.value.asError.text))"
      case .completed, .interrupted: break
      }
      text += "}"
    case .function: text += "{\"function\":\"{ … }\"}"
    case .stream(let stream): text += "{\"stream\":\(JSONText.string(nameOf(stream)))}"
    case .disposable: text += "{\"disposable\":true}"
    case .scheduler(let scheduler): text += "{\"scheduler\":\(JSONText.string(scheduler.name))}"
    case .unit: text += "{\"unit\":true}"
    case .object(let box): write(box, into: &text, depth)
    }
  }

  private func number(_ double: Double) -> String {
    if double.isNaN { return "{\"double\":\"nan\"}" }
    if double.isInfinite { return double < 0 ? "{\"double\":\"-inf\"}" : "{\"double\":\"inf\"}" }
    return double.description
  }

  private func write(_ elements: [Value], into text: inout String, _ depth: Int) {
    text += "["
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      write(element, into: &text, depth: depth + 1)
    }
    text += "]"
  }

  private func write(_ box: ObjectBox, into text: inout String, _ depth: Int) {
    if let own = box.text { return text += JSONText.string(own) }
    let members: Void? = box.writing { members in
      text += "{"
      for (index, member) in members.enumerated() {
        text += (index > 0 ? "," : "") + JSONText.string(member.name) + ":"
        write(member.value, into: &text, depth: depth + 1)
      }
      text += "}"
    }
    if members == nil { text += "null" }
  }

  private func write(_ box: DictionaryBox, into text: inout String, _ depth: Int) {
    let keys = box.keys
    let hasTextKeys = keys.allSatisfy { if case .string = $0 { true } else { false } }
    guard hasTextKeys else { return write(zip(keys, box.values).map { .tuple([$0, $1]) }, into: &text, depth) }
    text += "{"
    for (index, (key, value)) in zip(keys, box.values).enumerated() {
      if index > 0 { text += "," }
      text += JSONText.string(key.text) + ":"
      write(value, into: &text, depth: depth + 1)
    }
    text += "}"
  }
}
