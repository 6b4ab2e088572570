extension Operator {
  static let zipAll = Operator(
    "zipAll", elsewhere: ["ReactiveObjC": "-collect + zip:"],
    theme: .combining, flow: .combined, [.function("project", 8).optional],
    summary: "Collects the streams that come as values; when there are no more, pairs their values in order.",
    example: "of(interval(1s).take(3), of(\"a\", \"b\")).zipAll()"
  ) { call throws(ErrorValue) in
    let combine = try call.combiner(0)
    let stopsEarly = call.dialect.rules.zipStopsSubscribingAtItsEnd
    return try joining(call) { streams, subscriber, world in
      ZipSubscriber(subscriber, world, combine, count: streams.count, stopsEarly: stopsEarly).begin(streams)
    }
  }
}
