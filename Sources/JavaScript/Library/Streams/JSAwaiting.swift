import StreamLang
import Streams

/// `async` functions, `await` and `for await`, as calls in the translation.
enum JSAwaiting {
  static let functions: [Method] = [
    Method("Promise.async") { call throws(ErrorValue) in
      .stream(started(try call.function(0), call.context))
    },
    Method("Promise.awaited") { call in
      let value = call[0]
      return .object(TurnAwaitable("a promise") { wait(for: value, in: $0, $1) })
    },
    Method("Promise.iterate") { call throws(ErrorValue) in
      if case .object(let box) = call[0], let generator = box as? AsyncGenerator { return generator.iteration }
      if case .stream(let stream) = call[0], !(stream is JSPromise), stream.object == nil { return call[0] }
      if case .function(let make)? = try JSObject.property(call[0], JSIteration.asyncKey, call.context) {
        return try iteration(of: make.call([]), call.context)
      }
      if case .stream = call[0] { return call[0] }
      var elements = try JSArrays.elements(of: call[0], call.context)[...]
      return .object(
        TurnAwaitable("an element") { context, resume in
          guard let element = elements.popFirst() else {
            return LaterCall.microtask(in: context.world) { resume(.end) }
          }
          wait(for: element, in: context, resume)
        })
    },
    Method("Promise.generator") { call throws(ErrorValue) in
      .object(AsyncGenerator(try call.function(0), call.context))
    },
  ]

  /// Goes through the values of an iterator whose `next` gives promises.
  private static func iteration(of iterator: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    if case .object(let box) = iterator, let generator = box as? AsyncGenerator { return generator.iteration }
    func call(_ name: String) throws(ErrorValue) -> Value? {
      guard case .function(let function)? = try JSObject.property(iterator, name, context) else { return nil }
      return try function.call([])
    }
    var isOver = false
    return .object(
      TurnAwaitable("an element", leave: { if !isOver { _ = try? call("return") } }) { context, resume in
        do throws(ErrorValue) {
          guard let next = try call("next") else { throw ErrorValue("an iterator needs a function 'next'") }
          wait(for: next, in: context) { outcome in
            guard case .value(let step) = outcome else { return resume(outcome) }
            do throws(ErrorValue) {
              let isDone = JSValue.isTrue(try JSObject.property(step, "done", context) ?? .nil)
              isOver = isDone
              resume(isDone ? .end : .value(try JSObject.property(step, "value", context) ?? .nil))
            } catch {
              resume(.failure(error))
            }
          }
        } catch {
          resume(.failure(error))
        }
      })
  }

  /// The values of an iterator whose `next` gives promises, as a stream. One that is unsubscribed lets the iterator go
  /// when the next value comes.
  static func stream(
    _ call: MemberCall, over make: @escaping () throws(ErrorValue) -> Value, ended: @escaping () -> Void = {}
  ) throws(ErrorValue) -> Value {
    let context = call.context
    return try JSStreams.made(call) { observer throws(ErrorValue) in
      let iterator = try make()
      func ask() throws(ErrorValue) {
        let promise = JSPromise(context)
        promise.resolve(try JSObject.call("next", of: iterator, [], context) ?? .nil)
        let arrived = NativeFunction(doing: 1) { values throws(ErrorValue) in
          let step = values.first ?? .nil
          if JSValue.isTrue(try JSObject.property(step, "done", context) ?? .nil) {
            ended()
            return observer.complete()
          }
          observer.send(try JSObject.property(step, "value", context) ?? .nil)
          guard observer.isClosed else { return try ask() }
          ended()
          _ = try JSObject.call("return", of: iterator, [], context)
        }
        let failed = NativeFunction(doing: 1) { values in
          ended()
          observer.fail((values.first ?? .nil).asError)
        }
        _ = promise.then(.function(arrived), .function(failed))
      }
      try ask()
      return nil
    }
  }

  /// Waits for a value; one that is no promise is there in the next turn.
  fileprivate static func wait(
    for value: Value, in context: EvaluationContext, _ resume: @escaping (Awaitable.Outcome) -> Void
  ) {
    if case .stream(let stream) = value, let promise = stream as? JSPromise { return promise.await(resume) }
    if JSPromise.then(of: value) != nil {
      let promise = JSPromise(context)
      promise.resolve(value)
      return promise.await(resume)
    }
    LaterCall.microtask(in: context.world) { resume(.value(value)) }
  }

