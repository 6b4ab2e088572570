extension Operator {
  static let constantProperty = Operator(
    "constantProperty", elsewhere: ["ReactiveSwift": "Property(value:)"],
    theme: .sharing, flow: .given, form: .source, [.value("value")],
    summary: "A property that never changes: it sends its value and completes.",
    example: "import ReactiveSwift\nlet p = Property(value: 1)\nprint(p.value)", exampleDialect: .reactiveswift
  ) { call in ConstantProperty(call.value(0) ?? .nil) }
}

/// A value that never changes (ReactiveSwift, Property.swift).
private final class ConstantProperty: Stream {
  private let value: Value

  init(_ value: Value) {
    self.value = value
    super.init()
  }

  override var kindName: String { "a property" }
  override var isProperty: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) {
    let source = SourceSubscriber(subscriber, world, self)
    if source.emit(value) { source.complete() }
  }
}
