import Streams

/// The queues of Swift itself, whose elements are yielded, and which a loop or an operator of any library takes.
enum AsyncStreamFunctions {
  static let all = [
    stream("AsyncStream"), stream("AsyncThrowingStream"),
    making("AsyncStream.makeStream"), making("AsyncThrowingStream.makeStream"),
  ]

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
