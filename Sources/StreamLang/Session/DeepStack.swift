import Streams

/// The stack of the thread that runs scripts.
public enum DeepStack {
  /// The bytes that stay free for code that checks no limit.
  private static let room = 8 << 20

  /// Sets the bytes of this thread's stack, at its start, so that the engine stops before the stack's end.
  public static func mark(size: Int) {
    var here: UInt8 = 0
    let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    World.stackEnd = top - UInt(max(0, size - min(room, size / 4)))
  }
}
