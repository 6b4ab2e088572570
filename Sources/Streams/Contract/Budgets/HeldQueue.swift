/// Values that are held for later, first in, first out; each counts against the budget of held values.
package struct HeldQueue<Element>: ~Copyable {
  private var queue = Queue<Element>()
  private var held: HeldCount

  package init(in world: World) { held = HeldCount(in: world) }

  var count: Int { queue.count }
  var isEmpty: Bool { queue.isEmpty }
  var first: Element? { queue.first }
  /// The elements, oldest first.
  var elements: [Element] { queue.elements }

  @inline(__always)
  package mutating func append(_ element: Element) {
    held.add()
    queue.append(element, in: held.world)
  }

  @inline(__always)
  package mutating func popFirst() -> Element? {
    guard let element = queue.popFirst() else { return nil }
    held.remove()
    return element
  }

  package mutating func removeAll() {
    queue.removeAll()
    held.removeAll()
  }
}
