/// A queue, first in, first out: a ring whose capacity is a power of two, so that no element is ever shifted.
struct Queue<Element>: ~Copyable {
  private var ring: UnsafeMutablePointer<Element>
  private var capacity = 0
  private var head = 0
  /// The number of elements.
  private(set) var count = 0

  init() { ring = .allocate(capacity: 0) }

  deinit {
    for index in 0..<count { (ring + place(index)).deinitialize(count: 1) }
    ring.deallocate()
  }

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  private func place(_ index: Int) -> Int { (head &+ index) & (capacity &- 1) }

  /// Appends an element. If that would exceed the budget of memory, it appends nothing and ends the run.
  @inline(__always)
  mutating func append(_ element: Element, in world: World) {
    if count == capacity, !grow(in: world) { return }
    (ring + place(count)).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = (ring + head).move()
    head = place(1)
    count &-= 1
    return element
  }

  /// The oldest element.
  var first: Element? { self[0] }

  /// The element at an index, the oldest at 0; `nil` beyond the last.
  subscript(index: Int) -> Element? {
    @inline(__always) get { index < count ? ring[place(index)] : nil }
  }

  /// The elements, oldest first.
  var elements: [Element] { (0..<count).map { ring[place($0)] } }

  mutating func removeAll() { self = Queue() }

  /// Makes more room. Returns false, and changes nothing, if that would exceed the budget of memory.
  private mutating func grow(in world: World) -> Bool {
    guard world.canCopy(count, of: Element.self) else { return false }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: max(8, capacity * 2))
    let untilEnd = min(count, capacity - head)
    larger.moveInitialize(from: ring + head, count: untilEnd)
    (larger + untilEnd).moveInitialize(from: ring, count: count - untilEnd)
    ring.deallocate()
    ring = larger
    capacity = max(8, capacity * 2)
    head = 0
    return true
  }
}
