import CLibrary

/// Frees deeply nested values in a loop: a release that recurses with the data would overflow the stack.
///
/// A long release can be postponed while a user waits.
public enum Releasing {
  /// The values that one thread has yet to free.
  private final class Pool {
    var pending: [Value] = []
    var isReleasing = false
    var isPutOff: () -> Bool = { false }
    private var released = 0

    /// Returns whether to continue later; the loop calls this before each value.
    @inline(__always)
    func isPaused() -> Bool {
      released &+= 1
      return released & 255 == 0 && isPutOff()
    }

    func releasePending() {
      guard !isReleasing else { return }
      isReleasing = true
      while !isPaused(), let value = pending.popLast() { _ = value }
      isReleasing = false
    }
  }

  /// The number of elements to move out of a container at a time.
  private static let piece = 4096

  #if hasFeature(Embedded)
    // Embedded programs, such as the one for WebAssembly, have one thread.
    nonisolated(unsafe) private static let onlyPool = Pool()

    private static func pool() -> Pool { onlyPool }
  #else
    private static let key: pthread_key_t = {
      var key = pthread_key_t()
      pthread_key_create(&key) { pointer in
        if let pointer { Unmanaged<Pool>.fromOpaque(pointer).release() }
      }
      return key
    }()

    private static func pool() -> Pool {
      if let pointer = pthread_getspecific(key) { return Unmanaged<Pool>.fromOpaque(pointer).takeUnretainedValue() }
      let pool = Pool()
      pthread_setspecific(key, Unmanaged.passRetained(pool).toOpaque())
      return pool
    }
  #endif

  /// Postpones the releases of this thread as long as a closure returns true. It is called now and then.
  public static func putOff(while isSo: @escaping () -> Bool) { pool().isPutOff = isSo }

  /// Frees the values whose release was postponed.
  ///
  /// - Returns: Whether all values are free.
  public static func finish() -> Bool {
    let pool = pool()
    pool.releasePending()
    return pool.pending.isEmpty
  }

  /// Releases a value whose owner is being freed. Values that it alone owns are freed after it, not inside its release.
  public static func release(_ value: consuming Value) {
    let pool = pool()
    pool.pending.append(value)
    pool.releasePending()
  }

  /// Releases the elements of a container that is being freed. They are moved out, so that they have no other owner.
  @inline(__always)
  static func release(_ elements: inout [Value]) {
    let isLong = elements.count > piece
    // This test comes first, because a loop would own the elements while they are moved out.
    let nests = elements.contains { $0.mayNest || isLong && $0.isString }
    if nests { releaseAll(&elements) }
  }

  @inline(never)
  private static func releaseAll(_ elements: inout [Value]) {
    let pool = pool()
    if elements.count > piece {
      var moved: [Value] = []
      while moved.count < piece, let element = elements.popLast() { moved.append(element) }
      pool.pending.append(.array(ArrayBox(elements)))
      elements = moved
    }
    while let element = elements.popLast() { pool.pending.append(element) }
    pool.releasePending()
  }
}

extension Value {
  /// Whether the value may contain others.
  @inline(__always)
  public var mayNest: Bool {
    switch self {
    case .array, .tuple, .dictionary, .event, .error, .function, .stream, .object: true
    default: false
    }
  }

  fileprivate var isString: Bool { if case .string = self { true } else { false } }
}
