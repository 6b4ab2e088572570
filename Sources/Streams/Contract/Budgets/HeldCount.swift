/// A number of values that count as held in a world until they are removed or their owner is freed.
///
/// Collections that hold values for later are made of this: nothing else can count held values.
struct HeldCount: ~Copyable {
  let world: World
  private(set) var count = 0

  init(in world: World) { self.world = world }

  deinit { world.drop(count) }

  /// Counts one value more; the run ends where that passes the budget.
  @inline(__always)
  mutating func add() {
    count &+= 1
    world.hold()
  }

  /// Counts fewer values.
  @inline(__always)
  mutating func remove(_ number: Int = 1) {
    count &-= number
    world.drop(number)
  }

  mutating func removeAll() { remove(count) }
}

extension World {
  /// Counts values that an operator begins to hold.
  @inline(__always)
  func hold(_ count: Int = 1) {
    heldValues &+= count
    if heldValues > mostHeldValues { strike(.values, by: nil) }
  }

  /// Counts values that an operator holds no more.
  @inline(__always)
  func drop(_ count: Int = 1) { heldValues &-= count }
}
