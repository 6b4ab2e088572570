import StreamLang
import Streams

/// NSJSONSerialization: JSON text as values, and values as JSON text.
enum ObjCJSON {
  /// The value of a JSON text; nil if it is none.
  static func value(of text: String, _ runtime: ObjCRuntime) throws(ErrorValue) -> Value? {
    try runtime.context.makes(bytes: text.utf8.count)
    var reader = JSONReader(
      text,
      .values(
        null: .object(runtime.null), number: { Int($0).map { .int($0) } ?? .double(Double($0) ?? 0) },
        object: { .dictionary(DictionaryBox($0.map { (.string($0.0), $0.1) })) })
    ) { () throws(ErrorValue) in try runtime.context.countSteps(2) }
    do throws(ErrorValue) {
      return try reader.run()
    } catch {
      if reader.mistake == nil { throw error }
      return nil
    }
  }

  /// A value as JSON, over several lines where that is wanted; nil if it holds something that JSON has no text for.
  static func text(of value: Value, isPretty: Bool, _ runtime: ObjCRuntime) throws(ErrorValue) -> String? {
    let style = JSONWriter.Style(
      indent: isPretty ? "  " : "", colon: isPretty ? " : " : ":", opensEmpty: isPretty, leavesOut: false,
      escapesSlash: true)
    return try JSONWriter(style, runtime.context) { value, _ in form(of: value, runtime) }.text(of: value)
  }

  private static func form(of value: Value, _ runtime: ObjCRuntime) -> JSONWriter.Form? {
    if let box = ObjCCollections.entries(value) {
      let keys = box.keys.map { ObjCText.plain($0, runtime) }
      return .object(zip(keys, box.values).map { (key: $0, value: $1) }, of: ObjectIdentifier(box))
    }
    switch value {
    case .string(let box): return .string(box.text)
    case .bool(let bool): return .plain(bool ? "true" : "false")
    case .int, .double: return .plain(ObjCText.description(value, runtime))
    case .array(let box): return .array(box.elements, of: ObjectIdentifier(box))
    case .object(let list as MutableArray): return .array(list.elements, of: ObjectIdentifier(list))
    case .object(let text as MutableString): return .string(text.content)
    case .object: return ObjCText.isNull(value) ? .plain("null") : nil
    default: return nil
    }
  }
}
