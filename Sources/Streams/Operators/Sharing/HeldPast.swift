/// The past of a broadcast: values that later subscribers are told. Each counts as held in the world in which values
/// were sent last.
struct HeldPast: ~Copyable {
  private(set) var values = RememberedValues()
  private var held: HeldCount?

  var count: Int { values.count }

  @inline(__always)
  mutating func append(_ value: Value, in world: World) {
    if held?.world !== world { count(in: world) }
    held?.add()
    values.append(value)
  }

  mutating func removeFirst() {
    if values.popFirst() != nil { held?.remove() }
  }

  mutating func removeAll() {
    values.removeAll()
    held = nil
  }

  private mutating func count(in world: World) {
    var counted = HeldCount(in: world)
    for _ in 0..<values.count { counted.add() }
    held = consume counted
  }
}
