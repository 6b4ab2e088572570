import StreamLang
import Streams

/// A function that notes its calls: `sinon.spy()`, `jest.fn()`.
final class SpyFunction: PropertyFunction {
  private(set) var calls: [[Value]] = []
  private var results: [Value] = []
  private var body: FunctionValue?

  init(_ body: FunctionValue?) {
    self.body = body
    super.init(parameterCount: 99)
  }

  override func call(_ arguments: [Value]) throws(ErrorValue) -> Value {
    calls.append(arguments)
    let result = try body?.call(arguments) ?? .nil
    results.append(result)
    return result
  }

  override func call(_ value: Value) throws(ErrorValue) -> Value { try call([value]) }
  override func call(_ first: Value, _ second: Value) throws(ErrorValue) -> Value { try call([first, second]) }

  /// A property by the names of Sinon and Jest.
  override func property(_ name: String, _ context: EvaluationContext) -> Value? {
    func call(_ position: Int) -> Value {
      guard calls.indices.contains(position) else { return JSValue.null }
      return JSObject.make(
        [
          ("args", .array(calls[position])),
          ("returnValue", results.indices.contains(position) ? results[position] : .nil),
        ], in: context)
    }
    switch name {
    case "callCount": return .int(calls.count)
    case "called": return .bool(!calls.isEmpty)
    case "notCalled": return .bool(calls.isEmpty)
    case "calledOnce": return .bool(calls.count == 1)
    case "calledTwice": return .bool(calls.count == 2)
    case "calledThrice": return .bool(calls.count == 3)
    case "args": return .array(calls.map { .array($0) })
    case "returnValues": return .array(results)
    case "firstCall": return call(0)
    case "secondCall": return call(1)
    case "lastCall": return call(calls.count - 1)
    case "mock": return JSObject.make([("calls", .array(calls.map { .array($0) }))], in: context)
    default: return nil
    }
  }

  private static func spy(_ call: MemberCall) throws(ErrorValue) -> SpyFunction {
    guard case .function(let function) = call.receiver, let spy = function as? SpyFunction else {
      throw JSError.type("a spy is needed here")
    }
    return spy
  }

  static let methods: [String: Method] = JSLibrary.table(
    [
      Method("calledWith") { call throws(ErrorValue) in .bool(try spy(call).wasCalled(with: call.arguments)) },
      Method("calledWithExactly") { call throws(ErrorValue) in .bool(try spy(call).wasCalled(with: call.arguments)) },
      Method("calledOnceWith") { call throws(ErrorValue) in
        let spy = try spy(call)
        return .bool(spy.calls.count == 1 && spy.wasCalled(with: call.arguments))
      },
      Method("getCall") { call throws(ErrorValue) in
        let calls = try spy(call).calls
        let position = JSValue.toInt(call[0])
        guard calls.indices.contains(position) else { return JSValue.null }
        return JSObject.make([("args", .array(calls[position]))], in: call.context)
      },
      Method("mockImplementation", isEffect: true) { call throws(ErrorValue) in
        try spy(call).body = try call.function(0)
        return call.receiver
      },
    ]
      + ["returns", "mockReturnValue"].map { name in
        Method(name, isEffect: true) { call throws(ErrorValue) in
          let value = call[0]
          try spy(call).body = NativeFunction(parameterCount: 0) { _ in value }
          return call.receiver
        }
      }
      + ["resetHistory", "mockClear", "mockReset", "restore"].map { name in
        Method(doing: name) { call throws(ErrorValue) in
          let spy = try spy(call)
          (spy.calls, spy.results) = ([], [])
        }
      })

  /// Whether a call had these arguments at its beginning.
  func wasCalled(with arguments: [Value]) -> Bool {
    calls.contains { given in
      given.count >= arguments.count && zip(given, arguments).allSatisfy { JSValue.isDeeplyEqual($0, $1) }
    }
  }

  private static func made(_ call: MemberCall) -> Value {
    if case .function(let function) = call[0] { .function(SpyFunction(function)) } else { .function(SpyFunction(nil)) }
  }

  static let functions: [Method] =
    ["sinon.spy", "sinon.stub", "sinon.fake", "jest.fn", "vi.fn"].map { name in Method(name) { call in made(call) } }
    + [
      Method("sinon.createSandbox") { call in
        let make = NativeFunction(parameterCount: 1) { values in
          if case .function(let function)? = values.first {
            .function(SpyFunction(function))
          } else {
            .function(SpyFunction(nil))
          }
        }
        let restore = NativeFunction(parameterCount: 0) { _ in .nil }
        let timers = clock(call.context)
        let useTimers = NativeFunction(parameterCount: 0) { _ in timers }
        return JSObject.make(
          [
            ("spy", .function(make)), ("stub", .function(make)), ("restore", .function(restore)),
            ("useFakeTimers", .function(useTimers)),
          ], in: call.context)
      },
      Method("sinon.useFakeTimers") { call in clock(call.context) },
    ]
    + ["jest", "vi"].flatMap { runner in
      [
        Method("\(runner).useFakeTimers", isEffect: true) { _ in .nil },
        Method("\(runner).useRealTimers", isEffect: true) { _ in .nil },
        Method(doing: "\(runner).advanceTimersByTime") { call throws(ErrorValue) in
          try call.context.wait(JSValue.toInt(call[0]) &* JSTimers.testFrame)
        },
      ]
    }

  /// The timers of a test, which moves the clock itself: all time is virtual, so they are those that there are.
  private static func clock(_ context: EvaluationContext) -> Value {
    let tick = NativeFunction(doing: 1) { values throws(ErrorValue) in
      try context.wait(JSValue.toInt(values.first) &* JSTimers.testFrame)
    }
    let restore = NativeFunction(parameterCount: 0) { _ in .nil }
    return JSObject.make([("tick", .function(tick)), ("restore", .function(restore))], in: context)
  }
}
