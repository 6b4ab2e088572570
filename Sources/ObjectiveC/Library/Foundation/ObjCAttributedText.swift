import StreamLang
import Streams

/// `NSAttributedString`, `NSMutableAttributedString`: runs of text, each with its attributes.
final class AttributedText: ObjCBox {
  private typealias Run = (units: [UInt16], attributes: DictionaryBox)

  private var runs: [Run] = []

  private init(_ runs: [Run], _ name: String, _ runtime: ObjCRuntime) {
    super.init(name, runtime)
    self.runs = runs
    join()
  }

  static func make(_ message: ObjCMessage, _ name: String) -> Value? {
    switch message.selector {
    case "new", "init": return .object(AttributedText([], name, message.runtime))
    case "initWithString:", "initWithString:attributes:":
      return .object(AttributedText([run(of: message)], name, message.runtime))
    case "initWithAttributedString:": return .object(AttributedText(runs(of: message[0]), name, message.runtime))
    default: return nil
    }
  }

  /// A text and its attributes, as a message has them.
  private static func run(of message: ObjCMessage) -> Run {
    (Array(message.text(0).utf16), ObjCCollections.entries(message[1]) ?? DictionaryBox())
  }

  private static func runs(of value: Value) -> [Run] {
    if case .object(let box) = value { (box as? AttributedText)?.runs ?? [] } else { [] }
  }

  private var units: [UInt16] { runs.flatMap { $0.units } }

  /// Runs of the same attributes are one.
  private func join() {
    var joined: [Run] = []
    for run in runs where !run.units.isEmpty {
      if let last = joined.last, Value.dictionary(last.attributes).isEqual(to: .dictionary(run.attributes)) {
        joined[joined.count - 1].units += run.units
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }

  /// The runs before a range, in it, and after it.
  private func parts(_ range: Value) throws(ErrorValue) -> (before: [Run], inside: [Run], after: [Run]) {
    let (location, length) = ObjCStructures.range(range)
    let (end, overflow) = location.addingReportingOverflow(length)
    let count = units.count
    guard !overflow, location >= 0, length >= 0, end <= count else {
      throw ErrorValue("the range {\(location), \(length)} is beyond the \(count) characters")
    }
    func cut(_ first: Int, _ last: Int) -> [Run] {
      var place = 0
      return runs.map { run in
        let (low, high) = (max(first, place), min(last, place + run.units.count))
        defer { place += run.units.count }
        return (low < high ? Array(run.units[low - place..<high - place]) : [], run.attributes)
      }
    }
    return (cut(0, location), cut(location, end), cut(end, count))
  }

  private func change(_ range: Value, _ change: ([Run]) -> [Run]) throws(ErrorValue) -> Value {
    let (before, inside, after) = try parts(range)
    runs = before + change(inside) + after
    join()
    return .nil
  }

  /// Changes the attributes of a range.
  private func setting(
    _ range: Value, keepsOthers: Bool = true, _ change: (DictionaryBox) -> Void
  ) throws(ErrorValue) -> Value {
    try self.change(range) { inside in
      inside.map { run in
        let attributes = DictionaryBox()
        if keepsOthers {
          for (key, value) in zip(run.attributes.keys, run.attributes.values) { attributes[key] = value }
        }
        change(attributes)
        return (run.units, attributes)
      }
    }
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let isMutable = name == "NSMutableAttributedString"
    switch message.selector {
    case "string", "mutableString": return .string(String(decoding: units, as: UTF16.self))
    case "length": return .int(units.count)
    case "isEqualToAttributedString:": return .bool(ObjCNumbers.areEqual(.object(self), message[0]))
    case "copy", "mutableCopy":
      let name = message.selector == "copy" ? "NSAttributedString" : "NSMutableAttributedString"
      return .object(AttributedText(runs, name, message.runtime))
    case "attributedSubstringFromRange:":
      return .object(AttributedText(try parts(message[0]).inside, "NSAttributedString", message.runtime))
    case "attributesAtIndex:effectiveRange:", "attribute:atIndex:effectiveRange:":
      let index = message.int(message.selector.hasPrefix("attribute:") ? 1 : 0)
      let range = ObjCStructures.make("NSRange", [.int(index), .int(1)], message.runtime)
      let attributes = try parts(range).inside.first { !$0.units.isEmpty }?.attributes ?? DictionaryBox()
      return message.selector.hasPrefix("attribute:") ? attributes[message[0]] ?? .nil : .dictionary(attributes)
    case "appendAttributedString:" where isMutable:
      try message.context.makes(elements: units.count)
      runs += Self.runs(of: message[0])
      join()
      return .nil
    case "addAttribute:value:range:" where isMutable:
      return try setting(message[2]) { $0[message[0]] = message[1] }
    case "removeAttribute:range:" where isMutable: return try setting(message[1]) { $0[message[0]] = nil }
    case "addAttributes:range:" where isMutable, "setAttributes:range:" where isMutable:
      let new = ObjCCollections.entries(message[0]) ?? DictionaryBox()
      return try setting(message[1], keepsOthers: message.selector.hasPrefix("add")) { attributes in
        for (key, value) in zip(new.keys, new.values) { attributes[key] = value }
      }
    case "deleteCharactersInRange:" where isMutable: return try change(message[0]) { _ in [] }
    case "replaceCharactersInRange:withString:" where isMutable:
      return try change(message[0]) { [(Array(message.text(1).utf16), $0.first?.attributes ?? DictionaryBox())] }
    case "insertAttributedString:atIndex:" where isMutable:
      let range = ObjCStructures.make("NSRange", [message[1], .int(0)], message.runtime)
      return try change(range) { _ in Self.runs(of: message[0]) }
    default: return nil
    }
  }

  override func equals(_ other: ObjectBox) -> Bool {
    guard let other = other as? AttributedText, other.runs.count == runs.count else { return false }
    return zip(runs, other.runs).allSatisfy { one, two in
      one.units == two.units && Value.dictionary(one.attributes).isEqual(to: .dictionary(two.attributes))
    }
  }

  /// Each run with its attributes: `text{⏎    NSColor = …;⏎}`.
  override func description(depth: Int) -> String {
    runs.map { run in
      String(decoding: run.units, as: UTF16.self) + ObjCText.dictionary(run.attributes, runtime.object, 0)
    }.joined()
  }
}
