import StreamLang
import Streams

/// An object of JavaScript's own library: a map, a set, a date.
class JSBox: ObjectBox {
  /// The object of a class of the code that extends the class of this one.
  var instance: ObjectBox?
  /// As Node shows it.
  func inspected(_ level: JSText.Level) -> String { className + " {}" }
  /// The values that it holds, after a name, as pictures write them; nothing where it is written by its text.
  var pictured: (name: String, value: Value)? { nil }
  /// Gives the values that `for … of` goes through; nothing where it cannot.
  var steps: Steps? { nil }
  override func elementsOfStream() throws(ErrorValue) -> [Value]? {
    guard let steps else { return nil }
    var elements: [Value] = []
    while let next = try steps() { elements.append(next) }
    return elements
  }
  /// The value at a position, as a pattern takes it.
  func element(at position: Int) throws(ErrorValue) -> Value? { nil }
  func property(_ name: String) throws(ErrorValue) -> Value? { nil }
  /// Sets a property; false where it is kept as a member.
  func setProperty(_ name: String, _ value: Value) throws(ErrorValue) -> Bool { false }
  var methods: [String: Method] { [:] }
  /// All values at once, if it makes them itself.
  func values(in context: EvaluationContext) throws(ErrorValue) -> [Value]? { nil }
  /// The number that it becomes; nil if it becomes a text.
  var number: Double? { nil }
}

/// A map or a set: keys are equal where `===` says so, and NaN is equal to itself.
class PairsBox: JSBox {
  let pairs = DictionaryBox(by: .identity)

  /// A place between the pairs: it stays right while pairs come and go.
  fileprivate final class Cursor {
    var position = 0
  }
  private var cursors: [Weak<Cursor>] = []

  /// Gives the pairs in their order, also those that are added meanwhile.
  fileprivate final func walk(_ part: @escaping (Value, Value) -> Value) -> Steps {
    let cursor = Cursor()
    cursors.removeAll { $0.object == nil }
    cursors.append(Weak(cursor))
    return { [pairs] in
      guard let (key, value) = pairs.pair(at: cursor.position) else { return nil }
      cursor.position += 1
      return part(key, value)
    }
  }

  /// The pair as `for … of` gives it.
  fileprivate func entry(_ key: Value, _ value: Value) -> Value { key }

  override final var steps: Steps? { walk { [self] in entry($0, $1) } }
  override final func element(at position: Int) throws(ErrorValue) -> Value? {
    pairs.pair(at: position).map { entry($0.key, $0.value) }
  }

  fileprivate final func remove(_ key: Value) -> Bool {
    guard let position = pairs.position(of: key) else { return false }
    pairs[key] = nil
    for case let cursor? in cursors.map({ $0.object }) where cursor.position > position { cursor.position -= 1 }
    return true
  }

  private func removeAll() {
    for key in pairs.keys { pairs[key] = nil }
    for case let cursor? in cursors.map({ $0.object }) { cursor.position = 0 }
  }

  /// Whether only objects can be its keys.
  fileprivate var isWeak: Bool { className.hasPrefix("Weak") }

  override final func inspected(_ level: JSText.Level) -> String {
    if isWeak { return "\(className) { <items unknown> }" }
    return JSText.list(
      Array(zip(pairs.keys, pairs.values)), "\(className)(\(pairs.count)) {", "}", level, otherwise: "[\(className)]"
    ) { inspected($0, $1, level.inner) }
  }

  /// The entries as Node shows them.
  final func shown(_ level: JSText.Level) -> [String] {
    zip(pairs.keys, pairs.values).map { inspected($0, $1, level) }
  }

  /// An entry as Node shows it.
  fileprivate func inspected(_ key: Value, _ value: Value, _ level: JSText.Level) -> String {
    JSText.inspected(key, level)
  }

  override final func property(_ name: String) throws(ErrorValue) -> Value? {
    name == "size" ? .int(pairs.count) : nil
  }

  fileprivate static func box(_ call: MemberCall) throws(ErrorValue) -> PairsBox {
    guard case .object(let object) = call.receiver, let box = object as? PairsBox else {
      throw ErrorValue("a Map or a Set is needed")
    }
    return box
  }

  fileprivate static func pairs(_ call: MemberCall) throws(ErrorValue) -> DictionaryBox { try box(call).pairs }

  /// `keys()` and the like: it shows the pairs that are still to come.
  private static func iterator(
    _ call: MemberCall, _ kind: String, _ part: @escaping (Value, Value) -> Value
  ) throws(ErrorValue) -> Value {
    let box = try box(call)
    let cursor = Cursor()
    box.cursors.append(Weak(cursor))
    let pairs = box.pairs
    return .object(
      IteratorBox(
        "[\(box.className) \(kind)]",
        {
          guard let (key, value) = pairs.pair(at: cursor.position) else { return nil }
          cursor.position += 1
          return part(key, value)
        }, in: call.context,
        rest: { Array(zip(pairs.keys, pairs.values).dropFirst(cursor.position).map { part($0, $1) }) }))
  }

