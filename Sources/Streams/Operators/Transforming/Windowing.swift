/// What becomes of the values of a window.
enum WindowOutput {
  /// They are collected and sent as an array when the window closes (`buffer…`).
  case arrays
  /// They are passed to a stream that is sent when the window opens (`window…`).
  case streams
}

/// One window: a stretch of a stream's values.
final class Pane {
  /// Tells the timers of windows apart.
  let number: Int32
  fileprivate var values: [Value] = []
  fileprivate let stream: WindowStream?
  /// How many values it has got.
  fileprivate(set) var count = 0
  /// Closes it.
  var timer: Timer = -1
  /// What closes it.
  var closing: InnerSubscriber?

  fileprivate init(_ number: Int32, _ output: WindowOutput) {
    self.number = number
    stream = output == .streams ? WindowStream(Broadcast(.none, .endingForGood)) : nil
  }
}

/// The one mechanism of buffers and windows: a buffer is a window that is collected. Subclasses say when windows open
/// and close.
///
/// An end of the source closes them in the order in which they were opened. An error loses buffers, and is the error of
/// windows.
class WindowingSubscriber: CombiningSubscriber {
  final let world: World
  final let output: WindowOutput
  /// The windows that are open, oldest first.
  final private(set) var panes: [Pane] = []
  private var number: Int32 = 0

  init(_ downstream: Subscriber, _ world: World, _ output: WindowOutput) {
    self.world = world
    self.output = output
    super.init(downstream)
  }

  /// The windows to which nobody can come any more when the whole is over (RxJS `Subject.unsubscribe`).
  var windowsToClose: [Pane] { [] }

  /// Opens a window, which is sent where it is a stream.
  @discardableResult
  final func open() -> Pane {
    let pane = makePane()
    announce(pane)
    return pane
  }

  final func makePane() -> Pane {
    number &+= 1
    let pane = Pane(number, output)
    // Looked at here, as one event may open as many windows as a pipeline is tall.
    guard !isDisposed, world.countSteps(output == .streams ? 20 : 10) else { return pane }
    world.hold()
    panes.append(pane)
    return pane
  }

  final func announce(_ pane: Pane) {
    if let stream = pane.stream, !world.isStopped { send(.stream(stream)) }
  }

  /// Closes a window, which is sent where it is an array.
  final func close(_ pane: Pane) {
    guard let index = panes.firstIndex(where: { $0 === pane }) else { return }
    panes.remove(at: index)
    finish(pane)
    pane.closing?.dispose()
    pane.closing = nil
  }

  /// Closes a window and opens another: arrays are sent when the next is there to collect (RxJS `buffer`).
  final func reopen(_ pane: Pane) {
    switch output {
    case .streams:
      close(pane)
      open()
    case .arrays:
      panes.removeAll { $0 === pane }
      open()
      finish(pane)
    }
  }

  private func finish(_ pane: Pane) {
    world.scheduler.cancel(&pane.timer)
    world.drop(1 + pane.values.count)
    if let stream = pane.stream {
      stream.broadcast.completed()
    } else {
      let values = pane.values
      pane.values = []
      send(.array(values))
    }
  }

  /// Adds a value to a window.
  final func add(_ value: Value, to pane: Pane) {
    pane.count += 1
    if let stream = pane.stream {
      stream.broadcast.next(value, in: world)
    } else {
      world.hold()
      pane.values.append(value, in: world)
    }
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    // An event to each window that is open.
    if panes.count > 1 { world.chargeOperator(panes.count) }
    for pane in panes { add(value, to: pane) }
  }

  override func completed() {
    guard !isDisposed else { return }
    closeAll()
    complete()
  }

  final func closeAll() {
    while !isDisposed, !panes.isEmpty { finish(panes.removeFirst()) }
  }

  /// The error of the source, or of what opens and closes windows.
  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    failWindows(error)
    fail(error)
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) { self.error(error) }

  override func completed(from inner: InnerSubscriber) {}

  private func failWindows(_ error: ErrorValue) {
    for pane in panes { pane.stream?.broadcast.error(error) }
  }

  /// The window with a number, if it is still open.
  final func pane(_ number: Int32) -> Pane? { panes.first { $0.number == number } }

  override func cleanUp() {
    let broadcasts = windowsToClose.compactMap { $0.stream?.broadcast }
    for pane in panes {
      world.scheduler.cancel(&pane.timer)
      world.drop(1 + pane.values.count)
      pane.closing = nil
    }
    panes = []
    super.cleanUp()
    if !broadcasts.isEmpty { Finalizer.run(whenDone: self) { for broadcast in broadcasts { broadcast.close() } } }
  }

  override var holds: [Holding] {
    switch output {
    case .arrays: panes.map { Holding("collected", $0.values) }
    case .streams: .init("open", panes.compactMap { $0.stream.map { .stream($0) } })
    }
  }
}

/// The values of one window as a stream.
final class WindowStream: BroadcastStream {
  override var kindName: String { "a window" }
}
