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
  public var keys: [Value] { pairs.keys.map(\.value) }
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

/// A value as a key: equal values have equal hashes, and nothing that is printed depends on a hash.
struct HashedValue: Hashable {
  let value: Value

  static func == (one: HashedValue, other: HashedValue) -> Bool { one.value.isEqual(to: other.value) }

  func hash(into hasher: inout Hasher) {
    guard let box = value.elementBox else { return Self.hash(value, into: &hasher) }
    // All elements, and some of theirs: keys that differ late would else stand in one another's way.
    hasher.combine(box.elements.count)
    var room = Self.mostNested
    for element in box.elements {
      guard let inner = element.elementBox else {
        Self.hash(element, into: &hasher)
        continue
      }
      hasher.combine(inner.elements.count)
      for element in inner.elements.prefix(max(0, room)) { Self.hash(element, into: &hasher) }
      room -= inner.elements.count
    }
  }

  /// So many elements of elements are looked at.
  private static let mostNested = 64

  /// Containers count by their size, so that hashing never recurses.
  private static func hash(_ value: Value, into hasher: inout Hasher) {
    switch value {
    case .nil, .unit: hasher.combine(0)
    case .bool(let bool): hasher.combine(bool)
    case .int(let int): hasher.combine(Double(int))
    case .double(let double): hasher.combine(double)
    case .duration(let nanoseconds): hasher.combine(nanoseconds)
    case .string(let box): hasher.combine(box.text)
    case .array(let box), .tuple(let box): hasher.combine(box.elements.count)
    case .dictionary(let box): hasher.combine(box.count)
    case .range(let box): hasher.combine(box.lower)
    case .sequence(let sequence): hasher.combine(ObjectIdentifier(sequence))
    case .error(let error): hasher.combine(error.message)
    case .event(let event): hasher.combine(event.kind)
    case .function(let function): hasher.combine(ObjectIdentifier(function))
    case .stream(let stream): hasher.combine(ObjectIdentifier(stream))
    case .disposable(let subscriber): hasher.combine(ObjectIdentifier(subscriber))
    case .scheduler(let scheduler): hasher.combine(scheduler.name)
    }
  }
}

extension Value {
  fileprivate var elementBox: ArrayBox? {
    switch self {
    case .array(let box), .tuple(let box): box
    default: nil
    }
  }
}
