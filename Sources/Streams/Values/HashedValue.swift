/// A value as a key: equal values have equal hashes, and no output depends on a hash.
///
/// The digest is computed once: a table that grows reads no value again, and few different keys share a digest.
struct HashedValue: Hashable {
  let value: Value
  private let sameness: Sameness
  private let digest: Int

  init(value: Value, by sameness: Sameness = .contents) {
    self.value = value
    self.sameness = sameness
    if sameness == .identity, let container = value.container {
      digest = unsafeBitCast(container, to: Int.self)
      return
    }
    var digester = Digester()
    digest = digester.digest(of: value, depth: 0)
  }

  static func == (one: HashedValue, other: HashedValue) -> Bool {
    guard one.digest == other.digest else { return false }
    if one.sameness.holdsForKeys(one.value, other.value) { return true }
    // Very many keys may share a digest, because every NaN is a key of its own.
    ValueWork.add(1)
    return false
  }

  func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

/// Computes one number from a value and the values inside it.
private struct Digester {
  /// The number of nested elements to read. The elements of the key itself are all read.
  private var room = 1024
  /// The greatest depth to read. Deeper values count by their size.
  private static let deepest = 16

  mutating func digest(of value: Value, depth: Int) -> Int {
    switch value {
    case .nil, .unit: 0
    case .bool(let bool): bool ? 1 : 2
    case .int(let int): Self.digest(of: int)
    case .double(let double): Self.digest(of: double)
    case .duration(let nanoseconds): nanoseconds ^ 0x5851_F42D
    case .string(let box): Self.digest(of: box.text)
    case .array(let box), .tuple(let box): digest(of: box.elements, depth)
    case .dictionary(let box): digest(of: box, depth)
    case .range(let box): Self.mixed(box.lower, box.upper)
    case .sequence(let sequence): ObjectIdentifier(sequence).hashValue
    case .error(let error): Self.digest(of: error.message ?? "")
    case .event(let event):
      depth < Self.deepest ? Self.mixed(event.kind.hashValue, digest(of: event.value, depth: depth + 1)) : 3
    case .function(let function): ObjectIdentifier(function).hashValue
    case .stream(let stream): ObjectIdentifier(stream).hashValue
    case .disposable(let subscriber): ObjectIdentifier(subscriber).hashValue
    case .scheduler(let scheduler): scheduler.name.hashValue
    case .object(let box): box.digest
    }
  }

  private mutating func digest(of elements: [Value], _ depth: Int) -> Int {
    var digest = elements.count
    guard depth < Self.deepest else { return digest }
    let seen = depth == 0 ? elements.count : min(room, elements.count)
    if depth > 0 { room -= seen }
    ValueWork.add(seen &* 2 &+ 8)
    for element in elements.prefix(seen) { digest = Self.mixed(digest, self.digest(of: element, depth: depth + 1)) }
    return digest
  }

  /// Computes a digest that does not depend on the order of the pairs.
  private mutating func digest(of box: DictionaryBox, _ depth: Int) -> Int {
    guard depth < Self.deepest, box.count <= room else { return box.count }
    room -= box.count
    ValueWork.add(box.count &* 12)
    var sum = box.count
    for (key, value) in zip(box.keys, box.values) {
      sum &+= Self.mixed(digest(of: key, depth: depth + 1), digest(of: value, depth: depth + 1))
    }
    return sum
  }

  /// Computes the digest of a number. One that equals a Double has the digest of that Double.
  private static func digest(of int: Int) -> Int {
    let double = Double(int)
    return Int(exactly: double) == int ? digest(of: double) : int
  }

  private static func digest(of double: Double) -> Int {
    // Both zeros are equal.
    Int(truncatingIfNeeded: (double == 0 ? 0 : double).bitPattern)
  }

  private static func digest(of text: String) -> Int {
    ValueWork.add(text)
    return text.hashValue
  }

  private static func mixed(_ one: Int, _ two: Int) -> Int {
    var bits = UInt(bitPattern: one) ^ (UInt(bitPattern: two) &* 0x9E37_79B9_7F4A_7C15)
    bits = (bits ^ (bits >> 29)) &* 0xBF58_476D_1CE4_E5B9
    return Int(bitPattern: bits ^ (bits >> 32))
  }
}
