extension Operator {
  static let range = Operator(
    "range", elsewhere: ["RxSwift": "range", "RxJS": "range"],
    theme: .creating, form: .source, [.int("start"), .int("count").optional],
    summary: "Counts from start, the given number of integers, then completes, inside the subscribing call.",
    details: "With one argument it counts from 0.",
    example: "range(1, 3)"
  ) { call in
    let first = call.int(0) ?? 0
    if let count = call.int(1) { return call.counting(from: first, count: count) }
    return call.counting(from: 0, count: first)
  }
}

/// Consecutive integers, sent during the subscribing call.
final class CountingStream: Stream {
  private let first: Int
  private let count: Int

  init(from first: Int, count: Int) {
    self.first = first
    self.count = max(0, count)
  }

  /// The integers of a short range.
  override var knownValues: [Value]? {
    guard count <= 10_000, !first.addingReportingOverflow(count).overflow else { return nil }
    return (first..<first + count).map { .int($0) }
  }

  override func run(for subscriber: Subscriber, in world: World) {
    let source = SourceSubscriber(subscriber, world, self)
    var overflows = false
    let isSent = world.delivering(.ofElement) {
      for position in 0..<count {
        let (integer, overflow) = first.addingReportingOverflow(position)
        overflows = overflow
        guard !overflow, source.emit(.int(integer)) else { return false }
      }
      return true
    }
    if overflows { return source.fail(ErrorValue("the integers of a range end at \(Int.max)", place: place)) }
    if isSent { world.delivering(.ofEndOfSequence) { source.complete() } }
  }
}
