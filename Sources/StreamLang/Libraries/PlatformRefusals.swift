/// Names of the platform that have no meaning in virtual time, with the reason and the way out.
enum PlatformRefusals {
  static func reason(for name: String) -> LanguageFault? {
    switch name {
    case "sleep", "usleep", "Thread", "DispatchSemaphore", "DispatchGroup", "NSCondition":
      LanguageFault(
        "'\(name)' makes a thread wait, and a thread cannot wait in virtual time",
        help: "use the operator delay, or DispatchQueue.main.asyncAfter(deadline:)")
    case "arc4random", "arc4random_uniform", "drand48", "SystemRandomNumberGenerator":
      LanguageFault(
        "random numbers have no virtual time: they differ from run to run", help: "give the numbers in the drive")
    case "AsyncStream", "AsyncThrowingStream", "withCheckedContinuation", "TaskGroup", "withTaskGroup":
      LanguageFault("'\(name)' is asynchronous code, which is not read", help: LanguageFault.withoutAsync)
    case _ where name.hasPrefix("Unsafe") || name.hasPrefix("withUnsafe") || name == "Unmanaged":
      LanguageFault("unsafe pointers are not read", help: "use values")
    default: nil
    }
  }
}

extension LanguageFault {
  /// The way out of asynchronous code.
  static let withoutAsync =
    "write the chain without it: operators wait by themselves, and sink { … }, subscribe(onNext:) or startWithValues { … } takes the values"
}
