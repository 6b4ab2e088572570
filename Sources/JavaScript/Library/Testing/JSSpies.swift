import StreamLang
import Streams

/// A function that notes its calls: `sinon.spy()`, `jest.fn()`.
final class SpyFunction: PropertyFunction {
  private(set) var calls: [[Value]] = []
  private var results: [Value] = []
  private var body: FunctionValue?
  /// The function that it replaces, and its place: `sinon.spy(object, 'name')`.
  private let original: FunctionValue?
  private var restore: (() throws(ErrorValue) -> Void)?

  init(_ body: FunctionValue?, original: FunctionValue? = nil) {
    self.body = body
    self.original = original ?? body
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
      Method("callThrough", isEffect: true) { call throws(ErrorValue) in
        let spy = try spy(call)
        spy.body = spy.original
        return call.receiver
      },
      Method(doing: "restore") { call throws(ErrorValue) in try spy(call).restore?() },
    ]
      + ["mockImplementation", "callsFake"].map { name in
        Method(name, isEffect: true) { call throws(ErrorValue) in
          try spy(call).body = try call.function(0)
          return call.receiver
        }
      }
      + ["returns", "mockReturnValue"].map { name in
        Method(name, isEffect: true) { call throws(ErrorValue) in
          let value = call[0]
          try spy(call).body = NativeFunction(parameterCount: 0) { _ in value }
          return call.receiver
        }
      }
      + ["resetHistory", "mockClear", "mockReset"].map { name in
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

  /// A spy of a function, or of a method of an object, which it replaces until it is restored.
  ///
  /// - Parameter calls: Whether it calls the method.
  private static func made(_ values: [Value], calls: Bool, _ context: EvaluationContext) throws(ErrorValue)
    -> SpyFunction
  {
    if case .function(let function)? = values.first { return SpyFunction(function) }
    guard values.count > 1 else { return SpyFunction(nil) }
    let (owner, name) = (values[0], JSText.string(values[1]))
    let method = NativeFunction(parameterCount: 99) { values throws(ErrorValue) in
      try JSObject.call(name, of: owner, values, context) ?? .nil
    }
    let old = try JSObject.property(owner, name, context)
    var original: FunctionValue = method
    if case .function(let function)? = old { original = function }
    let spy = SpyFunction(calls ? original : nil, original: original)
    spy.restore = { () throws(ErrorValue) in try JSObject.setElement(owner, .string(name), old ?? .nil, context) }
    try JSObject.setElement(owner, .string(name), .function(spy), context)
    return spy
  }

  static let functions: [Method] =
    ["sinon.spy", "sinon.stub", "sinon.fake", "jest.fn", "vi.fn", "jest.spyOn", "vi.spyOn"].map { name in
      Method(name) { call throws(ErrorValue) in
        .function(try made(call.arguments, calls: name != "sinon.stub", call.context))
      }
    }
    + [
      Method("sinon.createSandbox") { call in
        let context = call.context
        var made: [SpyFunction] = []
        func maker(calls: Bool) -> Value {
          .function(
            NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
              made.append(try SpyFunction.made(values, calls: calls, context))
              return made.last.map { .function($0) } ?? .nil
            })
        }
        let restore = NativeFunction(doing: 0) { _ throws(ErrorValue) in for spy in made { try spy.restore?() } }
        let timers = clock(call.context)
        let useTimers = NativeFunction(parameterCount: 0) { _ in timers }
        return JSObject.make(
          [
            ("spy", maker(calls: true)), ("stub", maker(calls: false)), ("restore", .function(restore)),
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
