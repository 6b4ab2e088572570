import Streams

/// How much the values of a run may take when they are printed; what has no room is `…`.
final class PrintingRoom {
  private let bytes: Int
  private var left: Int
  /// Whether something had no room.
  private(set) var isExhausted = false
  private let isInterrupted: () -> Bool
  /// How much is taken.
  var used: Int { bytes - left }

  /// Room for so many bytes.
  ///
  /// - Parameter isInterrupted: Asked now and then whether to stop: then there is no more room.
  init(_ bytes: Int, isInterrupted: @escaping () -> Bool = { false }) {
    self.bytes = bytes
    self.isInterrupted = isInterrupted
    left = bytes
  }

  /// Says that something had no room.
  func exhaust() { isExhausted = true }

  /// The same room, empty again: a picture may be asked for more than once.
  func renewed() -> PrintingRoom {
    left = bytes
    return self
  }

  /// Leaves out the lanes that have no room: each is drawn through all instants, whatever happens on it.
  func fit(_ lanes: inout [Recording.Track], instants: Int) {
    // Some cells an instant, and the name.
    let cells = 80 + 4 * instants
    let most = max(1, bytes * 4 / cells)
    guard lanes.count > most else { return }
    lanes = Array(lanes.prefix(most))
    isExhausted = true
  }

  /// How many events can be drawn where there are so many: each takes much more to draw than its value to write.
  func events(ofAll count: Int) -> Int {
    let most = bytes / 25
    guard count > most else { return .max }
    isExhausted = true
    return most
  }

  /// The value, or what stands for one that has no room.
  func fit(_ value: Value) -> Value {
    switch value {
    case .string, .array, .tuple, .dictionary, .event, .error:
      let size = value.printedSize(upTo: left, isInterrupted: isInterrupted)
      guard size <= left else {
        isExhausted = true
        left = 0
        return .string("…")
      }
      left -= size
    default: break
    }
    return value
  }
}
