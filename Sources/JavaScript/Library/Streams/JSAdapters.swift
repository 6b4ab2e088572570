import StreamLang
import Streams

/// The functions that make streams of generators, callbacks, handlers and schedulers.
enum JSAdapters {
  static let functions: [Method] = [
    Method("Generator") { call throws(ErrorValue) in
      .object(GeneratorBox(try call.function(0), in: call.context))
    },
    Method("Generator.yieldAll") { call throws(ErrorValue) in
      let give = try call.function(0)
      if case .object(let box) = call[1], let inner = box as? GeneratorBox {
        _ = try inner.body.call([.function(give)])
      } else {
        guard let steps = try JSIteration.steps(over: call[1], call.context) else {
          throw JSArrays.notIterable(call[1])
        }
        while let value = try steps() { _ = try give.call([value]) }
      }
      return .nil
    },
    Method("Object.iterated") { call throws(ErrorValue) in
      guard case .object(let box) = call[0] else { return call[0] }
      if let generator = box as? GeneratorBox { return try generator.stream(call) }
      if let readable = box as? ReadableBox { return try readable.stream(call) }
      if box is AsyncGenerator { return try JSAwaiting.stream(call, over: { call[0] }) }
      if case .function(let make)? = try JSObject.property(call[0], JSIteration.asyncKey, call.context) {
        return try JSAwaiting.stream(call, over: { () throws(ErrorValue) in try make.call([]) })
      }
      if let make = try JSInstance.method(JSIteration.observableKey, of: call[0]) { return try make.call([]) }
      if let then = JSPromise.then(of: call[0]) {
        return try JSStreams.made(call) { observer throws(ErrorValue) in
          let fulfilled = NativeFunction(doing: 1) { values in
            observer.send(values.first ?? .nil)
            observer.complete()
          }
          let rejected = NativeFunction(doing: 1) { values in observer.fail((values.first ?? .nil).asError) }
          _ = try then.call([.function(fulfilled), .function(rejected)])
          return nil
        }
      }
      guard box is JSBox || box.kept(JSIteration.key) != nil || box.kept("length") != nil else { return call[0] }
      return .array(try JSArrays.elements(of: call[0], call.context))
    },
    Method("Object.combined") { call throws(ErrorValue) in
      let name = call.text(0)
      if case .stream = call[1] { return try JSStreams.source(name, [.array([call[1]])], in: .rxjs, call) }
      guard case .object(let box) = call[1], !(box is JSBox), let entries = JSObject.entries(of: call[1]) else {
        return try JSStreams.source(name, [.array(JSArrays.elements(of: call[1], call.context))], in: .rxjs, call)
      }
      let otherKinds = ["number", "boolean", "undefined", "function"]
      if let (key, value) = entries.first(where: { otherKinds.contains(JSValue.type(of: $0.value)) }) {
        throw ErrorValue("\(name) wants streams, and '\(key)' is \(JSText.inspected(value, JSText.Level(depth: 1)))")
      }
      let streams = Value.array(entries.map { $0.value })
      guard case .stream(let combined) = try JSStreams.source(name, [streams], in: .rxjs, call) else { return .nil }
      return try JSStreams.mapped(combined, call) { values in
        guard case .array(let values) = values else { return values }
        return JSObject.make(zip(entries, values.elements).map { ($0.key, $1) }, in: call.context)
      }
    },
    Method("Observer.tap") { call throws(ErrorValue) in
      guard case .stream(let stream) = call[0], let tap = Catalogue.find("tap", in: .rxjs) else { return .nil }
      let arguments = try tap.parameters.enumerated().map { index, parameter throws(ErrorValue) -> Value? in
        if case .function = call[1] { return index == 0 ? call[1] : nil }
        if case .stream(let target) = call[1], target.asEventTarget != nil {
          guard let method = JSStreams.methods[parameter.label] else { return nil }
          return .function(
            NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
              try method.call(call.on(call[1], values))
            })
        }
        return JSValue.isNullish(call[1]) ? nil : try JSObject.property(call[1], parameter.label, call.context)
      }
      return .stream(
        try tap.apply(Call(receiver: stream, arguments: arguments, dialect: .rxjs, place: call.place)))
    },
    Method("animationFrames") { call throws(ErrorValue) in
      let (context, world) = (call.context, call.context.world)
      func value(since start: Int) -> Value {
        let now = world.scheduler.now
        let (timestamp, elapsed) = (Double(now) / 1_000_000, Double(now - start) / 1_000_000)
        return JSObject.make(
          [("timestamp", JSValue.number(timestamp)), ("elapsed", JSValue.number(elapsed))], in: context)
      }
      if let frames = world.frames {
        return try JSStreams.made(call) { observer in
          let start = world.scheduler.now
          let calls = frames.filter { $0 > start }.map { frame in
            let call = LaterCall { observer.send(value(since: start)) }
            _ = world.scheduler.armSource(call, at: frame, place: world.scheduler.takePlace())
            return call
          }
          return { for call in calls { call.dispose() } }
        }
      }
      let frame = Value.duration(JSTimers.frame)
      guard case .stream(let frames) = try JSStreams.source("interval", [frame], in: .rxjs, call) else { return .nil }
      return try JSStreams.mapped(frames, call) { index in
        value(since: world.scheduler.now - (JSValue.toInt(index) &+ 1) &* JSTimers.frame)
      }
    },
    Method("TimeInterval") { call in
      JSObject.make([("value", call[0]), ("interval", call[1])], in: call.context)
    },
    Method("Notification") { call in
      switch call.text(0) {
      case "N": .event(EventBox(.next, call[1]))
      case "E": .event(EventBox(.error, .error(call[2].asError)))
      default: .event(EventBox(.completed))
      }
    },
    Method("Notification.createNext") { call in .event(EventBox(.next, call[0])) },
    Method("Notification.createError") { call in .event(EventBox(.error, .error(call[0].asError))) },
    Method("Notification.createComplete") { call in .event(JSState.of(call.context).completion) },
    Method("nextNotification") { call in notification("N", call[0], .nil, call) },
    Method("errorNotification") { call in notification("E", .nil, call[0], call) },
    Method("createNotification") { call in notification(call.text(0), call[1], call[2], call) },
    Method("Notification.of") { call throws(ErrorValue) in
      guard case .object = call[0] else { return call[0] }
      let context = call.context
      switch try JSObject.property(call[0], "kind", context) {
      case .string(let kind)? where kind.text == "C": return .event(EventBox(.completed))
      case .string(let kind)? where kind.text == "E":
        return .event(EventBox(.error, .error((try JSObject.property(call[0], "error", context) ?? .nil).asError)))
      default: return .event(EventBox(.next, try JSObject.property(call[0], "value", context) ?? .nil))
      }
    },
    Method("fromEventPattern") { call throws(ErrorValue) in
      let add = try call.function(0)
      let remove: FunctionValue? = if case .function(let function) = call[1] { function } else { nil }
      let select: FunctionValue? = if case .function(let function) = call[2] { function } else { nil }
      return try JSStreams.made(call) { observer throws(ErrorValue) in
        let handler = Value.function(
          NativeFunction(doing: 99) { values throws(ErrorValue) in
            do throws(ErrorValue) {
              observer.send(try select?.call(values) ?? (values.count > 1 ? .array(values) : values.first ?? .nil))
            } catch {
              observer.fail(error)
            }
          })
        let token = try add.call([handler])
        guard let remove else { return nil }
        return { () throws(ErrorValue) in _ = try remove.call([handler, token]) }
      }
    },
    Method("using") { call throws(ErrorValue) in
      let make = try call.function(0)
      let use = try call.function(1)
      let context = call.context
      // A resource is anything with an end; the stream is made of it as it is.
      var made = Value.nil
      let resource = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
        made = try make.call([])
        return .disposable(JSSubscription.disposable(made, context) ?? JSSubscription())
      }
      let stream = NativeFunction(parameterCount: 1) { _ throws(ErrorValue) in try use.call([made]) }
      return try JSStreams.source("using", [.function(resource), .function(stream)], in: .rxswift, call)
    },
    Method("bindCallback") { call throws(ErrorValue) in try bound(call, hasError: false) },
    Method("bindNodeCallback") { call throws(ErrorValue) in try bound(call, hasError: true) },
    Method("Scheduler.now") { call in
      if case .object(let box) = call[0], let scheduler = box as? TestSchedulerBox {
        return JSValue.number(scheduler.time(in: call.context))
      }
      return JSValue.number(DateBox.timeOfSchedulers(call.context))
    },
    Method("Scheduler.sequence") { call throws(ErrorValue) in
      .stream(ScheduledSequence(try JSArrays.elements(of: call[1], call.context), on: call.text(0)))
    },
    Method("Scheduler.schedule", isEffect: true) { call throws(ErrorValue) in
      // The closure gives the work for the action that is `this` in it.
      let work = try call.function(call.arguments.count - 1)
      let delay: Int = if case .duration(let nanoseconds) = call[1] { nanoseconds } else { 0 }
      let action = ScheduledAction(work, on: call.text(0), call.context)
      action.schedule(call.arguments.count > 3 ? call[2] : .nil, after: delay)
      return .object(action)
    },
  ]

  /// The methods of a notification: each gives it to an observer.
  static let methodsOfEvents: [String: Method] = JSLibrary.table(
    ["observe", "accept", "do"].map { name in
      Method(name) { call throws(ErrorValue) in
        guard case .event(let event) = call.receiver else { return .nil }
        let method = event.kind == .next ? "next" : event.kind == .error ? "error" : "complete"
        let values = event.kind == .next ? [event.value] : event.kind == .error ? [JSError.thrown(event.value)] : []
        return try JSObject.call(method, of: SubscriberBox.observer(call), values, call.context) ?? .nil
      }
    } + [
      Method("toObservable") { call throws(ErrorValue) in
        try JSStreams.made(call) { observer in
          guard case .event(let event) = call.receiver else { return nil }
          if event.kind == .error {
            observer.fail(event.value.asError)
          } else {
            if event.kind == .next { observer.send(event.value) }
            observer.complete()
          }
          return nil
        }
      }
    ])

  private static func notification(_ kind: String, _ value: Value, _ error: Value, _ call: MemberCall) -> Value {
    JSObject.make([("kind", .string(kind)), ("value", value), ("error", error)], in: call.context)
  }

  /// `bindCallback(f)`: a function that gives a stream of what `f` calls its callback with. `f` is called once.
  private static func bound(_ call: MemberCall, hasError: Bool) throws(ErrorValue) -> Value {
    let function = try call.function(0)
    let select: FunctionValue? = if case .function(let select) = call[1] { select } else { nil }
    let bound = NativeFunction(parameterCount: 99) { values throws(ErrorValue) in
      let given = Array(values.dropFirst())
      let callee = JSMethod.received(.function(function), by: values.first ?? .nil)
      var result: Result<Value, ErrorValue>?
      var waiting: [Observing] = []
      var isCalled = false
      func settle() {
        let observers = waiting
        waiting = []
        for observer in observers {
          switch result {
          case .success(let value)?:
            observer.send(value)
            observer.complete()
          case .failure(let error)?: observer.fail(error)
          case nil: waiting.append(observer)
          }
        }
      }
      return try JSStreams.made(call) { observer throws(ErrorValue) in
        waiting.append(observer)
        if isCalled {
          settle()
          return nil
        }
        isCalled = true
        var hasReturned = false
        let callback = NativeFunction(doing: 99) { values in
          if result != nil { return }
          if hasError, let first = values.first, !JSValue.isNullish(first) {
            result = .failure(first.asError)
          } else {
            let values = hasError ? Array(values.dropFirst()) : values
            do throws(ErrorValue) {
              result = .success(
                try select?.call(values) ?? (values.count > 1 ? .array(values) : values.first ?? .nil))
            } catch {
              result = .failure(error)
            }
          }
          // An error that the function throws after this counts, and the value does not.
          if hasReturned { settle() }
        }
        guard case .function(let callee) = callee else { return nil }
        _ = try callee.call(given + [.function(callback)])
        hasReturned = true
        settle()
        return nil
      }
    }
    return .function(JSMethod(bound, of: nil, call.context))
  }
}

