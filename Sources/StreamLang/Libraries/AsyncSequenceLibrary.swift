import Streams

extension Library {
  /// Swift's AsyncSequence with swift-async-algorithms.
  static let asyncsequence = Library(
    dialect: .asyncsequence, title: "AsyncSequence", modules: ["AsyncAlgorithms"],
    signs: [
      "AsyncStream", "AsyncThrowingStream", "AsyncChannel", "AsyncThrowingChannel", "AsyncTimerSequence",
      "AsyncSequence", "withTaskGroup", "withThrowingTaskGroup",
    ],
    streamTypes: ["AsyncTimerSequence"],
    functions: [
      stream("AsyncStream"), stream("AsyncThrowingStream"),
      making("AsyncStream.makeStream"), making("AsyncThrowingStream.makeStream"),
      channel("AsyncChannel"), channel("AsyncThrowingChannel"),
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
      "withLatestFrom": "combineLatest(…), with a note of what has changed; there is no such operator",
    ],
    ending: "cancel", enums: [["finished", "cancelled"], ["enqueued", "dropped", "terminated"]],
    subscribing: "for await x in s { … }", scheduler: ".continuous", operatorsNeedScheduler: false,
    members: [
      LibraryMember("send", 1...1, "Gives an element to the loop that waits, and waits until one has taken it.") {
        call throws(ErrorValue) in
        .object(ChannelSend(try call.channel(), call.arguments[0]))
      },
      LibraryMember("makeAsyncIterator", "An iterator, which gives an element with each next().") {
        call throws(ErrorValue) in
        guard case .stream(let stream) = call.receiver else { return call.receiver }
        return .object(StreamIterator(stream, in: call.context))
      },
      LibraryMember("finish", 0...0, isEffect: true, "Ends the channel.") { call throws(ErrorValue) in
        try call.channel().finish()
        return .unit
      },
      LibraryMember("fail", 1...1, isEffect: true, "Ends the channel with an error.") { call throws(ErrorValue) in
        try call.channel().finish(throwing: call.arguments[0].asError)
        return .unit
      },
    ],
    parts: [
      "AsyncStream.makeStream": [.stream(.other), .object],
      "AsyncThrowingStream.makeStream": [.stream(.other), .object],
    ],
    text: text)

  /// Whether `await` waits for the one value of a stream: that of `await s.first(where:)`.
  static func isAnswer(_ stream: Stream) -> Bool {
    guard stream.isPulled, let name = stream.operatorEntry?.name else { return false }
    return ["first", "contains", "allSatisfy", "reduce", "min", "max"].contains(name)
  }

  private static let clock: @Sendable () -> Value = { .scheduler(SchedulerBox("main")) }

  private static let text = TextStyle.swift(next: ("", ""), error: ("", ""), completed: "nil")

  private static let labels = ["bufferingPolicy", "of", "throwing"]

  /// `AsyncStream { continuation in … }`: the closure runs at once.
  private static func stream(_ name: String) -> Builtin {
    Builtin(
      name, 1...5, labels: labels + ["unfolding", "onCancel"], gives: .stream(.other),
      "A queue of elements; its closure runs at once."
    ) { call throws(ErrorValue) in
      if let produce = try call.closure("unfolding") {
        let stream = UnfoldedStream(call.context) { produce }
        stream.sourceText = name
        return .stream(stream)
      }
      guard case .function(let build)? = call.arguments.last else { throw call.fault("a closure is needed here") }
      let (stream, continuation) = try call.makeAsyncStream(named: name)
      _ = try build.call([.object(continuation)])
      return .stream(stream)
    }
  }

  /// `AsyncStream.makeStream(of: Int.self)`
  private static func making(_ name: String) -> Builtin {
    Builtin(name, 0...4, labels: labels, "A queue of elements, and the continuation that yields them.") {
      call throws(ErrorValue) in
      let (stream, continuation) = try call.makeAsyncStream(named: name)
      return .tuple(LabelledTuple([.stream(stream), .object(continuation)], labels: ["stream", "continuation"]))
    }
  }

  /// `AsyncChannel<Int>()`
  private static func channel(_ name: String) -> Builtin {
    Builtin(name, 0...2, labels: ["of"], gives: .stream(.other), "Elements that wait for a loop, as their senders do.")
    {
      call throws(ErrorValue) in
      let stream = YieldedStream(in: call.context.world)
      stream.sourceText = name
      return .stream(stream)
    }
  }
}

