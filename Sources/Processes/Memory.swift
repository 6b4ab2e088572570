import CLibrary

#if canImport(Glibc)
  /// These two are declared in a header of glibc that is not in the module map.
  @_silgen_name("malloc_trim")
  private func trimHeap(_ padding: Int) -> Int32

  @_silgen_name("mallopt")
  private func setHeapOption(_ option: Int32, _ value: Int32) -> Int32
#else
  private func trimHeap(_ padding: Int) -> Int32 { 0 }
  private func setHeapOption(_ option: Int32, _ value: Int32) -> Int32 { 0 }
#endif

/// The memory that the process uses: the last line of defence, after the budgets that count.
///
/// Without `/proc/self/statm`, as on macOS, no memory seems to be in use and only the budgets apply.
public enum Memory {
  private static let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)

  /// Megabytes that earlier entries of a shell have left in use.
  nonisolated(unsafe) private static var held = 0
  /// The multiple of one entry's memory that a whole session may use.
  private static let sessionShare = 4

  /// Returns whether more megabytes would be in use after allocating `more` bytes, after freed memory has been returned
  /// to the system. Memory that a session holds already does not count for the entry.
  public static func isAbove(megabytes: Int, with more: Int) -> Bool {
    let more = more >> 20
    let (most, overflow) = megabytes.multipliedReportingOverflow(by: sessionShare)
    let allowed = overflow ? megabytes : min(megabytes + held, most)
    guard inUse() > allowed - more else { return false }
    _ = trimHeap(0)
    return inUse() > allowed - more
  }

  /// Counts the present memory as the session's. It is called between the entries of a shell.
  ///
  /// - Parameter givesBack: Whether freed memory is returned to the system, if that may be much.
  public static func beginEntry(givingBack givesBack: Bool) {
    if givesBack, inUse() > 64 { _ = trimHeap(0) }
    held = inUse()
  }

  /// Makes the heap join freed pieces with free neighbours at once. Otherwise it joins very many pieces together now
  /// and then, which takes a tenth of a second or more and cannot be interrupted.
  public static func joinFreedAtOnce() {
    let largestSetAside: Int32 = 1
    _ = setHeapOption(largestSetAside, 0)
  }

  /// Makes the heap keep its pages, and allocate large ones if the system has them: a long text or a long traced run
  /// spends up to half of its time on the first use of small pages.
  public static func useLargePages() {
    #if canImport(Glibc)
      let (trimAbove, growBy, mapAbove): (Int32, Int32, Int32) = (-1, -2, -3)
      let reserved = 256 << 20
      guard setHeapOption(mapAbove, 32 << 20) == 1, setHeapOption(trimAbove, 1 << 30) == 1,
        setHeapOption(growBy, Int32(reserved)) == 1, let begin = sbrk(0)
      else { return }
      growHeap()
      let largePage = 2 << 20
      let address = Int(bitPattern: begin)
      let aligned = begin + (largePage - address % largePage) % largePage
      guard let end = sbrk(0), end > aligned else { return }
      _ = madvise(aligned, end - aligned, MADV_HUGEPAGE)
    #endif
  }

  #if canImport(Glibc)
    /// Makes the heap grow now, by addresses alone: memory is allocated on first use. An optimiser would omit it.
    @_optimize(none)
    private static func growHeap() { free(malloc(1 << 20)) }
  #endif

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
