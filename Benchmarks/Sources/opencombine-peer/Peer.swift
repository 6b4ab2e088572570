import Glibc

/// opencombine-peer WORKLOAD N: after a run of a tenth to warm up, prints the answer, and the nanoseconds that the run
/// took by the clock and of the processor.
@main
enum Peer {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let n = Int(arguments[2]), n > 0 else {
      print("usage: opencombine-peer WORKLOAD N")
      exit(64)
    }
    guard Workloads.answer(arguments[1], max(1, n / 10)) != nil else {
      print("absent")
      exit(0)
    }
    let clock = nanoseconds(CLOCK_MONOTONIC)
    let processor = nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    let answer = Workloads.answer(arguments[1], n) ?? -1
    print(answer, nanoseconds(CLOCK_MONOTONIC) - clock, nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - processor)
  }

  private static func nanoseconds(_ clock: clockid_t) -> Int {
    var time = timespec()
    clock_gettime(clock, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
