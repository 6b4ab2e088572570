/// The budget of memory: it is measured, so it is looked at now and then, and before anything large grows.
///
/// A collection that grows is copied, and for a moment the old and the new one both exist: between two looks an array
/// could go from half the budget to twice of it.
extension World {
  /// Fewer bytes than this are taken without asking, since they do not matter in any budget.
  public static let largeGrowth = 4 << 20

  /// Whether that many bytes can be taken at once; where that would pass the budget of memory the run has ended.
  @inline(__always)
  public func canTake(bytes: Int) -> Bool { bytes < Self.largeGrowth || hasRoom(for: bytes) }

  @inline(never)
  private func hasRoom(for bytes: Int) -> Bool {
    guard stop == nil else { return false }
    if isShortOfMemory(bytes) { strike(.memory, by: nil) }
    return stop == nil
  }

  /// Whether a buffer that is full can be copied into a larger one.
  ///
  /// The part of the larger one that is not written yet takes no memory.
  @inline(__always)
  public func canCopy<Element>(_ count: Int, of element: Element.Type) -> Bool {
    canTake(bytes: count &* MemoryLayout<Element>.stride)
  }

  /// Whether something can grow that does not say when it will be copied: asked as often as it has grown a lot.
  @inline(__always)
  public func canGrow(from bytes: Int, to more: Int) -> Bool {
    (bytes ^ more) < Self.largeGrowth || hasRoom(for: more)
  }

  /// Whether a set that is full can be copied into a larger one, which is written all over at once: of its places at
  /// most three in four are taken.
  func canRehash<Element>(_ count: Int, of element: Element.Type) -> Bool {
    canTake(bytes: count &* 8 / 3 &* MemoryLayout<Element>.stride)
  }
}

extension Set {
  /// Whether one more element makes it larger.
  var isFull: Bool { count == capacity }
}

extension Array {
  /// For a smaller array the budget is never asked.
  @usableFromInline
  static var fewestThatAreLarge: Int { World.largeGrowth / Swift.max(1, MemoryLayout<Element>.stride) }

  /// Appends an element; where that would pass its budget of memory nothing is appended, and the run has ended.
  @inline(__always)
  public mutating func append(_ element: Element, in world: World) {
    if count >= Self.fewestThatAreLarge, count == capacity, !world.canCopy(count, of: Element.self) { return }
    append(element)
  }

  /// Appends elements; false where that would pass its budget of memory: nothing is appended, and the run has
  /// ended.
  @discardableResult
  public mutating func append(contentsOf elements: [Element], in world: World) -> Bool {
    let stride = MemoryLayout<Element>.stride
    let added = elements.count &* stride
    // A growth writes down all that was there once more.
    let copied = elements.count > capacity &- count ? count &* stride : 0
    guard world.canTake(bytes: added &+ copied) else { return false }
    append(contentsOf: elements)
    return true
  }
}

extension Scheduler {
  /// The bytes that are copied where more timers are armed than there is room for, if that may be soon.
  var nextGrowth: Int {
    let soon = 1 << 16
    return capacity - used < soon ? used &* MemoryLayout<TimerRecord>.stride : 0
  }
}
