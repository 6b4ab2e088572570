import Streams

/// The stack of the thread that runs scripts.
public enum DeepStack {
  /// The bytes that are left free for code that looks at no limit.
  private static let room = 8 << 20

  /// Tells the engine how much stack this thread has, in bytes, so that it stops before the end: called at its start.
  public static func mark(size: Int) {
    var here: UInt8 = 0
    let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    World.stackEnd = top - UInt(max(0, size - min(room, size / 4)))
  }
}
