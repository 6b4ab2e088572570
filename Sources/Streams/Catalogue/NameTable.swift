/// Which operators have a name: chains of positions, by a hash of the name.
///
/// A dictionary of arrays would cost more to build than a short script takes to run.
struct NameTable {
  private let all: [Operator]
  /// For each hash the first link of its chain, -1 where there is none.
  private var heads = [Int](repeating: -1, count: 256)
  /// The position that each link leads to, and the link behind it.
  private var positions: [Int] = []
  private var following: [Int] = []

  init(_ all: [Operator]) {
    self.all = all
    positions.reserveCapacity(all.count * 2)
    following.reserveCapacity(all.count * 2)
    // From the last to the first, since each goes before those of its chain.
    for (position, entry) in all.enumerated().reversed() {
      for alias in entry.aliases { link(alias, to: position) }
      link(entry.name, to: position)
    }
  }

  private mutating func link(_ name: String, to position: Int) {
    let hash = Self.hash(name)
    following.append(heads[hash])
    heads[hash] = positions.count
    positions.append(position)
  }

  /// The operators that have a name, in the order of the catalogue.
  func entries(named name: String) -> [Operator] {
    var found: [Operator] = []
    var next = heads[Self.hash(name)]
    while next >= 0 {
      let entry = all[positions[next]]
      // The names of one operator are neighbours where they share a chain.
      if found.last !== entry, entry.name == name || entry.aliases.contains(name) { found.append(entry) }
      next = following[next]
    }
    return found
  }

  private static func hash(_ name: String) -> Int {
    // Without the checks of a string for each byte; few of them tell names apart.
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes -> Int in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return bytes.count &* 11 &+ Int(first) &* 5 &+ Int(last) &* 3 &+ Int(bytes[bytes.count / 2]) &* 7
    }
    return (hash ?? 0) & 255
  }
}
