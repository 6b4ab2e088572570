import Marbles
import OpenCombine

extension VirtualScheduler {
  /// A publisher that sends the values of a lane at their times.
  func publisher(_ lane: Lane) -> PassthroughSubject<String, Never> {
    let subject = PassthroughSubject<String, Never>()
    for event in lane.events {
      add(Time(nanoseconds: event.time)) { subject.send(event.text) }
    }
    if case .completed(let time) = lane.end { add(Time(nanoseconds: time)) { subject.send(completion: .finished) } }
    return subject
  }

  /// The lane of a publisher, recorded until a time.
  func lane<Upstream: Publisher>(_ name: String, _ publisher: Upstream, until end: Duration) -> Lane {
    var lane = Lane(name)
    let subscription = publisher.sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: lane.complete(at: self.now.duration)
        case .failure(let error): lane.fail(error, at: self.now.duration)
        }
      },
      receiveValue: { lane.next($0, at: self.now.duration) })
    run(until: end)
    subscription.cancel()
    return lane
  }
}
