extension Operator {
  static let mapError = Operator(
    "mapError",
    elsewhere: ["ReactiveSwift": "mapError", "Combine": "mapError", "RxSwift": "catch { .error(…) }"],
    theme: .failing, [.function("transform", 1)],
    summary: "Fails with the error that the closure makes of an error.",
    details: "Values and completion pass. An error in the closure takes the place of the stream's own.",
    example: "fail(404).mapError { e in \"status \\(e)\" }"
  ) { call throws(ErrorValue) in
    let transform = try call.closure(0)
    let dialect = call.dialect
    return try call.subscribing { subscriber, _ in
      MapErrorSubscriber(subscriber, transform.forSubscription(), dialect)
    }
  }
}

private final class MapErrorSubscriber: OperatorSubscriber {
  private let transform: Function
  private let dialect: Dialect

  init(_ downstream: Subscriber, _ transform: Function, _ dialect: Dialect) {
    self.transform = transform
    self.dialect = dialect
    super.init(downstream)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    let given = error.thrown(in: dialect)
    do throws(ErrorValue) {
      fail(try transform.call(given).asError)
    } catch {
      fail(transform.explained(error, given))
    }
  }
}
