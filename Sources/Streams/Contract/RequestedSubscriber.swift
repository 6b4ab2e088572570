/// An operator that keeps its results until they are requested, one for each request.
class RequestedSubscriber: CombiningSubscriber {
  /// The end of the results, which comes after them.
  enum Ending {
    case completed
    case failed(ErrorValue)
  }

  final let world: World
  private var results: HeldQueue<Value>
  private var requests = 0
  /// Whether the present request has been passed on, since no result was there for it.
  private var hasAsked = false
  private var ending: Ending?
  private var endingWaits = true
  /// Whether results are being sent, so that a request of the same call chain is served by the loop that sends them.
  private var isDelivering = false

  init(_ downstream: Subscriber, _ world: World, operators: Int = 1) {
    self.world = world
    results = HeldQueue(in: world)
    super.init(downstream, operators: operators)
  }

  /// Called when an event is requested and no result is there for it.
  func wanted() {}
  /// Called when a result has been sent.
  func taken() {}

  /// Whether an event is requested and no result is there for it.
  final var isAwaited: Bool { requests > 0 && results.isEmpty && ending == nil && !isDisposed }
  /// The number of results that wait for requests.
  final var kept: Int { results.count }
  /// Whether its end is known.
  final var isEnding: Bool { ending != nil || isDisposed }

  override func request() {
    requests += 1
    deliver()
  }

  /// Sends a result, or keeps it until it is requested.
  final func offer(_ value: Value) {
    guard !isDisposed else { return }
    results.append(value)
    deliver()
  }

  /// Keeps a result if there is room.
  ///
  /// - Returns: Whether no result is lost.
  final func keep(_ value: Value, capacity: Int, dropsOldest: Bool) -> Bool {
    guard !isDisposed else { return true }
    var isLossless = true
    if results.count >= capacity {
      guard dropsOldest, results.popFirst() != nil else { return false }
      isLossless = false
    }
    offer(value)
    return isLossless
  }

  final func dropResults() { results.removeAll() }

  /// Ends after the results that are kept.
  ///
  /// - Parameter waits: Whether the end must be requested, too.
  final func end(_ ending: Ending, waits: Bool = true) {
    guard !isEnding else { return }
    self.ending = ending
    endingWaits = waits
    deliver()
  }

  /// Keeps results for now, although they are requested.
  final func holdBack() { isDelivering = true }

  final func goOn() {
    isDelivering = false
    deliver()
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !isDisposed {
      if requests > 0, let value = results.popFirst() {
        requests -= 1
        hasAsked = false
        send(value)
        if !isDisposed { taken() }
      } else if results.isEmpty, let ending, requests > 0 || !endingWaits {
        finish(ending)
      } else if requests > 0, ending == nil, !hasAsked {
        hasAsked = true
        wanted()
      } else {
        break
      }
    }
    isDelivering = false
  }

  private func finish(_ ending: Ending) {
    switch ending {
    case .completed: complete()
    case .failed(let error): fail(error)
    }
  }

  override func cleanUp() {
    results.removeAll()
    super.cleanUp()
  }

  override var treatment: Treatment { .asking }
  override var holds: [Holding] { .init("queued", results.elements) }
}

/// An operator that requests the events of its streams itself, one at a time of each.
///
/// It subscribes to them with the first request, as operators of AsyncSequence start their tasks.
class PullingSubscriber: RequestedSubscriber {
  private struct Input {
    let subscriber: InnerSubscriber
    var isOver = false
  }

  private var streams: [Stream]
  private var inputs: [Input] = []
  /// The streams without an open request, in the order of their last answers.
  private var idle: [Int] = []
  /// The number of streams that have not ended.
  private(set) final var running: Int
  private var isRequesting = false
  /// The error of a stream that was asked together with others. It takes longer than an element or an end.
  private var failure: (error: ErrorValue, index: Int)?
  private var hasLeft = false

  init(_ downstream: Subscriber, _ world: World, _ streams: [Stream]) {
    self.streams = streams
    running = streams.count
    super.init(downstream, world)
    pace = .pulled
  }

  /// Receives a value of a stream.
  func received(_ value: Value, from index: Int) { offer(value) }
  /// Receives the completion of a stream.
  func ended(_ index: Int) { if running == 0 { end(.completed) } }
  /// Receives the error of a stream. By default the others are left, and it is sent after the results that are kept.
  func failed(_ error: ErrorValue, _ index: Int) {
    cancelStreams()
    end(.failed(error))
  }

  override func wanted() {
    begin()
    requestAll()
  }

  /// Subscribes to the streams, if that has not been done.
  final func begin() {
    guard !streams.isEmpty else {
      if inputs.isEmpty { end(.completed) }
      return
    }
    let starting = streams
    streams = []
    world.chargeOperator(.combination(of: starting.count))
    for (index, stream) in starting.enumerated() {
      let inner = InnerSubscriber(self, index: index)
      inputs.append(Input(subscriber: inner))
      idle.append(index)
      stream.subscribe(inner, in: world)
    }
  }

  /// Requests an event of every stream without a request.
  final func requestAll() {
    let waiting = idle
    idle = []
    isRequesting = true
    for index in waiting where !inputs[index].isOver && !isDisposed { inputs[index].subscriber.request() }
    isRequesting = false
    guard let (error, index) = failure else { return }
    failure = nil
    if !hasLeft { failed(error, index) }
  }

  /// Requests an event of a stream, unless that has been done.
  final func request(of index: Int) {
    guard let place = idle.firstIndex(of: index), !inputs[index].isOver else { return }
    idle.remove(at: place)
    inputs[index].subscriber.request()
  }

  /// Cancels the tasks that wait for events of the streams, and leaves the streams.
  final func cancelStreams() {
    guard !hasLeft else { return }
    hasLeft = true
    for (index, input) in inputs.enumerated() where !input.isOver && !idle.contains(index) {
      input.subscriber.cancelTask()
    }
    leaveStreams()
  }

  /// Cancellation ends it at once.
  override func cancelTask() {
    cancelStreams()
    dropResults()
    end(.completed)
  }

  final override func next(_ value: Value, from inner: InnerSubscriber) {
    guard !hasLeft else { return }
    idle.append(inner.index)
    received(value, from: inner.index)
  }

  final override func completed(from inner: InnerSubscriber) {
    guard !hasLeft else { return }
    inputs[inner.index].isOver = true
    running -= 1
    ended(inner.index)
  }

  final override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    guard !hasLeft, failure == nil else { return }
    inputs[inner.index].isOver = true
    if isRequesting { failure = (error, inner.index) } else { failed(error, inner.index) }
  }

  override func cleanUp() {
    streams = []
    cancelStreams()
    super.cleanUp()
  }
}
