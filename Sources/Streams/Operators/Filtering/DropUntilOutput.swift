extension Operator {
  static let dropUntilOutput = Operator(
    "dropUntilOutput", elsewhere: ["Combine": "drop(untilOutputFrom:)"],
    theme: .filtering, [.stream("publisher")],
    summary: "Drops values until the other stream sends its first value.",
    details:
      "The other stream is subscribed first. When it completes before a value the stream completes, and when it fails the stream fails. Only its first value is asked for: it is not cancelled then, nor when the source ends, and goes on until it ends.",
    example: "interval(1s).combine.prefix(5).combine.drop(untilOutputFrom: timer(2500ms))"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let trigger = try call.stream(0)
    return call.stream { subscriber, world in
      let operation = DropUntilOutputSubscriber(subscriber)
      operation.listen(to: trigger, in: world)
      if !operation.isDisposed { source.subscribe(operation, in: world) }
    }
  }
}

private final class DropUntilOutputSubscriber: TriggeredSubscriber {
  private var isPassing = false

  override func triggered() { isPassing = true }
  override func triggerFailed(_ error: ErrorValue) { fail(error) }
  override func triggerCompleted() { complete() }

  override func next(_ value: Value) {
    if isPassing { send(value) }
  }

  override func error(_ error: ErrorValue) {
    forgetTrigger()
    fail(error)
  }

  override func completed() {
    forgetTrigger()
    complete()
  }
}
