import Streams

extension Node {
  /// `random(1...6)`, `random(300ms...800ms)`: a number or duration between two bounds.
  ///
  /// - Parameter givesDouble: Whether the number has a fraction although the bounds have none: that of
  ///   `Double.random(in: 0...1)`.
  static func random(
    _ lower: Node, _ upper: Node, isClosed: Bool, givesDouble: Bool = false, _ context: EvaluationContext,
    _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      var (lower, upper) = (try lower.evaluate(frame), try upper.evaluate(frame))
      if givesDouble, case .int(let int) = lower { lower = .double(Double(int)) }
      if givesDouble, case .int(let int) = upper { upper = .double(Double(int)) }
      return try context.random(lower, upper, isClosed: isClosed, place)
    }
  }
}

extension EvaluationContext {
  /// Returns a number or duration between two bounds.
  func random(
    _ lower: Value, _ upper: Value, isClosed: Bool, _ place: SourcePlace?
  ) throws(ErrorValue) -> Value {
    let empty = ErrorValue(
      "there is nothing between the bounds of this range", place: place, help: "as in random(1...6)")
    func random(_ lower: Int, _ upper: Int) throws(ErrorValue) -> Int {
      guard isClosed ? lower <= upper : lower < upper else { throw empty }
      return world.random.next(from: lower, through: isClosed ? upper : upper - 1)
    }
    func random(_ lower: Double, _ upper: Double) throws(ErrorValue) -> Double {
      guard lower < upper || (isClosed && lower == upper) else { throw empty }
      let width = upper - lower
      guard width.isFinite else {
        throw ErrorValue("'random' needs bounds that are nearer to each other", place: place)
      }
      let value = lower + world.random.nextUnit() * width
      // Rounding may reach the upper bound.
      return !isClosed && value >= upper ? lower : min(value, upper)
    }
    switch (lower, upper) {
    case (.int(let lower), .int(let upper)): return .int(try random(lower, upper))
    case (.duration(let lower), .duration(let upper)):
      // In nanoseconds: durations are whole milliseconds or microseconds where both bounds are.
      let step = [1_000_000, 1_000].first { lower % $0 == 0 && upper % $0 == 0 } ?? 1
      return .duration(try random(lower / step, upper / step) * step)
    case (.int(let lower), .double(let upper)): return .double(try random(Double(lower), upper))
    case (.double(let lower), .int(let upper)): return .double(try random(lower, Double(upper)))
    case (.double(let lower), .double(let upper)): return .double(try random(lower, upper))
    case (let lower, let upper):
      throw ErrorValue(.randomKind(found: "\(lower.kindName) and \(upper.kindName)"), place: place)
    }
  }
}