  /// The promise of a function that runs to its first `await` now.
  static func started(_ function: FunctionValue, _ context: EvaluationContext) -> JSPromise {
    let promise = JSPromise(context)
    let task = CodeTask(function, in: context)
    task.addWaiter { outcome in
      switch outcome {
      case .value(let value): promise.resolve(value)
      case .failure(let error): promise.reject(error)
      case .end: promise.resolve(.nil)
      }
    }
    task.startAtOnce()
    return promise
  }
}

/// `async function*`: the body goes on to its next `yield` when a value is asked for.
final class AsyncGenerator: JSBox {
  private let context: EvaluationContext
  private let body: FunctionValue
  private var task: CodeTask?
  private var isOver = false
  private var requests: [(Awaitable.Outcome) -> Void] = []
  private var paused: (() -> Void)?

  init(_ body: FunctionValue, _ context: EvaluationContext) {
    self.body = body
    self.context = context
    super.init("AsyncGenerator", in: context.objects)
  }

  override func inspected(_ level: JSText.Level) -> String { "Object [AsyncGenerator] {}" }

  /// Its values, for a loop.
  fileprivate var iteration: Value {
    .object(
      TurnAwaitable("a value of a generator", leave: { self.leave() }) { context, resume in
        self.ask { outcome in LaterCall.microtask(in: context.world) { resume(outcome) } }
      })
  }

  /// Asks for the next value.
  fileprivate func ask(_ request: @escaping (Awaitable.Outcome) -> Void) {
    if isOver { return request(.end) }
    requests.append(request)
    if let paused {
      self.paused = nil
      return paused()
    }
    guard task == nil else { return }
    let yielding = NativeFunction(parameterCount: 1) { [own = Unowned(self)] values in
      let value = values.first ?? .nil
      return .object(
        TurnAwaitable("the next request") { context, resume in
          JSAwaiting.wait(for: value, in: context) { outcome in
            guard case .value(let value) = outcome else { return resume(outcome) }
            own.object.give(value) { resume(.value(.nil)) }
          }
        })
    }
    let task = CodeTask(
      NativeFunction(parameterCount: 0) { [body] _ throws(ErrorValue) in try body.call([.function(yielding)]) },
      in: context)
    self.task = task
    task.addWaiter { [own = Weak(self)] outcome in own.object?.ended(outcome) }
    task.startAtOnce()
  }

  fileprivate func give(_ value: Value, _ resume: @escaping () -> Void) {
    guard !requests.isEmpty else { return paused = resume }
    let request = requests.removeFirst()
    if requests.isEmpty { paused = resume } else { LaterCall.microtask(in: context.world, resume) }
    request(.value(value))
  }

  private func ended(_ outcome: Awaitable.Outcome) {
    isOver = true
    let requests = requests
    self.requests = []
    for (index, request) in requests.enumerated() {
      if index == 0, case .failure = outcome { request(outcome) } else { request(.end) }
    }
  }

  /// Ends it where it stands.
  fileprivate func leave() {
    isOver = true
    paused = nil
    task?.dispose()
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("next", isEffect: true) { call in
      let promise = JSPromise(call.context)
      guard case .object(let box) = call.receiver, let generator = box as? AsyncGenerator else { return .nil }
      generator.ask { [context = call.context] outcome in
        switch outcome {
        case .value(let value):
          promise.resolve(JSObject.make([("value", value), ("done", .bool(false))], in: context))
        case .failure(let error): promise.reject(error)
        case .end: promise.resolve(JSObject.make([("value", .nil), ("done", .bool(true))], in: context))
        }
      }
      return .stream(promise)
    },
    Method("return", isEffect: true) { call in
      if case .object(let box) = call.receiver, let generator = box as? AsyncGenerator { generator.leave() }
      let promise = JSPromise(call.context)
      promise.resolve(JSObject.make([("value", call[0]), ("done", .bool(true))], in: call.context))
      return .stream(promise)
    },
  ])
}
