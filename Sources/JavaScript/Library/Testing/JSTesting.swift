import StreamLang
import Streams

/// Tests with marbles: `TestScheduler`, and `it`, `describe` and `expect` of the test runners around it.
enum JSTesting {
  /// One frame of marble text in a test: a millisecond.
  static let frame = 1_000_000

  static let functions: [Method] = [
    Method("it", isEffect: true) { call throws(ErrorValue) in
      let name = call.text(0)
      let context = call.context
      do throws(ErrorValue) {
        // The functions of beforeEach stand between the name and the test.
        for value in call.arguments.dropFirst() {
          if case .function(let function) = value { _ = try function.call([]) }
        }
        context.log("✓ \(name)")
      } catch {
        if context.world.isStopped { throw error }
        context.log("✗ \(name)")
        context.world.note(error.text)
        if let help = error.help { for line in help.split(separator: "\n") { context.world.note(String(line)) } }
      }
      return .nil
    },
    Method("describe", isEffect: true) { call throws(ErrorValue) in
      _ = try call.function(call.arguments.count - 1).call([])
      return .nil
    },
    Method("Test.expect") { call in .object(ExpectBox(call[0], in: call.context)) },
    Method("TestScheduler") { call in .object(TestSchedulerBox(in: call.context)) },
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

  init(_ actual: Value, in context: EvaluationContext) {
    self.actual = actual
    super.init("Expectation", in: context.objects)
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    if name == "not" { isNegated.toggle() }
    return ["not", "to", "be", "deep"].contains(name) ? .object(self) : nil
  }

  private static func compare(
    _ call: Call, _ phrase: String, _ holds: (Value, Value) -> Bool
  ) throws(ErrorValue) -> Value {
    guard case .object(let box) = call.receiver, let expectation = box as? ExpectBox else { return .nil }
    let isNegated = expectation.isNegated
    if holds(expectation.actual, call[0]) != isNegated { return .nil }
    let (actual, expected) = (expectation.actual, call[0])
    throw ErrorValue(
      "expected \(isNegated ? "anything but " : "")\(JSText.inspected(expected, depth: 1))\(phrase), received \(JSText.inspected(actual, depth: 1))"
    )
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("toEqual", isEffect: true) { call throws(ErrorValue) in
      try compare(call, "") { JSValue.isDeeplyEqual($0, $1) }
    },
    Method("toStrictEqual", isEffect: true) { call throws(ErrorValue) in
      try compare(call, "") { JSValue.isDeeplyEqual($0, $1) }
    },
    Method("toBe", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " itself") { JSValue.isIdentical($0, $1) }
    },
    Method("toBeTruthy", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " or anything else that is true") { one, _ in JSValue.isTrue(one) }
    },
    Method("toBeFalsy", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " or anything else that is false") { one, _ in !JSValue.isTrue(one) }
    },
    Method("toBeUndefined", isEffect: true) { call throws(ErrorValue) in
      try compare(call, "") { one, _ in one.isNil }
    },
    Method("toBeNull", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " or null") { one, _ in JSValue.isIdentical(one, JSValue.null) }
    },
    Method("toContain", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " inside") { one, two in
        if case .array(let box) = one { return box.elements.contains { JSValue.isIdentical($0, two) } }
        return JSStrings.find(JSText.string(two), in: JSText.string(one)) != nil
      }
    },
    Method("toHaveLength", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " elements") { one, two in
        if case .array(let box) = one { return JSValue.isIdentical(.int(box.elements.count), two) }
        return JSValue.isIdentical(.int(JSText.string(one).utf16.count), two)
      }
    },
    Method("toBeGreaterThan", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " to be passed") { JSValue.toNumber($0) > JSValue.toNumber($1) }
    },
    Method("toBeLessThan", isEffect: true) { call throws(ErrorValue) in
      try compare(call, " not to be reached") { JSValue.toNumber($0) < JSValue.toNumber($1) }
    },
    // In the words of Chai: expect(x).to.deep.equal(y).
    Method("equal", isEffect: true) { call throws(ErrorValue) in
      try compare(call, "") { JSValue.isDeeplyEqual($0, $1) }
    },
  ])
}

/// `new TestScheduler(…)`: each `run` has a world of its own, in which a frame is a millisecond. Outside of `run` the
/// scheduler has one as well, up to its `flush`; there a frame is ten.
final class TestSchedulerBox: JSBox {
  /// The run that is going on.
  private var current: TestRun?

  init(in context: EvaluationContext) { super.init("TestScheduler", in: context.objects) }

  override var methods: [String: Method] { Self.table }

  /// The helpers by the names that they have outside of `run`.
  private static let helpers = [
    "createColdObservable": "cold", "createHotObservable": "hot", "createTime": "time",
    "expectObservable": "expectObservable", "expectSubscriptions": "expectSubscriptions", "flush": "flush",
  ]

  private static func scheduler(_ call: Call) -> TestSchedulerBox {
    if case .object(let box) = call.receiver, let scheduler = box as? TestSchedulerBox { return scheduler }
    return TestSchedulerBox(in: call.context)
  }

  private static let table = JSLibrary.table(
    helpers.map { name, helper in
      Method(name, isEffect: true) { call throws(ErrorValue) in
        let scheduler = scheduler(call)
        let run = scheduler.current ?? TestRun(call.context, frame: 10 * JSTesting.frame)
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
        let run = TestRun(call.context, frame: JSTesting.frame, isOfFunction: true)
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
