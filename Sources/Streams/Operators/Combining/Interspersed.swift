extension Operator {
  static let interspersed = Operator(
    "interspersed", theme: .combining, [.int("every").optional, .value("separator")],
    summary: "Sends a separator between two elements, or after every so-manieth.",
    details:
      "The separator is sent when the next element has come, and that one with the next request. A closure makes a separator each time. None follows the last element.",
    example: "dialect(\"asyncsequence\")\n[1, 2, 3].async.interspersed(with: 0)"
  ) { call throws(ErrorValue) in
    let every = call.int(0) ?? 1
    guard every > 0 else { throw ErrorValue("at least one element is between two separators", place: call.place) }
    let separator = call.value(1) ?? .nil
    return try call.subscribing { subscriber, _ in InterspersedSubscriber(subscriber, every, separator) }
  }

}

/// AsyncInterspersedSequence.
final class InterspersedSubscriber: OperatorSubscriber {
  private let every: Int
  private let separator: Value
  /// The number of elements since the last separator.
  private var count = 0
  private var held: Value?

  init(_ downstream: Subscriber, _ every: Int, _ separator: Value) {
    self.every = every
    self.separator = separator
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    count += 1
    guard count > every else { return send(value) }
    count = 1
    held = value
    do throws(ErrorValue) {
      if case .function(let make) = separator { send(try make.call([])) } else { send(separator) }
    } catch {
      fail(error)
    }
  }

  override func request() {
    guard let value = held else { return super.request() }
    held = nil
    send(value)
  }

  override func cleanUp() { held = nil }

  override var holds: [Holding] { .init("held", held) }
}
