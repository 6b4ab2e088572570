import StreamLang
import Streams

/// The members of streams in RxJS besides `pipe`d operators: subscribing, subjects, observers, subscriptions.
enum JSStreams {
  static let properties: Set<String> = ["value", "closed", "subscriptions", "observed", "observers"]

  private static func stream(_ call: MemberCall) throws(ErrorValue) -> Stream {
    guard case .stream(let stream) = call.receiver else { throw ErrorValue("a stream is needed before the dot") }
    return stream
  }

  private static func target(_ call: MemberCall, _ name: String) throws(ErrorValue) -> any EventTarget {
    let stream = try stream(call)
    guard let target = stream.asEventTarget else {
      throw ErrorValue("an Observable has no '\(name)'; only a Subject has")
    }
    if (stream as? Observer)?.isClosed == true { JSUncaught.reportStopped(name, call) }
    if let subject = stream as? Subject, subject.isClosed { throw subject.failure ?? .endOfRun }
    return target
  }

  /// The streams' own methods, by name.
  static let methods: [String: Method] = JSLibrary.table([
    Method("subscribe", isEffect: true) { call throws(ErrorValue) in try subscribe(call) },
    Method("forEach", isEffect: true) { call throws(ErrorValue) in
      .stream(JSPromise.settled(by: try stream(call), eachValue: try call.function(0), in: call.context))
    },
    Method("pipe") { call throws(ErrorValue) in
      var value = call.receiver
      for index in call.arguments.indices { value = try call.function(index).call([value]) }
      return value
    },
    Method("next", isEffect: true) { call throws(ErrorValue) in
      call.context.world.charge(4)
      let target = try target(call, "next")
      return try JSState.throwing(call.context) {
        target.send(call[0], in: call.context.world)
        return .nil
      }
    },
    Method("error", isEffect: true) { call throws(ErrorValue) in
      let target = try target(call, "error")
      return try JSState.throwing(call.context) {
        target.sendError(call[0].asError, in: call.context.world)
        return .nil
      }
    },
    Method("complete", isEffect: true) { call throws(ErrorValue) in
      let target = try target(call, "complete")
      return try JSState.throwing(call.context) {
        target.sendCompleted(in: call.context.world)
        return .nil
      }
    },
    Method(doing: "add") { call throws(ErrorValue) in
      if case .stream(let stream) = call.receiver, let observer = stream as? Observer {
        if let member = JSSubscription.disposable(call[0], call.context) { observer.add(member) }
      }
    },
    Method("asObservable") { call in call.receiver },
    Method("observeOnMicrotasks") { call throws(ErrorValue) in .stream(MicrotaskStream(try stream(call))) },
    Method("subscribeOnMicrotasks") { call throws(ErrorValue) in
      .stream(MicrotaskStream(try stream(call), delaysSubscription: true))
    },
    Method("getValue") { call throws(ErrorValue) in
      let stream = try stream(call)
      if let subject = stream as? Subject, let failure = subject.failure { throw failure }
      return JSObject.property("value", of: stream, call.context) ?? .nil
    },
    Method(doing: "unsubscribe") { call throws(ErrorValue) in
      guard let subject = try stream(call) as? Subject else {
        throw ErrorValue("an Observable has no 'unsubscribe'; keep what subscribe gives, and unsubscribe that")
      }
      subject.close()
    },
    Method("then") { call throws(ErrorValue) in
      .stream(JSPromise.of(try stream(call), call.context).then(call[0], call[1]))
    },
    Method("catch") { call throws(ErrorValue) in
      .stream(JSPromise.of(try stream(call), call.context).then(.nil, call[0]))
    },
    Method("finally") { call throws(ErrorValue) in
      .stream(JSPromise.of(try stream(call), call.context).finally(try call.function(0)))
    },
    Method("emit", isEffect: true) { call throws(ErrorValue) in try methods["next"]?.call(call) ?? .nil },
    otherwise("onNext", "next"), otherwise("onError", "error"), otherwise("onCompleted", "complete"),
    otherwise("send", "next"), otherwise("sendError", "error"), otherwise("sendCompleted", "complete"),
    Method("toPromise") { call throws(ErrorValue) in .stream(JSPromise.of(try stream(call), call.context)) },
  ])

