extension Operator {
  static let onErrorResumeNext = Operator(
    "onErrorResumeNext", also: ["onErrorResumeNextWith"],
    theme: .failing, flow: .other, form: .both, [.streams("streams")],
    summary: "Runs the streams one after the other, whether they complete or fail.",
    details: "No error is passed on. It completes after the last.",
    example: "cold(\"-a#\").onErrorResumeNext(cold(\"-b|\"))"
  ) { call throws(ErrorValue) in
    let streams = try call.streams(0)
    return concatenating(streams.map { stream in withoutError(stream) }, in: call.dialect)
  }

  /// Returns a stream that completes if another one fails.
  private static func withoutError(_ stream: Stream) -> Stream {
    RecipeStream { subscriber, world in stream.subscribe(ErrorEndsSubscriber(subscriber), in: world) }
  }
}

private final class ErrorEndsSubscriber: OperatorSubscriber {
  override func error(_ error: ErrorValue) { complete() }
}
