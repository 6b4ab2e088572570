extension Operator {
  static let distinct = Operator(
    "distinct",
    theme: .filtering, [.function("keySelector", 1).optional, .stream("flushes").optional],
    summary: "Drops every value that equals one sent before.",
    details:
      "A closure gives the key that is compared. A stream as the second argument makes it forget all values whenever it sends. It remembers every value, so it is for few.",
    keywords: ["unique", "duplicates"],
    example: "from([1, 2, 1, 3, 2]).distinct()"
  ) { call throws(ErrorValue) in
    let source = try call.source()
    let keySelector = call.function(0)
    let flushes = try call.optionalStream(1)
    let sameness = call.dialect.rules.sameness
    return call.stream { subscriber, world in
      let operation = DistinctSubscriber(subscriber, world, keySelector, sameness)
      source.subscribe(operation, in: world)
      flushes?.subscribe(InnerSubscriber(operation), in: world)
    }
  }
}

private final class DistinctSubscriber: CombiningSubscriber {
  private let world: World
  private let keySelector: Function?
  private var seen: HeldDictionary<Void>

  init(_ downstream: Subscriber, _ world: World, _ keySelector: Function?, _ sameness: Sameness) {
    self.world = world
    seen = HeldDictionary(in: world, by: sameness)
    self.keySelector = keySelector
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let isNew = seen.insert((), for: try keySelector?.call(value) ?? value)
      world.chargeValueWork()
      guard isNew else { return }
      world.chargeOperator(.lookup)
      send(value)
    } catch {
      fail(error)
    }
  }

  override func next(_ value: Value, from inner: InnerSubscriber) { seen.removeAll() }
  override func completed(from inner: InnerSubscriber) {}

  override func cleanUp() {
    seen.removeAll()
    super.cleanUp()
  }

  /// The values in the order of their texts, because a set has none of its own.
  override var treatment: Treatment { Treatment(.passing, loss: "had seen the same before") }
  override var holds: [Holding] {
    .init("seen", seen.keys.map { (text: $0.text, value: $0) }.sorted { $0.text < $1.text }.map { $0.value })
  }
}
