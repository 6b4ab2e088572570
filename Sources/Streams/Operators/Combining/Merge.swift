extension Operator {
  static let merge = Operator(
    "merge", also: ["mergeWith"],
    elsewhere: [
      "ReactiveObjC": "+merge:", "RxSwift": "merge", "Combine": "Merge", "RxJS": "merge, mergeWith",
      "AsyncSequence": "merge",
    ],
    theme: .combining, form: .both, [Parameter("streams", .streamOrInt, isRequired: false, isVariadic: true)],
    summary: "Passes on the values of all streams as they come.",
    details:
      "Subscribes to all in order; a number after them is how many run at a time, the others wait. The first error ends all; completes when all have completed.",
    keywords: ["合并"],
    example: "merge(interval(1s).take(2), timer(1500ms).mapReplace(\"x\"))"
  ) { call throws(ErrorValue) in
    let (streams, limit) = try call.streamsWithLimit(0)
    let runsAll = call.dialect.rules.subscribesToAllStreams && limit >= streams.count
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = FlattenSubscriber(subscriber, world, limit: limit, dialect: dialect)
      if runsAll { operation.beginAll(streams) } else { operation.begin(streams) }
    }
  }
}
