extension Operator {
  static let chunksOfCount = Operator(
    "chunksOfCount", theme: .transforming, flow: .gathered, [.int("count")],
    summary: "Sends the elements in arrays of the given size; the end sends the rest.",
    details: "An error loses what was collected.",
    keywords: ["batch"],
    example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.chunks(ofCount: 2)"
  ) { call throws(ErrorValue) in
    let count = try chunkSize(call)
    return try call.subscribing { subscriber, world in ChunkSubscriber(subscriber, world, .count(count)) }
  }

  static func chunkSize(_ call: Call) throws(ErrorValue) -> Int {
    let count = call.int(0) ?? 0
    guard count > 0 else { throw ErrorValue("a chunk holds at least one element, this is \(count)", place: call.place) }
    return count
  }
}

/// Collects neighbours, as the sequences of swift-async-algorithms do whose names begin with chunk.
final class ChunkSubscriber: OperatorSubscriber {
  /// The condition under which a new chunk begins.
  enum Rule {
    case count(Int)
    case neighbours(Function)
    case key(Function)
    /// A unit among the values, which are in tuples; an empty tuple is the end.
    case signal(Int?)
  }

  private let rule: Rule
  private var chunk: HeldArray
  private var last: Value?

  init(_ downstream: Subscriber, _ world: World, _ rule: Rule) {
    self.rule = rule
    chunk = HeldArray(in: world)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      switch rule {
      case .count(let count): add(value, until: count)
      case .neighbours(let belong):
        try begin(unless: { last throws(ErrorValue) in try belong.holds(belong.call(last, value)) }, with: value, value)
      case .key(let project):
        let key = try project.call(value)
        try begin(unless: { last throws(ErrorValue) in last.isEqual(to: key) }, with: value, key)
      case .signal(let count):
        guard case .tuple(let box) = value else { return chunk.isEmpty ? requestAgain() : send(takeAll()) }
        guard let value = box.elements.first else { return completed() }
        add(value, until: count)
      }
    } catch {
      fail(error)
    }
  }

  private func add(_ value: Value, until count: Int?) {
    chunk.append(value)
    if chunk.elements.count == count { send(takeAll()) } else { requestAgain() }
  }

  /// Adds a value to the chunk, or sends that and begins another.
  private func begin(
    unless belongs: (Value) throws(ErrorValue) -> Bool, with value: Value, _ key: Value
  ) throws(ErrorValue) {
    let sent: Value? = if let last, !chunk.isEmpty, try !belongs(last) { takeAll() } else { nil }
    chunk.append(value)
    last = key
    if let sent { send(sent) } else { requestAgain() }
  }

  private func takeAll() -> Value {
    let values = Value.array(chunk.takeAll())
    if case .key = rule, let last { return .tuple([last, values]) }
    return values
  }

  override func completed() {
    guard !isDisposed, !chunk.isEmpty else { return complete() }
    sendLast(takeAll())
  }

  override func cleanUp() { chunk.removeAll() }

  override var treatment: Treatment { Treatment(.collecting, "collected") }
  override var holds: [Holding] { .init("collected", chunk.elements) }
}