  fileprivate static let shared = [
    Method("has") { call throws(ErrorValue) in .bool(try pairs(call)[call[0]] != nil) },
    Method("delete", isEffect: true) { call throws(ErrorValue) in
      .bool(try box(call).remove(call[0]))
    },
    Method(doing: "clear") { call throws(ErrorValue) in try box(call).removeAll() },
    Method(doing: "forEach") { call throws(ErrorValue) in
      let function = try call.function(0)
      let steps = try box(call).walk { .array([$1, $0]) }
      while case .array(let pair)? = try steps() { _ = try function.call(pair.elements + [call.receiver]) }
    },
    Method("keys") { call throws(ErrorValue) in try iterator(call, "Iterator") { key, _ in key } },
    Method("values") { call throws(ErrorValue) in try iterator(call, "Iterator") { _, value in value } },
    Method("entries") { call throws(ErrorValue) in try iterator(call, "Entries") { .array([$0, $1]) } },
  ]

  /// Keeps a pair for `set` and `add`, which give their receiver.
  fileprivate static func keep(_ value: Value, for key: Value, _ call: MemberCall) throws(ErrorValue) -> Value {
    try call.context.countSteps(8)
    let box = try box(call)
    if box.isWeak, !JSValue.isObject(key) {
      throw JSError.type("Invalid value used \(box is MapBox ? "as weak map key" : "in weak set")")
    }
    try pairs(call)[key] = value
    return call.receiver
  }
}

/// A `Map`
final class MapBox: PairsBox {
  init(_ name: String = "Map", in context: EvaluationContext) { super.init(name, in: context.objects) }

  override fileprivate func entry(_ key: Value, _ value: Value) -> Value { .array([key, value]) }
  override var pictured: (name: String, value: Value)? { ("Map", .dictionary(pairs)) }

  override fileprivate func inspected(_ key: Value, _ value: Value, _ level: JSText.Level) -> String {
    "\(JSText.inspected(key, level)) => \(JSText.inspected(value, level))"
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table(
    shared + [
      Method("get") { call throws(ErrorValue) in try pairs(call)[call[0]] ?? .nil },
      Method("set", isEffect: true) { call throws(ErrorValue) in try keep(call[1], for: call[0], call) },
    ])
}

/// A `Set`, which is a map of each value to itself.
final class SetBox: PairsBox {
  init(_ name: String = "Set", in context: EvaluationContext) { super.init(name, in: context.objects) }

  override var pictured: (name: String, value: Value)? { ("Set", .array(ArrayBox(pairs.keys))) }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table(
    shared + [Method("add", isEffect: true) { call throws(ErrorValue) in try keep(call[0], for: call[0], call) }])
}

/// The functions that make maps and sets.
enum JSBoxes {
  static let functions: [Method] = [
    Method("Map") { call throws(ErrorValue) in
      let map = MapBox(in: call.context)
      if !JSValue.isNullish(call[0]) {
        for entry in try JSArrays.elements(of: call[0], call.context) {
          guard JSValue.type(of: entry) == "object", !JSValue.isNullish(entry) else {
            throw JSError.type("Iterator value \(JSText.string(entry)) is not an entry object")
          }
          map.pairs[try JSObject.element(entry, .int(0), call.context)] = try JSObject.element(
            entry, .int(1), call.context)
        }
      }
      return .object(map)
    },
    Method("Set") { call throws(ErrorValue) in
      let set = SetBox(in: call.context)
      if !JSValue.isNullish(call[0]) {
        for value in try JSArrays.elements(of: call[0], call.context) { set.pairs[value] = value }
      }
      return .object(set)
    },
    Method("WeakMap") { call in .object(MapBox("WeakMap", in: call.context)) },
    Method("WeakSet") { call in .object(SetBox("WeakSet", in: call.context)) },
  ]
}

/// An object that has what its prototype has besides its own properties, as `Object.create(prototype)` makes it.
final class DerivedBox: ObjectBox {
  let prototype: Value
  private let context: EvaluationContext

  init(from prototype: Value, _ context: EvaluationContext) {
    self.prototype = prototype
    self.context = context
    super.init(in: context.objects)
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if let own = try super.member(name) { return own }
    // A method of the prototype has this object as its `this`.
    if case .object(let box) = prototype, !(box is JSBox) { return try box.member(name) }
    return JSValue.isNullish(prototype) ? nil : try JSObject.property(prototype, name, context)
  }
}

/// A function with properties of its own, such as a spy.
class PropertyFunction: FunctionValue {
  func property(_ name: String, _ context: EvaluationContext) -> Value? { nil }
}
