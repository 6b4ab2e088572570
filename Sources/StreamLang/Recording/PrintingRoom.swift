import Streams

/// How much the values of a run may take when they are printed; what has no room is `…`.
final class PrintingRoom {
  private let bytes: Int
  private var left: Int
  /// Whether something had no room.
  private(set) var isExhausted = false

  /// Room for so many bytes.
  init(_ bytes: Int) {
    self.bytes = bytes
    left = bytes
  }

  /// The same room, empty again: a picture may be asked for more than once.
  func renewed() -> PrintingRoom {
    left = bytes
    return self
  }

  /// The value, or what stands for one that has no room.
  func fit(_ value: Value) -> Value {
    switch value {
    case .string, .array, .tuple, .dictionary, .event, .error:
      let size = value.printedSize(upTo: left)
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
