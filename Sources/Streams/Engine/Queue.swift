/// First in, first out: a ring whose size is a power of two, so that nothing is ever shifted.
struct Queue<Element> {
  private var ring: ContiguousArray<Element?> = []
  private var head = 0
  /// How many elements it holds.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == ring.count { grow() }
    ring[(head &+ count) & (ring.count &- 1)] = element
    count += 1
  }

  @inline(__always)
  mutating func popFirst() -> Element? {
    guard count > 0 else { return nil }
    let element = ring[head]
    ring[head] = nil
    head = (head &+ 1) & (ring.count &- 1)
    count -= 1
    return element
  }

  /// The oldest element.
  var first: Element? { count > 0 ? ring[head] : nil }

  /// The element at a place, the oldest at 0; nothing beyond the last.
  subscript(index: Int) -> Element? {
    @inline(__always) get { index < count ? ring[(head &+ index) & (ring.count &- 1)] : nil }
  }

  /// The elements, oldest first.
  var elements: [Element] { (0..<count).compactMap { ring[(head + $0) & (ring.count - 1)] } }

  private mutating func grow() {
    var larger: ContiguousArray<Element?> = []
    larger.reserveCapacity(max(8, ring.count * 2))
    for offset in 0..<count { larger.append(ring[(head + offset) & (ring.count - 1)]) }
    while larger.count < max(8, ring.count * 2) { larger.append(nil) }
    ring = larger
    head = 0
  }
}
