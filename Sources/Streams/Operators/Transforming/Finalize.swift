extension Operator {
  static let finalize = Operator(
    "finalize", elsewhere: ["RxSwift": "do(onDispose:)", "Combine": "handleEvents(receiveCancel:)"],
    theme: .transforming, [.effect("callback", 0)],
    summary: "Calls the closure when the subscription is over: completed, failed or disposed.",
    details:
      "After an end it is called when the end has been delivered; on disposal at once.",
    example: "just(1).finalize { log(\"over\") }"
  ) { call throws(ErrorValue) in
    guard let callback = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return finalizing(try call.source(), callback)
  }

  /// The source, with a closure that is called when a subscription is over, and one that is called only when it is
  /// disposed.
  ///
  /// - Parameter cancelsAtOnce: Whether the latter is called before an operator below has passed an end on (Combine).
  static func finalizing(
    _ source: Stream, _ callback: Function?, unsubscribed: Function? = nil, cancelsAtOnce: Bool = false
  ) -> Stream {
    RecipeStream { subscriber, world in
      let operation = FinalizeSubscriber(
        subscriber, world, cancelsAtOnce ? nil : unsubscribed, callback, isReady: false)
      if cancelsAtOnce { operation.cancelled = unsubscribed }
      source.subscribe(operation, in: world)
      operation.becomeReady()
    }
  }
}

final class FinalizeSubscriber: OperatorSubscriber {
  private let world: World
  private let unsubscribed: Function?
  private let finalized: Function?
  /// Called at once on disposal.
  fileprivate var cancelled: Function?
  private var hasEnded = false
  /// Whether it calls its closures; RxJS `finalize` does not before it has subscribed to the source.
  private var isReady: Bool

  init(
    _ downstream: Subscriber, _ world: World, _ unsubscribed: Function?, _ finalized: Function?, isReady: Bool
  ) {
    self.isReady = isReady
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

  override func interrupted() {
    hasEnded = true
    interrupt()
  }

  override func cleanUp() {
    if !hasEnded, let cancelled { call([cancelled]) }
    // The upstream is finalized first.
    letGoOfUpstream()
    if isReady { Finalizer.run(whenDone: self) { [self] in run() } }
  }

  func becomeReady() {
    isReady = true
    if isDisposed { run() }
  }

  private func run() { call([hasEnded ? nil : unsubscribed, finalized]) }

  private func call(_ blocks: [Function?]) {
    guard !world.isEnding else { return }
    for block in blocks {
      do throws(ErrorValue) {
        _ = try block?.call([])
      } catch {
        world.note("an error in finalize: \(error.text)")
      }
    }
  }
}

/// Runs something when the end of a stream has been delivered (RxJS: teardown follows delivery).
///
/// Here a subscriber disposes of its upstream before it passes an end on. A finalizer therefore moves down with the
/// end: it is the upstream of the next receiver of the end, until that has received it or passes it on to none.
final class Finalizer: Subscriber {
  private var blocks: [() -> Void] = []
  private let receiver: Subscriber

  private init(above receiver: Subscriber) { self.receiver = receiver }

  /// Runs the block when a subscriber that is being disposed has passed on its end; at once when it has no end to pass
  /// on.
  static func run(whenDone subscriber: OperatorSubscriber, _ block: @escaping () -> Void) {
    run(whenDone: subscriber, [block])
  }

  static func run(whenDone subscriber: OperatorSubscriber, _ blocks: [() -> Void]) {
    guard let receiver = receiver(of: subscriber) else {
      for block in blocks { block() }
      return
    }
    if let finalizer = receiver.upstream as? Finalizer { return finalizer.append(blocks) }
    let finalizer = Finalizer(above: receiver)
    finalizer.blocks = blocks
    receiver.upstream = finalizer
  }

  /// Puts the fewer to the more: those of a tall pipeline pass each of its operators.
  private func append(_ more: [() -> Void]) {
    if blocks.count >= more.count { return blocks.append(contentsOf: more) }
    let fewer = blocks
    blocks = more
    blocks.insert(contentsOf: fewer, at: 0)
  }

  /// The next receiver of an end: the first subscriber below that is still open, if it has not disposed of its
  /// upstream.
  static func receiver(of subscriber: OperatorSubscriber) -> Subscriber? {
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

  /// The operator that ends with its upstream.
  private var endingReceiver: OperatorSubscriber? {
    let operation = (receiver as? InnerSubscriber)?.owner ?? receiver as? OperatorSubscriber
    return operation?.isDisposed == true ? operation : nil
  }

  override func cleanUp() {
    var blocks: [() -> Void] = []
    swap(&blocks, &self.blocks)
    if let operation = endingReceiver { return Finalizer.run(whenDone: operation, blocks) }
    for block in blocks {
      if let operation = endingReceiver { Finalizer.run(whenDone: operation, block) } else { block() }
    }
  }
}
