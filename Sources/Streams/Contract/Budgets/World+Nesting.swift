/// How deep deliveries, calls and operators may stand inside one another.
extension World {
  /// Goes one level deeper; false when that was one too many, the run has then ended.
  @inline(__always)
  public func enter() -> Bool {
    nesting += 1
    if nesting > shallowNesting { return isWithinStack() }
    return true
  }

  /// Below this depth the stack of the thread cannot end.
  static let shallow = 128
  /// Where the stack of the thread ends, with some room: recursion that no budget foresees stops here.
  nonisolated(unsafe) public static var stackEnd: UInt = 0

  @inline(never)
  private func isWithinStack() -> Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return (nesting <= limits[.nesting] && address > Self.stackEnd) || tooDeep()
  }

  /// Comes back from a level.
  @inline(__always)
  public func leave() { nesting -= 1 }

  /// Whether code may be called that takes as much of the stack as this many levels.
  public func mayEnter(taking levels: Int) -> Bool { nesting &* levels <= limits[.nesting] || tooDeep() }

  @inline(never)
  private func tooDeep() -> Bool {
    end(.limit(.nesting, amount: min(nesting, limits[.nesting]), by: nil))
    return false
  }
}
