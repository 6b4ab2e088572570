/// The positions of names in a list: chains of positions, by a hash of the name.
///
/// A dictionary of arrays would take longer to build than a short script takes to run.
struct NameTable {
  private static let hashCount = 256

  /// For each hash the index of the first link of its chain, or 0 if there is none; then the links, each with a
  /// position and the index of the next link.
  private var links = [Int](repeating: 0, count: hashCount)

  /// - Parameter names: Adds the names of a position.
  init(positions: Range<Int>, _ names: (_ position: Int, _ add: (String) -> Void) -> Void) {
    links.reserveCapacity(Self.hashCount + positions.count * 4)
    // From the last to the first, because each is inserted before those of its chain.
    for position in positions.reversed() { names(position) { link($0, to: position) } }
  }

  private mutating func link(_ name: String, to position: Int) {
    let hash = Self.hash(name)
    let next = links[hash]
    // The names of one position are neighbours if they share a chain.
    guard next == 0 || links[next] != position else { return }
    links[hash] = links.count
    links.append(position)
    links.append(next)
  }

  /// Returns the positions that may have a name, in order: every one that has it, and some that share its hash.
  func positions(of name: String) -> [Int] {
    var found: [Int] = []
    var next = links[Self.hash(name)]
    while next > 0 {
      found.append(links[next])
      next = links[next + 1]
    }
    return found
  }

  private static func hash(_ name: String) -> Int {
    // A string would be checked at each byte, and a few bytes distinguish names.
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes -> Int in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return bytes.count &* 11 &+ Int(first) &* 5 &+ Int(last) &* 3 &+ Int(bytes[bytes.count / 2]) &* 7
    }
    return (hash ?? 0) & (hashCount - 1)
  }
}
