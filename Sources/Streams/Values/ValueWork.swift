/// The work of comparing, hashing and making large values. It is counted without a world, and the next world that
/// checks its budgets is charged for it.
///
/// Only work that grows with the size of values counts, so that small values cost nothing.
enum ValueWork {
  /// The number of steps so far. The engine runs on one thread.
  nonisolated(unsafe) static var steps = 0

  /// Counts steps.
  @inline(__always)
  static func add(_ count: Int) { steps &+= count }

  @inline(__always)
  static func add(_ charge: Charge) { steps &+= charge.steps }

  /// Counts the splitting of a text into its characters.
  static func add(charactersOf text: String) { steps &+= text.utf8.count &* 4 }

  /// Counts the comparison or hashing of a text.
  @inline(__always)
  static func add(_ text: String) {
    if text.utf8.count > 64 { steps &+= text.readingSteps }
  }
}

extension String {
  /// The steps of a comparison with another text: many more beyond ASCII, where letters may have several encodings.
  public var readingSteps: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in bytes.reduce(0 as UInt8) { $0 | $1 } < 0x80 }
    return isASCII == true ? utf8.count >> 5 : utf8.count
  }
}
