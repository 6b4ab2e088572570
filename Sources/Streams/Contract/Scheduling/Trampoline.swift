/// The queue of synchronous sources that take turns, in dialects with such turns: each sends one value a turn, and goes
/// to the end of the queue for its next one (RxSwift `CurrentThreadScheduler`).
///
/// The first subscription of a call chain empties the queue before it returns. Subscriptions during that run at once.
struct Trampoline: ~Copyable {
  /// The nesting depth of subscribing calls.
  fileprivate(set) var depth = 0
  fileprivate var turns = Queue<any TurnTaking>()
}

/// A source that sends one event a turn.
protocol TurnTaking: AnyObject {
  /// Sends the next event, and requests another turn unless that was the last one.
  func takeTurn()
}

extension World {
  /// Appends a source to the queue.
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

  /// Runs work at once, or after the current work (RxJS `queueScheduler`).
  public func runInQueue(_ work: @escaping () -> Void) {
    queuedWork.append(work, in: self)
    guard !isWorking else { return }
    isWorking = true
    while let next = queuedWork.popFirst() { if !isStopped { next() } }
    isWorking = false
  }

  /// Runs a source that sends during the subscribing call and takes no turns: the subscriptions that its events cause
  /// are not nested in its own.
  func sendWithoutTurns(_ send: () -> Void) {
    guard trampoline.depth == 1 else { return send() }
    trampoline.depth = 0
    send()
    trampoline.depth = 1
  }
}
