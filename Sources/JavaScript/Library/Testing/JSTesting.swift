import StreamLang
import Streams

/// Tests with marbles: `TestScheduler`, and `it`, `describe` and `expect` of the test runners around it.
enum JSTesting {
  static let functions: [Method] = [
    Method(doing: "it") { call throws(ErrorValue) in
      var given = call.arguments.dropFirst()
      var tearDowns: [FunctionValue] = []
      if case .array(let box)? = given.first {
        given = given.dropFirst()
        tearDowns = try box.elements.map { value throws(ErrorValue) in try JSLibrary.function(of: value) }
      }
      let functions = try given.map { value throws(ErrorValue) in try JSLibrary.function(of: value) }
      // The functions of beforeEach stand between the name and the test.
      try TestQueue.of(call.context).add(
        TestQueue.Test(
          name: call.text(0), setUps: Array(functions.dropLast()), body: functions.last, tearDowns: tearDowns))
    },
    Method(doing: "describe") { call throws(ErrorValue) in _ = try call.function(call.arguments.count - 1).call([]) },
    Method("Test.expect") { call in .object(ExpectBox(call[0], in: call.context)) },
    Method("TestScheduler") { call in .object(TestSchedulerBox(in: call.context)) },
    Method("TestScheduler.parseMarbles") { call throws(ErrorValue) in
      let isOfRun = call.arguments.count > 4 && JSValue.isTrue(call[4])
      return try TestRun(call.context, frame: JSTimers.testFrame * (isOfRun ? 1 : 10))
        .parsed([call[0], call[1], call[2]])
    },
    Method("TestScheduler.parseMarblesAsSubscriptions") { call throws(ErrorValue) in
      let length = JSTimers.testFrame * (JSValue.isTrue(call[1]) ? 1 : 10)
      let window = try Subscriptions.window(
        call[0].isNil || JSValue.isNullish(call[0]) ? "" : call.text(0), frame: length)
      func frames(_ time: Int?) -> Value {
        time.map { JSValue.number(Double($0) / Double(JSTimers.testFrame)) } ?? .double(.infinity)
      }
      return JSObject.make(
        [("subscribedFrame", frames(window.subscribed)), ("unsubscribedFrame", frames(window.disposed))],
        in: call.context)
    },
    Method("expectObservable") { _ throws(ErrorValue) in
      throw ErrorValue("expectObservable works inside testScheduler.run")
    },
    Method("expectSubscriptions") { _ throws(ErrorValue) in
      throw ErrorValue("expectSubscriptions works inside testScheduler.run")
    },
  ]
}

/// `expect(value)`
final class ExpectBox: JSBox {
  private let actual: Value
  private var isNegated = false
  /// Whether Chai's `equal` compares contents.
  private var isDeep = false
  /// Whether the value is a promise, and the expectation one on what comes of it.
  private var settles: Settling?

  private enum Settling {
    case fulfilled, rejected
  }

  init(_ actual: Value, in context: EvaluationContext) {
    self.actual = actual
    super.init("Expectation", in: context.objects)
  }

