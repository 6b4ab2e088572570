import Marbles

/// Writes an object of JSON.
struct JSONObject {
  private var members = ""

  /// The object so far.
  var text: String { "{\(members)}" }

  /// Creates an answer, or a part of one, of some kind.
  init(kind: String) { add("kind", kind) }

  init() {}

  mutating func add(_ name: String, json: String) {
    members += "\(members.isEmpty ? "" : ",")\"\(name)\":\(json)"
  }

  mutating func add(_ name: String, _ text: String) { add(name, json: JSONText.string(text)) }

  mutating func add(_ name: String, _ number: Int) { add(name, json: String(number)) }

  mutating func add(_ name: String, _ flag: Bool) { add(name, json: flag ? "true" : "false") }

  /// Adds a list whose elements are JSON.
  mutating func add(_ name: String, list: [String]) { add(name, json: Self.list(list)) }

  /// Adds a list of texts.
  mutating func add(_ name: String, texts: [String]) { add(name, list: texts.map { JSONText.string($0) }) }

  static func list(_ elements: [String]) -> String { "[\(elements.joined(separator: ","))]" }
}
