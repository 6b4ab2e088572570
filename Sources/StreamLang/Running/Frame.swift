import Streams

/// The variables of one activation of a function, closure or block, or of one round of a loop.
package final class Frame {
  /// The frame of the code around it.
  let parent: Frame?
  private let slots: UnsafeMutablePointer<Value>
  private let count: Int

  /// A frame whose variables are all `nil`.
  init(_ count: Int, parent: Frame?) {
    self.parent = parent
    self.count = count
    slots = .allocate(capacity: max(1, count))
    slots.initialize(repeating: .nil, count: count)
  }

  deinit {
    for slot in 0..<count where slots[slot].mayNest {
      let held = slots[slot]
      slots[slot] = .nil
      Releasing.release(held)
    }
    slots.deinitialize(count: count)
    slots.deallocate()
  }

  @inline(__always)
  package subscript(slot: Int) -> Value {
    get { slots[slot] }
    set { slots[slot] = newValue }
  }

  /// Changes a variable in place, so that an array with one owner is not copied.
  @inline(__always)
  func update<Result>(_ slot: Int, _ change: (inout Value) throws(ErrorValue) -> Result) throws(ErrorValue) -> Result {
    try change(&slots[slot])
  }

  /// An element of a variable that is a tuple or an array.
  @inline(__always)
  func element(_ slot: Int, _ index: Int) -> Value? {
    switch slots[slot] {
    case .tuple(let box), .array(let box): box.elements.indices.contains(index) ? box.elements[index] : nil
    default: nil
    }
  }

  /// The frame that many levels out.
  @inline(__always)
  package func outer(_ hops: Int) -> Frame {
    var frame = self
    for _ in 0..<hops {
      guard let parent = frame.parent else { return frame }
      frame = parent
    }
    return frame
  }

  /// Forgets all values.
  @inline(__always)
  func clear() {
    for slot in 0..<count { slots[slot] = .nil }
  }
}