  /// The words between `expect` and the expectation that have no meaning of their own.
  private static let fillers: Set = [
    "to", "be", "been", "deep", "is", "that", "which", "and", "has", "have", "with", "at", "of",
  ]

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    if name == "not" { isNegated.toggle() }
    if name == "deep" { isDeep = true }
    if let settling = Self.settlings[name] {
      settles = settling
      return .object(self)
    }
    if let holds = Self.states[name] {
      if try holds(actual) == isNegated { throw failure(name, "") }
      return .object(self)
    }
    return name == "not" || Self.fillers.contains(name) ? .object(self) : nil
  }

  private static let settlings: [String: Settling] = [
    "resolves": .fulfilled, "eventually": .fulfilled, "rejects": .rejected,
  ]

  /// A promise that is kept if what comes of the value, which is a promise, is judged well.
  private func settled(
    _ settling: Settling, as thrown: Bool, in context: EvaluationContext,
    _ judge: @escaping (Value) throws(ErrorValue) -> Value
  ) throws(ErrorValue) -> Value {
    guard case .stream(let stream) = actual, let promise = stream as? JSPromise else {
      throw ErrorValue("'\(settling == .rejected ? "rejects" : "resolves")' expects a promise")
    }
    let fulfilled = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      let value = values.first ?? .nil
      guard settling == .fulfilled else {
        let text = JSText.inspected(value, JSText.Level(depth: 1))
        throw ErrorValue("expected the promise to be rejected, it was fulfilled with \(text)")
      }
      return try judge(value)
    }
    let rejected = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      let reason = values.first ?? .nil
      guard settling == .rejected else { throw reason.asError }
      guard thrown else { return try judge(reason) }
      return try judge(.function(NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in throw reason.asError }))
    }
    return .stream(promise.then(.function(fulfilled), .function(rejected)))
  }

  private func failure(_ expected: String, _ phrase: String, of value: Value? = nil) -> ErrorValue {
    let negation = isNegated ? "anything but " : ""
    return ErrorValue(
      "expected \(negation)\(expected)\(phrase), received \(JSText.inspected(value ?? actual, JSText.Level(depth: 1)))")
  }

  /// The expectations of Chai without an argument: `expect(x).to.be.true`.
  private static let states: [String: @Sendable (Value) throws(ErrorValue) -> Bool] = [
    "true": { JSValue.isIdentical($0, .bool(true)) },
    "false": { JSValue.isIdentical($0, .bool(false)) },
    "ok": { JSValue.isTrue($0) },
    "null": { JSValue.isIdentical($0, JSValue.null) },
    "undefined": { $0.isNil },
    "exist": { !JSValue.isNullish($0) },
    "empty": { length(of: $0) == 0 },
    "called": { calls(of: $0) > 0 },
    "calledOnce": { calls(of: $0) == 1 },
    "calledTwice": { calls(of: $0) == 2 },
    "calledThrice": { calls(of: $0) == 3 },
  ]

  /// A way to compare a value with another that is given.
  private struct Matcher: Sendable {
    let names: [String]
    /// The words for an expectation without a value.
    var expected = "undefined"
    var phrase = ""
    let holds: @Sendable (Value, Value) throws(ErrorValue) -> Bool
  }

  private static func calls(of value: Value) -> Int {
    if case .function(let spy as SpyFunction) = value { spy.calls.count } else { 0 }
  }

  private static func length(of value: Value) -> Int? {
    switch value {
    case .array(let box): box.elements.count
    case .string(let box): box.text.utf16.count
    default: JSObject.entries(of: value)?.count
    }
  }

  /// Whether a function throws, an error with a text or of a class where one is given.
  private static func throwsError(_ value: Value, _ call: MemberCall) throws(ErrorValue) -> Bool {
    let function = try JSLibrary.function(of: value)
    do throws(ErrorValue) {
      _ = try function.call([])
      return false
    } catch {
      let text = JSError.text(error)
      for expected in call.arguments {
        switch expected {
        case .nil, .function: continue
        case .object(let box as RegExpBox):
          guard try box.matches(in: text, all: false, call.context).first != nil else { return false }
        case .error(let wanted):
          guard wanted === error || JSError.message(of: wanted) == JSError.message(of: error) else { return false }
        default:
          let wanted = JSText.string(expected)
          guard wanted == "Error" || UnitText(text).position(of: wanted) != nil else { return false }
        }
      }
      return true
    }
  }

  private static let matchers: [Matcher] = [
    Matcher(names: ["toEqual", "toStrictEqual", "eql", "deepEqual"]) { JSValue.isDeeplyEqual($0, $1) },
    Matcher(names: ["toBe"], phrase: " itself") { JSValue.isIdentical($0, $1) },
    Matcher(names: ["callCount", "toHaveBeenCalledTimes"], phrase: " calls") { one, two in
      if case .function(let spy as SpyFunction) = one { JSValue.isIdentical(.int(spy.calls.count), two) } else { false }
    },
    Matcher(names: ["toHaveBeenCalled"], expected: "a call") { one, _ in
      if case .function(let spy as SpyFunction) = one { !spy.calls.isEmpty } else { false }
    },
    Matcher(names: ["toBeTruthy"], expected: "something that is true") { one, _ in JSValue.isTrue(one) },
    Matcher(names: ["toBeNaN"], expected: "NaN") { one, _ in JSValue.toNumber(one).isNaN },
    Matcher(names: ["toHaveBeenCalledOnce"], expected: "one call") { one, _ in calls(of: one) == 1 },
    Matcher(names: ["toBeCloseTo"], phrase: " or nearly so") {
      abs(JSValue.toNumber($0) - JSValue.toNumber($1)) < 0.005
    },
    Matcher(names: ["toBeFalsy"], expected: "something that is false") { one, _ in !JSValue.isTrue(one) },
    Matcher(names: ["toBeUndefined"]) { one, _ in one.isNil },
    Matcher(names: ["toBeDefined"], expected: "a value") { one, _ in !one.isNil },
    Matcher(names: ["toBeNull"], expected: "null") { one, _ in JSValue.isIdentical(one, JSValue.null) },
    Matcher(names: ["toContain", "contain", "contains", "include", "includes"], phrase: " inside") { one, two in
      if case .array(let box) = one { return box.elements.contains { JSValue.isIdentical($0, two) } }
      return UnitText(JSText.string(one)).position(of: JSText.string(two)) != nil
    },
    Matcher(names: ["toHaveLength", "lengthOf", "length"], phrase: " elements") { one, two in
      length(of: one).map { JSValue.isIdentical(.int($0), two) } ?? false
    },
    Matcher(names: ["toBeGreaterThan", "above", "greaterThan"], phrase: " to be passed") {
      JSValue.toNumber($0) > JSValue.toNumber($1)
    },
    Matcher(names: ["toBeGreaterThanOrEqual", "least"], phrase: " to be reached") {
      JSValue.toNumber($0) >= JSValue.toNumber($1)
    },
    Matcher(names: ["toBeLessThan", "below", "lessThan"], phrase: " not to be reached") {
      JSValue.toNumber($0) < JSValue.toNumber($1)
    },
    Matcher(names: ["toBeLessThanOrEqual", "most"], phrase: " not to be passed") {
      JSValue.toNumber($0) <= JSValue.toNumber($1)
    },
    Matcher(names: ["a", "an", "instanceof", "instanceOf", "toBeInstanceOf"], phrase: " as its kind") { one, two in
      // A class, or its name in small letters.
      let kind = JSText.string(two)
      return JSValue.type(of: one) == kind || JSObject.isA(one, kind.prefix(1).uppercased() + kind.dropFirst())
    },
  ]

  override var methods: [String: Method] { Self.table }

  /// A method that compares the value with the arguments, and gives the expectation for further ones.
  private static func method(
    _ name: String, expected: String, phrase: String,
    _ holds: @escaping @Sendable (Value, MemberCall) throws(ErrorValue) -> Bool
  ) -> Method {
    Method(name, isEffect: true) { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let expectation = box as? ExpectBox else { return .nil }
      func judge(_ value: Value) throws(ErrorValue) -> Value {
        if try holds(value, call) == expectation.isNegated {
          let expected = call.arguments.isEmpty ? expected : JSText.inspected(call[0], JSText.Level(depth: 1))
          throw expectation.failure(expected, phrase, of: value)
        }
        return .object(expectation)
      }
      guard let settles = expectation.settles else { return try judge(expectation.actual) }
      return try expectation.settled(settles, as: phrase == " to be thrown", in: call.context, judge)
    }
  }

  private static let table = JSLibrary.table(
    matchers.flatMap { matcher in
      matcher.names.map { name in
        method(name, expected: matcher.expected, phrase: matcher.phrase) { value, call throws(ErrorValue) in
          try matcher.holds(value, call[0])
        }
      }
    }
      + ["equal", "equals", "eq"].map { name in
        method(name, expected: "undefined", phrase: "") { value, call throws(ErrorValue) in
          guard case .object(let box) = call.receiver, (box as? ExpectBox)?.isDeep == true else {
            return JSValue.isIdentical(value, call[0])
          }
          return JSValue.isDeeplyEqual(value, call[0])
        }
      }
      + ["throw", "throws", "toThrow", "toThrowError"].map { name in
        method(name, expected: "an error", phrase: " to be thrown") { value, call throws(ErrorValue) in
          try throwsError(value, call)
        }
      }
      + ["calledWith", "toHaveBeenCalledWith", "calledWithExactly"].map { name in
        method(name, expected: "a call", phrase: " as arguments of a call") { value, call throws(ErrorValue) in
          if case .function(let spy as SpyFunction) = value { return spy.wasCalled(with: call.arguments) }
          // One call of a spy.
          guard case .array(let given)? = try JSObject.property(value, "args", call.context) else { return false }
          return JSValue.isDeeplyEqual(.array(given), .array(call.arguments))
        }
      }
      + ["property", "toHaveProperty"].map { name in
        method(name, expected: "a name", phrase: " as a property") { value, call throws(ErrorValue) in
          guard let found = try JSObject.property(value, call.text(0), call.context) else { return false }
          return call.arguments.count < 2 || JSValue.isDeeplyEqual(found, call[1])
        }
      })
}

