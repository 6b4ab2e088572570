import Streams

/// `toBlocking()` of RxBlocking: its members wait for the values of a stream, while time runs on.
final class BlockingStream: ObjectBox {
  private let stream: Stream
  private let limit: Int?
  private let context: EvaluationContext

  init(_ stream: Stream, _ limit: Int?, _ context: EvaluationContext) {
    self.stream = stream
    self.limit = limit
    self.context = context
    super.init("BlockingObservable", in: context.objects)
  }

  override var isPlain: Bool { false }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    ["first", "last", "single", "toArray", "materialize"].contains(name) ? .string(name) : try super.member(name)
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    let collector = EventCollector(endsWithValue: name == "first")
    context.startSelfStarting(of: stream)
    stream.subscribe(collector, in: context.world)
    let wantsOnlyOne = name == "first"
    func hasCome() -> Bool { collector.hasEnded || wantsOnlyOne && !collector.events.isEmpty }
    try context.runOn(for: limit ?? EvaluationContext.longestWait) { !hasCome() }
    collector.dispose()
    guard hasCome() else {
      throw ErrorValue(
        limit == nil ? "'\(name)' waits for ever: nothing ends the stream" : ErrorMessages.rxError.timeout)
    }
    let values = collector.events.filter { $0.kind == .next }.map { $0.value }
    let error = collector.events.last.flatMap { $0.kind == .error ? $0.value : nil }
    if name == "materialize" {
      let elements = Value.array(values)
      return .object(
        error.map { EnumCaseBox("failed", [elements, $0], ["elements", "error"], context) }
          ?? EnumCaseBox("completed", [elements], ["elements"], context))
    }
    if let error { throw error.asError }
    switch name {
    case "first": return values.first ?? .nil
    case "last": return values.last ?? .nil
    case "toArray": return .array(values)
    default:
      guard values.count < 2 else { throw ErrorValue(ErrorMessages.rxError.moreThanOne) }
      guard let value = values.first else { throw ErrorValue(ErrorMessages.rxError.noElements) }
      return value
    }
  }
}
