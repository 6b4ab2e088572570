extension Operator {
  static let debounce = Operator(
    "debounce", elsewhere: ["ReactiveObjC": "-throttle: (a time)"],
    theme: .timing, [Parameter("durationSelector", .durationOrFunction)],
    summary: "Sends a value when the stream that the closure makes of it sends, unless another value came before.",
    details:
      "The completion of that stream means nothing. Completion of the source sends the value that waits at once; an error loses it. With a duration in place of the closure it waits for that time.",
    keywords: ["typing", "search field"],
    example: "cold(\"ab--c|\").debounce { x in timer(150ms) }"
  ) { call throws(ErrorValue) in try debouncing(call, try call.debounceWindow(0)) }

  static func debouncing(
    _ call: Call, _ length: DebounceWindow, when predicate: Function? = nil, discardsAtCompletion: Bool = false
  ) throws(ErrorValue) -> Stream {
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in
      DebounceSubscriber(
        subscriber, world, length, dialect, when: predicate, discardsAtCompletion: discardsAtCompletion)
    }
  }
}

/// Each value opens the window anew and is sent when it ends (RxJS `debounce`, RACSignal+Operations.m throttle).
final class DebounceSubscriber: DebounceWindowSubscriber {
  private let predicate: Function?
  private let discardsAtCompletion: Bool
  private var pending: Value?

  init(
    _ downstream: Subscriber, _ world: World, _ length: DebounceWindow, _ dialect: Dialect, when predicate: Function?,
    discardsAtCompletion: Bool
  ) {
    self.predicate = predicate
    self.discardsAtCompletion = discardsAtCompletion
    super.init(downstream, world, length, dialect)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    var waits = true
    if let predicate {
      do throws(ErrorValue) {
        waits = try predicate.test(value)
      } catch {
        return fail(error)
      }
    }
    // A timer is moved by the window that opens.
    if !waits || !isTimed { endWindow() }
    if waits {
      pending = value
      beginWindow(for: value)
    } else {
      pending = nil
      send(value)
    }
  }

  override func windowElapsed() {
    endWindow()
    flush()
  }

  private func flush() {
    guard let value = pending else { return }
    pending = nil
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    endWindow()
    if !discardsAtCompletion { flush() }
    complete()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var holds: [Holding] { .init("pending", pending) }
}