  /// A method of observers in another library.
  private static func otherwise(_ name: String, _ meant: String) -> Method {
    Method(name, isEffect: true) { _ throws(ErrorValue) in
      throw ErrorValue("an observer has no '\(name)'; did you mean '\(meant)'?")
    }
  }

  /// A method of a stream by its name. Some names are methods only of promises, where operators have them, too.
  static func method(_ name: String, of stream: Stream) -> Method? {
    if name == "catch" || name == "finally" || name == "then" || name == "forEach" { return methods[name] }
    if name == "connect" { return nil }
    if ["next", "error", "complete"].contains(name), stream.asEventTarget == nil { return methods[name] }
    return methods[name]
  }

  // MARK: Subscribing

  private static func subscribe(_ call: MemberCall) throws(ErrorValue) -> Value {
    let stream = try stream(call)
    let context = call.context
    let subscription = JSSubscription()
    var closures = SubscriberClosures()
    var next: FunctionValue?
    let name: String? = if case .string(let box) = call[0] { box.text } else { nil }
    func function(_ value: Value?) -> FunctionValue? {
      if case .function(let function)? = value { function } else { nil }
    }
    next = function(call.labelled("next"))
    closures.error = function(call.labelled("error"))
    closures.completed = function(call.labelled("completed"))
    if call.labels.allSatisfy({ $0 == nil }) {
      switch call[0] {
      case .stream(let target):
        guard let target = target.asEventTarget else { throw ErrorValue("subscribe wants an observer") }
        let world = context.world
        if JSInstance.of(call[0])?.method("next") != nil {
          // A class below Subject may have methods of its own.
          next = try method("next", of: call[0], context)
        } else {
          next = native { target.send($0, in: world) }
        }
        closures.error = native { target.sendError($0.asError, in: world) }
        closures.completed = native { _ in target.sendCompleted(in: world) }
      case .object, .dictionary:
        if let subscriber = call[0].box as? SubscriberBox { subscriber.add(subscription) }
        next = try method("next", of: call[0], context)
        closures.error = try method("error", of: call[0], context)
        closures.completed = try method("complete", of: call[0], context)
      default:
        // In the drive the name of the lane may come first.
        let first = name == nil ? 0 : 1
        next = function(call[first])
        closures.error = function(call[first + 1])
        closures.completed = function(call[first + 2])
      }
    }
    let uncaught: (ErrorValue) -> Void = { error in
      if !JSState.keeps(error, context) { JSUncaught.reportUncaught(error, context) }
    }
    if let handler = next {
      // An error of the observer is no error of the stream: it is reported later.
      closures.next = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        do throws(ErrorValue) {
          return try handler.call(Array(values.prefix(1)))
        } catch {
          if context.world.isStopped { throw error }
          uncaught(error)
          return .nil
        }
      }
    }
    if let handler = closures.error {
      closures.error = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        var thrown = values.first ?? .nil
        if case .error(let error) = thrown, let payload = error.payload { thrown = payload }
        return try handler.call([thrown])
      }
    } else {
      closures.error = native { uncaught($0.asError) }
    }
    closures.disposed = native { [subscription = Weak(subscription)] _ in subscription.object?.dispose() }
    let made = try JSState.throwing(context) { context.subscribe(stream, named: name, closures) }
    if case .disposable(let subscriber) = made {
      subscription.inner = subscriber
      if subscriber.isDisposed { subscription.dispose() }
    }
    return .disposable(subscription)
  }

  private static func method(
    _ name: String, of observer: Value, _ context: EvaluationContext
  ) throws(ErrorValue) -> FunctionValue? {
    guard case .function(let function)? = try JSObject.property(observer, name, context) else { return nil }
    return function
  }

  private static func native(_ body: @escaping (Value) -> Void) -> FunctionValue {
    NativeFunction(doing: 1) { values in body(values.first ?? .nil) }
  }

  // MARK: Making streams

  /// A stream whose subscribers are given to a closure, which may give what runs at the end.
  static func made(
    _ call: MemberCall, _ subscribed: @escaping (Observing) throws(ErrorValue) -> (() throws(ErrorValue) -> Void)?
  ) throws(ErrorValue) -> Value {
    let context = call.context
    let body = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
      guard case .stream(let stream)? = values.first, let target = stream.asEventTarget else { return .nil }
      guard let end = try subscribed(Observing(stream: stream, target: target, world: context.world)) else {
        return .nil
      }
      return .disposable(
        ActionDisposable(in: context.world) {
          do throws(ErrorValue) { try end() } catch { JSSubscription.failed(error, context) }
        })
    }
    return try source("create", [.function(body)], in: .rxswift, call)
  }

  static func source(_ name: String, _ arguments: [Value?], in dialect: Dialect, _ call: MemberCall)
    throws(ErrorValue) -> Value
  {
    guard let entry = Catalogue.find(name, in: dialect) else { throw ErrorValue("there is no '\(name)'") }
    let missing = max(0, entry.parameters.count - arguments.count)
    let made = try entry.apply(
      Call(
        receiver: nil, arguments: arguments + Array(repeating: nil, count: missing), dialect: .rxjs, place: call.place))
    if made.sourceText == nil {
      let isClass = name == "create" || name.first?.isUppercase == true
      made.sourceText = isClass ? "new \(name == "create" ? "Observable" : name)" : name
    }
    return .stream(made)
  }

  /// The values of a stream, each changed by a closure.
  static func mapped(_ stream: Stream, _ call: MemberCall, _ change: @escaping (Value) -> Value) throws(ErrorValue)
    -> Value
  {
    guard let map = Catalogue.find("map", in: .rxjs) else { return .stream(stream) }
    let function = NativeFunction(parameterCount: 1) { values in change(values.first ?? .nil) }
    return .stream(
      try map.apply(
        Call(receiver: stream, arguments: [.function(function)], dialect: .rxjs, place: call.place)))
  }

  static let functions: [Method] = [
    Method("Observable") { call throws(ErrorValue) in
      guard !call[0].isNil else { return .stream(Catalogue.source("never")) }
      let subscribe = try call.function(0)
      let context = call.context
      // The teardown may be a function, a subscription or nothing.
      let body = NativeFunction(parameterCount: 2) { values throws(ErrorValue) in
        let result = try subscribe.call(Array(values.prefix(1)))
        return JSSubscription.disposable(result, context).map { .disposable($0) } ?? result
      }
      return try source("create", [.function(body)], in: .rxswift, call)
    },
    Method("Observable.create") { call throws(ErrorValue) in
      try JSLibrary.function("Observable")?.call(call) ?? .nil
    },
    Method("Subject") { call throws(ErrorValue) in try source("subject", [], in: .rxjs, call) },
    Method("BehaviorSubject") { call throws(ErrorValue) in try source("behaviorSubject", [call[0]], in: .rxjs, call) },
    Method("ReplaySubject") { call throws(ErrorValue) in
      let capacity: Value? = if case .int = call[0] { call[0] } else { nil }
      let isEndless = call[1].isNil || JSValue.toNumber(call[1]).isInfinite
      let age = isEndless ? nil : Value.duration(max(0, JSValue.toInt(call[1]) &* 1_000_000))
      return try source("replaySubject", [capacity, age], in: .rxjs, call)
    },
    Method("AsyncSubject") { call throws(ErrorValue) in try source("AsyncSubject", [], in: .rxswift, call) },
    Method("Subscription") { call in
      let subscription = JSSubscription()
      if let member = JSSubscription.disposable(call[0], call.context) { subscription.add(member) }
      return .disposable(subscription)
    },
    Method("firstValueFrom") { call throws(ErrorValue) in
      guard case .stream(let stream) = call[0] else { throw ErrorValue("firstValueFrom wants a stream") }
      return .stream(
        JSPromise.settled(
          by: stream, takingFirst: true, otherwise: try JSObject.property(call[1], "defaultValue", call.context),
          in: call.context))
    },
    Method("lastValueFrom") { call throws(ErrorValue) in
      guard case .stream(let stream) = call[0] else { throw ErrorValue("lastValueFrom wants a stream") }
      return .stream(
        JSPromise.settled(
          by: stream, otherwise: try JSObject.property(call[1], "defaultValue", call.context), in: call.context))
    },
    Method("RxJS.config") { call in .object(JSState.of(call.context).config) },
    Method("Operator.multicast") { call throws(ErrorValue) in
      guard case .stream(let source) = call[0] else { throw ErrorValue("a stream is needed here") }
      if case .function(let connector) = call[1] { return .stream(ConnectableStream.renewed(source, connector)) }
      guard let entry = Catalogue.find("multicast", in: .rxjs) else { return .nil }
      return .stream(
        try entry.apply(Call(receiver: source, arguments: [call[1]], dialect: .rxjs, place: call.place)))
    },
    Method("Operator.connect") { call throws(ErrorValue) in
      guard case .stream(let source) = call[0] else { throw ErrorValue("a stream is needed here") }
      let (choose, connector, context) = (try call.function(1), call[2], call.context)
      return try made(call) { observer throws(ErrorValue) in
        let subject: Value = if case .function(let connector) = connector { try connector.call([]) } else { connector }
        guard case .stream(let shared) = subject, let target = shared.asEventTarget else {
          throw JSError.type("the connector gives no subject")
        }
        guard case .stream(let chosen) = try choose.call([subject]) else {
          throw JSError.type("the function of connect gives no stream")
        }
        let world = context.world
        let output = ForwardingSubscriber(observer.target, world)
        chosen.subscribe(output, in: world)
        let connection = ForwardingSubscriber(target, world)
        source.subscribe(connection, in: world)
        return {
          output.dispose()
          connection.dispose()
        }
      }
    },
    Method("Operator.configured") { call throws(ErrorValue) in
      guard case .stream(let source) = call[0], let entry = Catalogue.find(call.text(1), in: .rxjs) else {
        throw ErrorValue("a stream is needed here")
      }
      let options = call[2]
      var arguments: [Value?] = []
      for (index, parameter) in entry.parameters.enumerated() {
        var value: Value? = index == 0 ? options : nil
        if JSValue.type(of: options) == "object" {
          value = try JSObject.property(options, parameter.label, call.context)
        }
        if case .duration = parameter.kind, let given = value, !given.isNil {
          value = try JSLibrary.function("Duration.milliseconds")?.call(
            call.on(.nil, [given]))
        }
        arguments.append(value.flatMap { $0.isNil ? nil : $0 })
      }
      return .stream(
        try entry.apply(Call(receiver: source, arguments: arguments, dialect: .rxjs, place: call.place)))
    },
    Method("isObservable") { call in if case .stream = call[0] { .bool(true) } else { .bool(false) } },
    Method("identity") { call in call[0] },
    Method("noop", isEffect: true) { _ in .nil },
    Method("Duration.milliseconds") { call throws(ErrorValue) in
      switch call[0] {
      case .int, .double:
        let nanoseconds = max(0, JSValue.toNumber(call[0]) * 1_000_000).rounded()
        guard nanoseconds < 9e18 else { return .duration(Int.max) }
        return .duration(Int(nanoseconds))
      case .object(let box) where box is DateBox:
        let now = DateBox.timeOfSchedulers(call.context)
        return .duration(Int(min(max(0, JSValue.toNumber(call[0]) - now), 9e12) * 1_000_000))
      case .nil, .unit: return .duration(0)
      case .string, .bool, .array:
        throw ErrorValue(
          "milliseconds are needed here, a number, and this is \(JSText.inspected(call[0], JSText.Level(depth: 1)))")
      default: return call[0]
      }
    },
  ]
}

/// A subscriber of a stream that native code makes.
struct Observing {
  let stream: Stream
  let target: any EventTarget
  let world: World

  var isClosed: Bool { (stream as? Observer)?.isClosed ?? false }
  func send(_ value: Value) { target.send(value, in: world) }
  func complete() { target.sendCompleted(in: world) }
  func fail(_ error: ErrorValue) { target.sendError(error, in: world) }
}

extension JSObject {
  /// A property of a stream.
  static func property(_ name: String, of stream: Stream, _ context: EvaluationContext) -> Value? {
    switch name {
    case "value" where stream.operatorEntry?.name == "behaviorSubject":
      return (stream.memory(in: context.world) as? Broadcast)?.latest
    case "closed": return .bool((stream as? Observer)?.isClosed ?? (stream as? Subject)?.isClosed ?? false)
    case "observers": return (stream as? Subject).map { .array(Array(repeating: .nil, count: $0.observerCount)) }
    case "observed": return (stream as? Subject).map { .bool($0.isObserved) }
    case "subscriptions": return (stream as? LoggedStream).map { .object($0.log) }
    default: return nil
    }
  }
}
