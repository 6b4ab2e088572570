import Times

/// The labels of an axis: each is written once, however many scales and passes are tried for a sample of the instants.
final class AxisLabels {
  /// How many columns are about as wide as a digit of a value.
  let columnsOfDigit: Double
  private let columns: (_ characters: Int) -> Int
  /// Whether a label is centred over its column, and does not begin there.
  private let areCentred: Bool
  /// For the longest unit that they may have, in nanoseconds, the labels of times.
  private var texts: [Int64: [Int64: String]] = [:]
  private var count = 0

  /// Of a long run most labels are written a few times only: to find them would take longer.
  private static let mostRemembered = 1_000

  /// Labels, by how many characters they have and how many columns these take.
  init(
    columnsOfDigit: Double = 1, areCentred: Bool = false, columns: @escaping (_ characters: Int) -> Int = { $0 }
  ) {
    self.columnsOfDigit = columnsOfDigit
    self.areCentred = areCentred
    self.columns = columns
  }

  /// The label of a time on an axis of this scale.
  func text(_ time: Int64, _ scale: Scale) -> String { text(time, atMost: scale.largestUnit(at: time)) }

  /// A length of time in the unit that makes it shortest.
  func text(ofLength length: Int64) -> String { text(length, atMost: .hour) }

  /// The columns that a text takes, all of it ASCII.
  func width(_ text: String) -> Int { columns(text.utf8.count) }

  /// How many columns of a label of this width stand before its own column.
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
