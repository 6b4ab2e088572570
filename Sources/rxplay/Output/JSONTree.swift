import Marbles

/// A JSON value of another program. Objects keep the order of their members, and numbers their digits.
enum JSONTree: Equatable, Sendable {
  /// A member of an object.
  struct Member: Equatable, Sendable {
    let name: String
    var value: JSONTree
  }

  case null
  case bool(Bool)
  case number(String)
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// The text of a string.
  var string: String? { if case .string(let text) = self { text } else { nil } }
  /// The elements of an array.
  var array: [JSONTree]? { if case .array(let elements) = self { elements } else { nil } }
  /// A number that is whole.
  var int: Int? { if case .number(let digits) = self { Int(digits) } else { nil } }

  /// The first member of that name; setting one that is not there does nothing.
  subscript(name: String) -> JSONTree? {
    get {
      guard case .object(let members) = self else { return nil }
      return members.first { $0.name == name }?.value
    }
    set {
      guard case .object(var members) = self, let newValue,
        let index = members.firstIndex(where: { $0.name == name })
      else { return }
      members[index].value = newValue
      self = .object(members)
    }
  }

  /// The text, without blanks.
  var text: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let digits): digits
    case .string(let text): JSONText.string(text)
    case .array(let elements): "[" + elements.map { $0.text }.joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { JSONText.string($0.name) + ":" + $0.value.text }.joined(separator: ",") + "}"
    }
  }

  /// Reads a text; `nil` if it is not JSON or is nested more than 500 deep.
  init?(_ bytes: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(bytes))
    guard let value = reader.value(depth: 0), reader.next == nil else { return nil }
    self = value
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    /// The next byte that is no blank.
    var next: UInt8? {
      mutating get {
        while position < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[position]) { position += 1 }
        return position < bytes.count ? bytes[position] : nil
      }
    }

    mutating func accept(_ sign: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: sign) else { return false }
      position += 1
      return true
    }

    mutating func value(depth: Int) -> JSONTree? {
      guard depth < 500, let first = next else { return nil }
      switch first {
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "["):
        position += 1
        var elements: [JSONTree] = []
        if accept("]") { return .array([]) }
        repeat {
          guard let element = value(depth: depth + 1) else { return nil }
          elements.append(element)
        } while accept(",")
        return accept("]") ? .array(elements) : nil
      case UInt8(ascii: "{"):
        position += 1
        var members: [Member] = []
        if accept("}") { return .object([]) }
        repeat {
          guard next == UInt8(ascii: "\""), let name = string(), accept(":"), let value = value(depth: depth + 1) else {
            return nil
          }
          members.append(Member(name: name, value: value))
        } while accept(",")
        return accept("}") ? .object(members) : nil
      default:
        let start = position
        while position < bytes.count, !",]} \n\r\t".utf8.contains(bytes[position]) { position += 1 }
        let word = String(decoding: bytes[start..<position], as: UTF8.self)
        switch word {
        case "null": return .null
        case "true": return .bool(true)
        case "false": return .bool(false)
        default: return Double(word).map { $0.isFinite } == true && word.last?.isNumber == true ? .number(word) : nil
        }
      }
    }

    mutating func string() -> String? {
      position += 1
      let start = position
      var hasEscapes = false
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        let isEscape = bytes[position] == UInt8(ascii: "\\")
        hasEscapes = hasEscapes || isEscape
        position += isEscape ? 2 : 1
      }
      guard position < bytes.count else { return nil }
      let text = String(decoding: bytes[start..<position], as: UTF8.self)
      position += 1
      return hasEscapes ? Self.unescaped(text) : text
    }

    private static func unescaped(_ text: String) -> String? {
      var units: [UInt16] = []
      var rest = Array(text.utf16)[...]
      while let unit = rest.popFirst() {
        guard unit == 0x5C, let escape = rest.popFirst() else {
          units.append(unit)
          continue
        }
        switch Unicode.Scalar(escape) {
        case "n": units.append(0x0A)
        case "r": units.append(0x0D)
        case "t": units.append(0x09)
        case "b": units.append(0x08)
        case "f": units.append(0x0C)
        case "u":
          guard let code = UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) else { return nil }
          rest = rest.dropFirst(4)
          units.append(code)
        default: units.append(escape)
        }
      }
      return String(decoding: units, as: UTF16.self)
    }
  }
}

extension JSONTree: ExpressibleByDictionaryLiteral, ExpressibleByArrayLiteral, ExpressibleByStringLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral
{
  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Member(name: $0.0, value: $0.1) })
  }
  init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
  init(stringLiteral value: String) { self = .string(value) }
  init(integerLiteral value: Int) { self = .number("\(value)") }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(_ number: Int) { self = .number("\(number)") }
}
