import StreamLang
import Streams

/// Delivers the events of a stream in later turns of their instant, as `asapScheduler` does, or subscribes in one.
final class MicrotaskStream: Stream {
  private let source: Stream
  private let delaysSubscription: Bool

  init(_ source: Stream, delaysSubscription: Bool = false) {
    self.source = source
    self.delaysSubscription = delaysSubscription
    super.init()
    inputs = [.stream(source)]
  }

  override func run(for subscriber: Subscriber, in world: World) {
    guard delaysSubscription else { return source.subscribe(MicrotaskSubscriber(subscriber, world), in: world) }
    let operation = OperatorSubscriber(subscriber)
    LaterCall.microtask(in: world) { [source] in
      if !operation.isDisposed { source.subscribe(operation, in: world) }
    }
  }
}

private final class MicrotaskSubscriber: OperatorSubscriber {
  private let world: World

  init(_ downstream: Subscriber, _ world: World) {
    self.world = world
    super.init(downstream)
  }

  private func later(_ deliver: @escaping () -> Void) {
    LaterCall.microtask(in: world) { [self] in if !isDisposed { deliver() } }
  }

  override func next(_ value: Value) { later { self.send(value) } }
  override func error(_ error: ErrorValue) { later { self.fail(error) } }
  override func completed() { later { self.complete() } }
}

/// Timers and other things that run later.
enum JSTimers {
  /// One frame of marble text in a test: a millisecond.
  static let testFrame = 1_000_000
  /// The time between two frames of a page.
  static let frame = 16_000_000

  /// The time from now to the next frame.
  static func timeToFrame(in world: World) -> Int {
    guard let frames = world.frames else { return frame }
    let now = world.scheduler.now
    return (frames.first { $0 > now } ?? Int.max) - now
  }

  private static func start(_ call: MemberCall, repeats: Bool) throws(ErrorValue) -> Value {
    // The time stands first in a translation, so that the closure can stand last.
    guard case .duration(let duration) = call[0] else { throw ErrorValue("a time is needed here") }
    let function = try call.function(call.arguments.count - 1)
    let timer = JSTimer(
      function, Array(call.arguments.dropFirst().dropLast()), every: repeats ? max(duration, 1_000_000) : nil,
      call.context)
    timer.start(after: duration)
    return .disposable(timer)
  }

  private static let stop = { @Sendable (call: MemberCall) throws(ErrorValue) -> Value in
    if case .disposable(let timer) = call[0] { timer.dispose() }
    return .nil
  }

  static let functions: [Method] = [
    Method("Timers.setTimeout") { call in
      let promise = JSPromise(call.context)
      let value = call[1]
      let settle = NativeFunction(doing: 0) { _ in promise.resolve(value) }
      JSTimer(settle, [], every: nil, call.context).start(after: max(1, JSValue.toInt(call[0])) &* 1_000_000)
      return .stream(promise)
    },
    Method("setTimeout", isEffect: true) { call throws(ErrorValue) in try start(call, repeats: false) },
    Method("setInterval", isEffect: true) { call throws(ErrorValue) in try start(call, repeats: true) },
    Method("setImmediate", isEffect: true) { call throws(ErrorValue) in
      let timer = JSTimer(try call.function(0), [], every: nil, call.context)
      timer.startImmediately()
      return .disposable(timer)
    },
    Method("requestAnimationFrame", isEffect: true) { call throws(ErrorValue) in
      let timer = JSTimer(try call.function(0), [], every: nil, call.context)
      timer.start(after: timeToFrame(in: call.context.world))
      return .disposable(timer)
    },
    Method("clearTimeout", isEffect: true, stop), Method("clearInterval", isEffect: true, stop),
    Method("cancelAnimationFrame", isEffect: true, stop), Method("clearImmediate", isEffect: true, stop),
    Method(doing: "queueMicrotask") { call throws(ErrorValue) in
      let function = try call.function(0)
      let context = call.context
      LaterCall.microtask(in: context.world) {
        do throws(ErrorValue) { _ = try function.call([]) } catch { JSUncaught.reportUncaught(error, context) }
      }
    },
  ]
}

/// A timer of `setTimeout` or `setInterval`.
final class JSTimer: Subscriber {
  private let function: FunctionValue
  private let arguments: [Value]
  private let period: Int?
  private let context: EvaluationContext
  private let world: World
  private var timer: Timer = -1
  private var place = 0

  init(_ function: FunctionValue, _ arguments: [Value], every period: Int?, _ context: EvaluationContext) {
    // In Node the timer is `this` in its function.
    let received = JSMethod.received(.function(function), by: JSObject.make([], in: context))
    self.function = if case .function(let bound) = received { bound } else { function }
    self.arguments = arguments
    self.period = period
    self.context = context
    world = context.world
  }

  func start(after delay: Int) {
    let scheduler = world.scheduler
    place = scheduler.takePlace()
    arm(after: delay)
  }

  /// Runs after everything that was armed for this instant before it, and before everything that is armed in it.
  func startImmediately() { timer = world.scheduler.armImmediate(self) }

  private func arm(after delay: Int) {
    let scheduler = world.scheduler
    let (due, overflow) = scheduler.now.addingReportingOverflow(max(0, delay))
    timer = scheduler.armClock(self, at: overflow ? Int.max : due, place: place)
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard !isDisposed, world.countEvent(by: "setTimeout") else { return }
    isDisposed = period == nil
    do throws(ErrorValue) { _ = try function.call(arguments) } catch { JSUncaught.reportUncaught(error, context) }
    guard let period, !isDisposed else { return }
    // In one queue an interval goes to its end after the callback.
    if world.scheduler.ties.isOneQueue { place = world.scheduler.takePlace() }
    arm(after: period)
  }

  override func cleanUp() { world.scheduler.cancel(&timer) }
}
