import Times

/// The scale of time: a number of columns for each step of the axis.
struct Scale: Equatable {
  /// Nanoseconds between two ticks of the axis.
  let step: Int64
  /// Columns between two ticks.
  let columns: Int64

  /// Returns the columns of a length of time, and whether that is exact; `nil` if it is more than `limit`.
  func columns(of length: Int64, limit: Int64) -> (count: Int64, isExact: Bool)? {
    let (steps, rest) = length.quotientAndRemainder(dividingBy: step)
    // No step is longer than 2^55 nanoseconds, so that a rest times the columns is a number.
    if steps > limit / columns { return nil }
    let (part, left) = (rest &* columns).quotientAndRemainder(dividingBy: step)
    let count = steps &* columns &+ part &+ (left > 0 ? 1 : 0)
    return count > limit ? nil : (count, left == 0)
  }

  /// Returns the longest unit for labels of the axis: one for all, except far from 0.
  func largestUnit(at time: Int64) -> TimeText.Unit {
    if time > TimeText.Unit.hour.nanoseconds || step % TimeText.Unit.hour.nanoseconds == 0 { return .hour }
    return step % TimeText.Unit.minute.nanoseconds == 0 ? .minute : .second
  }

  /// The steps that an axis may have, the shortest first.
  static let steps: [Int64] = {
    var steps: [Int64] = []
    for unit in [Int64(1), 1_000, 1_000_000] {
      for decade in [Int64(1), 10, 100] {
        steps += [1, 2, 5].map { $0 * decade * unit }
      }
    }
    for unit in [TimeText.Unit.second, .minute] {
      steps += [1, 2, 5, 10, 15, 30].map { $0 * unit.nanoseconds }
    }
    for hours: Int64 in [1, 2, 3, 6, 12, 24, 48, 100, 200, 500, 1_000, 2_000, 5_000, 10_000] {
      steps.append(hours * TimeText.Unit.hour.nanoseconds)
    }
    return steps
  }()

  /// The distances that two ticks may have, the best first.
  static let distances: [Int64] = [10, 5, 20, 4, 6, 8, 7, 12, 15, 3]

  /// Returns the scales worth trying for some typical gaps between two instants.
  static func candidates(typicalGaps: [Int64]) -> [Scale] {
    var candidates: [Scale] = []
    for step in steps {
      // At three columns a tick a gap would be too long, or at twenty too short.
      let isOutOfReach = typicalGaps.allSatisfy { gap in gap / step > 13 || (gap > 0 && gap < step / 20) }
      if isOutOfReach { continue }
      for columns in distances {
        let scale = Scale(step: step, columns: columns)
        // A typical gap has from one column to the longest silence that is drawn.
        let isWorthTrying = typicalGaps.contains { gap in
          guard let size = scale.columns(of: gap, limit: 40) else { return false }
          return size.count > 1 || size.isExact
        }
        if isWorthTrying { candidates.append(scale) }
      }
    }
    return candidates
  }
}
