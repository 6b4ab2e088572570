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

/// A `Map`; keys are equal where `===` says so, as far as they are numbers, texts or the like.
final class MapBox: JSBox {
  let pairs = DictionaryBox()

  init(in context: EvaluationContext) { super.init("Map", in: context.objects) }

  override var elements: [Value]? { zip(pairs.keys, pairs.values).map { .array([$0, $1]) } }
  override var pictured: (name: String, value: Value)? { ("Map", .dictionary(pairs)) }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    name == "size" ? .int(pairs.count) : nil
  }

  override func inspected(depth: Int) -> String {
    let entries = zip(pairs.keys, pairs.values).map {
      "\(JSText.inspected($0, depth: depth + 1)) => \(JSText.inspected($1, depth: depth + 1))"
    }
    return entries.isEmpty ? "Map(0) {}" : "Map(\(pairs.count)) { \(entries.joined(separator: ", ")) }"
  }

  override var methods: [String: Method] { Self.table }

  private static func map(_ call: Call) throws(ErrorValue) -> MapBox {
    guard case .object(let box) = call.receiver, let map = box as? MapBox else { throw ErrorValue("a Map is needed") }
    return map
  }

  private static let table = JSLibrary.table([
    Method("get") { call throws(ErrorValue) in try map(call).pairs[call[0]] ?? .nil },
    Method("has") { call throws(ErrorValue) in .bool(try map(call).pairs[call[0]] != nil) },
    Method("set", isEffect: true) { call throws(ErrorValue) in
      try call.context.countSteps(8)
      try map(call).pairs[call[0]] = call[1]
      return call.receiver
    },
    Method("delete", isEffect: true) { call throws(ErrorValue) in
      let map = try map(call)
      let isThere = map.pairs[call[0]] != nil
      map.pairs[call[0]] = nil
      return .bool(isThere)
    },
    Method("clear", isEffect: true) { call throws(ErrorValue) in
      let map = try map(call)
      for key in map.pairs.keys { map.pairs[key] = nil }
      return .nil
    },
    Method("forEach", isEffect: true) { call throws(ErrorValue) in
      let map = try map(call)
      for (key, value) in zip(map.pairs.keys, map.pairs.values) {
        _ = try call.function(0).call([value, key, call.receiver])
      }
      return .nil
    },
    Method("keys") { call throws(ErrorValue) in .array(try map(call).pairs.keys) },
    Method("values") { call throws(ErrorValue) in .array(try map(call).pairs.values) },
    Method("entries") { call throws(ErrorValue) in .array(try map(call).elements ?? []) },
  ])
}

/// A `Set`
final class SetBox: JSBox {
  let values = DictionaryBox()

  init(in context: EvaluationContext) { super.init("Set", in: context.objects) }

  override var pictured: (name: String, value: Value)? { ("Set", .array(ArrayBox(values.keys))) }
  override var elements: [Value]? { values.keys }

  override func property(_ name: String) throws(ErrorValue) -> Value? { name == "size" ? .int(values.count) : nil }

  override func inspected(depth: Int) -> String {
    let entries = values.keys.map { JSText.inspected($0, depth: depth + 1) }
    return entries.isEmpty ? "Set(0) {}" : "Set(\(values.count)) { \(entries.joined(separator: ", ")) }"
  }

  override var methods: [String: Method] { Self.table }

  private static func set(_ call: Call) throws(ErrorValue) -> SetBox {
    guard case .object(let box) = call.receiver, let set = box as? SetBox else { throw ErrorValue("a Set is needed") }
    return set
  }

  private static let table = JSLibrary.table([
    Method("has") { call throws(ErrorValue) in .bool(try set(call).values[call[0]] != nil) },
    Method("add", isEffect: true) { call throws(ErrorValue) in
      try call.context.countSteps(8)
      try set(call).values[call[0]] = .bool(true)
      return call.receiver
    },
    Method("delete", isEffect: true) { call throws(ErrorValue) in
      let set = try set(call)
      let isThere = set.values[call[0]] != nil
      set.values[call[0]] = nil
      return .bool(isThere)
    },
    Method("clear", isEffect: true) { call throws(ErrorValue) in
      let set = try set(call)
      for key in set.values.keys { set.values[key] = nil }
      return .nil
    },
    Method("forEach", isEffect: true) { call throws(ErrorValue) in
      for value in try set(call).values.keys { _ = try call.function(0).call([value, value, call.receiver]) }
      return .nil
    },
    Method("values") { call throws(ErrorValue) in .array(try set(call).values.keys) },
    Method("keys") { call throws(ErrorValue) in .array(try set(call).values.keys) },
  ])
}

extension JSBoxes {
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
        for value in try JSArrays.elements(of: call[0], call.context) { set.values[value] = .bool(true) }
      }
      return .object(set)
    },
    Method("WeakMap") { call in .object(MapBox(in: call.context)) },
    Method("WeakSet") { call in .object(SetBox(in: call.context)) },
  ]
}

enum JSBoxes {}
