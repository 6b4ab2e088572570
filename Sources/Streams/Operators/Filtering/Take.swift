extension Operator {
  static let take = Operator(
    "take", elsewhere: ["ReactiveSwift": "take(first:)", "RxSwift": "take", "Combine": "prefix"],
    theme: .filtering, [.int("count")],
    summary: "Passes on the first values and completes with the last of them.",
    details: "With 0 it completes at once and never subscribes. The source is disposed before completion is sent.",
    keywords: ["取"],
    example: "interval(1s).take(3)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let count = try call.count(0)
    if count == 0, call.dialect.rules.streamsArePulled { return StreamOnRequest() }
    guard count > 0 else { return call.dialect.rules.takeOfZeroInterrupts ? InterruptedStream() : EmptyStream() }
    return LinearStream(source, .take(count))
  }
}
