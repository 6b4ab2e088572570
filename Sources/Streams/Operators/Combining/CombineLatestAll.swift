extension Operator {
  static let combineLatestAll = Operator(
    "combineLatestAll", also: ["combineAll"], elsewhere: ["ReactiveObjC": "-collect + combineLatest:"],
    theme: .combining, flow: .combined, [.function("project", 8).optional],
    summary: "Collects the streams that come as values; when there are no more, combines the latest of each.",
    example: "of(interval(1s).take(3), interval(1500ms).take(2)).combineLatestAll()"
  ) { call throws(ErrorValue) in
    let combine = try call.combiner(0)
    return try joining(call) { streams, subscriber, world in
      CombineLatestSubscriber(subscriber, world, combine).begin(streams, in: world)
    }
  }

  /// Collects the streams like toArray, and then combines them.
  static func joining(
    _ call: Call, _ begin: @escaping ([Stream], Subscriber, World) -> Void
  ) throws(ErrorValue) -> Stream {
    let source = try call.source()
    let dialect = call.dialect
    let join = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
      guard case .array(let box)? = values.first else { return .stream(EmptyStream()) }
      var streams: [Stream] = []
      for element in box.elements { streams.append(try element.asStream(in: dialect)) }
      return .stream(RecipeStream { subscriber, world in begin(streams, subscriber, world) })
    }
    return call.stream { subscriber, world in
      let operation = FlattenSubscriber(subscriber, world, limit: .max, dialect: dialect, join)
      source.subscribe(CollectSubscriber(operation, world), in: world)
    }
  }
}
