/// An event of marble text or of a list of instants.
public struct TimedEvent {
  /// Nanoseconds after time zero.
  public let time: Int
  /// What happens.
  public let event: EventBox

  /// Makes an event.
  public init(time: Int, event: EventBox) {
    self.time = time
    self.event = event
  }
}

extension Call {
  /// Pairs of a time and a value or event, in the order of time; equal times in the order written.
  func timedEvents(_ index: Int) throws(ErrorValue) -> [TimedEvent] {
    guard case .array(let box)? = value(index) else { return [] }
    var events: [TimedEvent] = []
    events.reserveCapacity(box.elements.count)
    for element in box.elements {
      guard case .tuple(let pair) = element, pair.elements.count == 2, case .duration(let time) = pair.elements[0]
      else {
        throw ErrorValue("each instant is a pair of a time and a value: (500ms, \"a\")", place: place)
      }
      if case .event(let event) = pair.elements[1] {
        events.append(TimedEvent(time: time, event: event))
      } else {
        events.append(TimedEvent(time: time, event: EventBox(.next, pair.elements[1])))
      }
    }
    let isInOrder = zip(events, events.dropFirst()).allSatisfy { $0.time <= $1.time }
    guard isInOrder else { throw ErrorValue("instants must be in the order of time", place: place) }
    return events
  }
}

/// Plays a list of events: all that is due at one instant in one turn.
private final class Player {
  private let events: [TimedEvent]
  private let base: Int
  private let place: Int
  private var position = 0
  private var timer: Timer = -1

  init(_ events: [TimedEvent], in world: World) {
    self.events = events
    base = world.scheduler.now
    place = world.scheduler.takePlace()
  }

  func arm(_ target: Subscriber, in world: World) {
    guard position < events.count else { return }
    timer = world.scheduler.armSource(target, at: due(position), place: place)
  }

  private func due(_ position: Int) -> Int {
    let (time, overflow) = base.addingReportingOverflow(events[position].time)
    return overflow ? Int.max : time
  }

  /// Sends what is due, then waits for the next instant.
  func play(_ target: Subscriber, in world: World, _ deliver: (EventBox) -> Bool) {
    let now = due(position)
    while position < events.count, due(position) == now {
      position += 1
      guard deliver(events[position - 1].event) else { return }
    }
    if position < events.count {
      world.scheduler.rearmSource(timer, at: due(position), place: place)
    } else {
      // The timer is gone when this returns, and its number may be another's.
      timer = -1
    }
  }

  func cancel(in world: World) { world.scheduler.cancel(&timer) }
}

final class ColdStream: Stream {
  private let events: [TimedEvent]

  init(_ events: [TimedEvent]) { self.events = events }

  override func run(for subscriber: Subscriber, in world: World) {
    ColdSubscriber(subscriber, world, self, events).begin()
  }
}

private final class ColdSubscriber: SourceSubscriber {
  private let player: Player

  init(_ downstream: Subscriber, _ world: World, _ stream: Stream, _ events: [TimedEvent]) {
    player = Player(events, in: world)
    super.init(downstream, world, stream)
  }

  func begin() {
    if !isDisposed { player.arm(self, in: world) }
  }

  override func fire(_ token: Int32) {
    player.play(self, in: world) { event in
      switch event.kind {
      case .next: return emit(event.value)
      case .error: fail(event.value.asError)
      case .completed: complete()
      }
      return false
    }
  }

  override func cleanUp() {
    player.cancel(in: world)
    super.cleanUp()
  }
}

final class HotStream: Stream {
  private let events: [TimedEvent]
  private let dialect: Dialect

  init(_ events: [TimedEvent], _ dialect: Dialect) {
    self.events = events.filter { $0.time >= 0 }
    self.dialect = dialect
  }

  override var startsItself: Bool { true }
  override func start(in world: World) { _ = broadcast(in: world) }

  override func run(for subscriber: Subscriber, in world: World) {
    broadcast(in: world).subscribe(subscriber, in: world)
  }

  private func broadcast(in world: World) -> Broadcast {
    world.instance(of: self) {
      let broadcast = Broadcast(.none, dialect, for: self)
      let player = HotPlayer(events, broadcast, world)
      world.origins?.note(self, of: player)
      world.keep(player)
      player.begin()
      return broadcast
    }
  }
}

private final class HotPlayer: Subscriber {
  private let player: Player
  private let broadcast: Broadcast
  private let world: World

  init(_ events: [TimedEvent], _ broadcast: Broadcast, _ world: World) {
    player = Player(events, in: world)
    self.broadcast = broadcast
    self.world = world
  }

  func begin() { player.arm(self, in: world) }

  override func fire(_ token: Int32) {
    player.play(self, in: world) { event in
      switch event.kind {
      case .next: broadcast.next(event.value, in: world)
      case .error: broadcast.error(event.value.asError)
      case .completed: broadcast.completed()
      }
      return !isDisposed
    }
  }

  override func cleanUp() { player.cancel(in: world) }
}
