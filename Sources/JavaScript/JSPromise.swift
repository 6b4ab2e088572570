import StreamLang
import Streams

/// Something that runs in a later turn of the same instant, or at a later instant.
final class LaterCall: Subscriber {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) { self.body = body }

  override func fire(_ token: Int32) {
    guard !isDisposed else { return }
    isDisposed = true
    body()
  }

  /// Runs in a later turn of this instant: before timers that are due at it.
  static func microtask(in world: World, _ body: @escaping () -> Void) {
    _ = world.scheduler.armNext(LaterCall(body))
  }
}

/// A promise, which is a stream of one value: it settles once, whether anybody listens or not.
final class JSPromise: Stream {
  private enum State {
    case pending
    case fulfilled(Value)
    case rejected(ErrorValue)
  }

  private var state = State.pending
  private var reactions: [() -> Void] = []
  private var subscription: Subscriber?
  private let context: EvaluationContext

  private init(_ context: EvaluationContext) {
    self.context = context
    super.init()
  }

  override var kindName: String { "a promise" }

  override func run(for subscriber: Subscriber, in world: World) {
    let output = SourceSubscriber(subscriber, world, self)
    whenSettled { [output = Weak(output)] in
      guard let output = output.object, !output.isDisposed else { return }
      switch self.state {
      case .pending: break
      case .fulfilled(let value): if output.emit(value) { output.complete() }
      case .rejected(let error): output.fail(error)
      }
    }
  }

  /// Runs something in a turn after the promise has settled.
  private func whenSettled(_ body: @escaping () -> Void) {
    let world = context.world
    let react = { LaterCall.microtask(in: world, body) }
    if case .pending = state { reactions.append(react) } else { react() }
  }

  private func settle(_ state: State) {
    guard case .pending = self.state else { return }
    self.state = state
    let reactions = reactions
    self.reactions = []
    for react in reactions { react() }
  }

  private func resolve(_ value: Value) {
    guard case .stream(let stream) = value, let promise = stream as? JSPromise else { return settle(.fulfilled(value)) }
    promise.whenSettled { self.settle(promise.state) }
  }

  private func reject(_ error: ErrorValue) { settle(.rejected(error)) }

  func then(_ fulfilled: Value, _ rejected: Value) -> JSPromise {
    let result = JSPromise(context)
    whenSettled {
      do throws(ErrorValue) {
        switch (self.state, fulfilled, rejected) {
        case (.fulfilled(let value), .function(let function), _): result.resolve(try function.call([value]))
        case (.rejected(let error), _, .function(let function)):
          result.resolve(try function.call([error.payload ?? .error(error)]))
        default: result.settle(self.state)
        }
      } catch {
        result.reject(error)
      }
    }
    return result
  }

  func finally(_ function: FunctionValue) -> JSPromise {
    let result = JSPromise(context)
    whenSettled {
      do throws(ErrorValue) {
        _ = try function.call([])
        result.settle(self.state)
      } catch {
        result.reject(error)
      }
    }
    return result
  }

  // MARK: Making promises

  /// A stream as a promise of its last value.
  static func of(_ stream: Stream, _ context: EvaluationContext) -> JSPromise {
    (stream as? JSPromise) ?? settled(by: stream, otherwise: .nil, in: context)
  }

  /// A promise of the last or the first value of a stream, which is subscribed to now.
  static func settled(
    by stream: Stream, takingFirst: Bool = false, eachValue: FunctionValue? = nil, otherwise: Value? = nil,
    in context: EvaluationContext
  ) -> JSPromise {
    let promise = JSPromise(context)
    let listener = PromiseSubscriber(
      takingFirst: takingFirst,
      each: { value throws(ErrorValue) in _ = try eachValue?.call([value]) },
      settled: { value, error in
        if let error { return promise.reject(error) }
        if eachValue != nil { return promise.resolve(.nil) }
        if let value = value ?? otherwise { return promise.resolve(value) }
        promise.reject(ErrorValue("no elements in sequence", code: JSError.code(of: "EmptyError")))
      })
    promise.subscription = listener
    context.world.keep(listener)
    stream.subscribe(listener, in: context.world)
    return promise
  }

  private static func list(_ call: Call) throws(ErrorValue) -> [JSPromise] {
    try JSArrays.elements(of: call[0], call.context).map { value in
      if case .stream(let stream) = value { return of(stream, call.context) }
      let promise = JSPromise(call.context)
      promise.resolve(value)
      return promise
    }
  }

  private static func all(_ call: Call, settles: Bool) throws(ErrorValue) -> Value {
    let promises = try list(call)
    let result = JSPromise(call.context)
    var values = [Value](repeating: .nil, count: promises.count)
    var left = promises.count
    if left == 0 { result.resolve(.array([])) }
    for (index, promise) in promises.enumerated() {
      promise.whenSettled {
        switch promise.state {
        case .pending: return
        case .fulfilled(let value):
          values[index] =
            settles
            ? JSObject.make([("status", .string("fulfilled")), ("value", value)], in: call.context) : value
        case .rejected(let error):
          guard settles else { return result.reject(error) }
          values[index] = JSObject.make(
            [("status", .string("rejected")), ("reason", error.payload ?? .error(error))], in: call.context)
        }
        left -= 1
        if left == 0 { result.resolve(.array(values)) }
      }
    }
    return .stream(result)
  }

