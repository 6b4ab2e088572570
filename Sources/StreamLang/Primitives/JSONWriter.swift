import Streams

/// Writes values as JSON, as the rules of a language see them.
package struct JSONWriter {
  /// The form that a value has in JSON.
  package enum Form {
    /// A number, `true`, `null`.
    case plain(String)
    case string(String)
    /// The elements of a list that is an object.
    case array([Value], of: ObjectIdentifier?)
    case object([(key: String, value: Value)], of: ObjectIdentifier?)
  }

  /// How a language writes the same values.
  package struct Style {
    /// The blanks before an element on a line of its own; empty if everything is on one line.
    let indent: String
    /// The text between a key and its value.
    let colon: String
    /// Whether a list without elements has two brackets on lines of their own.
    let opensEmpty: Bool
    /// Whether a value without a form is left out of an object and is `null` in a list; else nothing is written at all.
    let leavesOut: Bool
    let escapesSlash: Bool

    package init(indent: String, colon: String, opensEmpty: Bool, leavesOut: Bool, escapesSlash: Bool) {
      self.indent = indent
      self.colon = colon
      self.opensEmpty = opensEmpty
      self.leavesOut = leavesOut
      self.escapesSlash = escapesSlash
    }
  }

  private let style: Style
  private let context: EvaluationContext
  private let form: (Value, _ key: String) throws(ErrorValue) -> Form?

  /// The maximum nesting depth of values.
  private static let deepest = 200

  /// - Parameter form: The form of a value with a key; nil if JSON has none for it.
  package init(
    _ style: Style, _ context: EvaluationContext,
    form: @escaping (Value, _ key: String) throws(ErrorValue) -> Form?
  ) {
    self.style = style
    self.context = context
    self.form = form
  }

  /// A value as JSON; nil if it has no form.
  package func text(of value: Value) throws(ErrorValue) -> String? { try text(of: value, "", within: []) }

  /// - Parameter outer: The objects and lists around the value.
  private func text(
    of value: Value, _ key: String, within outer: [ObjectIdentifier?]
  ) throws(ErrorValue) -> String? {
    guard outer.count < Self.deepest else { throw ErrorValue("this value is nested too deeply for JSON") }
    guard let form = try form(value, key) else { return nil }
    switch form {
    case .plain(let text): return text
    case .string(let text): return quoted(text)
    case .array(let elements, let owner):
      let inner = try entered(owner, outer)
      var parts: [String] = []
      for (index, element) in elements.enumerated() {
        if let text = try text(of: element, String(index), within: inner) {
          parts.append(text)
        } else if style.leavesOut {
          parts.append("null")
        } else {
          return nil
        }
      }
      return try joined(parts, "[", "]", outer.count)
    case .object(let members, let owner):
      let inner = try entered(owner, outer)
      var parts: [String] = []
      for (key, member) in members {
        if let text = try text(of: member, key, within: inner) {
          parts.append(quoted(key) + style.colon + text)
        } else if !style.leavesOut {
          return nil
        }
      }
      return try joined(parts, "{", "}", outer.count)
    }
  }

  private func entered(_ owner: ObjectIdentifier?, _ outer: [ObjectIdentifier?]) throws(ErrorValue)
    -> [ObjectIdentifier?]
  {
    if let owner, outer.contains(owner) { throw Self.circle }
    return outer + [owner]
  }

  /// The fault of a value that holds itself.
  package static var circle: ErrorValue { ErrorValue("Converting circular structure to JSON") }

  private func joined(
    _ parts: [String], _ open: String, _ close: String, _ level: Int
  ) throws(ErrorValue) -> String {
    if parts.isEmpty, !style.opensEmpty { return open + close }
    let outer = style.indent.isEmpty ? "" : "\n" + String(repeating: style.indent, count: level)
    let inner = parts.isEmpty ? "" : outer + style.indent
    let text = open + inner + parts.joined(separator: "," + inner) + outer + close
    // A value that shares its parts may be short to make and endless to write.
    try context.makes(bytes: text.utf8.count)
    return text
  }

  private func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "/" where style.escapesSlash: quoted += "\\/"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{8}": quoted += "\\b"
      case "\u{C}": quoted += "\\f"
      case _ where scalar.value < 0x20: quoted += "\\u" + String(scalar.value, radix: 16).padded(to: 4)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
