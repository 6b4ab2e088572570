extension Operator {
  static let propertyThen = Operator(
    "propertyThen", elsewhere: ["ReactiveSwift": "Property(initial:then:)"],
    theme: .sharing, flow: .other, form: .source, [.value("initial"), .stream("then").optional],
    summary: "A value that a stream changes: it has the first value until the stream sends another.",
    details: "The stream is subscribed when the property gets its name, or with its first subscriber.",
    example: "import ReactiveSwift\nlet p = Property(initial: 0, then: SignalProducer([1, 2]))\nprint(p.value)",
    isDrivenFromOutside: true, exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    FollowingProperty(
      try call.optionalStream(1) ?? Subject(.none, call.dialect.rules.subjects), initially: call.value(0) ?? .nil)
  }
}

/// A property that follows a stream (ReactiveSwift, Property.swift), also one that an operator makes of others.
///
/// It subscribes once in each world, when it gets its name or is first used, and sends to its own subscribers.
final class FollowingProperty: Stream {
  private let property: Property
  private let source: Stream

  init(_ source: Stream, initially initial: Value = .nil) {
    property = Property(initial)
    self.source = source
    super.init()
    inputs = [.stream(source)]
  }

  override var kindName: String { "a property" }
  override var isProperty: Bool { true }
  override var isDrivenFromOutside: Bool { true }
  override var startsItself: Bool { true }

  private final class Begun {}

  override func start(in world: World) {
    guard !world.hasInstance(of: self) else { return }
    _ = world.instance(of: self) { Begun() }
    _ = property.bind(source, endsWithIt: true, in: world)
  }

  override func run(for subscriber: Subscriber, in world: World) {
    start(in: world)
    property.subscribe(subscriber, in: world)
  }
}
