import OrderedCollections

/// A dictionary that keeps the order of insertion, behind a reference.
public final class DictionaryBox {
  private var pairs: OrderedDictionary<HashedValue, Value> = [:]
  private let sameness: Sameness

  /// Creates an empty dictionary.
  ///
  /// - Parameter sameness: The way its keys are compared.
  public init(by sameness: Sameness = .contents) { self.sameness = sameness }

  /// Creates a dictionary of pairs. A key that comes again replaces its value.
  public init(_ pairs: [(Value, Value)]) {
    sameness = .contents
    for (key, value) in pairs { self.pairs[HashedValue(value: key)] = value }
  }

  deinit {
    var values = Array(pairs.values)
    pairs = [:]
    Releasing.release(&values)
  }

  /// The number of pairs.
  public var count: Int { pairs.count }
  /// The keys, in the order of their insertion.
  public var keys: [Value] { pairs.keys.map { $0.value } }
  /// The values, in the order of their keys.
  public var values: [Value] { Array(pairs.values) }

  /// The value of a key. Setting `nil` removes the key.
  public subscript(key: Value) -> Value? {
    get { pairs[HashedValue(value: key, by: sameness)] }
    set { pairs[HashedValue(value: key, by: sameness)] = newValue }
  }

  /// Returns the pair at a position, or `nil` behind the last one.
  public func pair(at position: Int) -> (key: Value, value: Value)? {
    guard pairs.elements.indices.contains(position) else { return nil }
    let pair = pairs.elements[position]
    return (pair.key.value, pair.value)
  }

  /// Returns the position of a key among the pairs.
  public func position(of key: Value) -> Int? { pairs.index(forKey: HashedValue(value: key, by: sameness)) }

  /// Returns a copy that can be changed without changing this dictionary.
  public func copy() -> DictionaryBox {
    let copy = DictionaryBox(by: sameness)
    copy.pairs = pairs
    return copy
  }
}
