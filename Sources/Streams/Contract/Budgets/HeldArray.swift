/// Values that are collected to be sent together; each counts against the budget of held values.
struct HeldArray: ~Copyable {
  private(set) var elements: [Value] = []
  private var held: HeldCount

  init(in world: World) { held = HeldCount(in: world) }

  var isEmpty: Bool { elements.isEmpty }

  @inline(__always)
  mutating func append(_ value: Value) {
    held.add()
    elements.append(value, in: held.world)
  }

  mutating func removeFirst() {
    elements.removeFirst()
    held.remove()
  }

  /// Removes and returns all values.
  mutating func takeAll() -> [Value] {
    var taken: [Value] = []
    swap(&taken, &elements)
    held.removeAll()
    return taken
  }

  mutating func removeAll() { _ = takeAll() }
}
