import CPrefetch

/// Numbers of one kind, each in as few bytes as the distance from the least to the greatest of them needs: what is read
/// again and again should stand in the nearer caches.
struct PackedNumbers {
  let kind: NumberKind
  private let least: Int
  private let distances: Distances

  /// How far each number lies above the least.
  private enum Distances {
    case one([UInt8])
    case two([UInt16])
    case four([UInt32])
    case eight([UInt64])
  }

  init(_ numbers: [Int], of kind: NumberKind) {
    self.kind = kind
    let least = numbers.min() ?? 0
    self.least = least
    // As an unsigned number, every distance between two Ints is in range.
    let greatest = UInt(bitPattern: (numbers.max() ?? 0) &- least)
    if greatest <= UInt8.max {
      distances = .one(numbers.map { UInt8(truncatingIfNeeded: $0 &- least) })
    } else if greatest <= UInt16.max {
      distances = .two(numbers.map { UInt16(truncatingIfNeeded: $0 &- least) })
    } else if greatest <= UInt32.max {
      distances = .four(numbers.map { UInt32(truncatingIfNeeded: $0 &- least) })
    } else {
      distances = .eight(numbers.map { UInt64(truncatingIfNeeded: $0 &- least) })
    }
  }

  /// How many bytes each number takes.
  var width: Int {
    switch distances {
    case .one: 1
    case .two: 2
    case .four: 4
    case .eight: 8
    }
  }

  subscript(index: Int) -> Value {
    @inline(__always) get {
      let distance: Int =
        switch distances {
        case .one(let distances): Int(truncatingIfNeeded: distances[index])
        case .two(let distances): Int(truncatingIfNeeded: distances[index])
        case .four(let distances): Int(truncatingIfNeeded: distances[index])
        case .eight(let distances): Int(truncatingIfNeeded: distances[index])
        }
      return kind.value(least &+ distance)
    }
  }

  /// Writes down the numbers of a range of places; those behind them are likely to be asked for next.
  func fill(_ column: UnsafeMutablePointer<Int>, with places: Range<Int>) {
    switch distances {
    case .one(let distances): fill(column, distances, places)
    case .two(let distances): fill(column, distances, places)
    case .four(let distances): fill(column, distances, places)
    case .eight(let distances): fill(column, distances, places)
    }
  }

  @inline(__always)
  private func fill<Distance: FixedWidthInteger>(
    _ column: UnsafeMutablePointer<Int>, _ distances: [Distance], _ places: Range<Int>
  ) {
    let least = least
    let line = 64 / MemoryLayout<Distance>.stride
    distances.withUnsafeBufferPointer { distances in
      for next in stride(from: places.upperBound, to: min(places.upperBound + places.count, distances.count), by: line)
      {
        cp_prefetch(distances.baseAddress.map { $0 + next })
      }
      let distances = UnsafeBufferPointer(rebasing: distances[places])
      for row in distances.indices { column[row] = least &+ Int(truncatingIfNeeded: distances[row]) }
    }
  }
}

/// The kinds of value that are a number and nothing else.
enum NumberKind {
  case int, double, bool, duration

  /// The value that such a number stands for.
  @inline(__always)
  func value(_ number: Int) -> Value {
    switch self {
    case .int: .int(number)
    case .double: .double(Double(bitPattern: UInt64(truncatingIfNeeded: number)))
    case .bool: .bool(number != 0)
    case .duration: .duration(number)
    }
  }

  /// Whether a column holds such numbers.
  func isKind(of column: Column) -> Bool {
    switch (self, column) {
    case (.int, .integers), (.double, .doubles): true
    default: false
    }
  }
}

extension Value {
  /// What it is as a number, where it is nothing else.
  @inline(__always)
  var asNumber: (kind: NumberKind, number: Int)? {
    switch self {
    case .int(let integer): (.int, integer)
    case .double(let double): (.double, Int(truncatingIfNeeded: double.bitPattern))
    case .bool(let bool): (.bool, bool ? 1 : 0)
    case .duration(let nanoseconds): (.duration, nanoseconds)
    default: nil
    }
  }
}
