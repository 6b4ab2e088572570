import Glibc

/// glibc's, whose header the module map leaves out.
@_silgen_name("malloc_trim")
private func trimHeap(_ padding: Int) -> Int32

/// glibc's, from the same header.
@_silgen_name("mallopt")
private func setHeapOption(_ option: Int32, _ value: Int32) -> Int32

/// How much memory the process uses: the last line of defence, behind the budgets that count.
enum Memory {
  private static let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

  /// Megabytes that earlier entries of a shell have left in use.
  nonisolated(unsafe) private static var held = 0
  /// So many times what one entry may use a whole session may.
  private static let sessionShare = 4

  /// Whether more megabytes are in use, with so many more bytes, when what was freed has been given back; false where
  /// nobody can tell. What a session holds already is not the entry's.
  static func isAbove(megabytes: Int, with more: Int) -> Bool {
    let more = more >> 20
    let (most, overflow) = megabytes.multipliedReportingOverflow(by: sessionShare)
    let allowed = overflow ? megabytes : min(megabytes + held, most)
    guard inUse() > allowed - more else { return false }
    _ = trimHeap(0)
    return inUse() > allowed - more
  }

  /// Between entries of a shell: what is in use now is the session's.
  ///
  /// - Parameter givesBack: Whether the system gets back what was freed, where that may be much.
  static func beginEntry(givingBack givesBack: Bool) {
    if givesBack, inUse() > 64 { _ = trimHeap(0) }
    held = inUse()
  }

  /// Has the heap join what is freed with what is free beside it at once, where otherwise that is done now and then for
  /// very many pieces together, which takes a tenth of a second and more: nobody could interrupt it.
  static func joinFreedAtOnce() {
    let largestSetAside: Int32 = 1
    _ = setHeapOption(largestSetAside, 0)
  }

  /// Megabytes of memory in use.
  private static func inUse() -> Int {
    guard file >= 0 else { return 0 }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 128) { buffer in
      let count = pread(file, buffer.baseAddress, buffer.count, 0)
      var pages = 0
      var word = 0
      for index in 0..<max(0, count) {
        if buffer[index] == UInt8(ascii: " ") {
          word += 1
        } else if word == 1 {
          pages = pages &* 10 &+ Int(buffer[index] &- UInt8(ascii: "0"))
        }
      }
      return (pages &* 4096) >> 20
    }
  }
}
