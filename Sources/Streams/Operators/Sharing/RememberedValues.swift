/// Values that a late subscriber receives, oldest first. Each counts as held in the world of the last one.
///
/// `elements` is a copy of its own: additions and removals during its delivery do not change it.
struct RememberedValues: ~Copyable {
  private var values: [Value] = []
  /// The number of first values that are forgotten already.
  private var forgotten = 0
  /// Created with the first value: a subject belongs to no world before that.
  private var held: HeldCount?

  /// The number of values.
  var count: Int { values.count - forgotten }

  /// The values, oldest first.
  var elements: ArraySlice<Value> { values[forgotten...] }

  mutating func append(_ value: Value, in world: World) {
    if held?.world !== world { count(in: world) }
    held?.add()
    values.append(value, in: world)
  }

  /// Removes the oldest value.
  mutating func forgetOldest() {
    guard forgotten < values.count else { return }
    values[forgotten] = .nil
    forgotten += 1
    held?.remove()
    // The values are removed in bulk, so that each is moved at most once.
    if forgotten > 16, forgotten * 2 > values.count {
      values.removeFirst(forgotten)
      forgotten = 0
    }
  }

  mutating func removeAll() { self = RememberedValues() }

  private mutating func count(in world: World) {
    var counted = HeldCount(in: world)
    for _ in 0..<count { counted.add() }
    held = consume counted
  }
}
