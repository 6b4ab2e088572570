import Marbles
import StreamLang

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
    let rules = JSONRules<JSONTree>(
      null: .null, bool: { .bool($0) }, number: { .number($0) }, string: { .string($0) }, array: { .array($0) },
      object: { .object($0.map { Member(name: $0.0, value: $0.1) }) })
    var reader = JSONReader(String(decoding: Array(bytes), as: UTF8.self), rules, deepest: 500)
    guard let value = try? reader.run() else { return nil }
    self = value
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