/// `new TestScheduler(…)`: each `run` has a world of its own, whose frames are milliseconds. Outside of `run` the
/// scheduler works in the world around it, which `flush` moves on; there a frame is ten.
final class TestSchedulerBox: JSBox {
  /// The run that is going on.
  private var current: TestRun?
  /// When it was made.
  private let begin: Int
  private let context: Unowned<EvaluationContext>

  init(in context: EvaluationContext) {
    self.context = Unowned(context)
    begin = context.world.scheduler.now
    super.init("TestScheduler", in: context.objects)
  }

  /// The milliseconds since it was made, in `run` since that began.
  func time(in context: EvaluationContext) -> Double {
    let world = context.world
    return Double(world.scheduler.now - (world.tellsTimeFromZero ? 0 : begin)) / Double(JSTimers.testFrame)
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    name == "frame" ? JSValue.number(time(in: context.object)) : try super.property(name)
  }

  override var methods: [String: Method] { Self.table }

  /// The helpers by the names that they have outside of `run`.
  private static let helpers = [
    "createColdObservable": "cold", "createHotObservable": "hot", "createTime": "time",
    "expectObservable": "expectObservable", "expectSubscriptions": "expectSubscriptions", "flush": "flush",
  ]

  private static func scheduler(_ call: MemberCall) -> TestSchedulerBox {
    if case .object(let box) = call.receiver, let scheduler = box as? TestSchedulerBox { return scheduler }
    return TestSchedulerBox(in: call.context)
  }

  private static let table = JSLibrary.table(
    helpers.map { name, helper in
      Method(name, isEffect: true) { call throws(ErrorValue) in
        let scheduler = scheduler(call)
        let run = scheduler.current ?? TestRun(call.context, frame: 10 * JSTimers.testFrame)
        scheduler.current = run
        let result = try run.inItsWorld { () throws(ErrorValue) in try run.helper(helper, call.arguments) }
        if helper == "flush", !run.isOfFunction {
          run.end()
          scheduler.current = nil
        }
        return result
      }
    } + [
      Method("run", isEffect: true) { call throws(ErrorValue) in
        let test = try call.function(0)
        let scheduler = scheduler(call)
        let run = TestRun(call.context, frame: JSTimers.testFrame, isOfFunction: true)
        scheduler.current = run
        defer {
          scheduler.current = nil
          run.end()
        }
        return try run.inItsWorld { () throws(ErrorValue) in
          let result = try test.call([run.helpers()])
          _ = try run.helper("flush", [])
          return result
        }
      }
    ])
}
