extension Operator {
  static let finalize = Operator(
    "finalize", elsewhere: ["RxSwift": "do(onDispose:)", "Combine": "handleEvents(receiveCancel:)"],
    theme: .transforming, flow: .same, [.effect("callback", 0)],
    summary: "Calls the closure when the subscription is over: completed, failed or disposed.",
    details:
      "After an end it is called when the end has been delivered; on disposal at once.",
    example: "just(1).finalize { log(\"over\") }"
  ) { call throws(ErrorValue) in
    guard let callback = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return finalizing(try call.source(), callback, in: call.dialect)
  }

  /// Returns the source, with a closure for the end of a subscription, and one that is called only on disposal.
  ///
  /// - Parameter cancelsAtOnce: Whether the latter is called before an operator below has passed an end on (Combine).
  /// - Parameter isInterrupted: Whether both are called when the interruption from above arrives (ReactiveSwift).
  static func finalizing(
    _ source: Stream, _ callback: Function?, unsubscribed: Function? = nil, cancelsAtOnce: Bool = false,
    isInterrupted: Bool = false, in dialect: Dialect
  ) -> Stream {
    let placing = TeardownPlacing(dialect.rules)
    return RecipeStream { subscriber, world in
      let operation = FinalizeSubscriber(
        subscriber, world, cancelsAtOnce ? nil : unsubscribed, callback, placing)
      if cancelsAtOnce { operation.cancelled = unsubscribed }
      operation.isInterrupted = isInterrupted
      // ReactiveSwift adds it before it starts the source.
      if placing == .first { operation.becomeReadyIfOpen() }
      source.subscribe(operation, in: world)
      if placing != .first { operation.becomeReady() }
    }
  }
}

final class FinalizeSubscriber: OperatorSubscriber {
  private let world: World
  private let unsubscribed: Function?
  private let finalized: Function?
  /// A closure that is called at once on disposal.
  fileprivate var cancelled: Function?
  fileprivate var isInterrupted = false
  private var hasEnded = false
  /// The number of its addition to the subscriber below. RxJS adds it after it has subscribed to the source, and does
  /// not call its closures before that.
  private var added: Int32?
  private let placing: TeardownPlacing

  init(
    _ downstream: Subscriber, _ world: World, _ unsubscribed: Function?, _ finalized: Function?,
    _ placing: TeardownPlacing
  ) {
    self.placing = placing
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
    if isInterrupted, !hasEnded, isInterruptedLater {
      _ = world.scheduler.armNext(self)
      letGoOfUpstream()
      return
    }
    // The upstream is finalized first.
    letGoOfUpstream()
    guard let added else { return }
    let place = placing.place(in: self, added: added)
    Finalizer.run(whenDone: self, Teardown(at: place) { [self] in run() })
  }

  override var hasTeardowns: Bool { placing.isOwn }

  override func fire(_ token: Int32) { run() }

  /// Allows the call of its closures from now on, or calls them at once if it is disposed already.
  func becomeReady() {
    added = Teardowns.takeSerial()
    if isDisposed { run() }
  }

  /// Allows the call of its closures from now on. They are never called if it is disposed already.
  func becomeReadyIfOpen() { added = Teardowns.takeSerial() }

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

/// Runs code after the end of a stream has been delivered (RxJS: teardown follows delivery).
///
/// Here a subscriber disposes of its upstream before it passes an end on. A finalizer therefore moves down with the
/// end: it is the upstream of the next receiver of the end, until that has received it or has no receiver below.
final class Finalizer: Subscriber {
  private var blocks: [Teardown] = []
  private let receiver: Subscriber

  private init(above receiver: Subscriber) { self.receiver = receiver }

  /// Runs the block after a subscriber that is being disposed has passed on its end, or at once without an end.
  static func run(whenDone subscriber: OperatorSubscriber, _ block: Teardown) {
    run(whenDone: subscriber, [block])
  }

  private static func run(whenDone subscriber: OperatorSubscriber, _ blocks: [Teardown]) {
    guard let receiver = receiver(of: subscriber) else { return blocks.forEach(Teardowns.run) }
    if let finalizer = receiver.upstream as? Finalizer { return finalizer.append(blocks) }
    let finalizer = Finalizer(above: receiver)
    finalizer.blocks = blocks
    receiver.upstream = finalizer
  }

  /// Appends the fewer to the more, because those of a tall pipeline pass each of its operators.
  private func append(_ more: [Teardown]) {
    if blocks.count >= more.count { return blocks.append(contentsOf: more) }
    let fewer = blocks
    blocks = more
    blocks.insert(contentsOf: fewer, at: 0)
  }

  /// Returns the next receiver of an end: the first open subscriber below that has not disposed of its upstream.
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
    var blocks: [Teardown] = []
    swap(&blocks, &self.blocks)
    if let operation = endingReceiver { return Finalizer.run(whenDone: operation, blocks) }
    for block in blocks {
      if let operation = endingReceiver { Finalizer.run(whenDone: operation, block) } else { Teardowns.run(block) }
    }
  }
}
