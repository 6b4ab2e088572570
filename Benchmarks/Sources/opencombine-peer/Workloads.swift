import OpenCombine

/// The workloads of Benchmarks/README.md that OpenCombine has the operators for.
enum Workloads {
  /// Runs a workload and returns its answer; nil if OpenCombine lacks an operator.
  static func answer(_ name: String, _ n: Int) -> Int? {
    let scheduler = VirtualTimeScheduler()
    func interval(_ period: Int) -> Interval { Interval(period: period, scheduler: scheduler) }
    func last<Pipeline: Publisher>(_ pipeline: Pipeline) -> Int
    where Pipeline.Output == Int, Pipeline.Failure == Never {
      var answer = -1
      let subscription = pipeline.sink { answer = $0 }
      scheduler.run()
      subscription.cancel()
      return answer
    }

    switch name {
    case "P1":
      return last((0..<n).publisher.map { $0 * 2 }.filter { $0 % 3 == 0 }.reduce(0) { $0 + $1 })
    case "P2":
      return last(interval(1).prefix(n).map { $0 + 1 }.filter { $0 % 2 == 0 }.count())
    case "P3":
      return last(interval(1).prefix(n).filter { $0 % 10 < 5 }.debounce(for: 5, scheduler: scheduler).count())
    case "P4":
      return last(interval(1).zip(interval(2)).prefix(n).count())
    case "P6a":
      return last(interval(1).prefix(n / 10).flatMap { _ in interval(1).prefix(10) }.count())
    case "P6b":
      return last(interval(1).prefix(n / 10).flatMap { _ in interval(100).prefix(10) }.count())
    case "P7":
      return last(interval(10).prefix(n / 10).map { _ in interval(1) }.switchToLatest().prefix(n).count())
    case "P9a": return published(n / 100)
    case "P10":
      return last(interval(1).prefix(n).delay(for: 1000, scheduler: scheduler).count())
    case "P11": return timers(seconds: n, on: scheduler)
    default: return nil
    }
  }

  private static func published(_ count: Int) -> Int {
    let subject = PassthroughSubject<Int, Never>()
    var deliveries = 0
    let subscriptions = (0..<100).map { _ in subject.map { $0 + 1 }.count().sink { deliveries += $0 } }
    for value in 0..<count { subject.send(value) }
    subject.send(completion: .finished)
    for subscription in subscriptions { subscription.cancel() }
    return deliveries
  }

  private static func timers(seconds: Int, on scheduler: VirtualTimeScheduler) -> Int {
    var fires = 0
    let subscriptions = (0..<10_000).map { number in
      Interval(period: 100 + number % 900, scheduler: scheduler).sink { _ in fires += 1 }
    }
    scheduler.run(until: 1000 * seconds)
    for subscription in subscriptions { subscription.cancel() }
    return fires
  }
}
