import Glibc
import StreamLang

/// Runs the program on a stack that bears the deepest nesting the budgets allow: one thread, which `main` waits for.
enum BigStack {
  /// Reserved, not used: only pages that are touched take memory.
  private static let size = 1 << 30

  private final class Work {
    let body: () -> Int32
    var status: Int32 = 70
    var stackSize = 0
    /// The processors on which it may run, where that is known.
    var processors: Processors?
    init(_ body: @escaping () -> Int32) { self.body = body }
  }

  static func run(_ body: @escaping () -> Int32) -> Int32 {
    let work = Work(body)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    var thread = pthread_t()
    work.processors = Processors.stayOnPresent()
    // Where so much cannot be reserved, half of it will do.
    for size in [size, size / 4, 64 << 20] {
      guard pthread_attr_setstacksize(&attributes, size) == 0 else { continue }
      work.stackSize = size
      let created = pthread_create(
        &thread, &attributes,
        { argument in
          guard let argument else { return nil }
          let work = Unmanaged<Work>.fromOpaque(argument).takeUnretainedValue()
          work.processors?.use()
          DeepStack.mark(size: work.stackSize)
          work.status = work.body()
          return nil
        }, Unmanaged.passUnretained(work).toOpaque())
      if created == 0 {
        // Signals go to the thread that does the work: a wait for keys must hear of them.
        var all = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_BLOCK, &all, nil)
        pthread_join(thread, nil)
        return work.status
      }
    }
    work.processors?.use()
    return body()
  }
}
