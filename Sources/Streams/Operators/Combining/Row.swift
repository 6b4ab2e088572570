/// The ways to make one value of several.
enum Combiner {
  case tuple
  case array
  case made(by: ([Value]) throws(ErrorValue) -> Value)

  func callAsFunction(_ values: [Value]) throws(ErrorValue) -> Value {
    switch self {
    case .tuple: .tuple(values)
    case .array: .array(values)
    case .made(let make): try make(values)
    }
  }
}

/// Values that are sent together, again and again. The memory is reused unless the last row sent is still in use.
struct Row {
  /// The greatest width of a row that does not count as work of its own.
  static let narrow = 8

  private var box = ArrayBox([])

  /// Begins a row of that many values, which will all be set. A row that allocates memory counts as work.
  @inline(__always)
  mutating func begin(_ count: Int, in world: World) {
    if isKnownUniquelyReferenced(&box), box.elements.count == count { return }
    world.chargeOperator(.row)
    box = ArrayBox(Array(repeating: .nil, count: count))
  }

  /// Begins a row with the values of the row before.
  @inline(__always)
  mutating func again(in world: World) {
    if isKnownUniquelyReferenced(&box) { return }
    world.chargeOperator(.row)
    box = ArrayBox(box.elements)
  }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Value) { box.elements[index] = value }

  /// The present values.
  var values: [Value] { box.elements }

  /// Returns the present values as one.
  @inline(__always)
  func combined(by combine: Combiner) throws(ErrorValue) -> Value {
    switch combine {
    case .tuple: .tuple(box)
    case .array: .array(box)
    case .made(let make): try make(box.elements)
    }
  }

  mutating func clear() { box = ArrayBox([]) }
}
