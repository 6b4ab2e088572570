extension Operator {
  static let concat = Operator(
    "concat", also: ["concatWith"],
    elsewhere: [
      "ReactiveObjC": "-concat:", "RxSwift": "concat", "Combine": "append", "RxJS": "concat, concatWith, concatAll",
      "AsyncSequence": "chain",
    ],
    theme: .combining, form: .both, [.streams("streams")],
    summary: "Runs the streams one after the other: each begins when the one before it completes.",
    details:
      "An error ends all. In rac, without streams, it works on a stream of streams, as flatten(1) does.",
    keywords: ["拼接", "连接"],
    example: "just(1).concat(just(2))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    if streams.count == 1, call.receiver != nil, call.dialect.rules.concatOfNothingFlattens {
      return try flattening(call, limit: 1)
    }
    return concatenating(streams, in: call.dialect)
  }

  static let concatError = Operator(
    "concat", theme: .combining, [.error("error")],
    summary: "Fails when the stream completes.",
    details: "An interruption of the stream counts as its completion.",
    example: "from([1, 2]).reactiveswift.concat(error: \"end\")"
  ) { call throws(ErrorValue) in
    concatenating([try call.source(), FailingStream((call.value(0) ?? .nil).asError)], in: call.dialect)
  }

  /// Returns one stream after the other.
  ///
  /// - Parameter endsWhenInterrupted: Whether the interruption of one stream ends all; otherwise the next one follows.
  static func concatenating(
    _ streams: [Stream], in dialect: Dialect, endsWhenInterrupted: Bool = false
  ) -> Stream {
    RecipeStream { subscriber, world in
      FlattenSubscriber(subscriber, world, limit: 1, dialect: dialect, endsWhenInterrupted: endsWhenInterrupted)
        .begin(streams, insideCompletions: endsWhenInterrupted || dialect.rules.listsGoOnInsideCompletions)
    }
  }
}
