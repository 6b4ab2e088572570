import Glibc

/// Frees what nests deeply in a loop: a release that recurses with the data would overflow the stack.
public enum Releasing {
  /// What waits to be freed by one thread.
  private final class Pool {
    var pending: [Value] = []
    var isReleasing = false
  }

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

  /// Lets go of a value whose owner is being freed; what it alone holds is freed after it, not inside of it.
  public static func release(_ value: consuming Value) {
    let pool = pool()
    pool.pending.append(value)
    guard !pool.isReleasing else { return }
    pool.isReleasing = true
    while let value = pool.pending.popLast() { _ = value }
    pool.isReleasing = false
  }

  /// Lets go of the elements of a container that is being freed; they are moved out, so that nobody else holds them.
  @inline(__always)
  static func release(_ elements: inout [Value]) {
    // Asked first: a loop would hold the elements while they are moved out.
    let nests = elements.contains { $0.mayNest }
    if nests { releaseAll(&elements) }
  }

  @inline(never)
  private static func releaseAll(_ elements: inout [Value]) {
    while let element = elements.popLast() { release(element) }
  }
}

extension Value {
  /// Whether the value may hold others.
  @inline(__always)
  public var mayNest: Bool {
    switch self {
    case .array, .tuple, .dictionary, .event, .error, .function, .stream: true
    default: false
    }
  }
}
