extension Operator {
  static let propertyThen = Operator(
    "propertyThen", elsewhere: ["ReactiveSwift": "Property(initial:then:)"],
    theme: .sharing, form: .source, [.value("initial"), .stream("then").optional],
    summary: "A value that a stream changes: it has the first value until the stream sends another.",
    details: "The stream is subscribed when the property gets its name, or with its first subscriber.",
    example: "import ReactiveSwift\nlet p = Property(initial: 0, then: SignalProducer([1, 2]))\nprint(p.value)",
    isDrivenFromOutside: true, exampleDialect: .reactiveswift
  ) { call throws(ErrorValue) in
    FollowingProperty(call.value(0) ?? .nil, try call.optionalStream(1))
  }
}

/// A property that follows a stream.
final class FollowingProperty: Stream {
  private let property: Property
  private let source: Stream?

  init(_ initial: Value, _ source: Stream?) {
    property = Property(initial)
    self.source = source
  }

  override var kindName: String { "a property" }
  override var isProperty: Bool { true }
  override var isDrivenFromOutside: Bool { true }
  override var startsItself: Bool { true }

  private final class Begun {}

  override func start(in world: World) {
    guard !world.hasInstance(of: self) else { return }
    _ = world.instance(of: self) { Begun() }
    if let source { _ = property.follow(source, in: world) }
  }

  override func run(for subscriber: Subscriber, in world: World) {
    start(in: world)
    property.subscribe(subscriber, in: world)
  }
}
