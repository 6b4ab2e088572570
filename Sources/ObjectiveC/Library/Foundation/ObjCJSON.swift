import StreamLang
import Streams

/// NSJSONSerialization: JSON text as values, and values as JSON text.
enum ObjCJSON {
  /// The value of a JSON text; nothing where it is none.
  static func value(of text: String, _ runtime: ObjCRuntime) throws(ErrorValue) -> Value? {
    var reader = Reader(bytes: Array(text.utf8), null: .object(runtime.null))
    try runtime.context.makes(bytes: reader.bytes.count)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipBlanks()
    return reader.position == reader.bytes.count ? value : nil
  }

  private struct Reader {
    let bytes: [UInt8]
    let null: Value
    var position = 0

    init(bytes: [UInt8], null: Value) {
      self.bytes = bytes
      self.null = null
    }

    private var byte: UInt8 { position < bytes.count ? bytes[position] : 0 }

    mutating func skipBlanks() { while [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 } }

    private mutating func takes(_ sign: Character) -> Bool {
      skipBlanks()
      guard byte == sign.asciiValue else { return false }
      position += 1
      return true
    }

    private mutating func takes(word: String) -> Bool {
      guard bytes[position...].starts(with: word.utf8) else { return false }
      position += word.utf8.count
      return true
    }

    mutating func value(depth: Int) -> Value? {
      guard depth < 100 else { return nil }
      if takes("{") { return dictionary(depth) }
      if takes("[") { return array(depth) }
      if byte == 0x22 { return string().map { .string($0) } }
      if takes(word: "true") { return .bool(true) }
      if takes(word: "false") { return .bool(false) }
      if takes(word: "null") { return null }
      return number()
    }

    private mutating func dictionary(_ depth: Int) -> Value? {
      let box = DictionaryBox()
      if takes("}") { return .dictionary(box) }
      repeat {
        skipBlanks()
        guard let key = string(), takes(":"), let value = value(depth: depth + 1) else { return nil }
        box[.string(key)] = value
      } while takes(",")
      return takes("}") ? .dictionary(box) : nil
    }

    private mutating func array(_ depth: Int) -> Value? {
      var list: [Value] = []
      if takes("]") { return .array(list) }
      repeat {
        guard let value = value(depth: depth + 1) else { return nil }
        list.append(value)
      } while takes(",")
      return takes("]") ? .array(list) : nil
    }

    private mutating func number() -> Value? {
      let start = position
      while (0x30...0x39).contains(byte) || "+-.eE".utf8.contains(byte) { position += 1 }
      let digits = String(decoding: bytes[start..<position], as: UTF8.self)
      return Int(digits).map { .int($0) } ?? Double(digits).map { .double($0) }
    }

    private mutating func string() -> String? {
      guard takes("\"") else { return nil }
      var units: [UInt16] = []
      var start = position
      func plain() -> String.UTF16View { String(decoding: bytes[start..<position], as: UTF8.self).utf16 }
      while position < bytes.count, byte != 0x22 {
        guard byte == 0x5C else {
          position += 1
          continue
        }
        units += plain()
        position += 1
        guard let unit = escaped() else { return nil }
        units.append(unit)
        start = position
      }
      units += plain()
      return takes("\"") ? String(decoding: units, as: UTF16.self) : nil
    }

    private mutating func escaped() -> UInt16? {
      let sign = byte
      position += 1
      switch sign {
      case 0x6E: return 0x0A
      case 0x74: return 0x09
      case 0x72: return 0x0D
      case 0x62: return 0x08
      case 0x66: return 0x0C
      case 0x22, 0x5C, 0x2F: return UInt16(sign)
      case 0x75:
        let end = min(position + 4, bytes.count)
        let digits = String(decoding: bytes[position..<end], as: UTF8.self)
        position = end
        return digits.utf8.count == 4 ? UInt16(digits, radix: 16) : nil
      default: return nil
      }
    }
  }

  // MARK: Writing

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
