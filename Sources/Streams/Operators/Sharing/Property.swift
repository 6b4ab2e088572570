extension Operator {
  static let property = Operator(
    "property",
    elsewhere: [
      "ReactiveObjC": "RACObserve, RAC()", "ReactiveSwift": "MutableProperty", "RxSwift": "BehaviorRelay",
      "Combine": "@Published", "RxJS": "BehaviorSubject",
    ],
    theme: .sharing, flow: .given, form: .source, [.value("value")],
    summary: "A value that changes: p.value = 3, or bound with p <~ stream.",
    details: "As a stream it sends its current value, then every change, also to an equal value.",
    example: "let p = property(1)\np.subscribe { log($0) }\np.value = 2",
    isDrivenFromOutside: true, makes: .property
  ) { call in Property(call.value(0) ?? .nil) }
}

/// A value that changes, and the stream of its values (RACObserve of a key path).
public final class Property: Stream, BindingTarget {
  private let broadcast: Broadcast
  fileprivate var hasEnded = false

  init(_ value: Value) {
    broadcast = Broadcast(.latest(value), .reopening)
    super.init()
  }

  public override var kindName: String { "a property" }
  public override var isDrivenFromOutside: Bool { true }
  public override var isProperty: Bool { true }
  public override var members: [StreamMember] { Self.ownMembers }
  public override var asBindingTarget: (any BindingTarget)? { self }

  /// The members of properties.
  static let ownMembers: [StreamMember] = [
    StreamMember(
      of: Property.self, "value", "The current value.",
      set: { property, value, world in property.set(value, in: world) },
      { property, _ in property.value }),
    StreamMember(of: Property.self, "accept", taking: 1...1, gives: .nothing, isEffect: true, "Changes the value.") {
      property, arguments in
      property.set(arguments.values.first ?? .nil, in: arguments.world)
      return .nil
    },
    StreamMember(
      of: Property.self, "bind", taking: 1...2, labels: ["nilValue"], takesStream: true, gives: .subscription,
      refusesClosures: true,
      "Sets the property to every value of a stream, nil to the nilValue; gives what ends that."
    ) { property, arguments throws(ErrorValue) in
      guard case .stream(let source)? = arguments.values.first else { throw ErrorValue("'bind' needs a stream") }
      let nilValue = arguments.labelled("nilValue") ?? .nil
      return .disposable(property.bind(source, nilValue: nilValue, in: arguments.world))
    },
  ]

  /// The current value.
  public var value: Value { broadcast.latest }

  public override func run(for subscriber: Subscriber, in world: World) {
    guard hasEnded else { return broadcast.subscribe(subscriber, to: self, in: world) }
    let source = SourceSubscriber(subscriber, world, self)
    if source.emit(value) { source.interrupt() }
  }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    observer(EventBox(.next, value))
    broadcast.observer = observer
    return true
  }

  /// Changes the value. Observers receive it in the order of their subscription.
  public func set(_ value: Value, in world: World) { broadcast.next(value, in: world) }

  /// Completes the property and ends bindings with their next value. ReactiveSwift does so when the last reference to a
  /// property is gone, or after the completion of the stream that it follows. Later subscribers receive its value and
  /// are interrupted.
  public func end() {
    hasEnded = true
    broadcast.completed()
  }

  public override func loseOwner(in world: World) { end() }

  /// Sets the property to every value of a stream.
  public func follow(_ source: Stream, in world: World) -> Subscriber { bind(source, in: world) }

  /// Sets the property to every value of a stream, with `nilValue` for `nil` (RAC()). Its completion unbinds.
  ///
  /// - Parameter endsWithIt: Whether the completion of the stream ends the property.
  public func bind(
    _ stream: Stream, nilValue: Value = .nil, endsWithIt: Bool = false, in world: World
  ) -> Subscriber {
    let binding = BindingSubscriber(self, nilValue, endsWithStream: endsWithIt, world)
    world.keep(binding)
    stream.subscribe(binding, in: world)
    return binding
  }

  public override func memory(in world: World) -> SharedMemory? { broadcast }
}

private final class BindingSubscriber: Subscriber {
  private let property: Property
  private let nilValue: Value
  private let endsWithStream: Bool
  private let world: World

  init(_ property: Property, _ nilValue: Value, endsWithStream: Bool, _ world: World) {
    self.endsWithStream = endsWithStream
    self.property = property
    self.nilValue = nilValue
    self.world = world
  }

  override var boundStream: Stream? { property }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    if property.hasEnded { return dispose() }
    world.chargeOperator(.binding)
    property.set(value.isNil ? nilValue : value, in: world)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    world.note("the binding of \(property.displayName) ended with an error: \(error.text)")
  }

  override func completed() {
    guard !isDisposed else { return }
    dispose()
    if endsWithStream { property.end() }
  }

  override func interrupted() { completed() }
}
