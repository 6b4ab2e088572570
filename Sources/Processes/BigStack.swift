import CLibrary

#if canImport(Glibc)
  /// The contexts of glibc, whose header is not in the module map; the body of `makecontext` has no arguments.
  @_silgen_name("getcontext")
  private func getContext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32
  @_silgen_name("makecontext")
  private func makeContext(
    _ context: UnsafeMutablePointer<ucontext_t>, _ body: @convention(c) () -> Void, _ argumentCount: Int32)
  @_silgen_name("swapcontext")
  private func swapContext(
    _ left: UnsafeMutablePointer<ucontext_t>, _ entered: UnsafeMutablePointer<ucontext_t>
  ) -> Int32
#endif

/// Runs the program on a stack that holds the deepest nesting that the budgets allow.
///
/// It is a context and not a thread: a thread takes longer to start than a short script to run, and memory is allocated
/// without locks if there is only one. Without glibc the program runs on the usual stack.
public enum BigStack {
  /// The bytes of the usual stack, less room for the present calls.
  private static let usualSize = 4 << 20

  /// - Parameter mark: Called on the stack with its size in bytes, before `body`.
  public static func run(marking mark: @escaping (Int) -> Void, _ body: @escaping () -> Int32) -> Int32 {
    #if canImport(Glibc)
      if let status = runInContext({ size in
        mark(size)
        return body()
      }) {
        return status
      }
    #endif
    mark(usualSize)
    return body()
  }

  #if canImport(Glibc)
    /// The sizes to try, in bytes, the largest first. Only pages that are touched take memory.
    private static let sizes = [1 << 30, 256 << 20, 64 << 20, 16 << 20]
    /// The bytes at the lower end that trap when they are touched.
    private static let guardSize = 1 << 16

    nonisolated(unsafe) private static var body: (Int) -> Int32 = { _ in 70 }
    nonisolated(unsafe) private static var status: Int32 = 70
    nonisolated(unsafe) private static var size = 0

    /// Returns the status of the body; `nil` if there is no such stack.
    private static func runInContext(_ body: @escaping (Int) -> Int32) -> Int32? {
      let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
      defer { contexts.deallocate() }
      let (caller, entered) = (contexts, contexts + 1)
      guard let stack = reserve(), getContext(entered) == 0 else { return nil }
      self.body = body
      entered.pointee.uc_stack.ss_sp = stack.baseAddress
      entered.pointee.uc_stack.ss_size = stack.count
      entered.pointee.uc_link = caller
      size = stack.count
      makeContext(entered, { BigStack.status = BigStack.body(BigStack.size) }, 0)
      return swapContext(caller, entered) == 0 ? status : nil
    }

    private static func reserve() -> UnsafeMutableRawBufferPointer? {
      for size in sizes {
        let flags = MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | Int32(MAP_STACK)
        guard let lowest = mmap(nil, size, PROT_READ | PROT_WRITE, flags, -1, 0), lowest != MAP_FAILED else { continue }
        mprotect(lowest, guardSize, PROT_NONE)
        return UnsafeMutableRawBufferPointer(start: lowest + guardSize, count: size - guardSize)
      }
      return nil
    }
  #endif
}
