import StreamLang
import Streams

/// A promise, which is a stream of one value: it settles once, whether anybody listens or not.
final class JSPromise: Stream {
  fileprivate enum State {
    case pending
    case fulfilled(Value)
    case rejected(ErrorValue)
  }

  fileprivate private(set) var state = State.pending
  private var reactions: [() -> Void] = []
  /// Whether anybody asked for what comes of it: else a rejection is reported.
  private var isHeard = false
  private var subscription: Subscriber?
  private let context: EvaluationContext

  init(_ context: EvaluationContext) {
    self.context = context
    super.init()
  }

  override var kindName: String { "a promise" }
  override var isAwaited: Bool { true }

  /// As Node shows it.
  func inspected(_ level: JSText.Level) -> String {
    if level.isTooDeep { return "[Promise]" }
    return switch state {
    case .pending: "Promise { <pending> }"
    case .fulfilled(let value): JSText.joined([JSText.inspected(value, level.inner)], "Promise {", "}", level)
    case .rejected(let error):
      JSText.joined(["<rejected> " + JSText.inspected(.error(error), level.inner)], "Promise {", "}", level)
    }
  }

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
  fileprivate func whenSettled(_ body: @escaping () -> Void) {
    isHeard = true
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
    guard !isHeard, case .rejected(let error) = state else { return }
    let world = context.world
    LaterCall.microtask(in: world) { [self] in
      LaterCall.microtask(in: world) { [self] in
        if isHeard { return }
        context.log(JSUncaught.textOfUncaught(error))
        JSUncaught.tellPlace(of: error, context)
      }
    }
  }

  func resolve(_ value: Value) {
    if let then = Self.then(of: value) { return follow(then) }
    guard case .stream(let stream) = value, let promise = stream as? JSPromise else { return settle(.fulfilled(value)) }
    // Its `then` is called in a turn of its own.
    LaterCall.microtask(in: context.world) { promise.whenSettled { self.settle(promise.state) } }
  }

  /// The method `then` of an object of the code, which makes it a promise.
  static func then(of value: Value) -> FunctionValue? {
    guard case .object(let box) = value, !(box is JSBox) || JSInstance.instance(of: value) != nil,
      let context = (JSInstance.of(value)?.context),
      case .function(let then)? = (try? JSObject.property(value, "then", context)) ?? nil
    else {
      return value.object?.isPlain == true ? (try? JSInstance.method("then", of: value)) ?? nil : nil
    }
    return then
  }

  /// Settles as an object with the method `then` says, which is called in a turn of its own.
  private func follow(_ then: FunctionValue) {
    func settling(_ body: @escaping (Value) -> Void) -> Value {
      .function(
        NativeFunction(doing: 1) { values in body(values.first ?? .nil) })
    }
    LaterCall.microtask(in: context.world) { [self] in
      do throws(ErrorValue) {
        _ = try then.call([settling { self.resolve($0) }, settling { self.reject($0.asError) }])
      } catch {
        reject(error)
      }
    }
  }

  func reject(_ error: ErrorValue) { settle(.rejected(error)) }

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
    var last: Value?
    func end() {
      if eachValue != nil { return promise.resolve(.nil) }
      if let value = last ?? otherwise { return promise.resolve(value) }
      promise.reject(ErrorValue("no elements in sequence", code: JSError.code(of: "EmptyError")))
    }
    let listener = ClosureSubscriber(
      next: { value in
        do throws(ErrorValue) {
          _ = try eachValue?.call([value])
        } catch {
          promise.subscription?.dispose()
          return promise.reject(error)
        }
        last = value
        guard takingFirst else { return }
        promise.subscription?.dispose()
        end()
      },
      error: { promise.reject($0) }, completed: end)
    promise.subscription = listener
    context.world.keep(listener)
    stream.subscribe(listener, in: context.world)
    return promise
  }

  private static func list(_ call: MemberCall) throws(ErrorValue) -> [JSPromise] {
    try JSArrays.elements(of: call[0], call.context).map { value in
      if case .stream(let stream) = value { return of(stream, call.context) }
      let promise = JSPromise(call.context)
      promise.resolve(value)
      return promise
    }
  }

  private static func all(_ call: MemberCall, settles: Bool) throws(ErrorValue) -> Value {
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
      let resolve = NativeFunction(doing: 1) { values in promise.resolve(values.first ?? .nil) }
      let reject = NativeFunction(doing: 1) { values in promise.reject((values.first ?? .nil).asError) }
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
    Method("Promise.any") { call throws(ErrorValue) in
      let result = JSPromise(call.context)
      let promises = try list(call)
      var left = promises.count
      for promise in promises {
        promise.whenSettled {
          left -= 1
          if case .fulfilled = promise.state { return result.settle(promise.state) }
          if left == 0 {
            let errors = promises.map { promise -> Value in
              if case .rejected(let error) = promise.state { JSError.thrown(.error(error)) } else { .nil }
            }
            let given: [Value] = [.array(errors), .string("All promises were rejected")]
            let error = (try? JSLibrary.function("AggregateError")?.call(call.on(.nil, given))) ?? .nil
            result.reject(error.asError)
          }
        }
      }
      return .stream(result)
    },
    Method("Promise.race") { call throws(ErrorValue) in
      let result = JSPromise(call.context)
      for promise in try list(call) { promise.whenSettled { result.settle(promise.state) } }
      return .stream(result)
    },
  ]
}

extension JSPromise {
  /// Waits for it: the code goes on in a turn after it has settled.
  func await(_ resume: @escaping (Awaitable.Outcome) -> Void) {
    whenSettled {
      switch self.state {
      case .pending: break
      case .fulfilled(let value): resume(.value(value))
      case .rejected(let error): resume(.failure(error))
      }
    }
  }
}
