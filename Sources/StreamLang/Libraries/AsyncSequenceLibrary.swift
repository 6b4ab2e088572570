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
  fileprivate func channel() throws(ErrorValue) -> YieldedStream {
    guard case .stream(let stream) = receiver, let channel = stream as? YieldedStream else {
      throw fault("this is a channel's; \(receiver.kindName) has none")
    }
    return channel
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
