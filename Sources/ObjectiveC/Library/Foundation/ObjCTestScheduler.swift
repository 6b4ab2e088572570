import StreamLang
import Streams

/// `RACTestScheduler`: its blocks run when it is stepped.
///
/// It has no clock. Blocks without a date come before those with one, and what an operator has planned on it runs by
/// moving virtual time on.
final class TestScheduler {
  private struct Job {
    let due: Int
    let number: Int
    let period: Int?
    let work: ObjCTime.Work
  }

  let box: SchedulerBox
  private let runtime: ObjCRuntime
  private var jobs: [Job] = []
  private var count = 0

  init(_ name: String, _ runtime: ObjCRuntime) {
    box = SchedulerBox(name)
    self.runtime = runtime
  }

  func send(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    func work(_ index: Int) throws(ErrorValue) -> ObjCTime.Work {
      let block = try message.block(index)
      return { () throws(ErrorValue) in _ = try block.call([]) }
    }
    switch message.selector {
    case "schedule:": return add(at: Int.min, try work(0))
    case "afterDelay:schedule:": return add(at: due(after: ObjCMessage.nanoseconds(message[0])), try work(1))
    case "after:schedule:": return add(at: due(after: ObjCTime.until(message[0], runtime)), try work(1))
    case "after:repeatingEvery:withLeeway:schedule:":
      let period = ObjCMessage.nanoseconds(message[1])
      return add(at: due(after: ObjCTime.until(message[0], runtime)), every: period, try work(3))
    case "step": _ = try step()
    case "step:": for _ in 0..<max(0, message.int(0)) where try !step() { break }
    case "stepAll": while try step() {}
    default: return nil
    }
    return .nil
  }

  private func due(after delay: Int) -> Int {
    let (due, overflow) = runtime.world.scheduler.now.addingReportingOverflow(delay)
    return overflow ? Int.max : due
  }

  private func add(at due: Int, every period: Int? = nil, _ work: @escaping ObjCTime.Work) -> Value {
    count += 1
    let number = count
    jobs.append(Job(due: due, number: number, period: period, work: work))
    return .disposable(ActionDisposable { [self] in jobs.removeAll { $0.number == number } })
  }

  /// Runs the next planned action; returns false if there is none.
  private func step() throws(ErrorValue) -> Bool {
    try runtime.context.countSteps(8)
    let scheduler = runtime.world.scheduler
    let planned = scheduler.nextDue(on: scheduler.queue(named: box.name))
    let index = jobs.indices.min { (jobs[$0].due, jobs[$0].number) < (jobs[$1].due, jobs[$1].number) }
    guard let index, planned.map({ jobs[index].due <= $0 }) ?? true else {
      guard let planned else { return false }
      try runtime.context.wait(planned - scheduler.now)
      return true
    }
    let job = jobs[index]
    if let period = job.period {
      let (next, overflow) = job.due.addingReportingOverflow(period)
      jobs[index] = Job(due: overflow ? Int.max : next, number: job.number, period: period, work: job.work)
    } else {
      jobs.remove(at: index)
    }
    try job.work()
    return true
  }
}
