/// Converts places between UTF-8, for spans, and UTF-16, for pages.
public struct UTF16Places {
  /// The UTF-16 units before each byte; `nil` if each byte is a unit.
  private var units: [Int32]?
  private let count: Int

  /// Counts the units of a text.
  public init(of source: SourceText) {
    let bytes = source.bytes
    count = bytes.count
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var units: [Int32] = []
    units.reserveCapacity(bytes.count + 1)
    var character: Int32 = 0
    var next: Int32 = 0
    for byte in bytes {
      // The first byte of a character counts for all of it: one of four bytes has two units.
      if byte < 0x80 || byte >= 0xC0 {
        character = next
        next += byte >= 0xF0 ? 2 : 1
      }
      units.append(character)
    }
    units.append(next)
    self.units = units
  }

  /// Returns the unit of a byte.
  public func utf16(_ utf8: Int) -> Int {
    let place = min(max(utf8, 0), count)
    return units.map { Int($0[place]) } ?? place
  }

  /// Returns the first byte of a unit.
  public func utf8(_ utf16: Int) -> Int {
    guard let units else { return min(max(utf16, 0), count) }
    var low = 0
    var high = units.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(units[middle]) <= utf16 { low = middle } else { high = middle }
    }
    // All bytes of a character have the same units before them.
    while low > 0, units[low - 1] == units[low] { low -= 1 }
    return low
  }
}
