import StreamLang
import Streams

/// An object of JavaScript's own library: a map, a set, a date.
class JSBox: ObjectBox {
  /// As Node shows it.
  func inspected(depth: Int) -> String { className + " {}" }
  /// The values that `for … of` goes through; nothing where it cannot.
  var elements: [Value]? { nil }
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

/// A `Date` in virtual time: 0s is the beginning of 2017, UTC.
final class DateBox: JSBox {
  let milliseconds: Double
  /// 2017-01-01T00:00:00Z in milliseconds since 1970.
  static let start = 1_483_228_800_000.0

  init(_ milliseconds: Double, in context: EvaluationContext) {
    self.milliseconds = milliseconds
    super.init("Date", in: context.objects)
  }

  override func inspected(depth: Int) -> String { text }

  /// `2017-01-01T00:00:00.000Z`
  override var text: String {
    guard milliseconds.isFinite, abs(milliseconds) <= 8.64e15 else { return "Invalid Date" }
    let total = Int(milliseconds)
    let days = (total - (total % 86_400_000 + 86_400_000) % 86_400_000) / 86_400_000
    let rest = total - days * 86_400_000
    let (year, month, day) = Self.civil(days)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let fraction = rest % 1_000
    let thousandths = String(repeating: "0", count: fraction < 10 ? 2 : fraction < 100 ? 1 : 0) + String(fraction)
    return
      "\(year)-\(two(month))-\(two(day))T\(two(rest / 3_600_000)):\(two(rest / 60_000 % 60)):\(two(rest / 1_000 % 60)).\(thousandths)Z"
  }

  /// Year, month and day of a number of days since 1970 (Hinnant's algorithm).
  static func civil(_ days: Int) -> (Int, Int, Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  override var methods: [String: Method] { Self.table }

  private static func date(_ call: Call) throws(ErrorValue) -> DateBox {
    guard case .object(let box) = call.receiver, let date = box as? DateBox else {
      throw ErrorValue("a Date is needed")
    }
    return date
  }

  private static func field(_ names: [String], _ read: @escaping @Sendable (Int, Int) -> Int) -> [Method] {
    names.map { name in
      Method(name) { call throws(ErrorValue) in
        let total = Int(exactly: try date(call).milliseconds.rounded(.down)) ?? 0
        let rest = (total % 86_400_000 + 86_400_000) % 86_400_000
        return .int(read((total - rest) / 86_400_000, rest))
      }
    }
  }

  private static let table = JSLibrary.table(
    [
      Method("getTime") { call throws(ErrorValue) in JSValue.number(try date(call).milliseconds) },
      Method("valueOf") { call throws(ErrorValue) in JSValue.number(try date(call).milliseconds) },
      Method("toISOString") { call throws(ErrorValue) in .string(try date(call).text) },
      Method("toJSON") { call throws(ErrorValue) in .string(try date(call).text) },
    ] + field(["getSeconds", "getUTCSeconds"]) { $1 / 1_000 % 60 }
      + field(["getMinutes", "getUTCMinutes"]) { $1 / 60_000 % 60 }
      + field(["getHours", "getUTCHours"]) { $1 / 3_600_000 }
      + field(["getMilliseconds", "getUTCMilliseconds"]) { $1 % 1_000 }
      + field(["getFullYear", "getUTCFullYear"]) { days, _ in civil(days).0 }
      + field(["getMonth", "getUTCMonth"]) { days, _ in civil(days).1 - 1 }
      + field(["getDate", "getUTCDate"]) { days, _ in civil(days).2 }
      + field(["getDay", "getUTCDay"]) { days, _ in ((days + 4) % 7 + 7) % 7 })
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
    Method("Date") { call in
      if call.arguments.isEmpty { return .object(DateBox(now(call.context), in: call.context)) }
      return .object(DateBox(JSValue.toNumber(call[0]), in: call.context))
    },
    Method("Date.now") { call in JSValue.number(now(call.context)) },
    Method("performance.now") { call in JSValue.number(Double(call.context.world.scheduler.now) / 1_000_000) },
  ]

  private static func now(_ context: EvaluationContext) -> Double {
    DateBox.start + (Double(context.world.scheduler.now) / 1_000_000).rounded(.down)
  }
}

enum JSBoxes {}
