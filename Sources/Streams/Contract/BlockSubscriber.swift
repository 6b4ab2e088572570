/// The running half of a block: the target of its `send`, `wait` and `onDispose`.
public final class BlockSubscriber: SourceSubscriber {
  private var routine: Routine?
  private var timer: Timer = -1
  private var place = 0
  private var cleanups: [Function] = []
  private var isInFirstTurn = false
  /// Whether the block ended by itself. Closures that it has postponed still run then (dispatch_after knows of no end).
  private var hasEnded = false

  /// Runs the block's first turn.
  final func begin(_ block: Function) {
    world.chargeOperator(.block)
    routine = block.makeRoutine(for: self)
    routine?.wake = { [own = Weak(self)] atOnce in
      guard let block = own.object, !block.isDisposed else { return }
      if atOnce { return block.turn() }
      block.timer = block.world.scheduler.armNext(block)
    }
    isInFirstTurn = true
    turn()
    isInFirstTurn = false
    if isDisposed { runCleanups() }
  }

  private func turn() {
    guard let routine else { return }
    do throws(ErrorValue) {
      switch try routine.resume() {
      case .finished: self.routine = nil
      case .suspended: if isDisposed || world.isStopped { leave() }
      case .wait(let duration):
        if isDisposed || world.isStopped { return self.routine = nil }
        if place == 0 { place = world.scheduler.takePlace() }
        let (due, overflow) = world.scheduler.now.addingReportingOverflow(max(0, duration))
        timer = world.scheduler.armSource(self, at: overflow ? Int.max : due, place: place)
      }
    } catch {
      self.routine = nil
      sendError(error)
    }
  }

  public override func fire(_ token: Int32) {
    timer = -1
    turn()
  }

  /// Gives up what the block waits for.
  private func leave() {
    let left = routine
    routine = nil
    left?.abandon()
  }

  /// Sends a value, unless the block has ended or is disposed.
  public final func sendNext(_ value: Value) { _ = emit(value) }
  /// Sends an error.
  public final func sendError(_ error: ErrorValue) {
    hasEnded = hasEnded || !isDisposed
    fail(error)
  }

  /// Sends the completion.
  public final func sendCompleted() {
    hasEnded = hasEnded || !isDisposed
    complete()
  }

  /// Calls a closure later, also after the block's end, unless the block is disposed before (dispatch_after).
  public final func after(_ duration: Int, _ block: Function) {
    guard !isDisposed || hasEnded else { return }
    let call = LaterCall { [self] in
      guard !isDisposed || hasEnded else { return }
      do throws(ErrorValue) {
        _ = try block.call([])
      } catch {
        sendError(error)
      }
    }
    let (due, overflow) = world.scheduler.now.addingReportingOverflow(max(0, duration))
    _ = world.scheduler.armSource(call, at: overflow ? Int.max : due, place: world.scheduler.takePlace())
  }

  /// Calls a closure on disposal. During the first turn it is called after that turn.
  public final func onDispose(_ block: Function) {
    if isDisposed && !isInFirstTurn { return run(block) }
    cleanups.append(block)
  }

  private func runCleanups() {
    let blocks = cleanups
    cleanups = []
    for block in blocks { run(block) }
  }

  private func run(_ block: Function) {
    guard !world.isEnding, !world.isStopped else { return }
    do throws(ErrorValue) {
      _ = try block.call([])
    } catch {
      world.note("an error in onDispose: \(error.text)")
    }
  }

  public override func cleanUp() {
    world.scheduler.cancel(&timer)
    super.cleanUp()
    if !isInFirstTurn {
      leave()
      runCleanups()
    }
  }
}
