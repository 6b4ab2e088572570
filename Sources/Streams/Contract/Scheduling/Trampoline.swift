/// The queue in which synchronous sources take turns, where a dialect has them do so: each sends one value a turn, and
/// goes to the end of the queue for its next one (RxSwift `CurrentThreadScheduler`).
///
/// The first subscription of a call chain empties the queue before it returns. Subscriptions inside of it run at once.
struct Trampoline: ~Copyable {
  /// How many subscribing calls stand inside one another.
  fileprivate(set) var depth = 0
  fileprivate var turns = Queue<any TurnTaking>()
}

/// A source that sends one event a turn.
protocol TurnTaking: AnyObject {
  /// Sends the next event, and asks for another turn unless that was the last one.
  func takeTurn()
}

extension World {
  /// Puts a source at the end of the queue.
  func takeTurnLater(_ source: any TurnTaking) { trampoline.turns.append(source, in: self) }

  @inline(__always)
  func beginSubscribing() { trampoline.depth &+= 1 }

  @inline(__always)
  func endSubscribing() {
    if trampoline.depth == 1, trampoline.turns.count > 0 { emptyTrampoline() }
    trampoline.depth &-= 1
  }

  @inline(never)
  private func emptyTrampoline() {
    while let source = trampoline.turns.popFirst() {
      if !isStopped { source.takeTurn() }
    }
  }

  /// Runs work at once, or after the work that is going on (RxJS `queueScheduler`).
  public func runInQueue(_ work: @escaping () -> Void) {
    queuedWork.append(work, in: self)
    guard !isWorking else { return }
    isWorking = true
    while let next = queuedWork.popFirst() { if !isStopped { next() } }
    isWorking = false
  }

  /// Runs the sending of a source that sends inside the subscribing call and takes no turns: the subscriptions that its
  /// events set off do not stand inside its own.
  func sendWithoutTurns(_ send: () -> Void) {
    guard trampoline.depth == 1 else { return send() }
    trampoline.depth = 0
    send()
    trampoline.depth = 1
  }
}
