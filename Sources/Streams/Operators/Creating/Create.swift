extension Operator {
  static let create = Operator(
    "create", elsewhere: ["RxSwift": "Observable.create", "RxJS": "new Observable"],
    theme: .creating, form: .source, [.function("subscribe", 1)],
    summary: "The closure is called for each subscriber with an observer, to which it sends.",
    details:
      "The closure gives a disposable, a closure or nothing: that runs when the subscription is over, after the end has been delivered.",
    example: "rxswift.create { observer in observer.onNext(1); observer.onCompleted() }",
    exampleDialect: .rxswift
  ) { call throws(ErrorValue) in try creating(call) }

  /// Creates a stream. A subscription that an operator below ends lives until that operator has passed its end on.
  static func creating(_ call: Call) throws(ErrorValue) -> Stream {
    guard let subscribe = call.function(0) else { throw ErrorValue("a closure is needed", place: call.place) }
    return CreatedStream(call.dialect.rules) { observer, lifetime throws(ErrorValue) in
      switch try subscribe.call([.stream(observer), .disposable(lifetime)]) {
      case .disposable(let disposable): lifetime.add(disposable)
      case .function(let teardown): lifetime.add(ActionDisposable(teardown, in: observer.world))
      default: break
      }
    }
  }
}

/// A stream that a closure sends to, once for each subscriber.
final class CreatedStream: Stream {
  typealias Body = (Observer, DisposableBag) throws(ErrorValue) -> Void
  private let rules: DialectRules
  private let body: Body

  init(_ rules: DialectRules, _ body: @escaping Body) {
    self.rules = rules
    self.body = body
  }

  override func run(for subscriber: Subscriber, in world: World) {
    CreatedSubscriber(subscriber, world, self, rules).begin(body)
  }
}

private final class CreatedSubscriber: SourceSubscriber {
  fileprivate let lifetime = DisposableBag()
  private let endsFirst: Bool
  private let placing: TeardownPlacing
  /// The number that was taken after the body had returned its teardown.
  private var added: Int32?

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ rules: DialectRules) {
    endsFirst = rules.createdStreamsEndFirst
    placing = TeardownPlacing(rules)
    super.init(downstream, world, stream)
  }

  override var hasTeardowns: Bool { placing.isOwn }

  /// Runs the body, in most libraries also for a subscriber that is over already.
  func begin(_ body: @escaping CreatedStream.Body) {
    if isDisposed, placing == .first { return }
    do throws(ErrorValue) {
      try body(Observer(self), lifetime)
    } catch {
      finish { $0.error(error) }
    }
    added = Teardowns.takeSerial()
    if placing != .first, isDisposed { lifetime.dispose() }
  }

  /// Delivers an end. The lifetime ends before that, or after its delivery.
  fileprivate func finish(_ deliver: (Subscriber) -> Void) {
    guard !isDisposed else { return }
    dispose()
    deliver(downstream)
  }

  override func cleanUp() {
    super.cleanUp()
    if endsFirst {
      lifetime.dispose()
    } else {
      let place = placing.place(in: self, added: added ?? serial)
      Finalizer.run(whenDone: self, Teardown(at: place) { [lifetime] in lifetime.dispose() })
    }
  }
}

/// The observer that a closure receives. Its events go to one subscriber.
public final class Observer: Stream, EventTarget {
  private let target: CreatedSubscriber

  fileprivate init(_ target: CreatedSubscriber) { self.target = target }

  /// The world of its subscriber.
  var world: World { target.world }
  /// Whether events are not delivered any more.
  public var isClosed: Bool { target.isDisposed }

  /// Adds a disposable that ends with the subscription.
  public func add(_ member: Subscriber) { target.lifetime.add(member) }

  public override var kindName: String { "an observer" }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { StreamMember.sending }
  public override var asEventTarget: (any EventTarget)? { self }

  /// Sends a value to the subscriber.
  public func send(_ value: Value, in world: World) { _ = target.emit(value) }
  /// Fails for the subscriber.
  public func sendError(_ error: ErrorValue, in world: World) { target.finish { $0.error(error) } }
  /// Completes for the subscriber.
  public func sendCompleted(in world: World) { target.finish { $0.completed() } }
  /// Interrupts the subscriber.
  public func sendInterrupted(in world: World) { target.finish { $0.interrupted() } }
}
