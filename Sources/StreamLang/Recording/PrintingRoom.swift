import Streams

/// The memory for printing the values of a run. A value without room is `…`.
final class PrintingRoom {
  /// The budget that limits it.
  private(set) var budget: Limits.Kind
  private let bytes: Int
  private let isShortOfMemory: (_ more: Int) -> Bool
  private var left: Int
  /// Whether a value had no room.
  private(set) var isExhausted = false
  private let isInterrupted: () -> Bool
  /// The number of bytes in use.
  var used: Int { bytes - left }

  /// Creates room for that many bytes, and no more than a part of the memory.
  ///
  /// - Parameters:
  ///   - limits: The budgets, with that of memory.
  ///   - memory: The bytes of memory for each byte that is printed.
  ///   - isShortOfMemory: Whether the process would use too much memory with that many more bytes.
  ///   - isInterrupted: Returns whether to stop, with no more room; it is called now and then.
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

  /// The bytes of memory for writing an event, besides its value.
  private static let memoryOfEvent = 400

  /// Notes that a value had no room.
  func exhaust() { isExhausted = true }

  /// Returns the same room, empty again, for another picture.
  func renewed() -> PrintingRoom {
    left = bytes
    return self
  }

  /// Removes the lanes that have no room. A lane takes room at every instant, even without an event.
  func fit<Lane>(_ lanes: inout [Lane], instants: Int) {
    // A lane takes some cells for each instant, and its name.
    let cells = 80 + 4 * instants
    let most = max(1, bytes * 4 / cells)
    guard lanes.count > most else { return }
    lanes = Array(lanes.prefix(most))
    isExhausted = true
  }

  /// Returns the number of events that can be drawn: drawing one takes much more room than writing its value.
  func events(ofAll count: Int) -> Int { atMost(bytes / 25, of: count) }

  /// Returns the number of events that can be written, besides the recorded values.
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

  /// Returns the value, or `…` for one that has no room.
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
