import Streams

/// Nimble: `expect(x).to(equal(y))`, also of what holds only later.
enum NimbleFunctions {
  static let all: [Builtin] =
    [
      Builtin("expect", 1...3, labels: ["file", "line"], takes: [.autoclosure], "What a test expects of a value.") {
        call throws(ErrorValue) in
        .object(NimbleExpectation(try call.function(), call))
      },
      Builtin("waitUntil", 1...2, labels: ["timeout", "action"], isEffect: true, "Lets time run on until a call.") {
        call throws(ErrorValue) in
        let done = TestExpectation("waitUntil", in: call.context.objects)
        let fulfill = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
          try done.call(member: "fulfill", [], labels: []) ?? .nil
        }
        _ = try call.closure(orWith: "action")?.call([.function(fulfill)])
        _ = try call.waitFor([done])
        return .nil
      },
      matcher("equal") { actual, call throws(ErrorValue) in try call.context.areEqual(actual, call.arguments[0]) },
      matcher("beNil", 0) { actual, _ in actual.isNil },
      matcher("beTrue", 0) { actual, _ in actual.isEqual(to: .bool(true)) },
      matcher("beFalse", 0) { actual, _ in actual.isEqual(to: .bool(false)) },
      matcher("beTruthy", 0) { actual, _ in !actual.isNil && !actual.isEqual(to: .bool(false)) },
      matcher("beFalsy", 0) { actual, _ in actual.isNil || actual.isEqual(to: .bool(false)) },
      matcher("beEmpty", 0) { actual, _ throws(ErrorValue) in try elements(actual).isEmpty },
      matcher("haveCount") { actual, call throws(ErrorValue) in
        call.arguments[0].isEqual(to: .int(try elements(actual).count))
      },
      matcher("contain", 1...9) { actual, call throws(ErrorValue) in
        if case .string(let box) = actual { return call.arguments.allSatisfy { box.text.contains($0.text) } }
        let all = try elements(actual)
        return call.arguments.allSatisfy { wanted in all.contains { $0.isEqual(to: wanted) } }
      },
      matcher("beginWith") { actual, call throws(ErrorValue) in
        if case .string(let box) = actual { return box.text.hasPrefix(call.arguments[0].text) }
        return try elements(actual).first?.isEqual(to: call.arguments[0]) ?? false
      },
      matcher("endWith") { actual, call throws(ErrorValue) in
        if case .string(let box) = actual { return box.text.hasSuffix(call.arguments[0].text) }
        return try elements(actual).last?.isEqual(to: call.arguments[0]) ?? false
      },
      matcher("beIdenticalTo") { actual, call in actual.isEqual(to: call.arguments[0]) },
      matcher("beCloseTo", 1...2) { actual, call throws(ErrorValue) in
        let limit = try call.labelled("within").map { value throws(ErrorValue) in try call.number(value) } ?? 0.0001
        return try abs(call.number(actual) - call.number(call.arguments[0])) <= limit
      },
      comparison("beGreaterThan", .greater), comparison("beGreaterThanOrEqualTo", .greaterOrEqual),
      comparison("beLessThan", .less), comparison("beLessThanOrEqualTo", .lessOrEqual),
      Builtin("throwError", 0...1, "Holds for code that throws an error.") { call in
        .object(
          NimbleMatcher("throw error", call) { expectation throws(ErrorValue) in
            do throws(ErrorValue) {
              _ = try expectation.value()
              return false
            } catch {
              if call.context.world.stop != nil { throw error }
              return call.arguments.first.map { Value.error(error).isEqual(to: $0) } ?? true
            }
          })
      },
    ]

  private static func elements(_ value: Value) throws(ErrorValue) -> [Value] {
    if case .string(let box) = value { return box.text.map { .string(String($0)) } }
    if case .dictionary(let box) = value { return Array(repeating: .unit, count: box.count) }
    return try value.elements()
  }

  /// Makes a matcher of a test of the actual value. Its messages use the words of its name: "be greater than".
  private static func matcher(
    _ name: String, _ arity: ClosedRange<Int> = 1...1,
    _ holds: @escaping @Sendable (Value, MemberCall) throws(ErrorValue) -> Bool
  ) -> Builtin {
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " " + $1.lowercased() : String($1) }
    return Builtin(name, arity, labels: ["within"], "What a test expects: to \(words).") { call in
      .object(
        NimbleMatcher(words, call) { expectation throws(ErrorValue) in try holds(try expectation.value(), call) })
    }
  }

  private static func matcher(
    _ name: String, _ count: Int, _ holds: @escaping @Sendable (Value, MemberCall) throws(ErrorValue) -> Bool
  ) -> Builtin {
    matcher(name, count...count, holds)
  }

  private static func comparison(_ name: String, _ sign: BinaryOperator) -> Builtin {
    matcher(name) { actual, call throws(ErrorValue) in try call.holds(actual, sign, call.arguments[0]) }
  }
}

