import StreamLang
import Streams

/// Gives the values of something one after the other, and nothing at the end.
typealias Steps = () throws(ErrorValue) -> Value?

/// Objects that `for … of` goes through, one value after the other.
enum JSIteration {
  /// `Symbol.iterator`, which is a key of properties here.
  static let key = "Symbol(Symbol.iterator)"
  static let asyncKey = "Symbol(Symbol.asyncIterator)"
  /// `Symbol.observable`, the key of the method that gives the stream of an object.
  static let observableKey = "Symbol(Symbol.observable)"

  /// The values of an array, a text, a map and the like; nothing for what cannot be gone through.
  static func steps(over value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Steps? {
    switch value {
    case .array(let box), .tuple(let box):
      var position = 0
      return {
        guard position < box.elements.count else { return nil }
        position += 1
        return box.elements[position - 1]
      }
    case .string(let box):
      var rest = box.text.unicodeScalars[...]
      return { rest.popFirst().map { .string(String($0)) } }
    case .range(let range):
      var next = range.lower
      return {
        guard next < range.upper else { return nil }
        next += 1
        return .int(next - 1)
      }
    case .object(let box):
      if let box = box as? JSBox {
        return try box.instance.flatMap { _ throws(ErrorValue) in try steps(ofIterable: value, context) } ?? box.steps
      }
      return try steps(ofIterable: value, context)
    default: return nil
    }
  }

  /// The values of the object's own iterator; nothing where it has none.
  private static func steps(ofIterable value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Steps? {
    guard let make = try JSInstance.method(key, of: value) else { return nil }
    let iterator = try make.call([])
    // An iterator is often the object itself.
    guard case .object(let box) = iterator, !(box is JSBox) else {
      return try steps(over: iterator, context)
    }
    guard case .function(let next)? = try JSObject.property(iterator, "next", context) else {
      throw ErrorValue("an iterator needs a function 'next'")
    }
    return { () throws(ErrorValue) in
      try context.countSteps(4)
      let step = try next.call([])
      if JSValue.isTrue(try JSObject.property(step, "done", context) ?? .nil) { return nil }
      return try JSObject.property(step, "value", context) ?? .nil
    }
  }

  /// The function under the key `Symbol.iterator` of a value of the language's own.
  static func maker(of value: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value? {
    guard let steps = try steps(over: value, context) else { return nil }
    var kind = "Object [Array Iterator]"
    if case .object(let box as IteratorBox) = value { kind = box.kind }
    return .function(
      NativeFunction(parameterCount: 0) { _ in .object(IteratorBox(kind, steps, in: context)) })
  }

  static let functions: [Method] = [
    Method("Object.listed") { call throws(ErrorValue) in
      guard call[0].object != nil, let steps = try steps(over: call[0], call.context) else { return call[0] }
      var (elements, count): ([Value], Int) = ([], JSValue.toInt(call[1]))
      while count != 0, let next = try steps() {
        try call.context.makes(elements: 1)
        elements.append(next)
        count -= 1
      }
      return .array(elements)
    },
    Method("Object.walk") { call throws(ErrorValue) in
      guard let steps = try steps(over: call[0], call.context) else { throw JSArrays.notIterable(call[0]) }
      let context = call.context
      return .sequence(
        .pulled { () throws(ErrorValue) in
          try context.countSteps(1)
          return try steps()
        })
    },
  ]
}

/// The iterator of `keys()`, `values()` and `entries()`, which goes through its values once.
final class IteratorBox: JSBox {
  /// The beginning of its text.
  let kind: String
  private let advance: Steps
  /// The values that are still to come, where their text is shown.
  private let rest: (() -> [Value])?
  /// The values that a pattern has taken.
  private var taken: [Value] = []

  init(_ kind: String, _ advance: @escaping Steps, in context: EvaluationContext, rest: (() -> [Value])? = nil) {
    self.kind = kind
    self.advance = advance
    self.rest = rest
    super.init("Iterator", in: context.objects)
  }

  override var steps: Steps? { advance }

  override func inspected(_ level: JSText.Level) -> String {
    guard let rest else { return "\(kind) {}" }
    return JSText.list(rest(), "\(kind) {", "}", level, otherwise: "[\(kind)]") {
      JSText.inspected($0, level.inner)
    }
  }

  override func element(at position: Int) throws(ErrorValue) -> Value? {
    while taken.count <= position, let next = try advance() { taken.append(next) }
    return taken.indices.contains(position) ? taken[position] : nil
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("next", isEffect: true) { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let iterator = box as? IteratorBox else { return .nil }
      let value = try iterator.advance()
      return JSObject.make([("value", value ?? .nil), ("done", .bool(value == nil))], in: call.context)
    }
  ])
}
