/// An event of marble text or of a list of instants.
public struct TimedEvent {
  /// Nanoseconds after time zero.
  public let time: Int
  /// The event.
  public let event: EventBox

  /// Creates an event.
  public init(time: Int, event: EventBox) {
    self.time = time
    self.event = event
  }
}

/// Plays a list of events: those of one instant in one turn.
final class Player {
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

  /// Sends the events that are due, then waits for the next instant.
  func play(_ target: Subscriber, in world: World, _ deliver: (EventBox) -> Bool) {
    let now = due(position)
    while position < events.count, due(position) == now {
      position += 1
      guard deliver(events[position - 1].event) else { return }
    }
    if position < events.count {
      world.scheduler.rearmSource(timer, at: due(position), place: place)
    } else {
      // The timer is free when this returns, and its number may be another's.
      timer = -1
    }
  }

  func cancel(in world: World) { world.scheduler.cancel(&timer) }
}
