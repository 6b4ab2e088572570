import StreamLang
import Streams

/// `JSON.stringify` and `JSON.parse`
enum JSJSON {
  /// A value as JSON; nothing for functions and `undefined`.
  static func text(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> String? {
    try Writer(indent: "", context).text(value, "", within: [])
  }

  /// The maximum nesting depth of values.
  private static let deepest = 200

  /// Writes JSON.
  private struct Writer {
    let indent: String
    private let context: EvaluationContext
    /// Is asked for the value of each key.
    var replacer: FunctionValue?
    /// The only keys that are written.
    var keys: [String]?

    init(indent: String, _ context: EvaluationContext) {
      self.indent = indent
      self.context = context
    }

    /// - Parameter outer: The objects and arrays in which the value stands.
    func text(_ value: Value, _ key: String, within outer: [ObjectIdentifier]) throws(ErrorValue) -> String? {
      guard outer.count < deepest else { throw ErrorValue("this value is nested too deeply for JSON") }
      var value = value
      if case .object(let box) = value, !(box is JSBox), case .function(let function)? = try box.member("toJSON") {
        value = try function.call([.string(key)])
      }
      if let replacer { value = try replacer.call([.string(key), value]) }
      switch value {
      case .nil, .function, .stream, .disposable: return nil
      case .unit: return "null"
      case .double(let double) where !double.isFinite: return "null"
      case .bool, .int, .double, .duration: return JSText.string(value)
      case .string(let box): return quoted(box.text)
      case .object(let box as DateBox): return box.milliseconds.isFinite ? quoted(box.isoText) : "null"
      case .array(let box), .tuple(let box):
        let inner = try entered(ObjectIdentifier(box), outer)
        var parts: [String] = []
        for (index, element) in box.elements.enumerated() {
          parts.append(try text(element, String(index), within: inner) ?? "null")
        }
        return try joined(parts, "[", "]", outer.count)
      default:
        let inner = if case .object(let box) = value { try entered(ObjectIdentifier(box), outer) } else { outer }
        var parts: [String] = []
        for (name, member) in JSObject.entries(of: value) ?? [] where keys?.contains(name) ?? true {
          guard let text = try text(member, name, within: inner) else { continue }
          parts.append(quoted(name) + (indent.isEmpty ? ":" : ": ") + text)
        }
        return try joined(parts, "{", "}", outer.count)
      }
    }

    private func entered(
      _ value: ObjectIdentifier, _ outer: [ObjectIdentifier]
    ) throws(ErrorValue) -> [ObjectIdentifier] {
      if outer.contains(value) { throw JSError.type("Converting circular structure to JSON") }
      return outer + [value]
    }

    private func joined(
      _ parts: [String], _ open: String, _ close: String, _ level: Int
    ) throws(ErrorValue) -> String {
      if parts.isEmpty { return open + close }
      let outer = indent.isEmpty ? "" : "\n" + String(repeating: indent, count: level)
      let text = open + outer + indent + parts.joined(separator: "," + outer + indent) + outer + close
      // A value that shares its parts may be short to make and endless to write.
      try context.makes(bytes: text.utf8.count)
      return text
    }
  }

  /// Gives each value of a JSON text to a closure, the innermost first.
  private static func revived(
    _ value: Value, _ key: String, _ revive: FunctionValue, _ context: EvaluationContext
  ) throws(ErrorValue) -> Value {
    switch value {
    case .array(let box):
      for index in box.elements.indices {
        box.elements[index] = try revived(box.elements[index], String(index), revive, context)
      }
    case .object:
      for (name, member) in JSObject.entries(of: value) ?? [] {
        let new = try revived(member, name, revive, context)
        if new.isNil {
          JSObject.remove(value, name)
        } else {
          try JSObject.setElement(value, .string(name), new, context)
        }
      }
    default: break
    }
    return try revive.call([.string(key), value])
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case _ where scalar.value < 0x20:
        quoted += "\\u" + String(scalar.value, radix: 16).padded(to: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The value of a JSON text.
  static func value(of text: String, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    var reader = JSJSONReader(text, context)
    return try reader.run()
  }

  static let functions: [Method] = [
    Method("JSON.stringify") { call throws(ErrorValue) in
      var indent = ""
      switch call[2] {
      case .int(let count): indent = String(repeating: " ", count: min(max(count, 0), 10))
      case .string(let box): indent = String(box.text.prefix(10))
      default: break
      }
      var writer = Writer(indent: indent, call.context)
      switch call[1] {
      case .function(let function): writer.replacer = function
      case .array(let box): writer.keys = box.elements.map { JSText.string($0) }
      default: break
      }
      return try writer.text(call[0], "", within: []).map { .string($0) } ?? .nil
    },
    Method("JSON.parse") { call throws(ErrorValue) in
      let value = try value(of: call.text(0), call.context)
      guard case .function(let revive) = call[1] else { return value }
      return try revived(value, "", revive, call.context)
    },
  ]
}
