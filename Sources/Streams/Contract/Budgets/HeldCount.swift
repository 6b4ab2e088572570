/// A number of values that count as held in a world until they are removed or their owner is freed.
///
/// Collections that hold values use this type: no other code can count held values.
struct HeldCount: ~Copyable {
  let world: World
  private(set) var count = 0

  init(in world: World) { self.world = world }

  deinit { world.release(count) }

  /// Counts one more value. The run ends if that exceeds the budget.
  @inline(__always)
  mutating func add() {
    count &+= 1
    world.hold()
  }

  /// Counts fewer values.
  @inline(__always)
  mutating func remove(_ number: Int = 1) {
    count &-= number
    world.release(number)
  }

  mutating func removeAll() { remove(count) }
}

extension World {
  @inline(__always)
  fileprivate func hold() {
    heldValues &+= 1
    if heldValues > mostHeldValues { strike(.values, by: nil) }
  }

  @inline(__always)
  fileprivate func release(_ count: Int) { heldValues &-= count }
}