/// An action of a scheduler, which is `this` in its work: it can schedule itself again.
final class ScheduledAction: JSBox {
  private let work: FunctionValue
  private let scheduler: String
  private let context: EvaluationContext
  private var timer: JSTimer?
  private var isPending = false

  init(_ work: FunctionValue, on scheduler: String, _ context: EvaluationContext) {
    self.work = work
    self.scheduler = scheduler
    self.context = context
    super.init("AsyncAction", in: context.objects)
  }

  /// The schedulers differ only where there is no delay.
  func schedule(_ state: Value, after delay: Int) {
    let run = NativeFunction(parameterCount: 0) { [self] _ throws(ErrorValue) in
      isPending = false
      guard case .function(let function) = try work.call([.object(self)]) else { return .nil }
      return try function.call([state])
    }
    let timer = JSTimer(run, [], every: nil, context)
    self.timer = timer
    isPending = true
    switch scheduler {
    case "queue" where delay == 0: context.world.runInQueue { timer.fire(0) }
    case "asap" where delay == 0: LaterCall.microtask(in: context.world) { timer.fire(0) }
    case "animationFrame" where delay == 0: timer.start(after: JSTimers.timeToFrame(in: context.world))
    default: timer.start(after: delay)
    }
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    name == "closed" ? .bool(!isPending) : nil
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method("schedule", isEffect: true) { call throws(ErrorValue) in
      guard case .object(let box) = call.receiver, let action = box as? ScheduledAction else { return .nil }
      guard
        case .duration(let delay)? = try JSLibrary.function("Duration.milliseconds")?.call(
          call.on(.nil, [call[1]]))
      else { return .nil }
      action.schedule(call[0], after: delay)
      return call.receiver
    },
    Method(doing: "unsubscribe") { call in
      guard case .object(let box) = call.receiver, let action = box as? ScheduledAction else { return }
      action.isPending = false
      action.timer?.dispose()
    },
  ])
}
