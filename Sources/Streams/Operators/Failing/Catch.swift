extension Operator {
  static let catching = Operator(
    "catch", also: ["catchError"],
    elsewhere: ["ReactiveSwift": "flatMapError", "RxSwift": "catch", "Combine": "catch", "RxJS": "catchError"],
    theme: .failing, [.function("handler", 2)],
    summary: "On an error, goes on with the stream that the closure makes of it.",
    details: "Values sent so far stay. A second parameter of the closure is the whole stream, to be run again.",
    keywords: ["捕获错误", "fallback", "recover"],
    example: "fail(\"oops\").catch { e in just(e.message) }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    guard let handler = call.function(0) else { throw ErrorValue("'catch' needs a closure", place: call.place) }
    return recovering(source, handler, call.dialect, disposesFirst: call.dialect.rules.recoveryDisposesFirst)
  }

  /// - Parameter disposesFirst: Whether a failed stream is disposed before the next one is subscribed to.
  static func recovering(
    _ source: Stream, _ handler: Function, _ dialect: Dialect, disposesFirst: Bool = true
  ) -> Stream {
    RecipeStream { subscriber, world in
      CatchSubscriber(subscriber, world, source, handler, dialect, disposesFirst: disposesFirst).begin()
    }
  }
}

private final class CatchSubscriber: OperatorSubscriber {
  private let world: World
  private let dialect: Dialect
  private let source: Stream
  private let disposesFirst: Bool
  private var handler: Function?
  private var isSubscribing = false
  private var waiting: Stream?

  init(
    _ downstream: Subscriber, _ world: World, _ source: Stream, _ handler: Function, _ dialect: Dialect,
    disposesFirst: Bool
  ) {
    self.disposesFirst = disposesFirst
    self.world = world
    self.handler = handler
    self.dialect = dialect
    self.source = source
    super.init(downstream)
  }

  func begin() {
    isSubscribing = true
    source.subscribe(self, in: world)
    isSubscribing = false
    guard let stream = waiting else { return }
    waiting = nil
    goOn(with: stream)
  }

  private func goOn(with stream: Stream) {
    let failed = upstream
    upstream = nil
    if disposesFirst { failed?.dispose() }
    countAsAddedNow()
    stream.subscribe(self, in: world)
    failed?.dispose()
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    guard let handler else { return fail(error) }
    self.handler = nil
    let stream: Stream
    let given = error.thrown(in: dialect)
    do throws(ErrorValue) {
      let result: Value
      if handler.parameterCount > 1 {
        result = try handler.call([
          given, .stream(Operator.recovering(source, handler, dialect, disposesFirst: disposesFirst)),
        ])
      } else {
        result = try handler.call([given])
      }
      stream = try result.asStream(in: dialect)
    } catch {
      return fail(handler.explained(error, given))
    }
    if isSubscribing, dialect.rules.recoveryWaitsForSubscription { waiting = stream } else { goOn(with: stream) }
  }
}
