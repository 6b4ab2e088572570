/// Values by keys that are values themselves; each pair counts against the budget of held values.
struct HeldDictionary<Element>: ~Copyable {
  private var elements: [HashedValue: Element] = [:]
  private var held: HeldCount
  private let sameness: Sameness

  init(in world: World, by sameness: Sameness = .contents) {
    held = HeldCount(in: world)
    self.sameness = sameness
  }

  /// The keys, in no order.
  var keys: [Value] { elements.keys.map { $0.value } }

  subscript(key: Value) -> Element? { elements[HashedValue(value: key, by: sameness)] }

  /// Adds an element for a key. Returns false, and changes nothing, if the key has one, or if a larger table would
  /// exceed the budget of memory.
  mutating func insert(_ element: Element, for key: Value) -> Bool {
    let key = HashedValue(value: key, by: sameness)
    guard elements[key] == nil else { return false }
    if elements.count == elements.capacity, !held.world.canRehash(elements.count, of: (HashedValue, Element).self) {
      return false
    }
    elements[key] = element
    held.add()
    return true
  }

  mutating func remove(_ key: Value) {
    if elements.removeValue(forKey: HashedValue(value: key, by: sameness)) != nil { held.remove() }
  }

  mutating func removeAll() {
    elements = [:]
    held.removeAll()
  }
}
