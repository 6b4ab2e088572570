extension Operator {
  static let flatMapDemanding = Operator(
    "flatMapDemanding", elsewhere: ["Combine": "flatMap(maxPublishers:_:)", "AsyncSequence": "flatMap"],
    theme: .flattening, [.int("maxPublishers").optional, .function("transform", 1)],
    summary: "Runs the stream that the closure makes of each value and passes on all their values.",
    details:
      "The first error ends all; where an inner stream failed, the outer one is not cancelled. With 'maxPublishers:' at most that many run at a time, and no more values are asked for: a sequence (from, just, range) waits until one of the streams has completed. The values that a timed source or a subject sends meanwhile are lost: put buffer(size:prefetch:whenFull:) in between to keep them. Operators in between that combine or delay, such as zip, are taken to ask for everything; a note says when values are lost below such an operator.",
    example: "from([1, 2, 3]).combine.flatMap(maxPublishers: 1) { x in timer(1s).map { _ in x } }"
  ) { call throws(ErrorValue) in
    let limit = call.int(0) ?? .max
    guard limit > 0 else { throw ErrorValue("at least one stream must run at a time", place: call.place) }
    let source = try call.source()
    let transform = try call.closure(1)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      FlattenSubscriber(
        subscriber, world, limit: limit, dialect: dialect, transform.forSubscription(), isShown: true
      ).subscribe(askingOneByOne: source)
    }
  }
}
