import OrderedCollections

/// A dictionary that keeps the order of insertion, behind a reference.
public final class DictionaryBox {
  private var pairs: OrderedDictionary<HashedValue, Value> = [:]

  /// An empty dictionary.
  public init() {}

  /// Makes a dictionary of pairs; a key that comes again replaces its value.
  public init(_ pairs: [(Value, Value)]) {
    for (key, value) in pairs { self.pairs[HashedValue(value: key)] = value }
  }

  deinit {
    var values = Array(pairs.values)
    pairs = [:]
    Releasing.release(&values)
  }

  /// How many pairs it holds.
  public var count: Int { pairs.count }
  /// Keys, in the order in which they came.
  public var keys: [Value] { pairs.keys.map { $0.value } }
  /// Values, in the order of their keys.
  public var values: [Value] { Array(pairs.values) }

  /// The value of a key; setting nothing removes the key.
  public subscript(key: Value) -> Value? {
    get { pairs[HashedValue(value: key)] }
    set { pairs[HashedValue(value: key)] = newValue }
  }

  /// A copy that can be changed without changing this one.
  public func copy() -> DictionaryBox {
    let copy = DictionaryBox()
    copy.pairs = pairs
    return copy
  }
}
