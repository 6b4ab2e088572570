import StreamLang
import Streams

/// `JSON.stringify` and `JSON.parse`
enum JSJSON {
  /// A value as JSON; nil for functions and `undefined`.
  ///
  /// - Parameters:
  ///   - replacer: Is asked for the value of each key.
  ///   - keys: The only keys that are written.
  static func text(
    _ value: Value, _ context: EvaluationContext, indent: String = "", replacer: FunctionValue? = nil,
    keys: [String]? = nil
  ) throws(ErrorValue) -> String? {
    let style = JSONWriter.Style(
      indent: indent, colon: indent.isEmpty ? ":" : ": ", opensEmpty: false, leavesOut: true, escapesSlash: false)
    let writer = JSONWriter(style, context) { value, key throws(ErrorValue) in
      var value = value
      if let function = try JSInstance.method("toJSON", of: value) { value = try function.call([.string(key)]) }
      if let replacer { value = try replacer.call([.string(key), value]) }
      return form(of: value, keys)
    }
    do throws(ErrorValue) {
      return try writer.text(of: value)
    } catch {
      throw error.message == JSONWriter.circle.message ? JSError.type(error.text) : error
    }
  }

  private static func form(of value: Value, _ keys: [String]?) -> JSONWriter.Form? {
    func object(of owner: ObjectIdentifier?) -> JSONWriter.Form {
      .object((JSObject.entries(of: value) ?? []).filter { keys?.contains($0.key) ?? true }, of: owner)
    }
    switch value {
    case .nil, .function, .stream, .disposable: return nil
    case .unit: return .plain("null")
    case .double(let double) where !double.isFinite: return .plain("null")
    case .bool, .int, .double, .duration: return .plain(JSText.string(value))
    case .string(let box): return .string(box.text)
    case .object(let box as DateBox): return box.milliseconds.isFinite ? .string(box.isoText) : .plain("null")
    case .array(let box), .tuple(let box): return .array(box.elements, of: ObjectIdentifier(box))
    case .object(let box): return object(of: ObjectIdentifier(box))
    default: return object(of: nil)
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

  /// The value of a JSON text; a mistake is the error that V8 makes of it.
  static func value(of text: String, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    var reader = JSONReader(
      text,
      .values(
        null: JSValue.null, number: { JSValue.number(Double($0) ?? .nan) }, object: { JSObject.make($0, in: context) })
    ) { () throws(ErrorValue) in try context.countSteps(2) }
    do throws(ErrorValue) {
      return try reader.run()
    } catch {
      guard let mistake = reader.mistake else { throw error }
      throw ErrorValue(
        message(of: mistake, at: reader.position, in: reader.units), code: JSError.code(of: "SyntaxError"),
        isMadeByScript: true)
    }
  }

  private static func message(of mistake: JSONMistake, at position: Int, in units: [UInt16]) -> String {
    switch mistake {
    case .furtherText: return "\(mistake.rawValue) at position \(position)"
    case .unexpected: break
    default: return "\(mistake.rawValue) in JSON at position \(position)"
    }
    guard position < units.count else { return "Unexpected end of JSON input" }
    let whole = String(decoding: units, as: UTF16.self)
    if ["NaN", "Infinity", "undefined", "[object Object]"].contains(whole) { return "\"\(whole)\" is not valid JSON" }
    let sign = String(decoding: [units[position]], as: UTF16.self)
    // A long text is shown around the place.
    let (start, end) = units.count > 20 ? (max(0, position - 10), min(units.count, position + 10)) : (0, units.count)
    let shown = String(decoding: units[start..<end], as: UTF16.self)
    let text = (start > 0 ? "..." : "") + "\"\(shown)\"" + (end < units.count ? "..." : "")
    return "\(mistake.rawValue) '\(sign)', \(text) is not valid JSON"
  }

  static let functions: [Method] = [
    Method("JSON.stringify") { call throws(ErrorValue) in
      var indent = ""
      switch call[2] {
      case .int(let count): indent = String(repeating: " ", count: min(max(count, 0), 10))
      case .string(let box): indent = String(box.text.prefix(10))
      default: break
      }
      let replacer: FunctionValue? = if case .function(let function) = call[1] { function } else { nil }
      let keys: [String]? = if case .array(let box) = call[1] { box.elements.map { JSText.string($0) } } else { nil }
      return try text(call[0], call.context, indent: indent, replacer: replacer, keys: keys).map { .string($0) } ?? .nil
    },
    Method("JSON.parse") { call throws(ErrorValue) in
      let value = try value(of: call.text(0), call.context)
      guard case .function(let revive) = call[1] else { return value }
      return try revived(value, "", revive, call.context)
    },
  ]
}
