/// A linear operator as data: its work on each value of its one source, at once, with no other state than a count, an
/// accumulation or a closure.
public enum LinearStep {
  /// Sends the closure's result in place of each value.
  case map(Closure)
  /// Sends the values whose result of the closure is `wanted`.
  case keep(Closure, wanted: Bool)
  /// Sends no value.
  case keepNone
  /// Sends that many values, at least one, and completes with the last of them.
  case take(Int)
  /// Drops that many values, then sends all.
  case drop(Int)
  /// Sends values while the closure's result is `wanted`, then completes; an inclusive step sends the next one, too.
  case takeWhile(Closure, wanted: Bool, isInclusive: Bool)
  /// Drops values as long as the closure's result is `wanted`, then sends all without calling the closure again.
  case dropWhile(Closure, wanted: Bool)
  /// Adds each value to an accumulation. Without a start the first value is the first accumulation.
  case fold(Closure, start: Value?, Sending)
  /// Counts the values and sends their number when the source completes.
  case count

  /// The moments at which an accumulation is sent.
  public enum Sending {
    /// Each value.
    case each
    /// The completion of the source.
    case last
  }
}

/// The state of a linear operator in one subscription: its count and accumulation so far.
public final class LinearRun {
  /// The operator's step.
  public let step: LinearStep
  /// The closure of this subscription, if the step has one.
  public let function: Function?
  /// The values that `take` still sends, `drop` still drops, or `count` has counted.
  public var count = 0
  /// The accumulation of `fold`; `nil` before there is one.
  public var accumulated: Value?
  /// Whether `dropWhile` has found a value to send.
  public private(set) var isPassing = false

  /// The outcome for a value.
  public enum Outcome {
    /// Sends the value, or another in its place.
    case send(Value)
    /// Sends nothing.
    case drop
    /// Sends a value and completes.
    case sendLast(Value)
    /// Completes without a value.
    case complete
  }

  /// Begins a subscription.
  public init(_ step: LinearStep) {
    self.step = step
    switch step {
    case .map(let closure), .keep(let closure, _), .takeWhile(let closure, _, _), .dropWhile(let closure, _):
      function = closure.forSubscription()
    case .fold(let closure, let start, _):
      // Without a start the first value has the index 0, but no call.
      function = closure.forSubscription(from: start == nil ? 1 : 0)
      accumulated = start
    case .take(let number), .drop(let number):
      function = nil
      count = number
    case .keepNone, .count: function = nil
    }
  }

  /// Processes a value.
  ///
  /// - Throws: The error of a closure, which is the error of the stream.
  public func next(_ value: Value) throws(ErrorValue) -> Outcome {
    switch step {
    case .map: return .send(try result(value))
    case .keep(_, let wanted): return try answer(value) == wanted ? .send(value) : .drop
    case .keepNone: return .drop
    case .take:
      guard count > 0 else { return .drop }
      count -= 1
      return count == 0 ? .sendLast(value) : .send(value)
    case .drop:
      guard count > 0 else { return .send(value) }
      count -= 1
      return .drop
    case .takeWhile(_, let wanted, let isInclusive):
      if try answer(value) == wanted { return .send(value) }
      return isInclusive ? .sendLast(value) : .complete
    case .dropWhile(_, let wanted):
      if !isPassing {
        if try answer(value) == wanted { return .drop }
        isPassing = true
      }
      return .send(value)
    case .fold(_, _, let sending):
      let accumulation: Value
      if let accumulated, let function {
        accumulation = try function.call(accumulated, value)
      } else {
        accumulation = value
      }
      accumulated = accumulation
      return sending == .each ? .send(accumulation) : .drop
    case .count:
      count += 1
      return .drop
    }
  }

  /// The value to send before the completion, if there is one.
  public var last: Value? {
    switch step {
    case .fold(_, _, .last): accumulated
    case .count: .int(count)
    default: nil
    }
  }

  /// Its treatment of values, for observers of a run.
  var treatment: Treatment {
    switch step {
    // Without a start the result is made of the values alone: it may be one of them, such as the greatest.
    case .fold(_, start: .none, .last): .choosing
    case .fold: Treatment(.accumulating, "added up")
    case .count: Treatment(.accumulating, "counted")
    case .map: .making
    default: .passing
    }
  }

  /// The values that it keeps, for observers of a run.
  public var holds: [Holding] {
    switch step {
    case .fold: .init("accumulated", accumulated)
    case .count: [Holding("counted", [.int(count)])]
    default: []
    }
  }

  private func result(_ value: Value) throws(ErrorValue) -> Value {
    guard let function else { return value }
    return try function.call(value)
  }

  private func answer(_ value: Value) throws(ErrorValue) -> Bool {
    guard let function else { return false }
    return try function.test(value)
  }
}

/// The stream of a linear operator.
public final class LinearStream: Stream {
  /// The stream of the values.
  public let source: Stream
  /// The step for each value.
  public let step: LinearStep

  init(_ source: Stream, _ step: LinearStep) {
    self.source = source
    self.step = step
    super.init()
    isPulled = source.isPulled
  }

  public override var canBePart: Bool { true }

  public override func run(for subscriber: Subscriber, in world: World) {
    source.subscribe(LinearSubscriber(subscriber, step), in: world)
  }
}

/// Runs a linear operator for one subscriber.
final class LinearSubscriber: OperatorSubscriber {
  private let run: LinearRun

  init(_ downstream: Subscriber, _ step: LinearStep) {
    run = LinearRun(step)
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      switch try run.next(value) {
      case .send(let value): send(value)
      case .drop: requestAgain()
      case .sendLast(let value): sendLast(value)
      case .complete: complete()
      }
    } catch {
      fail(error)
    }
  }

  override func completed() {
    guard !isDisposed, let last = run.last else { return complete() }
    sendLast(last)
  }

  override var treatment: Treatment { run.treatment }
  override var holds: [Holding] { run.holds }
}
