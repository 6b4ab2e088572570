/// Makes one value of several.
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

/// Values that are sent together, again and again: in the same memory as long as nobody has kept what was sent.
struct Row {
  /// Making a wider one counts as work of its own.
  static let narrow = 8

  private var box = ArrayBox([])

  /// Begins a row of that many values, all of which will be set; one that takes memory of its own counts as work.
  @inline(__always)
  mutating func begin(_ count: Int, in world: World) {
    if isKnownUniquelyReferenced(&box), box.elements.count == count { return }
    world.chargeOperator(.row)
    box = ArrayBox(Array(repeating: .nil, count: count))
  }

  /// Goes on with the values of the row before.
  @inline(__always)
  mutating func again(in world: World) {
    if isKnownUniquelyReferenced(&box) { return }
    world.chargeOperator(.row)
    box = ArrayBox(box.elements)
  }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Value) { box.elements[index] = value }

  /// The values as they are now.
  var values: [Value] { box.elements }

  /// The values as they are now, as one.
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
