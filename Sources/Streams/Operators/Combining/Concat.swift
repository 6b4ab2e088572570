extension Operator {
  static let concat = Operator(
    "concat", also: ["concatWith"],
    elsewhere: [
      "ReactiveObjC": "-concat:", "RxSwift": "concat", "Combine": "append", "RxJS": "concat, concatWith, concatAll",
    ],
    theme: .combining, form: .both, [.streams("streams")],
    summary: "Runs the streams one after the other: each begins when the one before it completes.",
    details:
      "An error ends all. Without streams it works on a stream of streams, as flatten(1) does (RAC; in rxjs that is concatAll).",
    example: "just(1).concat(just(2))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    if streams.count == 1, call.receiver != nil, call.dialect.rules.concatOfNothingFlattens {
      return try flattening(call, limit: 1)
    }
    return concatenating(streams)
  }

  /// One stream after the other.
  static func concatenating(_ streams: [Stream]) -> Stream {
    RecipeStream { subscriber, world in
      FlattenSubscriber(subscriber, world, limit: 1).begin(streams)
    }
  }
}
