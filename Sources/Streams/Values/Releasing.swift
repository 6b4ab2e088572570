/// Frees what nests deeply in a loop: a release that recurses with the data would overflow the stack.
public enum Releasing {
  nonisolated(unsafe) private static var pending: [Value] = []
  nonisolated(unsafe) private static var isReleasing = false

  /// Lets go of a value whose owner is being freed; what it alone holds is freed after it, not inside of it.
  public static func release(_ value: consuming Value) {
    pending.append(value)
    guard !isReleasing else { return }
    isReleasing = true
    while let value = pending.popLast() { _ = value }
    isReleasing = false
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
    case .array, .tuple, .dictionary, .event, .function, .stream: true
    default: false
    }
  }
}
