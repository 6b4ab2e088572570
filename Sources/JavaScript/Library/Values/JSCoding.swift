import StreamLang
import Streams

/// Texts in other forms: those of addresses and of Base64, and copies of values.
enum JSCoding {
  /// The signs that have a meaning in an address.
  private static let reserved = ";/?:@&=+$,#"

  static let functions: [Method] = [
    Method("encodeURIComponent") { call throws(ErrorValue) in .string(try encoded(call.text(0))) },
    Method("encodeURI") { call throws(ErrorValue) in .string(try encoded(call.text(0), keeping: reserved)) },
    Method("decodeURIComponent") { call throws(ErrorValue) in .string(try decoded(call.text(0))) },
    Method("decodeURI") { call throws(ErrorValue) in .string(try decoded(call.text(0), keeping: reserved)) },
    Method("btoa") { call throws(ErrorValue) in
      let scalars = call.text(0).unicodeScalars
      guard scalars.allSatisfy({ $0.value < 256 }) else { throw invalidCharacter("Invalid character") }
      return .string(Base64.text(of: scalars.map { UInt8(truncatingIfNeeded: $0.value) }))
    },
    Method("atob") { call throws(ErrorValue) in
      let text = call.text(0).filter { !$0.isWhitespace }
      guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) || "+/=".contains($0) }) else {
        throw invalidCharacter("Invalid character")
      }
      guard text.filter({ $0 != "=" }).count % 4 != 1 else {
        throw invalidCharacter("The string to be decoded is not correctly encoded.")
      }
      return .string(Base64.bytes(of: text).reduce(into: "") { $0.unicodeScalars.append(Unicode.Scalar($1)) })
    },
    Method("structuredClone") { call throws(ErrorValue) in
      var copies: [ObjectIdentifier: Value] = [:]
      return try copy(of: call[0], &copies, call.context, depth: 0)
    },
  ]

  private static func invalidCharacter(_ text: String) -> ErrorValue {
    ErrorValue(text, code: JSError.code(of: "InvalidCharacterError"))
  }

  private static func decoded(_ text: String, keeping kept: String = "") throws(ErrorValue) -> String {
    guard let decoded = PercentCoding.decoded(text, keeping: kept.utf8.contains) else {
      throw JSError.uri("URI malformed")
    }
    return decoded
  }

  private static func encoded(_ text: String, keeping kept: String = "") throws(ErrorValue) -> String {
    // Half of a pair of UTF-16 is kept as this sign here.
    if text.unicodeScalars.contains("\u{FFFD}") { throw JSError.uri("URI malformed") }
    let plain = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()\(kept)".utf8)
    return PercentCoding.encoded(text, keeping: plain.contains)
  }

  /// A copy of a value with all that it holds, each object once.
  private static func copy(
    of value: Value, _ copies: inout [ObjectIdentifier: Value], _ context: EvaluationContext, depth: Int
  ) throws(ErrorValue) -> Value {
    guard depth < 200 else { throw ErrorValue("this value is nested too deeply for a copy") }
    try context.countSteps(2)
    func inner(_ value: Value) throws(ErrorValue) -> Value { try copy(of: value, &copies, context, depth: depth + 1) }
    switch value {
    case .array(let box):
      if let known = copies[ObjectIdentifier(box)] { return known }
      let copy = ArrayBox([])
      copies[ObjectIdentifier(box)] = .array(copy)
      for element in box.elements { copy.elements.append(try inner(element)) }
      return .array(copy)
    case .object(let box as DateBox): return .object(DateBox(box.milliseconds, in: context))
    case .object(let box as PairsBox):
      let copy: PairsBox = box is MapBox ? MapBox(in: context) : SetBox(in: context)
      for (key, value) in zip(box.pairs.keys, box.pairs.values) {
        let key = try inner(key)
        copy.pairs[key] = box is MapBox ? try inner(value) : key
      }
      return .object(copy)
    case .object(let box) where !(box is JSBox):
      if let known = copies[ObjectIdentifier(box)] { return known }
      let copy = JSObject.make([], in: context)
      copies[ObjectIdentifier(box)] = copy
      for (name, member) in JSObject.entries(of: value) ?? [] {
        try JSObject.setElement(copy, .string(name), try inner(member), context)
      }
      return copy
    case .function, .stream, .disposable:
      throw ErrorValue(
        "\(JSText.string(value)) could not be cloned.", code: JSError.code(of: "DataCloneError"))
    default: return value
    }
  }
}
