import Streams

/// The variables of one activation of a function, closure or block, or of one round of a loop.
package final class Frame {
  /// The frame of the code around it.
  let parent: Frame?
  private let slots: UnsafeMutablePointer<Value>
  private let count: Int
  /// For each variable twice the number of closures that hold it, plus one when its block has ended; empty where no
  /// closure holds any.
  private var holders: [Int] = []

  /// A frame whose variables are all `nil`.
  init(_ count: Int, parent: Frame?) {
    self.parent = parent
    self.count = count
    slots = .allocate(capacity: max(1, count))
    slots.initialize(repeating: .nil, count: count)
  }

  deinit {
    for slot in 0..<count where slots[slot].mayNest { letGo(slot) }
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

  /// The values of its variables, and of those around it.
  var values: [Value] { (0..<count).map { slots[$0] } + (parent?.values ?? []) }

  /// Forgets all values, the last one first.
  @inline(__always)
  func clear() {
    for slot in (0..<count).reversed() { slots[slot] = .nil }
  }

  // MARK: Ownership

  private func letGo(_ slot: Int) {
    let held = (slots + slot).move()
    (slots + slot).initialize(to: .nil)
    if held.mayNest { Releasing.release(held) }
  }

  /// A closure holds a variable.
  func hold(_ slot: Int) {
    if holders.isEmpty { holders = Array(repeating: 0, count: count) }
    holders[slot] += 2
  }

  /// A closure that held a variable has ended.
  func release(_ slot: Int) {
    holders[slot] -= 2
    if holders[slot] == 1 { letGo(slot) }
  }

  /// Lets the variables of a block go that has ended, the last one first. Those that closures hold go with the last of
  /// these.
  func end(_ block: Range<Int>) {
    for slot in block.reversed() {
      if !holders.isEmpty, holders[slot] > 1 { holders[slot] |= 1 } else { letGo(slot) }
    }
  }

  /// Lets all its variables go, as their function has ended.
  func end() { end(0..<count) }
}
