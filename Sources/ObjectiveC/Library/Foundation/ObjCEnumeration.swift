import StreamLang
import Streams

/// Going through collections by `for (… in …)` and by blocks.
enum ObjCEnumeration {
  /// The elements for `for (… in …)`: of a collection that can be changed each is given only as long as it is not.
  static func elements(_ value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    let elements = try ObjCCollections.elements(value, context)
    guard let changes = changes(of: value) else { return .array(elements) }
    func rest(_ index: Int) -> LazySequence {
      .made(
        head: { () throws(ErrorValue) in
          guard index < elements.count else { return nil }
          try check(value, changes)
          return elements[index]
        }, tail: { rest(index + 1) })
    }
    return .sequence(rest(0))
  }

  /// How often a collection was changed; nothing for one that cannot be.
  static func changes(of value: Value) -> Int? {
    guard case .object(let box) = value else { return nil }
    if let list = box as? MutableArray { return list.changes }
    return (box as? MutableDictionary)?.changes
  }

  /// Ends an enumeration of a collection that was changed meanwhile, as Foundation does.
  static func check(_ value: Value, _ changes: Int?) throws(ErrorValue) {
    guard Self.changes(of: value) != changes else { return }
    throw ErrorValue(
      "the \(ObjCText.className(of: value)) was mutated while being enumerated, which ends an app",
      help: "enumerate a copy: for (id x in [list copy])")
  }
}
