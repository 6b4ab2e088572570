extension Operator {
  static let finalize = Operator(
    "finalize", elsewhere: ["RxSwift": "do(onDispose:)", "Combine": "handleEvents(receiveCancel:)"],
    theme: .transforming, [.effect("callback", 0)],
    summary: "Calls the closure when the subscription is over: completed, failed or disposed.",
    details:
      "After an end it is called when the end has been delivered; on disposal at once. (RAC's finally is called before an end is passed on, and not on disposal.)",
    example: "just(1).finalize { log(\"over\") }"
  ) { call throws(ErrorValue) in
    finalizing(try call.source(), unsubscribed: nil, finalized: call.function(0))
  }

  static func finalizing(_ source: Stream, unsubscribed: Function?, finalized: Function?) -> Stream {
    RecipeStream { subscriber, world in
      source.subscribe(FinalizeSubscriber(subscriber, world, unsubscribed, finalized), in: world)
    }
  }

  static let tap = Operator(
    "tap",
    elsewhere: [
      "ReactiveObjC": "-doNext:, -doError:, -doCompleted:", "ReactiveSwift": "on", "RxSwift": "do",
      "Combine": "handleEvents",
    ],
    theme: .transforming,
    [
      .effect("next", 1).optional, .effect("error", 1).optional, .effect("complete", 0).optional,
      .effect("subscribe", 0).optional, .effect("unsubscribe", 0).optional, .effect("finalize", 0).optional,
    ],
    summary: "Calls closures as events pass: with each value, before an end is passed on, at subscription and after.",
    details:
      "'unsubscribe:' is called on disposal only, 'finalize:' whenever the subscription is over. An error in a closure is the stream's error.",
    example: "just(\"hi\").tap { log($0) }"
  ) { call throws(ErrorValue) in
    var stream = try call.source()
    let failed = call.function(1).map { block in
      NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        try block.call([(values.first ?? .nil).asError.thrown(in: .rxjs)])
      }
    }
    stream = observing(stream, Effects(next: call.function(0), error: failed, completed: call.function(2)))
    let unsubscribed = call.function(4)
    let finalized = call.function(5)
    if unsubscribed != nil || finalized != nil {
      stream = finalizing(stream, unsubscribed: unsubscribed, finalized: finalized)
    }
    guard let subscribed = call.function(3) else { return stream }
    return beginning(with: subscribed, stream)
  }
}

private final class FinalizeSubscriber: OperatorSubscriber {
  private let world: World
  private let unsubscribed: Function?
  private let finalized: Function?
  private var hasEnded = false

  init(_ downstream: Subscriber, _ world: World, _ unsubscribed: Function?, _ finalized: Function?) {
    self.world = world
    self.unsubscribed = unsubscribed
    self.finalized = finalized
    super.init(downstream)
  }

  override func error(_ error: ErrorValue) {
    hasEnded = true
    fail(error)
  }

  override func completed() {
    hasEnded = true
    complete()
  }

  override func cleanUp() {
    // What is above is finalized first.
    letGoOfUpstream()
    let blocks = [hasEnded ? nil : unsubscribed, finalized].compactMap { $0 }
    let world = world
    Finalizer.run(whenDone: self) {
      guard !world.isEnding else { return }
      for block in blocks {
        do throws(ErrorValue) {
          _ = try block.call([])
        } catch {
          world.note("an error in finalize: \(error.text)")
        }
      }
    }
  }
}

/// Runs something when the end of a stream has been delivered (RxJS: teardown follows delivery).
///
/// Here a subscriber lets go of what is above it before it passes an end on. A finalizer therefore moves down with the
/// end: it hangs above whoever is told next, until that one has nobody to tell, or has heard it.
final class Finalizer: Subscriber {
  private var blocks: [() -> Void] = []
  private let receiver: Subscriber

  private init(above receiver: Subscriber) { self.receiver = receiver }

  /// Runs the block when a subscriber that is being disposed has told its end; at once when it is just let go of.
  static func run(whenDone subscriber: OperatorSubscriber, _ block: @escaping () -> Void) {
    guard let receiver = receiver(of: subscriber) else { return block() }
    if let finalizer = receiver.upstream as? Finalizer { return finalizer.blocks.append(block) }
    let finalizer = Finalizer(above: receiver)
    finalizer.blocks.append(block)
    receiver.upstream = finalizer
  }

  /// Who is about to be told an end: the first below that is still open, if it has not let go of what is above it.
  private static func receiver(of subscriber: OperatorSubscriber) -> Subscriber? {
    var current = subscriber
    while true {
      let below = current.downstream
      guard below.isDisposed else {
        return below.upstream === current || below.upstream is Finalizer ? below : nil
      }
      if let operation = below as? OperatorSubscriber {
        current = operation
      } else if let inner = below as? InnerSubscriber, inner.owner.isDisposed {
        current = inner.owner
      } else {
        return nil
      }
    }
  }

  override func cleanUp() {
    let blocks = blocks
    self.blocks = []
    for block in blocks {
      if receiver.isDisposed, let operation = receiver as? OperatorSubscriber {
        Finalizer.run(whenDone: operation, block)
      } else {
        block()
      }
    }
  }
}
