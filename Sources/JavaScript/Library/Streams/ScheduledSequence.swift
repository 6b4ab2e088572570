import StreamLang
import Streams

/// The elements of a list, each sent by work of a scheduler, which schedules the next: several take turns.
final class ScheduledSequence: Stream {
  private let elements: [Value]
  private let scheduler: String

  init(_ elements: [Value], on scheduler: String) {
    self.elements = elements
    self.scheduler = scheduler
    super.init()
  }

  override func run(for subscriber: Subscriber, in world: World) {
    let output = SourceSubscriber(subscriber, world, self)
    step(0, output, world)
  }

  private func step(_ position: Int, _ output: SourceSubscriber, _ world: World) {
    let send = { [self, elements] in
      guard !output.isDisposed else { return }
      guard position < elements.count else { return output.complete() }
      if output.emit(elements[position]) { step(position + 1, output, world) }
    }
    switch scheduler {
    case "queue": world.runInQueue(send)
    case "asap": LaterCall.microtask(in: world, send)
    default:
      let delay = scheduler == "animationFrame" ? JSTimers.timeToFrame(in: world) : 0
      let (due, overflow) = world.scheduler.now.addingReportingOverflow(delay)
      _ = world.scheduler.armSource(
        LaterCall(send), at: overflow ? Int.max : due, place: world.scheduler.takePlace())
    }
  }
}
