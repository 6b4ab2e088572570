/// Which operators have a name: chains of positions, by a hash of the name.
///
/// A dictionary of arrays would cost more to build than a short script takes to run.
struct NameTable {
  private static let hashCount = 256

  private let all: [Operator]
  /// For each hash where the first link of its chain stands, 0 where there is none; then the links: the position that
  /// each leads to, and where the next one stands.
  private let links: [Int]

  init(_ all: [Operator]) {
    self.all = all
    var nameCount = all.count
    for entry in all { nameCount += entry.aliases.count }
    links = Array(unsafeUninitializedCapacity: Self.hashCount + nameCount * 2) { links, end in
      links[..<Self.hashCount].initialize(repeating: 0)
      end = Self.hashCount
      func link(_ name: String, to position: Int) {
        let hash = Self.hash(name)
        links[end] = position
        links[end + 1] = links[hash]
        links[hash] = end
        end += 2
      }
      // From the last to the first, since each goes before those of its chain.
      for position in all.indices.reversed() {
        for alias in all[position].aliases { link(alias, to: position) }
        link(all[position].name, to: position)
      }
    }
  }

  /// The operators that have a name, in the order of the catalogue.
  func entries(named name: String) -> [Operator] {
    var found: [Operator] = []
    var next = links[Self.hash(name)]
    while next > 0 {
      let entry = all[links[next]]
      // The names of one operator are neighbours where they share a chain.
      if found.last !== entry, entry.name == name || entry.aliases.contains(name) { found.append(entry) }
      next = links[next + 1]
    }
    return found
  }

  private static func hash(_ name: String) -> Int {
    // Without the checks of a string for each byte; few of them tell names apart.
    let hash = name.utf8.withContiguousStorageIfAvailable { bytes -> Int in
      guard let first = bytes.first, let last = bytes.last else { return 0 }
      return bytes.count &* 11 &+ Int(first) &* 5 &+ Int(last) &* 3 &+ Int(bytes[bytes.count / 2]) &* 7
    }
    return (hash ?? 0) & (hashCount - 1)
  }
}
