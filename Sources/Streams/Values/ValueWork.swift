/// The work of comparing, hashing and making large values: counted where no world is at hand, and charged by the next
/// world that looks at its budgets.
///
/// Only work that grows with the size of values counts, so that small ones cost nothing.
enum ValueWork {
  /// Steps so far; the engine runs on one thread.
  nonisolated(unsafe) static var steps = 0

  /// Counts steps.
  @inline(__always)
  static func add(_ count: Int) { steps &+= count }

  @inline(__always)
  static func add(_ charge: Charge) { steps &+= charge.steps }

  /// Counts a text that is taken apart into its characters.
  static func add(charactersOf text: String) { steps &+= text.utf8.count &* 4 }

  /// Counts the comparing or hashing of a text.
  @inline(__always)
  static func add(_ text: String) {
    if text.utf8.count > 64 { steps &+= text.readingSteps }
  }
}

extension String {
  /// The steps that a comparison with another text takes: many more where other letters than those of ASCII may be
  /// written in more than one way.
  public var readingSteps: Int {
    let isASCII = utf8.withContiguousStorageIfAvailable { bytes in bytes.reduce(0 as UInt8) { $0 | $1 } < 0x80 }
    return isASCII == true ? utf8.count >> 5 : utf8.count
  }
}
