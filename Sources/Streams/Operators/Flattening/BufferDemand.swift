extension Operator {
  static let bufferDemand = Operator(
    "bufferDemand", elsewhere: ["Combine": "buffer(size:prefetch:whenFull:)", "AsyncSequence": "buffer(policy:)"],
    theme: .flattening, flow: .same,
    [
      .int("size"), Parameter("prefetch", .choice(["keepFull", "byRequest"])),
      Parameter("whenFull", .choice(["dropNewest", "dropOldest"])),
    ],
    summary: "Keeps up to the given number of values that nobody has asked for yet.",
    details:
      "It shows only before flatMap(maxPublishers:), the one operator that asks for less than everything; elsewhere values pass. \"byRequest\" asks the source for everything, and 'whenFull:' says which value a full buffer drops. \"keepFull\" asks for as many as there is room: a sequence waits, and a timed source loses the newest values. whenFull's customError is not there.",
    example:
      "interval(100ms).combine.prefix(5).combine.buffer(size: 2, prefetch: \"byRequest\", whenFull: \"dropOldest\").combine.flatMap(maxPublishers: 1) { x in timer(300ms).map { _ in x } }"
  ) { call throws(ErrorValue) in
    let isKeptFull = call.string(1) == "keepFull"
    let demand = Demand(
      capacity: try call.count(0), dropsOldest: !isKeptFull && call.string(2) == "dropOldest", elementsWait: isKeptFull)
    return BufferStream(try call.source(), demand)
  }
}

/// A stream whose values can wait for demand. A subscriber with unlimited demand gets the source itself.
final class BufferStream: Stream {
  let demand: Demand
  private let source: Stream

  init(_ source: Stream, _ demand: Demand) {
    self.source = source
    self.demand = demand
  }

  override func run(for subscriber: Subscriber, in world: World) { source.subscribe(subscriber, in: world) }
}
