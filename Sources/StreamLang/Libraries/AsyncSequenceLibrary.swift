import Streams

extension Library {
  /// Swift's AsyncSequence with swift-async-algorithms.
  static let asyncsequence = Library(
    dialect: .asyncsequence, title: "AsyncSequence", modules: ["AsyncAlgorithms"],
    signs: [
      "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "AsyncThrowingChannel", "AsyncTimerSequence",
      "AsyncSequence",
    ],
    streamTypes: ["AsyncTimerSequence"],
    functions: [
      stream("AsyncStream"), stream("AsyncThrowingStream"),
      making("AsyncStream.makeStream"), making("AsyncThrowingStream.makeStream"),
    ] + PlatformNames.functions(printing: text),
    values: [
      ".continuous": clock, ".suspending": clock,
      ".unbounded": { .string("unbounded") },
    ],
    streamName: "AsyncSequence", subjectName: "AsyncStream.Continuation", endingInScope: [],
    sends: ["yield", "finish"],
    sendLabels: ["", "throwing"],
    substitutes: [
      "concatMap": "flatMap { … }", "switchToLatest": "flatMapLatest { … }",
      "distinctUntilChanged": "removeDuplicates()", "scan": "reductions(…) { … }", "take": "prefix(…)",
      "skip": "dropFirst(…)", "collect": "chunks(ofCount: …)", "append": "chain(a, b)", "concat": "chain(a, b)",
      "pairwise": "adjacentPairs()", "sink": "for await x in s { … }", "subscribe": "for await x in s { … }",
      "delay": "map { x in try await Task.sleep(for: …); return x }",
      "withLatestFrom": "combineLatest(…), with a note of what has changed; there is no such operator",
    ],
    ending: "cancel", enums: [["finished", "cancelled"], ["enqueued", "dropped", "terminated"]],
    subscribing: "for await x in s { … }", scheduler: ".continuous", operatorsNeedScheduler: false, members: [],
    parts: [
      "AsyncStream.makeStream": [.stream(.other), .object],
      "AsyncThrowingStream.makeStream": [.stream(.other), .object],
    ],
    text: text)

  private static let clock: @Sendable () -> Value = { .scheduler(SchedulerBox("main")) }

  private static let text = TextStyle.swift(next: ("", ""), error: ("", ""), completed: "nil")

  private static let labels = ["bufferingPolicy", "of", "throwing"]

  /// `AsyncStream { continuation in … }`: the closure runs at once.
  private static func stream(_ name: String) -> Builtin {
    Builtin(
      name, 1...4, labels: labels + ["unfolding", "onCancel"], gives: .stream(.other),
      "A queue of elements; its closure runs at once."
    ) {
      call throws(ErrorValue) in
      if let produce = try call.closure("unfolding") {
        let stream = StreamOnRequest(unfolding: produce)
        stream.sourceText = name
        return .stream(stream)
      }
      let build = try call.function()
      let (stream, continuation) = try call.makeAsyncStream(named: name)
      _ = try build.call([.object(continuation)])
      return .stream(stream)
    }
  }

  /// `AsyncStream.makeStream(of: Int.self)`
  private static func making(_ name: String) -> Builtin {
    Builtin(name, 0...3, labels: labels, "A queue of elements, and the continuation that yields them.") {
      call throws(ErrorValue) in
      let (stream, continuation) = try call.makeAsyncStream(named: name)
      return .tuple(LabelledTuple([.stream(stream), .object(continuation)], labels: ["stream", "continuation"]))
    }
  }
}

extension MemberCall {
  fileprivate func makeAsyncStream(named name: String) throws(ErrorValue) -> (YieldedStream, ObjectBox) {
    var (capacity, dropsOldest) = (Int.max, false)
    if case .object(let policy as EnumCaseBox)? = labelled("bufferingPolicy") {
      guard ["bufferingNewest", "bufferingOldest"].contains(policy.name), case .int(let limit)? = policy.values.first
      else { throw fault("a buffering policy is .unbounded, .bufferingNewest(n) or .bufferingOldest(n)") }
      (capacity, dropsOldest) = (max(0, limit), policy.name == "bufferingNewest")
    }
    let stream = YieldedStream(in: context.world, capacity: capacity, dropsOldest: dropsOldest)
    stream.sourceText = String(name.prefix { $0 != "." })
    return (stream, ContinuationBox(stream, context))
  }
}

/// The continuation of an AsyncStream.
private final class ContinuationBox: ObjectBox {
  private var onTermination = Value.nil

  init(_ stream: YieldedStream, _ context: EvaluationContext) {
    super.init("AsyncStream.Continuation", in: context.objects)
    keep(
      .function(
        NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
          let value = values.first ?? .unit
          // A result yields its value, or finishes with its error.
          guard case .event(let event) = value, event.isResult else { return context.case(of: stream.yield(value)) }
          guard event.kind == .error else { return context.case(of: stream.yield(event.value)) }
          stream.finish(throwing: event.value.asError)
          return context.case(of: .terminated)
        }), as: "yield")
    keep(
      .function(
        NativeFunction(parameterCount: 1) { values in
          stream.finish(throwing: values.first.flatMap { $0.isNil ? nil : $0.asError })
          return .nil
        }), as: "finish")
    let get = NativeFunction(parameterCount: 0) { [box = Weak(self)] _ in box.object?.onTermination ?? .nil }
    let set = NativeFunction(parameterCount: 1) { [box = Weak(self)] values in
      box.object?.onTermination = values.first ?? .nil
      return .nil
    }
    keep(.function(ComputedMember(get: get, set: set)), as: "onTermination")
    stream.whenTerminated = { [self] isCancelled in
      guard case .function(let handler) = onTermination else { return }
      onTermination = .nil
      do throws(ErrorValue) {
        _ = try handler.call([.object(EnumCaseBox(isCancelled ? "cancelled" : "finished", [], [], context))])
      } catch {
        context.world.note("an error in onTermination: \(error.text)")
      }
    }
  }
}

extension EvaluationContext {
  fileprivate func `case`(of outcome: YieldedStream.Outcome) -> Value {
    switch outcome {
    case .enqueued(let remaining): .object(EnumCaseBox("enqueued", [.int(remaining)], ["remaining"], self))
    case .dropped(let value): .object(EnumCaseBox("dropped", [value], [nil], self))
    case .terminated: .object(EnumCaseBox("terminated", [], [], self))
    }
  }
}
