import StreamLang
import Streams

/// The tests of a script, which run one after the other: a test that takes `done`, or gives a promise, goes on until
/// it is done, and the others wait for it.
final class TestQueue: SessionTests {
  struct Test {
    let name: String
    let setUps: [FunctionValue]
    let body: FunctionValue?
    let tearDowns: [FunctionValue]
  }

  /// The time after which Jest gives a test up.
  private static let patience = 5_000_000_000

  private let context: Unowned<EvaluationContext>
  private var waiting: [Test] = []
  /// The name of the test that goes on.
  private var current: String?
  private var tearDowns: [FunctionValue] = []
  private var timer: Timer = -1
  /// An error that nothing handled while the test went on.
  private var uncaught: ErrorValue?
  /// Ends a test that goes on.
  private var finishCurrent: ((Value) -> Void)?

  private init(_ context: EvaluationContext) { self.context = Unowned(context) }

  /// The tests of a session.
  static func of(_ context: EvaluationContext) -> TestQueue {
    let state = JSState.of(context)
    if let queue = state.tests as? TestQueue { return queue }
    let queue = TestQueue(context)
    state.tests = queue
    return queue
  }

  override func takes(_ error: ErrorValue) -> Bool {
    if current == nil { return false }
    if uncaught == nil { uncaught = error }
    finishCurrent?(.nil)
    return true
  }

  func add(_ test: Test) throws(ErrorValue) {
    waiting.append(test)
    try runWaiting()
  }

  private func runWaiting() throws(ErrorValue) {
    while current == nil, !waiting.isEmpty {
      let test = waiting.removeFirst()
      current = test.name
      tearDowns = test.tearDowns
      do throws(ErrorValue) {
        try run(test)
      } catch {
        if context.object.world.isStopped { throw error }
        end(error)
      }
    }
  }

  private func run(_ test: Test) throws(ErrorValue) {
    for setUp in test.setUps { _ = try setUp.call([]) }
    guard let body = test.body else { return end(nil) }
    var isOver = false
    let done = NativeFunction(doing: 1) { [self] values throws(ErrorValue) in
      if isOver { return }
      isOver = true
      finish(values.first ?? .nil)
    }
    let takesDone = body.parameterCount > 0
    let result = try body.call(takesDone ? [.function(done)] : [])
    if case .stream(let stream) = result, let promise = stream as? JSPromise {
      let fulfilled = NativeFunction(parameterCount: 1) { _ throws(ErrorValue) in try done.call([]) }
      _ = promise.then(.function(fulfilled), .function(done))
    } else if !takesDone {
      isOver = true
      return end(nil)
    }
    if isOver { return }
    let finishOnce: (Value) -> Void = { [self] value in
      if isOver { return }
      isOver = true
      finish(value)
    }
    finishCurrent = finishOnce
    if uncaught != nil { return finishOnce(.nil) }
    let scheduler = context.object.world.scheduler
    let call = LaterCall { [self] in
      timer = -1
      finishOnce(.error(ErrorValue("it was not done within 5 s", help: "call done(), or give a promise that settles")))
    }
    let (due, overflow) = scheduler.now.addingReportingOverflow(Self.patience)
    timer = scheduler.armSource(call, at: overflow ? Int.max : due, place: scheduler.takePlace())
  }

  /// Ends a test that has gone on, with the value that `done` was given, and goes on with the next in a later turn.
  private func finish(_ value: Value) {
    let world = context.object.world
    world.scheduler.cancel(&timer)
    switch value {
    case .nil: end(nil)
    case .error(let error): end(error)
    default: end(ErrorValue(JSText.inspected(value, JSText.Level(depth: 1))))
    }
    LaterCall.microtask(in: world) { [self] in
      do throws(ErrorValue) {
        try runWaiting()
      } catch {
        JSUncaught.reportUncaught(error, context.object)
      }
    }
  }

  /// Tells how the test ended.
  private func end(_ error: ErrorValue?) {
    guard let name = current else { return }
    var failure = error
    for tearDown in tearDowns {
      do throws(ErrorValue) { _ = try tearDown.call([]) } catch { failure = failure ?? error }
    }
    current = nil
    let error = failure ?? uncaught
    (uncaught, finishCurrent) = (nil, nil)
    context.object.log((error == nil ? "✓ " : "✗ ") + name)
    guard let error else { return }
    let world = context.object.world
    world.note(error.text)
    if let help = error.help { for line in help.split(separator: "\n") { world.note(String(line)) } }
  }
}
