/// The budget of nesting of deliveries, calls and operators.
extension World {
  /// Enters a level. Returns false, and ends the run, if that exceeds the budget.
  @inline(__always)
  public func enter() -> Bool {
    nesting += 1
    if nesting > shallowNesting { return isWithinStack() }
    return true
  }

  /// The depth that every stack has room for.
  static let shallow = 128
  /// The address near the end of the thread's stack, with some room. Recursion that no budget foresees stops here.
  nonisolated(unsafe) public static var stackEnd: UInt = 0

  @inline(never)
  private func isWithinStack() -> Bool {
    var here: UInt8 = 0
    let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    return (nesting <= limits[.nesting] && address > Self.stackEnd) || tooDeep()
  }

  /// Leaves a level.
  @inline(__always)
  public func leave() { nesting -= 1 }

  /// Returns whether code may be called that takes as much of the stack as this many levels.
  public func mayEnter(taking levels: Int) -> Bool { nesting &* levels <= limits[.nesting] || tooDeep() }

  @inline(never)
  private func tooDeep() -> Bool {
    end(.limit(.nesting, amount: min(nesting, limits[.nesting]), by: nil))
    return false
  }
}
