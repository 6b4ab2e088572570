import Streams

/// The room that the values of a run have when they are printed; a value without room is `…`.
final class PrintingRoom {
  /// The budget that bounds it.
  private(set) var budget: Limits.Kind
  private let bytes: Int
  private let isShortOfMemory: (_ more: Int) -> Bool
  private var left: Int
  /// Whether a value had no room.
  private(set) var isExhausted = false
  private let isInterrupted: () -> Bool
  /// How much is taken.
  var used: Int { bytes - left }

  /// Room for that many bytes, and no more than a part of the memory.
  ///
  /// - Parameters:
  ///   - limits: They give the memory.
  ///   - memory: How many bytes of it are taken for each byte that is printed.
  ///   - isShortOfMemory: Whether the process would use too much with that many more bytes.
  ///   - isInterrupted: Whether to stop, asked now and then: then there is no more room.
  init(
    _ bytes: Int, in limits: Limits, memory: Int, isShortOfMemory: @escaping (_ more: Int) -> Bool = { _ in false },
    isInterrupted: @escaping () -> Bool = { false }
  ) {
    let megabytes = min(limits[.memory], Int.max >> 20)
    let inMemory = (megabytes << 20) / memory
    budget = inMemory < bytes ? .memory : .output
    self.bytes = min(bytes, inMemory)
    self.isShortOfMemory = isShortOfMemory
    self.isInterrupted = isInterrupted
    left = self.bytes
  }

  /// The bytes that an event takes while it is written, besides its value.
  private static let memoryOfEvent = 400

  /// Notes that a value had no room.
  func exhaust() { isExhausted = true }

  /// The same room, empty again: a picture may be asked for more than once.
  func renewed() -> PrintingRoom {
    left = bytes
    return self
  }

  /// Leaves out the lanes that have no room: a lane takes room at every instant, even where nothing happens on it.
  func fit(_ lanes: inout [Recording.Track], instants: Int) {
    // A lane takes some cells for each instant, and its name.
    let cells = 80 + 4 * instants
    let most = max(1, bytes * 4 / cells)
    guard lanes.count > most else { return }
    lanes = Array(lanes.prefix(most))
    isExhausted = true
  }

  /// How many events can be drawn of all that there are: each takes much more to draw than its value to write.
  func events(ofAll count: Int) -> Int { atMost(bytes / 25, of: count) }

  /// How many of all events can be written, besides the recorded values.
  func eventsToWrite(ofAll count: Int) -> Int {
    var most = count
    while most * Self.memoryOfEvent >= World.largeGrowth, isShortOfMemory(most * Self.memoryOfEvent) { most /= 2 }
    if most < count { budget = .memory }
    return atMost(most, of: count)
  }

  private func atMost(_ most: Int, of count: Int) -> Int {
    guard count > most else { return .max }
    isExhausted = true
    return most
  }

  /// The value, or `…` for one that has no room.
  func fit(_ value: Value) -> Value {
    switch value {
    case .string, .array, .tuple, .dictionary, .event, .error, .object:
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
