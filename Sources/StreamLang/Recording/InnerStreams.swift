import Marbles
import Streams

extension Recording {
  /// Streams without a name that come as values. The first twelve are lanes.
  struct InnerStreams {
    private struct Emission {
      let stream: Stream
      var origin: Origin
      var isSubscribed = false
    }

    private var emissions: [Emission] = []
    private var subscriptions = 0
    /// The lanes that lead to subscribers of streams; they are still known after the end of the lane.
    private var above: [(subscriber: Subscriber, lane: Track)] = []
    /// The subscribers that took streams before any lane led to them.
    private var unled: [Subscriber] = []
    /// The first lanes and their subscribers: during the subscribing call of a pipeline, values pass them before they
    /// are linked.
    private var feeds: [(lane: Track, subscriber: Subscriber)] = []
    private static let mostFeeds = 64

    /// The maximum number of lanes.
    private static let most = 12

    /// Whether more streams can become lanes.
    var hasRoom: Bool { emissions.count < Self.most }

    /// Notes a stream that came as a value, whose subscriptions are watched from now on.
    ///
    /// - Parameter isNew: Whether it came anew; otherwise it may be one that came before and is still on its way.
    mutating func emit(_ stream: Stream, _ origin: Origin, isNew: Bool) {
      guard stream.name == nil else { return }
      if let waiting = emissions.firstIndex(where: { $0.stream === stream && !$0.isSubscribed }) {
        if !isNew { return }
        // On its way it passes several lanes and belongs below the last of them.
        if emissions[waiting].origin.outer !== origin.outer {
          emissions[waiting].origin = origin
          return
        }
      }
      guard emissions.count < Self.most else { return }
      stream.isLookedAt = true
      emissions.append(Emission(stream: stream, origin: origin))
    }

    /// Notes a subscription of a stream, and returns the stream's origin if it becomes a lane.
    mutating func subscribe(_ stream: Stream, at time: Int) -> Origin? {
      guard subscriptions < Self.most else { return nil }
      guard let index = emissions.firstIndex(where: { $0.stream === stream && !$0.isSubscribed }) else {
        // A further subscription begins at its own instant.
        guard let last = emissions.last(where: { $0.stream === stream }) else { return nil }
        subscriptions += 1
        return Origin(outer: last.origin.outer, time: time, taker: last.origin.taker)
      }
      emissions[index].isSubscribed = true
      subscriptions += 1
      return emissions[index].origin
    }

    /// Returns the lane that leads to a subscriber, or led to it until the lane's end: a subscriber that takes one
    /// stream after the other continues with those that came before.
    mutating func lane(leadingTo subscriber: Subscriber, now linked: Track?) -> Track? {
      let lane = linked ?? feeds.last { Self.leads(from: $0.subscriber, to: subscriber) }?.lane
      let known = above.first { $0.subscriber === subscriber }
      if known == nil, let lane { above.append((subscriber, lane)) }
      if known == nil, lane == nil, !unled.contains(where: { $0 === subscriber }) { unled.append(subscriber) }
      return lane ?? known?.lane
    }

    /// Begins a lane. Streams that have come already may have come on the way that it continues.
    mutating func begin(_ lane: Track, feeding subscriber: Subscriber) {
      // An inner stream feeds the subscriber that took it, too.
      guard lane.role != .inner, feeds.count < Self.mostFeeds else { return }
      feeds.append((lane, subscriber))
      for taker in unled where Self.leads(from: subscriber, to: taker) { above.append((taker, lane)) }
      unled.removeAll { taker in above.contains { $0.subscriber === taker } }
    }

    private static func leads(from subscriber: Subscriber, to taker: Subscriber) -> Bool {
      sequence(first: subscriber) { $0.listener }.contains { $0 === taker }
    }

    /// Returns the lane that a stream came on.
    func outer(_ origin: Origin?) -> Track? {
      origin?.outer ?? origin?.taker.flatMap { taker in above.first { $0.subscriber === taker }?.lane }
    }

    /// Releases all subscribers. From now on each lane stores its own origin.
    mutating func forgetSubscribers() {
      emissions = []
      above = []
      unled = []
      feeds = []
    }

    /// Returns whether a stream has come and has no subscription yet.
    func isWaiting(_ stream: Stream) -> Bool { emissions.contains { $0.stream === stream && !$0.isSubscribed } }
  }

  /// Notes a stream that came as a value of a lane.
  func emitted(_ stream: Stream, on track: Track, at time: Int) {
    number(stream)
    guard !stream.isPart else { return }
    inner.emit(stream, Origin(outer: track, time: time), isNew: true)
  }

  func emitted(_ stream: Stream, to subscriber: Subscriber, in world: World) -> Bool {
    guard inner.hasRoom else { return false }
    guard stream.name == nil, !stream.isPart else { return true }
    number(stream)
    let outer = inner.lane(leadingTo: subscriber, now: Self.lane(above: subscriber))
    inner.emit(stream, Origin(outer: outer, time: world.scheduler.now, taker: subscriber), isNew: false)
    return true
  }

  /// Runs a stream that came as a value, unless another subscriber runs it.
  func look(at stream: Stream, from track: Track, in world: World) {
    guard inner.isWaiting(stream) else { return }
    let subscriber = LookingSubscriber(self, track, world)
    world.keep(subscriber)
    stream.subscribe(subscriber, in: world)
  }

  /// Returns the nearest lane that a subscriber's values pass before they come to it.
  private static func lane(above subscriber: Subscriber) -> Track? {
    var current = subscriber.upstream
    while let above = current {
      if let tap = above as? TapSubscriber { return tap.lane }
      current = above.upstream
    }
    return nil
  }

  /// Returns the nearest lane that a subscriber's values come to.
  static func lane(below subscriber: Subscriber) -> Track? {
    sequence(first: subscriber) { $0.listener }.first { $0.track != nil }?.track
  }

  /// Returns lanes with the inner ones that belong to them: those that they hear, or that came on one of them.
  ///
  /// Inner streams that came on no lane of their own precede the lane that hears them.
  func withInner(_ chosen: [Track]) -> [Track] {
    var all = chosen
    // An inner stream is subscribed after the one that it came on, so one pass finds those inside others.
    for track in tracks where track.role == .inner && !chosen.contains(where: { $0 === track }) {
      let parent = parent(of: track, among: all)
      let isHeard = track.consumer.map { consumer in all.contains { $0 === consumer } }
      guard isHeard ?? (parent != nil || inner.outer(track.origin) == nil) else { continue }
      // Among the lanes of a scene, one without a parent would represent nothing in the code.
      if parent == nil, track.consumer?.role == .subscriber { continue }
      if parent == nil {
        all.insert(track, at: all.firstIndex { $0 === track.consumer } ?? max(0, all.count - 1))
      } else {
        all.append(track)
      }
    }
    return all
  }

  /// Returns the index of the lane that an inner one is below.
  func parent(of track: Track, among lanes: [Track]) -> Int? {
    guard track.role == .inner else { return nil }
    if let outer = inner.outer(track.origin) {
      if let place = lanes.firstIndex(where: { $0 === outer }) { return place }
      // The lane of a subject represents those of its subscriptions.
      if let stream = outer.stream, let place = lanes.firstIndex(where: { $0.stream === stream }) { return place }
    }
    guard let consumer = track.consumer, consumer.role == .inner else { return nil }
    return lanes.firstIndex { $0 === consumer }
  }

  /// Returns whether a lane hears inner streams that came on no lane.
  func hasInner(heardBy track: Track) -> Bool {
    tracks.contains { $0.role == .inner && $0.consumer === track && inner.outer($0.origin) == nil }
  }
}
