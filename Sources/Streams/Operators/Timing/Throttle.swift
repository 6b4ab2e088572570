extension Operator {
  static let throttle = Operator(
    "throttle", also: ["debounceTime"], in: .rac, elsewhere: ["ReactiveObjC": "-throttle:", "ReactiveSwift": "debounce", "RxSwift": "debounce", "Combine": "debounce", "RxJS": "debounceTime"],
    theme: .timing, [.duration("interval"), .function("when", 1).optional],
    summary: "Waits for a quiet spell, then sends the last value (节流; Rx calls it debounce).",
    details: "Each value starts the spell anew. Completion sends the value that waits at once; an error loses it. With 'when:' only values for which it says true wait; others pass at once and drop the one that waits.",
    example: "cold(\"ab--c|\").throttle(150ms)"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let interval = try call.nonNegativeDuration(0)
    let predicate = call.function(1)
    return call.stream { subscriber, world in
      source.subscribe(ThrottleSubscriber(subscriber, world, interval, predicate), in: world)
    }
  }
}

extension Call {
  /// A duration that is not below 0s, in nanoseconds.
  func nonNegativeDuration(_ index: Int) throws(ErrorValue) -> Int {
    let nanoseconds = duration(index) ?? 0
    guard nanoseconds >= 0 else {
      throw ErrorValue("a duration cannot be below 0s, this is \(TimeText.format(nanoseconds))", place: place)
    }
    return nanoseconds
  }
}

final class ThrottleSubscriber: OperatorSubscriber {
  private let world: World
  private let interval: Int
  private let predicate: Function?
  private var pending: Value?
  private var timer: Timer = -1

  init(_ downstream: Subscriber, _ world: World, _ interval: Int, _ predicate: Function?) {
    self.world = world
    self.interval = interval
    self.predicate = predicate
    super.init(downstream)
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
    world.scheduler.cancel(&timer)
    if waits {
      pending = value
      timer = world.scheduler.arm(self, after: interval)
    } else {
      pending = nil
      send(value)
    }
  }

  override func fire(_ token: Int32) {
    timer = -1
    flush()
  }

  private func flush() {
    guard let value = pending else { return }
    pending = nil
    send(value)
  }

  override func completed() {
    guard !isDisposed else { return }
    flush()
    complete()
  }

  override func cleanUp() {
    world.scheduler.cancel(&timer)
    pending = nil
  }
}
