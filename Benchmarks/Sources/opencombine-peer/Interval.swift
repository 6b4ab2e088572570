import OpenCombine

/// Counts 0, 1, 2 … for ever, the first after one period; without demand a tick is lost, as it is with Combine's Timer.
struct Interval: Publisher {
  typealias Output = Int
  typealias Failure = Never

  let period: Int
  let scheduler: VirtualTimeScheduler

  func receive<Downstream: Subscriber>(subscriber: Downstream)
  where Downstream.Input == Int, Downstream.Failure == Never {
    subscriber.receive(subscription: Ticks(interval: self, downstream: subscriber))
  }

  private final class Ticks<Downstream: Subscriber>: Subscription
  where Downstream.Input == Int, Downstream.Failure == Never {
    private let interval: Interval
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var timer: VirtualTimeScheduler.Timer?
    private var count = 0

    init(interval: Interval, downstream: Downstream) {
      self.interval = interval
      self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand += demand
      guard timer == nil, downstream != nil else { return }
      let scheduler = interval.scheduler
      timer = scheduler.timer(after: scheduler.now.ticks + interval.period, interval: interval.period) { [self] in
        tick()
      }
    }

    func cancel() {
      timer?.cancel()
      timer = nil
      downstream = nil
    }

    private func tick() {
      guard demand > 0, let downstream else { return }
      demand -= 1
      let value = count
      count += 1
      demand += downstream.receive(value)
    }
  }
}
