import MarblesTesting
import OpenCombine

/// The adapter for Combine: with `import Combine` the same text serves tests on Apple's systems.
extension MarbleRecorder {
  /// The scheduler in the recorder's time.
  var scheduler: VirtualScheduler { VirtualScheduler(recorder: self) }

  /// A subject that sends the marks of marble text as strings.
  func hot(_ marbles: String, as name: String) throws -> PassthroughSubject<String, Never> {
    let subject = PassthroughSubject<String, Never>()
    try hot(marbles, as: name) {
      subject.send($0)
    } complete: {
      subject.send(completion: .finished)
    }
    return subject
  }

  /// Records the events of a publisher. Cancelling the result disposes of the lane.
  @discardableResult
  func record<Upstream: Publisher>(_ publisher: Upstream, as name: String) -> AnyCancellable {
    let lane = lane(name)
    return publisher.handleEvents(receiveCancel: { lane.dispose() }).sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: lane.complete()
        case .failure(let error): lane.fail(error)
        }
      },
      receiveValue: { lane.next($0) })
  }
}