/// `equal(2)`: a test of a value.
private final class NimbleMatcher: ObjectBox {
  let words: String
  let holds: (NimbleExpectation) throws(ErrorValue) -> Bool

  init(_ words: String, _ call: MemberCall, _ holds: @escaping (NimbleExpectation) throws(ErrorValue) -> Bool) {
    let wanted = call.positional.map { "<\((try? call.shown($0)) ?? "")>" }.joined(separator: ", ")
    self.words = wanted.isEmpty ? words : "\(words) \(wanted)"
    self.holds = holds
    super.init("Matcher", in: call.context.objects)
  }

  override var isPlain: Bool { false }
}

/// `expect(x)`: the value is read when a matcher asks for it.
private final class NimbleExpectation: ComparedObject {
  private let read: FunctionValue
  private let call: MemberCall

  init(_ read: FunctionValue, _ call: MemberCall) {
    self.read = read
    self.call = call
    super.init("Expectation", in: call.context.objects)
  }

  override var isPlain: Bool { false }

  func value() throws(ErrorValue) -> Value {
    let value = try read.call([])
    if case .function(let closure) = value { return try closure.call([]) }
    return value
  }

  /// The words of the comparisons: `expect(x) == y`, `expect(x) > y`.
  private static let comparisons: [(sign: BinaryOperator, words: String)] = [
    (.equal, "equal"), (.notEqual, "not equal"), (.greater, "be greater than"),
    (.greaterOrEqual, "be greater than or equal to"), (.less, "be less than"),
    (.lessOrEqual, "be less than or equal to"),
  ]

  override func compared(_ sign: BinaryOperator, _ other: Value) throws(ErrorValue) -> Value? {
    guard let words = Self.comparisons.first(where: { $0.sign == sign })?.words else { return nil }
    let value = try value()
    if try !call.holds(value, sign, other) {
      let title = "expected to \(words) <\(try call.shown(other))>, got <\(try call.shown(value))>"
      call.context.testFailed(title, call.place)
    }
    return .unit
  }

  /// The ways to expect something, each with whether the matcher is to hold, and whether that may be later.
  private static let ways: [String: (holds: Bool, later: Bool)] = [
    "to": (true, false), "toNot": (false, false), "notTo": (false, false), "toEventually": (true, true),
    "toEventuallyNot": (false, true), "toNotEventually": (false, true),
  ]

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    Self.ways[name] == nil ? try super.member(name) : .string(name)
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    guard let way = Self.ways[name], case .object(let box)? = arguments.first, let matcher = box as? NimbleMatcher
    else {
      return try super.call(member: name, arguments, labels: labels)
    }
    let context = call.context
    if way.later {
      let given = labels.firstIndex(of: "timeout").map { arguments[$0] }
      let limit = try given.map { time throws(ErrorValue) in try DateBox.moved(0, by: time) } ?? 1_000_000_000
      try context.runOn(for: limit) { ((try? matcher.holds(self)) ?? way.holds) != way.holds }
    }
    if try matcher.holds(self) != way.holds {
      let found = (try? value()).flatMap { try? call.shown($0) } ?? "an error"
      let title =
        "expected \(way.holds ? "" : "not ")to \(way.later ? "eventually " : "")\(matcher.words), got <\(found)>"
      context.testFailed(title, call.place)
    }
    return .nil
  }
}
