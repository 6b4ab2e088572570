extension Operator {
  static let property = Operator(
    "property", elsewhere: ["ReactiveObjC": "RACObserve, RAC()", "ReactiveSwift": "MutableProperty", "RxSwift": "BehaviorRelay", "Combine": "@Published", "RxJS": "BehaviorSubject"],
    theme: .sharing, form: .source, [.value("value")],
    summary: "A value that changes: p.value = 3, or bound with p <~ stream.",
    details: "As a stream it sends its current value, then every change, also to an equal value (RACObserve).",
    example: "let p = property(1)\np.subscribe { log($0) }\np.value = 2",
    isDrivenFromOutside: true, makes: .property
  ) { call in Property(call.value(0) ?? .nil) }
}

/// A value that changes, and the stream of its values (RACObserve of a key path).
public final class Property: Stream {
  private let broadcast: Broadcast

  init(_ value: Value) {
    broadcast = Broadcast(.latest(value), .rac)
    super.init()
    broadcast.stream = self
  }

  public override var kindName: String { "a property" }
  public override var isDrivenFromOutside: Bool { true }

  /// The current value.
  public var value: Value { broadcast.latest }

  public override func run(for subscriber: Subscriber, in world: World) { broadcast.subscribe(subscriber, in: world) }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    observer(EventBox(.next, value))
    broadcast.observer = observer
    return true
  }

  /// Changes the value: observers hear of it in the order in which they subscribed.
  public func set(_ value: Value, in world: World) { broadcast.next(value, in: world) }

  /// Sets the property to every value of a stream (RAC()): its completion unbinds.
  public func bind(_ stream: Stream, in world: World) -> Subscriber {
    let binding = BindingSubscriber(self, world)
    world.keep(binding)
    stream.subscribe(binding, in: world)
    return binding
  }
}

private final class BindingSubscriber: Subscriber {
  private let property: Property
  private let world: World

  init(_ property: Property, _ world: World) {
    self.property = property
    self.world = world
  }

  override func next(_ value: Value) {
    if !isDisposed { property.set(value, in: world) }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    world.note("the binding of \(property.displayName) ended with an error: \(error.text)")
  }

  override func completed() { dispose() }
}
