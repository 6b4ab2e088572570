import StreamLang
import Streams

/// An object of JavaScript's own library: a map, a set, a date.
class JSBox: ObjectBox {
  /// As Node shows it.
  func inspected(depth: Int) -> String { className + " {}" }
  /// The values that it holds, after a name, as pictures write them; nothing where it is written by its text.
  var pictured: (name: String, value: Value)? { nil }
  /// The values that `for … of` goes through; nothing where it cannot.
  var elements: [Value]? { nil }
  override func elementsOfStream() throws(ErrorValue) -> [Value]? { elements }
  func property(_ name: String) throws(ErrorValue) -> Value? { nil }
  /// Sets a property; false where it is kept as a member.
  func setProperty(_ name: String, _ value: Value) throws(ErrorValue) -> Bool { false }
  var methods: [String: Method] { [:] }
}

/// A map or a set: keys are equal where `===` says so, as far as they are numbers, texts or the like.
class PairsBox: JSBox {
  let pairs = DictionaryBox()

  override final func inspected(depth: Int) -> String {
    JSText.list(
      Array(zip(pairs.keys, pairs.values)), "\(className)(\(pairs.count)) {", "}", depth, otherwise: "[\(className)]"
    ) { inspected($0, $1, depth: depth + 1) }
  }

  /// An entry as Node shows it.
  fileprivate func inspected(_ key: Value, _ value: Value, depth: Int) -> String { JSText.inspected(key, depth: depth) }

  override final func property(_ name: String) throws(ErrorValue) -> Value? {
    name == "size" ? .int(pairs.count) : nil
  }

  fileprivate static func pairs(_ call: Call) throws(ErrorValue) -> DictionaryBox {
    guard case .object(let object) = call.receiver, let box = object as? PairsBox else {
      throw ErrorValue("a Map or a Set is needed")
    }
    return box.pairs
  }

  fileprivate static let shared = [
    Method("has") { call throws(ErrorValue) in .bool(try pairs(call)[call[0]] != nil) },
    Method("delete", isEffect: true) { call throws(ErrorValue) in
      let pairs = try pairs(call)
      let isThere = pairs[call[0]] != nil
      pairs[call[0]] = nil
      return .bool(isThere)
    },
    Method("clear", isEffect: true) { call throws(ErrorValue) in
      let pairs = try pairs(call)
      for key in pairs.keys { pairs[key] = nil }
      return .nil
    },
    Method("forEach", isEffect: true) { call throws(ErrorValue) in
      let pairs = try pairs(call)
      for (key, value) in zip(pairs.keys, pairs.values) {
        _ = try call.function(0).call([value, key, call.receiver])
      }
      return .nil
    },
    Method("keys") { call throws(ErrorValue) in .array(try pairs(call).keys) },
    Method("values") { call throws(ErrorValue) in .array(try pairs(call).values) },
    Method("entries") { call throws(ErrorValue) in
      let pairs = try pairs(call)
      return .array(zip(pairs.keys, pairs.values).map { .array([$0, $1]) })
    },
  ]

  /// Keeps a pair for `set` and `add`, which give their receiver.
  fileprivate static func keep(_ value: Value, for key: Value, _ call: Call) throws(ErrorValue) -> Value {
    try call.context.countSteps(8)
    try pairs(call)[key] = value
    return call.receiver
  }
}

/// A `Map`
final class MapBox: PairsBox {
  init(in context: EvaluationContext) { super.init("Map", in: context.objects) }

  override var elements: [Value]? { zip(pairs.keys, pairs.values).map { .array([$0, $1]) } }
  override var pictured: (name: String, value: Value)? { ("Map", .dictionary(pairs)) }

  override fileprivate func inspected(_ key: Value, _ value: Value, depth: Int) -> String {
    "\(JSText.inspected(key, depth: depth)) => \(JSText.inspected(value, depth: depth))"
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
  init(in context: EvaluationContext) { super.init("Set", in: context.objects) }

  override var elements: [Value]? { pairs.keys }
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
        for case .array(let pair) in try JSArrays.elements(of: call[0], call.context) where pair.elements.count > 1 {
          map.pairs[pair.elements[0]] = pair.elements[1]
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
    Method("WeakMap") { call in .object(MapBox(in: call.context)) },
    Method("WeakSet") { call in .object(SetBox(in: call.context)) },
  ]
}
