extension Operator {
  static let share = Operator(
    "share",
    elsewhere: [
      "ReactiveObjC": "-publish + -autoconnect", "RxSwift": "share", "Combine": "share", "AsyncSequence": "share()",
    ],
    theme: .sharing,
    [
      Parameter("resetOnError", .boolOrFunction).optional, Parameter("resetOnComplete", .boolOrFunction).optional,
      Parameter("resetOnRefCountZero", .boolOrFunction).optional, .function("connector", 0).optional,
    ],
    summary:
      "One subscription of the source for all, from the first subscriber to the last; a subscriber after the end begins anew.",
    details:
      "A subscriber after an end, or after all have gone, begins anew; with 'resetOn…: false' not, and with a closure only once the stream that it gives has sent. 'connector:' gives the subject in between.",
    example: "let s = interval(1s).take(3).share()\nmerge(s, timer(1500ms).concatMap { x in s })"
  ) { call throws(ErrorValue) in
    let onError = call.reset(0)
    let onComplete = call.reset(1)
    let onZero = call.reset(2)
    let connector = call.function(3)
    return ShareStream(try call.source(), .none, connector, call.dialect, onError, onComplete, onZero)
  }
}

/// The moment at which a shared source can begin anew.
enum Reset {
  /// At once, or never.
  case always(Bool)
  /// When the stream of the closure sends.
  case notified(Function)
}

/// RxJS `share`, the base of all other sharing there, with one connection a world at a time.
final class ShareStream: Stream {
  fileprivate let source: Stream
  fileprivate let memory: Broadcast.Memory
  fileprivate let connector: Function?
  fileprivate let dialect: Dialect
  fileprivate let onError: Reset
  fileprivate let onComplete: Reset
  fileprivate let onZero: Reset

  init(
    _ source: Stream, _ memory: Broadcast.Memory, _ connector: Function?, _ dialect: Dialect, _ onError: Reset,
    _ onComplete: Reset, _ onZero: Reset
  ) {
    self.source = source
    self.memory = memory
    self.connector = connector
    self.dialect = dialect
    self.onError = onError
    self.onComplete = onComplete
    self.onZero = onZero
  }

  override func run(for subscriber: Subscriber, in world: World) {
    world.instance(of: self) { Sharing(self, world) }.join(subscriber)
  }
}

/// The state that is shared in one world.
private final class Sharing {
  private let stream: ShareStream
  private let world: World
  private var broadcast: Broadcast?
  private var connection: BroadcastingSubscriber?
  private var pendingReset: Subscriber?
  private var subscribers = 0
  private var hasEnded = false

  init(_ stream: ShareStream, _ world: World) {
    self.stream = stream
    self.world = world
  }

  func join(_ subscriber: Subscriber) {
    let broadcast: Broadcast
    let placing = TeardownPlacing(stream.dialect.rules)
    do throws(ErrorValue) {
      broadcast = if let shared = self.broadcast { shared } else { try makeBroadcast() }
    } catch {
      return SourceSubscriber(subscriber, world).fail(error)
    }
    subscribers += 1
    if !hasEnded { cancelReset() }
    self.broadcast = broadcast
    let member = LeavingSubscriber(subscriber, placing) { [self] in leave() }
    broadcast.subscribe(member, to: stream, in: world)
    guard connection == nil, subscribers > 0 else { return }
    let connection = BroadcastingSubscriber(broadcast, world, leavesFirst: false) { [self] error in ended(with: error) }
    self.connection = connection
    world.keep(connection)
    stream.source.subscribe(connection, in: world)
  }

  private func makeBroadcast() throws(ErrorValue) -> Broadcast {
    guard let connector = stream.connector else { return Broadcast(stream.memory, .endingForGood) }
    return try connector.makeSubject(for: "connector:").broadcast
  }

  private func leave() {
    subscribers -= 1
    guard subscribers == 0, !hasEnded else { return }
    reset(stream.onZero, nil, disconnects: true)
  }

  private func ended(with error: ErrorValue?) {
    hasEnded = true
    cancelReset()
    reset(error == nil ? stream.onComplete : stream.onError, error, disconnects: false)
  }

  private func reset(_ kind: Reset, _ error: ErrorValue?, disconnects: Bool) {
    switch kind {
    case .always(true): begin(disconnects)
    case .always(false): break
    case .notified(let function):
      do throws(ErrorValue) {
        let arguments = error.map { [$0.thrown(in: stream.dialect)] } ?? []
        let notifier = try function.call(arguments).asStream(in: stream.dialect)
        let listener = ResetSubscriber { [self] in begin(disconnects) }
        notifier.subscribe(listener, in: world)
        if !listener.isDisposed { pendingReset = listener }
      } catch {
        world.note("an error in a reset of 'share': \(error.text)")
      }
    }
  }

  /// Resets the state, so that the next subscriber begins anew.
  private func begin(_ disconnects: Bool) {
    cancelReset()
    let old = connection
    connection = nil
    broadcast?.forgetPast()
    broadcast = nil
    hasEnded = false
    if disconnects { old?.dispose() }
  }

  private func cancelReset() {
    let pending = pendingReset
    pendingReset = nil
    pending?.dispose()
  }
}

extension Function {
  /// Returns the subject that this closure makes.
  ///
  /// - Parameter name: The operator or label of the closure, for the message of the error.
  func makeSubject(for name: String) throws(ErrorValue) -> Subject {
    guard case .stream(let made) = try call([]), let subject = made as? Subject else {
      throw ErrorValue("the closure of '\(name)' gives a subject", place: place)
    }
    return subject
  }
}

/// Waits for the first value of a stream.
private final class ResetSubscriber: Subscriber {
  private let reset: () -> Void

  init(_ reset: @escaping () -> Void) { self.reset = reset }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    dispose()
    reset()
  }

  override func error(_ error: ErrorValue) { dispose() }
  override func completed() { dispose() }
}

/// Calls a closure once after it has been disposed of: after the delivery of the end, if it has ended.
final class LeavingSubscriber: OperatorSubscriber {
  private let whenGone: () -> Void
  private let placing: TeardownPlacing

  /// - Parameter placing: The position of the closure among the teardowns of a subscription.
  init(_ downstream: Subscriber, _ placing: TeardownPlacing, whenGone: @escaping () -> Void) {
    self.whenGone = whenGone
    self.placing = placing
    super.init(downstream)
  }

  override var hasTeardowns: Bool { placing.isOwn }

  override func cleanUp() {
    let place = placing.place(in: self, added: serial)
    Finalizer.run(whenDone: self, Teardown(at: place, whenGone))
  }
}
