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

  init(_ actual: Value, in context: EvaluationContext) {
    self.actual = actual
    super.init("Expectation", in: context.objects)
  }

  private static func compare(
    _ call: Call, _ phrase: String, _ holds: (Value, Value) -> Bool
  ) throws(ErrorValue) -> Value {
    guard case .object(let box) = call.receiver, let expectation = box as? ExpectBox else { return .nil }
    if holds(expectation.actual, call[0]) { return .nil }
    let (actual, expected) = (expectation.actual, call[0])
    throw ErrorValue(
      "expected \(JSText.inspected(expected, depth: 1))\(phrase), received \(JSText.inspected(actual, depth: 1))")
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
  ])
}

/// `new TestScheduler(…)`: each `run` has a world of its own, in which a frame is a millisecond.
final class TestSchedulerBox: JSBox {
  init(in context: EvaluationContext) { super.init("TestScheduler", in: context.objects) }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("run", isEffect: true) { call throws(ErrorValue) in
      let test = try call.function(0)
      let outer = call.context.world
      let world = World(ties: .fifo, limits: outer.limits, planner: nil, meter: outer.meter)
      world.log = outer.log
      world.note = outer.note
      world.isInterrupted = outer.isInterrupted
      world.isShortOfMemory = outer.isShortOfMemory
      defer { world.tearDown() }
      let run = TestRun(call.context, world)
      return try call.context.inWorld(world) { () throws(ErrorValue) -> Value in
        let result = try test.call([run.helpers()])
        try run.flush()
        return result
      }
    }
  ])
}
