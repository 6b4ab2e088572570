/// The type of a value in Swift, as far as `print` writes the value differently for it: where it has optionals, and
/// where it is a text, which other values are read from.
///
/// Values here have no types, so this follows the words of the code: declared types, literals, and the operators of a
/// chain.
package indirect enum ValueShape: Hashable, Sendable {
  case text
  case optional
  /// An array or a set of such values.
  case list(ValueShape)
  case tuple([ValueShape?], labels: [String?])
  /// An event or a result with such a value.
  case event(ValueShape)
  /// A stream of such values.
  case stream(ValueShape)

  /// Whether there is an optional in it.
  var hasOptionals: Bool {
    switch self {
    case .text: false
    case .optional: true
    case .list(let inner), .event(let inner), .stream(let inner): inner.hasOptionals
    case .tuple(let parts, _): parts.contains { $0?.hasOptionals == true }
    }
  }

  /// A tuple; nothing where nothing is known of its parts.
  static func tuple(of parts: [ValueShape?], _ labels: [String?] = []) -> ValueShape? {
    parts.contains { $0 != nil } ? .tuple(parts, labels: labels) : nil
  }

  /// The elements of a list, or the values of a stream.
  var element: ValueShape? {
    switch self {
    case .list(let inner), .stream(let inner): inner
    default: nil
    }
  }

  /// The part of a tuple.
  func part(_ index: Int) -> ValueShape? {
    guard case .tuple(let parts, _) = self, parts.indices.contains(index) else { return nil }
    return parts[index]
  }

  /// The part of a tuple that has a label.
  func part(_ label: String) -> ValueShape? {
    guard case .tuple(_, let labels) = self, let index = labels.firstIndex(of: label) else { return nil }
    return part(index)
  }

  /// A type that has this shape, as it is written.
  var typeText: String {
    switch self {
    case .text: "String"
    case .optional: "Any?"
    case .list(let inner): "[\(inner.typeText)]"
    case .tuple(let parts, let labels):
      "("
        + parts.enumerated().map { index, part in
          let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } ?? "" : ""
          return label + (part?.typeText ?? "Any")
        }.joined(separator: ", ") + ")"
    case .event(let inner): "Event<\(inner.typeText)>"
    case .stream(let inner): "Stream<\(inner.typeText)>"
    }
  }
}
