extension Operator {
  static let retryTriggered = Operator(
    "retryTriggered",
    elsewhere: ["RxJS": "retryWhen"],
    theme: .failing, [.function("notificationHandler", 1)],
    summary: "Subscribes again whenever the stream sends that the closure makes of the stream of errors.",
    details:
      "The closure is called once a subscription, before the first attempt, and its stream runs along. Its events count only while a failed attempt waits: an end that came before takes effect at the next error, a value that came before is lost. Completion of the source completes.",
    keywords: ["backoff", "reconnect"],
    example: "cold(\"-a#\").retry { errors in errors.take(2) }"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let handler = try call.closure(0)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = TriggeredRunSubscriber(subscriber, world, source, dialect)
      do throws(ErrorValue) {
        let triggers = try handler.forSubscription().call(.stream(operation.errors)).asStream(in: dialect)
        operation.begin(triggers)
      } catch {
        operation.fail(error)
      }
    }
  }
}

/// Runs the source again when a stream of triggers sends while a failed run waits. It is subscribed all the time.
private final class TriggeredRunSubscriber: RepeatedRunSubscriber {
  let errors = BroadcastStream(Broadcast(.none, .endingForGood))
  private let dialect: Dialect
  /// Whether a run has failed and the next one has not begun.
  private var isWaiting = false
  /// The end of the triggers, if they have ended.
  private var end: EventBox?

  init(_ downstream: Subscriber, _ world: World, _ source: Stream, _ dialect: Dialect) {
    self.dialect = dialect
    super.init(downstream, world, source)
  }

  func begin(_ triggers: Stream) {
    triggers.subscribe(InnerSubscriber(self), in: world)
    run()
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    letGoOfUpstream()
    isWaiting = true
    if end == nil { errors.broadcast.next(error.thrown(in: dialect), in: world) }
    finishIfOver()
  }

  override func next(_ value: Value, from inner: InnerSubscriber) {
    guard isWaiting, !isDisposed else { return }
    isWaiting = false
    runAgain()
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    end = EventBox(.error, .error(error))
    finishIfOver()
  }

  override func completed(from inner: InnerSubscriber) {
    end = EventBox(.completed)
    finishIfOver()
  }

  private func finishIfOver() {
    guard isWaiting || isDue, let end else { return }
    if end.kind == .error { fail(end.value.asError) } else { complete() }
  }
}
