/// The form of the values of a window.
enum WindowOutput {
  /// An array that collects them and is sent when the window closes (`buffer…`).
  case arrays
  /// A stream of them that is sent when the window opens (`window…`).
  case streams
}

/// One window: a stretch of a stream's values.
final class Window {
  /// The number that distinguishes the timers of windows.
  let number: Int32
  /// The values so far, if they are sent as an array.
  fileprivate var values: HeldArray
  /// The stream of the values, if they are sent as a stream.
  fileprivate let stream: WindowStream?
  /// The number of values so far.
  fileprivate(set) var count = 0
  /// The timer that closes the window.
  var timer: Timer = -1
  /// The subscription that closes the window.
  var closing: InnerSubscriber?
  /// The held value that an open window counts as.
  private var held: HeldCount

  fileprivate init(_ number: Int32, _ output: WindowOutput, _ keeper: PartingSubscriber?, in world: World) {
    self.number = number
    values = HeldArray(in: world)
    held = HeldCount(in: world)
    stream = output == .streams ? WindowStream(Broadcast(.none, .endingForGood), keeper) : nil
  }

  fileprivate func open() { held.add() }

  fileprivate func letGo() {
    held.removeAll()
    values.removeAll()
    closing = nil
  }
}

/// The one mechanism of buffers and windows: a buffer is a window of collected values. Subclasses open and close them.
///
/// An end of the source closes them in the order of their opening. An error drops buffers, and is the error of windows.
class WindowingSubscriber: PartingSubscriber {
  final let world: World
  final let output: WindowOutput
  /// The open windows, oldest first.
  final private(set) var windows: [Window] = []
  private var number: Int32 = 0

  init(_ downstream: Subscriber, _ world: World, _ output: WindowOutput) {
    self.world = world
    self.output = output
    super.init(downstream)
  }

  /// The windows that refuse subscribers after the end of the whole (RxJS `Subject.unsubscribe`).
  var windowsToClose: [Window] { [] }

  /// Opens a window, and sends it if it is a stream.
  @discardableResult
  final func open() -> Window {
    let window = makeWindow()
    announce(window)
    return window
  }

  final func makeWindow() -> Window {
    number &+= 1
    let window = Window(number, output, downstream is PartsSubscriber ? self : nil, in: world)
    // The budget is checked here, because one event may open as many windows as a pipeline is tall.
    guard !isDisposed, world.countSteps((output == .streams ? Charge.window : .buffer).steps) else {
      return window
    }
    window.open()
    windows.append(window)
    return window
  }

  final func announce(_ window: Window) {
    if let stream = window.stream, !world.isStopped { send(.stream(stream)) }
  }

  /// Closes a window, and sends it if it is an array.
  final func close(_ window: Window) {
    guard let index = windows.firstIndex(where: { $0 === window }) else { return }
    windows.remove(at: index)
    let closing = window.closing
    finish(window)
    closing?.dispose()
  }

  /// Closes a window and opens another. An array is sent after the next one is open (RxJS `buffer`).
  final func reopen(_ window: Window) {
    switch output {
    case .streams:
      close(window)
      open()
    case .arrays:
      windows.removeAll { $0 === window }
      open()
      finish(window)
    }
  }

  private func finish(_ window: Window) {
    world.scheduler.cancel(&window.timer)
    let values = window.values.takeAll()
    window.letGo()
    if let stream = window.stream { stream.broadcast.completed() } else { send(.array(values)) }
  }

  final func add(_ value: Value, to window: Window) {
    window.count += 1
    if let stream = window.stream {
      stream.broadcast.next(value, in: world)
    } else {
      window.values.append(value)
    }
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    // Each open window receives an event.
    if windows.count > 1 { world.chargeOperator(.delivery(to: windows.count)) }
    for window in windows { add(value, to: window) }
  }

  override func completed() {
    guard !isDisposed else { return }
    closeAll()
    complete()
  }

  final func closeAll() {
    while !isDisposed, !windows.isEmpty { finish(windows.removeFirst()) }
  }

  /// Receives the error of the source, or of a stream that opens or closes windows.
  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    failWindows(error)
    fail(error)
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) { self.error(error) }

  override func completed(from inner: InnerSubscriber) {}

  private func failWindows(_ error: ErrorValue) {
    for window in windows { window.stream?.broadcast.error(error) }
  }

  /// Returns the window with a number, if it is still open.
  final func window(_ number: Int32) -> Window? { windows.first { $0.number == number } }

  override func cleanUp() {
    let broadcasts = windowsToClose.compactMap { $0.stream?.broadcast }
    for window in windows {
      world.scheduler.cancel(&window.timer)
      window.letGo()
    }
    windows = []
    super.cleanUp()
    if !broadcasts.isEmpty {
      Finalizer.run(whenDone: self, Teardown { for broadcast in broadcasts { broadcast.close() } })
    }
  }

  override var treatment: Treatment {
    switch output {
    case .arrays: Treatment(.collecting, "collected", loss: "had no buffer open for it")
    case .streams: Treatment(.passing, loss: "had no window open for it")
    }
  }
  override var holds: [Holding] {
    switch output {
    case .arrays: windows.map { Holding("collected", $0.values.elements) }
    case .streams: .init("open", windows.compactMap { $0.stream.map { .stream($0) } })
    }
  }
}

/// The values of one window as a stream.
final class WindowStream: BroadcastStream {
  /// The operator, if it continues for subscribers of the window.
  private let keeper: PartingSubscriber?

  init(_ broadcast: Broadcast, _ keeper: PartingSubscriber?) {
    self.keeper = keeper
    super.init(broadcast)
  }

  override var kindName: String { "a window" }

  override func run(for subscriber: Subscriber, in world: World) {
    broadcast.subscribe(keeper?.partListener(subscriber) ?? subscriber, to: self, in: world)
  }
}
