import Streams

/// The clocks of Swift: all of them are the virtual clock.
enum Clocks {
  private static let types = ["ContinuousClock", "SuspendingClock"]

  static let functions: [Builtin] = types.flatMap { type in
    [
      Builtin(type, 0...0, gives: .scheduler, "The virtual clock.") { _ in .scheduler(SchedulerBox("main")) },
      Builtin("\(type).now", 0...0, gives: .duration, "The time of the clock.") { call in
        .duration(call.context.world.scheduler.now)
      },
    ]
  }

  /// The members of clocks, which are queues here.
  static let members: [LibraryMember] = [
    LibraryMember("now", gives: .duration, "The time of the clock.") { call in
      .duration(call.context.world.scheduler.now)
    },
    LibraryMember(
      "sleep", 1...2, labels: ["until", "for", "tolerance"], "Waits; cancelling the task ends it with an error."
    ) { call throws(ErrorValue) in .object(Sleep(try call.timeToSleep())) },
    LibraryMember("measure", 1...2, labels: ["isolation"], takes: [.task], "The time that a closure takes.") {
      call throws(ErrorValue) in
      guard case .function(let body)? = call.arguments.last else {
        throw call.fault("'measure' takes a closure", help: "write clock.measure { … }")
      }
      guard case .object(let object) = try body.call([]), let code = object as? Awaitable else { return .duration(0) }
      return .object(Procedure.measurement(of: code))
    },
  ]

  /// The members of times and durations.
  static let ofTimes: [LibraryMember] = [
    LibraryMember("duration", 1...1, labels: ["to"], gives: .duration, "The duration until another time.") {
      call throws(ErrorValue) in
      try Arithmetic.apply(.subtract, call.arguments[0], call.receiver)
    },
    LibraryMember("advanced", 1...1, labels: ["by"], "The time that much later.") { call throws(ErrorValue) in
      try Arithmetic.apply(.add, call.receiver, call.arguments[0])
    },
  ]
}

extension Procedure {
  /// `await clock.measure { … }`
  fileprivate static func measurement(of code: Awaitable) -> Procedure {
    var start: Int?
    return Procedure { last, _, context in
      let now = context.world.scheduler.now
      guard let begun = start, let last else {
        start = now
        return .call(NativeFunction(parameterCount: 0) { _ in .object(code) }, [])
      }
      if case .failure = last { return .finished(last) }
      return .finished(.value(.duration(now - begun)))
    }
  }

  /// `await MainActor.run { … }`: the closure has a turn of its own, and the code after it as well.
  static func turnOfMainActor(_ body: FunctionValue) -> Procedure {
    var steps = 0
    var result: Outcome?
    return Procedure { last, _, _ in
      steps += 1
      switch steps {
      case 1: return .await(Yield())
      case 2: return .call(body, [])
      case 3:
        result = last
        return .await(Yield())
      default: return .finished(result ?? .end)
      }
    }
  }

  /// `await Array(s)`: collects all elements of a stream.
  package static func collecting(
    _ stream: Stream, in context: EvaluationContext, _ make: @escaping ([Value]) throws(ErrorValue) -> Value
  ) -> Procedure {
    let iteration = StreamIteration(stream, in: context, isLoop: false)
    var elements: [Value] = []
    return Procedure { last, _, context throws(ErrorValue) in
      switch last {
      case .value(let element)?:
        try context.makes(elements: 1)
        elements.append(element)
      case .failure?: return .finished(last ?? .end)
      case .end?: return .finished(.value(try make(elements)))
      case nil: break
      }
      return .await(iteration)
    }
  }
}

/// `s.makeAsyncIterator()`: gives one element with each `next()`.
final class StreamIterator: ObjectBox {
  private let iteration: StreamIteration
  private let context: EvaluationContext

  init(_ stream: Stream, in context: EvaluationContext) {
    iteration = StreamIteration(stream, in: context, isLoop: false)
    self.context = context
    super.init("AsyncIterator", in: context.objects)
  }

  deinit { if context.endsObjects { context.abandoned.add { [iteration] in iteration.leave() } } }

  override var isPlain: Bool { false }
  override var text: String? { "AsyncIterator" }

  override func member(_ name: String) throws(ErrorValue) -> Value? { name == "next" ? .string(name) : nil }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    .object(iteration)
  }
}