  static let functions: [Method] = [
    Method("Promise") { call throws(ErrorValue) in
      let promise = JSPromise(call.context)
      let resolve = NativeFunction(parameterCount: 1) { values in
        promise.resolve(values.first ?? .nil)
        return .nil
      }
      let reject = NativeFunction(parameterCount: 1) { values in
        promise.reject((values.first ?? .nil).asError)
        return .nil
      }
      do throws(ErrorValue) {
        _ = try call.function(0).call([.function(resolve), .function(reject)])
      } catch {
        promise.reject(error)
      }
      return .stream(promise)
    },
    Method("Promise.resolve") { call in
      if case .stream(let stream) = call[0], stream is JSPromise { return call[0] }
      let promise = JSPromise(call.context)
      promise.resolve(call[0])
      return .stream(promise)
    },
    Method("Promise.reject") { call in
      let promise = JSPromise(call.context)
      promise.reject(call[0].asError)
      return .stream(promise)
    },
    Method("Promise.all") { call throws(ErrorValue) in try all(call, settles: false) },
    Method("Promise.allSettled") { call throws(ErrorValue) in try all(call, settles: true) },
    Method("Promise.race") { call throws(ErrorValue) in
      let result = JSPromise(call.context)
      for promise in try list(call) { promise.whenSettled { result.settle(promise.state) } }
      return .stream(result)
    },
  ]
}

/// Listens to a stream until it settles a promise.
private final class PromiseSubscriber: Subscriber {
  private let takingFirst: Bool
  private let each: (Value) throws(ErrorValue) -> Void
  private let settled: (Value?, ErrorValue?) -> Void
  private var last: Value?

  init(
    takingFirst: Bool, each: @escaping (Value) throws(ErrorValue) -> Void,
    settled: @escaping (Value?, ErrorValue?) -> Void
  ) {
    self.takingFirst = takingFirst
    self.each = each
    self.settled = settled
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      try each(value)
    } catch {
      dispose()
      return settled(nil, error)
    }
    last = value
    if takingFirst { end() }
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    dispose()
    settled(nil, error)
  }

  override func completed() { if !isDisposed { end() } }

  private func end() {
    dispose()
    settled(last, nil)
  }
}

/// Timers and other things that run later.
enum JSTimers {
  /// Reports an error that nobody handles, in a later turn of this instant.
  static func reportUncaught(_ error: ErrorValue, _ context: EvaluationContext) {
    guard !context.world.isStopped else { return }
    let text: String
    if let payload = error.payload { text = JSText.inspected(payload, depth: 0) } else { text = JSError.text(error) }
    let world = context.world
    let call = LaterCall { context.log("Uncaught \(text)") }
    _ = world.scheduler.armSource(call, at: world.scheduler.now, place: world.scheduler.takePlace())
  }

  private static func start(_ call: Call, repeats: Bool) throws(ErrorValue) -> Value {
    // The time stands first in a translation, so that the closure can stand last.
    guard case .duration(let duration) = call[0], case .function(let function)? = call.arguments.last else {
      throw ErrorValue("a time and a function are needed here")
    }
    let timer = JSTimer(
      function, Array(call.arguments.dropFirst().dropLast()), every: repeats ? max(duration, 1_000_000) : nil,
      call.context)
    timer.start(after: duration)
    return .disposable(timer)
  }

  private static let stop = { @Sendable (call: Call) throws(ErrorValue) -> Value in
    if case .disposable(let timer) = call[0] { timer.dispose() }
    return .nil
  }

  static let functions: [Method] = [
    Method("setTimeout", isEffect: true) { call throws(ErrorValue) in try start(call, repeats: false) },
    Method("setInterval", isEffect: true) { call throws(ErrorValue) in try start(call, repeats: true) },
    Method("setImmediate", isEffect: true) { call throws(ErrorValue) in
      let timer = JSTimer(try call.function(0), [], every: nil, call.context)
      timer.start(after: 0)
      return .disposable(timer)
    },
    Method("requestAnimationFrame", isEffect: true) { call throws(ErrorValue) in
      let timer = JSTimer(try call.function(0), [], every: nil, call.context)
      timer.start(after: 16_000_000)
      return .disposable(timer)
    },
    Method("clearTimeout", isEffect: true, stop), Method("clearInterval", isEffect: true, stop),
    Method("cancelAnimationFrame", isEffect: true, stop), Method("clearImmediate", isEffect: true, stop),
    Method("queueMicrotask", isEffect: true) { call throws(ErrorValue) in
      let function = try call.function(0)
      let context = call.context
      LaterCall.microtask(in: context.world) {
        do throws(ErrorValue) { _ = try function.call([]) } catch { reportUncaught(error, context) }
      }
      return .nil
    },
  ]
}

/// A timer of `setTimeout` or `setInterval`.
final class JSTimer: Subscriber {
  private let function: FunctionValue
  private let arguments: [Value]
  private let period: Int?
  private let context: EvaluationContext
  private var timer: Timer = -1
  private var place = 0

  init(_ function: FunctionValue, _ arguments: [Value], every period: Int?, _ context: EvaluationContext) {
    self.function = function
    self.arguments = arguments
    self.period = period
    self.context = context
  }

  func start(after delay: Int) {
    let scheduler = context.world.scheduler
    place = scheduler.takePlace()
    arm(after: delay)
  }

  private func arm(after delay: Int) {
    let scheduler = context.world.scheduler
    let (due, overflow) = scheduler.now.addingReportingOverflow(max(0, delay))
    timer = scheduler.armSource(self, at: overflow ? Int.max : due, place: place)
  }

  override func fire(_ token: Int32) {
    timer = -1
    guard !isDisposed, context.world.countEvent(by: "setTimeout") else { return }
    if let period { arm(after: period) } else { isDisposed = true }
    do throws(ErrorValue) { _ = try function.call(arguments) } catch { JSTimers.reportUncaught(error, context) }
  }

  override func cleanUp() { context.world.scheduler.cancel(&timer) }
}
