/// The budget of memory. It is measured now and then, and before anything large grows.
///
/// A collection that grows is copied, and for a moment the old and the new one both exist: between two measurements an
/// array could grow from half the budget to twice the budget.
extension World {
  /// The fewest bytes whose allocation is checked. Fewer do not matter in any budget.
  public static let largeGrowth = 4 << 20

  /// Returns whether that many bytes can be allocated at once, and ends the run if that exceeds the budget.
  @inline(__always)
  public func canTake(bytes: Int) -> Bool { bytes < Self.largeGrowth || hasRoom(for: bytes) }

  @inline(never)
  private func hasRoom(for bytes: Int) -> Bool {
    guard stop == nil else { return false }
    if isShortOfMemory(bytes) { strike(.memory, by: nil) }
    return stop == nil
  }

  /// Returns whether a buffer that is full can be copied into a larger one.
  ///
  /// The part of the larger one that is not written yet takes no memory.
  @inline(__always)
  public func canCopy<Element>(_ count: Int, of element: Element.Type) -> Bool {
    canTake(bytes: count &* MemoryLayout<Element>.stride)
  }

  /// Returns whether something can grow whose copies are not known beforehand. The budget is checked after much growth.
  @inline(__always)
  public func canGrow(from bytes: Int, to more: Int) -> Bool {
    (bytes ^ more) < Self.largeGrowth || hasRoom(for: more)
  }

  /// Returns whether a set that is full can be copied into a larger one, which is written as a whole. At most three in
  /// four of its places are in use.
  func canRehash<Element>(_ count: Int, of element: Element.Type) -> Bool {
    canTake(bytes: count &* 8 / 3 &* MemoryLayout<Element>.stride)
  }
}

extension Set {
  /// Whether the array has no room for one more element.
  var isFull: Bool { count == capacity }
}

extension Array {
  /// The number of elements of the smallest array whose growth is checked.
  @usableFromInline
  static var fewestThatAreLarge: Int { World.largeGrowth / Swift.max(1, MemoryLayout<Element>.stride) }

  /// Appends an element. If that would exceed the budget of memory, it appends nothing and ends the run.
  @inline(__always)
  public mutating func append(_ element: Element, in world: World) {
    if count >= Self.fewestThatAreLarge, count == capacity, !world.canCopy(count, of: Element.self) { return }
    append(element)
  }

  /// Appends elements. If that would exceed the budget of memory, it appends nothing, ends the run and returns false.
  @discardableResult
  public mutating func append(contentsOf elements: [Element], in world: World) -> Bool {
    let stride = MemoryLayout<Element>.stride
    let added = elements.count &* stride
    // A growth copies all elements that were there.
    let copied = elements.count > capacity &- count ? count &* stride : 0
    guard world.canTake(bytes: added &+ copied) else { return false }
    append(contentsOf: elements)
    return true
  }
}

extension Scheduler {
  /// The bytes to copy when more timers are armed than there is room for, if that may be soon.
  var nextGrowth: Int {
    let soon = 1 << 16
    return capacity - used < soon ? used &* MemoryLayout<TimerRecord>.stride : 0
  }
}
