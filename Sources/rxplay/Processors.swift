@_silgen_name("sched_getcpu")
private func presentProcessor() -> Int32
@_silgen_name("sched_getaffinity")
private func getProcessors(_ thread: Int32, _ size: Int, _ set: UnsafeMutableRawPointer) -> Int32
@_silgen_name("sched_setaffinity")
private func setProcessors(_ thread: Int32, _ size: Int, _ set: UnsafeRawPointer) -> Int32

/// The processors on which a thread may run, a bit for each.
struct Processors {
  private var bits = SIMD16<UInt>()
  private static let size = MemoryLayout<SIMD16<UInt>>.size

  /// Keeps the present thread on the processor that it is on, and so what it makes: to wake another processor for that
  /// takes longer than a short script.
  ///
  /// - Returns: Those on which it might run before; nothing where that cannot be said, and nothing was changed.
  static func stayOnPresent() -> Processors? {
    var before = Processors()
    var present = Processors()
    let number = Int(presentProcessor())
    guard number >= 0, number < size * 8, getProcessors(0, size, &before.bits) >= 0 else { return nil }
    present.bits[number / UInt.bitWidth] = 1 << UInt(number % UInt.bitWidth)
    return setProcessors(0, size, &present.bits) == 0 ? before : nil
  }

  /// Lets the present thread run on these.
  func use() {
    var bits = bits
    _ = setProcessors(0, Self.size, &bits)
  }
}
