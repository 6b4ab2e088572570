import Glibc
import StreamLang

/// glibc's contexts, whose header the module map leaves out; `makecontext` is given no arguments for its body.
@_silgen_name("getcontext")
private func getContext(_ context: UnsafeMutablePointer<ucontext_t>) -> Int32
@_silgen_name("makecontext")
private func makeContext(
  _ context: UnsafeMutablePointer<ucontext_t>, _ body: @convention(c) () -> Void, _ argumentCount: Int32)
@_silgen_name("swapcontext")
private func swapContext(_ left: UnsafeMutablePointer<ucontext_t>, _ entered: UnsafeMutablePointer<ucontext_t>) -> Int32

/// Runs the program on a stack that bears the deepest nesting the budgets allow. A context, not a thread: a thread takes
/// longer to start than a short script to run, and where there is only one, memory is allocated without locks.
enum BigStack {
  /// Bytes reserved, not used: only pages that are touched take memory. Where so much cannot be had, less will do.
  private static let sizes = [1 << 30, 256 << 20, 64 << 20, 16 << 20]
  /// At the lower end, never to be touched.
  private static let guardSize = 1 << 16

  nonisolated(unsafe) private static var body: () -> Int32 = { 70 }
  nonisolated(unsafe) private static var status: Int32 = 70
  nonisolated(unsafe) private static var size = 0

  static func run(_ body: @escaping () -> Int32) -> Int32 {
    let contexts = UnsafeMutablePointer<ucontext_t>.allocate(capacity: 2)
    defer { contexts.deallocate() }
    let (caller, entered) = (contexts, contexts + 1)
    guard let stack = reserve(), getContext(entered) == 0 else {
      // What the system gives every program, with room for what runs already.
      DeepStack.mark(size: 4 << 20)
      return body()
    }
    self.body = body
    entered.pointee.uc_stack.ss_sp = stack.baseAddress
    entered.pointee.uc_stack.ss_size = stack.count
    entered.pointee.uc_link = caller
    size = stack.count
    makeContext(
      entered,
      {
        DeepStack.mark(size: BigStack.size)
        BigStack.status = BigStack.body()
      }, 0)
    return swapContext(caller, entered) == 0 ? status : body()
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
}
