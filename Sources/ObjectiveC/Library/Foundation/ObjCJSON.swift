import StreamLang
import Streams

/// NSJSONSerialization: JSON text as values, and values as JSON text.
enum ObjCJSON {
  /// The value of a JSON text; nothing where it is none.
  static func value(of text: String, _ runtime: ObjCRuntime) throws(ErrorValue) -> Value? {
    try runtime.context.makes(bytes: text.utf8.count)
    var reader = JSONReader(
      text,
      JSONReader.Rules(
        null: .object(runtime.null), number: { Int($0).map { .int($0) } ?? Double($0).map { .double($0) } },
        object: { .dictionary(DictionaryBox($0.map { (.string($0.0), $0.1) })) }), runtime.context)
    return try reader.run()
  }

  /// A value as JSON, over several lines where that is wanted; nothing for what JSON has no text for.
  static func text(
    of value: Value, isPretty: Bool, _ runtime: ObjCRuntime, depth: Int = 0
  ) throws(ErrorValue) -> String? {
    guard depth < 100 else { return nil }
    let inner = isPretty ? "\n" + String(repeating: "  ", count: depth + 1) : ""
    let outer = isPretty ? "\n" + String(repeating: "  ", count: depth) : ""
    func joined(_ values: [Value], after keys: [String], _ open: String, _ close: String) throws(ErrorValue) -> String?
    {
      var parts: [String] = []
      for (index, value) in values.enumerated() {
        guard let part = try text(of: value, isPretty: isPretty, runtime, depth: depth + 1) else { return nil }
        parts.append((keys.isEmpty ? "" : keys[index]) + part)
      }
      let body = parts.isEmpty ? outer : inner + parts.joined(separator: "," + inner) + outer
      // A value that shares its parts may be short to make and endless to write.
      try runtime.context.makes(bytes: body.utf8.count)
      return open + body + close
    }
    if let box = ObjCCollections.entries(value) {
      let keys = box.keys.map { quoted(ObjCText.plain($0, runtime)) + (isPretty ? " : " : ":") }
      return try joined(box.values, after: keys, "{", "}")
    }
    switch value {
    case .string(let box): return quoted(box.text)
    case .bool(let bool): return bool ? "true" : "false"
    case .int, .double: return ObjCText.description(value, runtime)
    case .array(let box): return try joined(box.elements, after: [], "[", "]")
    case .object(let box):
      if let list = box as? MutableArray { return try joined(list.elements, after: [], "[", "]") }
      if let text = box as? MutableString { return quoted(text.content) }
      return ObjCText.isNull(value) ? "null" : nil
    default: return nil
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\", "/":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
