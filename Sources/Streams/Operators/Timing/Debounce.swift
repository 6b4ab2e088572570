extension Operator {
  static let debounce = Operator(
    "debounce", elsewhere: ["ReactiveObjC": "-throttle: (a time)"],
    theme: .timing, [.function("durationSelector", 1)],
    summary: "Sends a value when the stream that the closure makes of it sends, unless another value came before.",
    details:
      "The completion of that stream means nothing. Completion of the source sends the value that waits at once; an error loses it. With a time in place of the closure it is debounceTime (RAC: throttle).",
    example: "cold(\"ab--c|\").debounce { x in timer(150ms) }"
  ) { call throws(ErrorValue) in try debouncing(call, .stream(try call.closure(0))) }

  static func debouncing(_ call: Call, _ length: SpellLength, when predicate: Function? = nil) throws(ErrorValue)
    -> Stream
  {
    let source = try call.source()
    let dialect = call.dialect
    return call.stream { subscriber, world in
      source.subscribe(DebounceSubscriber(subscriber, world, length, dialect, when: predicate), in: world)
    }
  }
}

/// Each value begins a spell anew and is sent when the spell ends (RxJS `debounce`, RACSignal+Operations.m throttle).
final class DebounceSubscriber: SpellSubscriber {
  private let predicate: Function?
  private var pending: Value?

  init(
    _ downstream: Subscriber, _ world: World, _ length: SpellLength, _ dialect: Dialect, when predicate: Function?
  ) {
    self.predicate = predicate
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
    // A deadline is moved by the spell that begins.
    if !waits || !isTimed { endSpell() }
    if waits {
      pending = value
      beginSpell(for: value)
    } else {
      pending = nil
      send(value)
    }
  }

  override func spellSent() {
    endSpell()
    flush()
  }

  private func flush() {
    guard let value = pending else { return }
    pending = nil
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    endSpell()
    flush()
    complete()
  }

  override func cleanUp() {
    pending = nil
    super.cleanUp()
  }

  override var holds: [Holding] { .init("pending", pending) }
}
