import Times

/// The labels of an axis. Each is written once, for all scales and passes that are tried for a sample of the instants.
final class AxisLabels {
  /// The number of columns that are about as wide as a digit of a value.
  let columnsOfDigit: Double
  private let columns: (_ characters: Int) -> Int
  /// Whether a label is centred over its column, rather than begins there.
  private let areCentred: Bool
  /// The labels of times, by the longest unit that they may have, in nanoseconds.
  private var texts: [Int64: [Int64: String]] = [:]
  private var count = 0

  /// The maximum number of labels that are stored: most labels of a long run are written a few times only, and looking
  /// them up would take longer.
  private static let mostRemembered = 1_000

  /// Creates labels; `columns` converts a number of characters to columns.
  init(
    columnsOfDigit: Double = 1, areCentred: Bool = false, columns: @escaping (_ characters: Int) -> Int = { $0 }
  ) {
    self.columnsOfDigit = columnsOfDigit
    self.areCentred = areCentred
    self.columns = columns
  }

  /// Returns the label of a time on an axis of this scale.
  func text(_ time: Int64, _ scale: Scale) -> String { text(time, atMost: scale.largestUnit(at: time)) }

  /// Returns a length of time in the unit that makes it shortest.
  func text(ofLength length: Int64) -> String { text(length, atMost: .hour) }

  /// Returns the columns of a text, which is ASCII.
  func width(_ text: String) -> Int { columns(text.utf8.count) }

  /// Returns the number of columns of a label of this width before its own column.
  func lead(ofWidth width: Int) -> Int { areCentred ? width / 2 : 0 }

  private func text(_ time: Int64, atMost largest: TimeText.Unit) -> String {
    if count == Self.mostRemembered { return TimeText.format(time, atMost: largest) }
    if let text = texts[largest.nanoseconds]?[time] { return text }
    let text = TimeText.format(time, atMost: largest)
    texts[largest.nanoseconds, default: [:]][time] = text
    count += 1
    return text
  }
}
