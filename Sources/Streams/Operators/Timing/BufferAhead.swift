extension Operator {
  static let bufferAhead = Operator(
    "bufferAhead", theme: .timing,
    [.int("limit").optional, Parameter("policy", .choice(["bounded", "latest", "oldest", "unbounded"]))],
    summary: "Reads ahead and keeps elements until the loop asks for them.",
    details:
      "A task asks for elements from the first request on. bounded: until so many are kept, then it waits. unbounded: all. bufferingLatest: a full buffer drops its oldest. bufferingOldest: a full buffer loses the new one. The end and an error come after what is kept.",
    example:
      "dialect(\"asyncsequence\")\ninterval(100ms).prefix(5).buffer(policy: .bufferingLatest(1)).flatMap { x in timer(350ms).map { _ in x } }"
  ) { call throws(ErrorValue) in
    let policy = call.string(1) ?? "bounded"
    let limit = policy == "unbounded" ? Int.max : try call.count(0)
    let source = try call.source()
    return call.stream { subscriber, world in _ = AheadSubscriber(subscriber, world, source, policy, limit) }
  }
}

/// BoundedBufferStateMachine and UnboundedBufferStateMachine.
private final class AheadSubscriber: PullingSubscriber {
  private let limit: Int
  private let isBounded: Bool
  private let dropsOldest: Bool

  init(_ downstream: Subscriber, _ world: World, _ source: Stream, _ policy: String, _ limit: Int) {
    isBounded = policy == "bounded"
    dropsOldest = policy == "latest"
    // One element replaces another even in a buffer for none.
    self.limit = dropsOldest ? max(1, limit) : limit
    super.init(downstream, world, [source])
  }

  override func received(_ value: Value, from index: Int) {
    if isBounded || isAwaited { offer(value) } else { _ = keep(value, capacity: limit, dropsOldest: dropsOldest) }
    goAhead()
  }

  override func taken() { goAhead() }

  private func goAhead() {
    if !isBounded || kept < limit || isAwaited { request(of: 0) }
  }

  override var treatment: Treatment {
    let loss = isBounded || limit == .max ? Treatment.waiting.loss : "had no room for it"
    return Treatment(.queueing, "kept", loss: loss)
  }
}