extension MemberCall {
  fileprivate func makeAsyncStream(named name: String) throws(ErrorValue) -> (YieldedStream, ObjectBox) {
    var (capacity, dropsOldest) = (Int.max, false)
    if let position = shapes.firstIndex(where: { $0.label == "bufferingPolicy" }) {
      let (word, limit) = policy(at: position)
      if word != "unbounded" {
        guard ["bufferingNewest", "bufferingOldest"].contains(word), case .int(let limit)? = limit else {
          throw fault("a buffering policy is .unbounded, .bufferingNewest(n) or .bufferingOldest(n)")
        }
        (capacity, dropsOldest) = (max(0, limit), word == "bufferingNewest")
      }
    }
    let stream = YieldedStream(in: context.world, capacity: capacity, dropsOldest: dropsOldest)
    stream.sourceText = String(name.prefix { $0 != "." })
    return (stream, ContinuationBox(stream, context))
  }

  /// The word of a policy and its number. The number of a word that operators know, too, is an argument of its own.
  private func policy(at position: Int) -> (word: String, limit: Value?) {
    switch arguments[position] {
    case .object(let policy as EnumCaseBox): (policy.name, policy.values.first)
    case .string(let box): (box.text, arguments.dropFirst(position + 1).first)
    default: ("", nil)
    }
  }

  fileprivate func channel() throws(ErrorValue) -> YieldedStream {
    guard case .stream(let stream) = receiver, let channel = stream as? YieldedStream else {
      throw fault("this is a channel's; \(receiver.kindName) has none")
    }
    return channel
  }
}

/// The continuation of an AsyncStream.
private final class ContinuationBox: ObjectBox {
  private let stream: YieldedStream
  private let context: EvaluationContext

  init(_ stream: YieldedStream, _ context: EvaluationContext) {
    self.stream = stream
    self.context = context
    super.init("AsyncStream.Continuation", in: context.objects)
    keep(.nil, as: "onTermination")
    stream.whenTerminated = { [self] isCancelled in
      guard case .function(let handler)? = kept("onTermination") else { return }
      drop("onTermination")
      do throws(ErrorValue) {
        _ = try handler.call([.object(EnumCaseBox(isCancelled ? "cancelled" : "finished", [], [], context))])
      } catch {
        context.world.note("an error in onTermination: \(error.text)")
      }
    }
  }

  override var isPlain: Bool { false }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    ["yield", "finish"].contains(name) ? .string(name) : try super.member(name)
  }

  override func call(
    member name: String, _ arguments: [Value], labels: [String?]
  ) throws(ErrorValue) -> Value? {
    switch name {
    case "yield":
      let value = arguments.first ?? .unit
      // A result yields its value, or finishes with its error.
      guard labels.first == "with", case .event(let event) = value else { return result(stream.yield(value)) }
      guard event.kind == .error else { return result(stream.yield(event.value)) }
      stream.finish(throwing: event.value.asError)
      return result(.terminated)
    case "finish":
      stream.finish(throwing: arguments.first.flatMap { $0.isNil ? nil : $0.asError })
      return .unit
    default: return try super.call(member: name, arguments, labels: labels)
    }
  }

  private func result(_ outcome: YieldedStream.Outcome) -> Value {
    switch outcome {
    case .enqueued(let remaining): .object(EnumCaseBox("enqueued", [.int(remaining)], ["remaining"], context))
    case .dropped(let value): .object(EnumCaseBox("dropped", [value], [nil], context))
    case .terminated: .object(EnumCaseBox("terminated", [], [], context))
    }
  }
}

/// `await channel.send(x)`: it ends when a loop has taken the element, or the channel has ended.
private final class ChannelSend: Awaitable {
  private let channel: YieldedStream
  private let value: Value
  private var resume: ((Outcome) -> Void)?
  private var isTaken = false
  private var number = -1

  init(_ channel: YieldedStream, _ value: Value) {
    self.channel = channel
    self.value = value
    super.init()
  }

  override var words: String { "a loop that takes the element of \(channel.displayName)" }
  override var label: String { "send" }

  override func begin(
    for task: CodeTask?, in context: EvaluationContext, _ resume: @escaping (Outcome) -> Void
  ) -> Outcome? {
    if task?.isCancelled == true { return .value(.unit) }
    _ = channel.yield(value) { [self] in
      isTaken = true
      let resume = self.resume
      self.resume = nil
      resume?(.value(.unit))
    }
    if isTaken { return .value(.unit) }
    self.resume = resume
    number = channel.yielded - 1
    return nil
  }

  override func cancel() {
    let resume = resume
    abandon()
    resume?(.value(.unit))
  }

  override func abandon() {
    if resume != nil { channel.withdraw(number) }
    resume = nil
  }
}
