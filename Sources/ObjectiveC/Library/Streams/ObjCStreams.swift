import StreamLang
import Streams

/// Messages of signals: each is an operator of the catalogue.
enum ObjCStreams {
  private static let properties: Set<String> = [
    "executing", "enabled", "errors", "executionSignals", "allowsConcurrentExecution", "execute",
  ]

  /// A member that only one kind of stream has.
  static func member(_ name: String, of stream: Stream, _ arguments: [Value], _ runtime: ObjCRuntime) throws(ErrorValue)
    -> Value?
  {
    guard let member = stream.members.first(where: { $0.name == name }) else { return nil }
    return try member.call(stream, StreamMember.Arguments(values: arguments, labels: [], world: runtime.world))
  }

  static func send(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value {
    if stream is Command, let result = try command(message, stream) { return result }
    if let made = try operation(message, stream) { return made }
    if let result = try subscribing(message, stream) { return result }
    if let result = try sending(message, stream) { return result }
    if let result = try other(message, stream) { return result }
    if let common = try ObjCDispatch.common(message) { return common }
    // The drive speaks rxplay's own language, too.
    if let result = try plain(message, stream) { return result }
    return try ObjCDispatch.missing(message)
  }

  static func made(
    _ name: String, _ message: ObjCMessage, _ stream: Stream?, _ arguments: [Value?] = []
  ) throws(ErrorValue) -> Value {
    .stream(try message.runtime.make(name, stream, arguments, called: title(message), message.place))
  }

  /// How pictures call an operator: `throttle:1`.
  static func title(_ message: ObjCMessage) -> String {
    guard message.arguments.count == 1, ObjCNumbers.isNumber(message[0]) else {
      return message.selector
    }
    return message.selector + ObjCText.description(message[0], message.runtime)
  }

  // MARK: Subscribing and sending

  private static func subscribing(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    let stream = selector.hasPrefix("subscribe") ? try runtime.onScheduler(stream) : stream
    if selector == "subscribe:" {
      guard let subject = runtime.stream(message[0]), let target = subject.asEventTarget else {
        if case .function(let block) = message[0] {
          return runtime.context.subscribe(stream, named: nil, SubscriberClosures(next: block))
        }
        throw ErrorValue("subscribe: wants a subject, and got \(ObjCText.kind(of: message[0]))")
      }
      let world = runtime.world
      let sources = runtime.sources(of: subject)
      let listener = runtime.listen(
        stream,
        error: {
          target.sendError($0, in: world)
          sources.dispose()
        },
        completed: {
          target.sendCompleted(in: world)
          sources.dispose()
        },
        next: { target.send($0, in: world) })
      sources.add(listener)
      // A subscriber ends what it was subscribed to when its own subscription ends.
      (subject as? Observer)?.add(listener)
      return .disposable(listener)
    }
    if selector.hasPrefix("setKeyPath:onObject:") {
      return try message.runtime.bind(message[1], message.text(0), stream, message[2], message)
    }
    guard selector.hasPrefix("subscribe") else { return nil }
    var closures = SubscriberClosures()
    // The drive writes `subscribe(completed: { … })`.
    let words = selector.split(separator: ":").map { String($0) }
    for (index, word) in words.suffix(message.arguments.count).enumerated() {
      if message[index].isNil { continue }
      let block = try message.block(index)
      closures.written.append(block)
      let wrapped = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        try block.call(values.prefix(1).map { ObjCErrors.given($0) })
      }
      switch word {
      case "subscribeNext", "subscribe", "next": closures.next = wrapped
      case "subscribeError", "error": closures.error = wrapped
      case "subscribeCompleted", "completed":
        closures.completed = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in try block.call([]) }
      default: return nil
      }
    }
    return runtime.context.subscribe(stream, named: nil, closures)
  }

  private static func sending(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let world = message.runtime.world
    guard let target = stream.asEventTarget else { return nil }
    switch message.selector {
    case "sendNext:", "send:":
      world.charge(4)
      target.send(ObjCText.isNull(message[0]) ? .nil : message[0], in: world)
    case "sendError:":
      target.sendError(ObjCErrors.error(message[0]), in: world)
      message.runtime.endSources(of: stream)
    case "sendCompleted":
      target.sendCompleted(in: world)
      message.runtime.endSources(of: stream)
    case "didSubscribeWithDisposable:":
      if case .disposable(let member) = message[0] { (stream as? Observer)?.add(member) }
    default: return nil
    }
    return .nil
  }

  private static func command(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    switch selector {
    case "execute:", "execute":
      return try member("execute", of: stream, message.arguments.map { ObjCText.isNull($0) ? .nil : $0 }, runtime)
    case "setAllowsConcurrentExecution:":
      try setProperty("allowsConcurrentExecution", message[0], of: stream, runtime)
      return .nil
    case let name where properties.contains(name): return try member(name, of: stream, [], runtime)
    default: return nil
    }
  }

  static func setProperty(_ name: String, _ value: Value, of stream: Stream, _ runtime: ObjCRuntime) throws(ErrorValue)
  {
    guard let set = stream.members.first(where: { $0.name == name })?.set else {
      if name == "name" { stream.name = ObjCText.plain(value, runtime) }
      return
    }
    try set(stream, name == "allowsConcurrentExecution" ? .bool(ObjCNumbers.isTrue(value)) : value, runtime.world)
  }

  private static func other(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    // The drive says what a command does that nothing makes.
    case "answers:":
      if case .function(let closure) = message[1] {
        runtime.answers["\(stream.name ?? "").\(message.text(0))"] = closure
      }
      return .nil
    case "setName:":
      stream.name = message.text(0)
      return .nil
    case "setNameWithFormat:":
      stream.name = try ObjCText.formatted(message.arguments, runtime)
      return .stream(stream)
    case "name": return .string(stream.name ?? "")
    case "signal", "sourceSignal": return .stream(stream)
    case "connect":
      runtime.context.startSelfStarting(of: stream)
      return try member("connect", of: stream, [], runtime)
    case "leadingTerminal": return try member("leading", of: stream, [], runtime)
    case "followingTerminal" where stream is Terminal: return .stream(stream)
    case "followingTerminal": return try member("following", of: stream, [], runtime)
    case "key": return try member("key", of: stream, [], runtime)
    case "rac_willDeallocSignal": return .stream(Catalogue.source("never", in: .rac))
    case "first", "firstOrDefault:", "firstOrDefault:success:error:", "toArray", "sequence",
      "waitUntilCompleted:", "asynchronousFirstOrDefault:success:error:", "asynchronouslyWaitUntilCompleted:":
      return try atOnce(message, stream)
    case "rac_valuesForKeyPath:observer:":
      return .stream(try runtime.observe(.stream(stream), message.text(0)))
    default: return nil
    }
  }

  /// How long a call waits for its answer: an hour.
  static let longestWait = 3_600_000_000_000

  /// The events that come until the signal has ended, for a call that waits for them.
  private static func atOnce(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value {
    let isFirst = message.selector.hasPrefix("first") || message.selector.hasPrefix("asynchronousFirst")
    var values: [Value] = []
    var hasEnded = false
    var source = isFirst ? try message.runtime.make("take", stream, [.int(1)]) : stream
    // The main thread goes on with its turns until the event is delivered on it.
    if message.selector.hasPrefix("asynchronous") {
      source = try message.runtime.make("deliverOn", source, [.scheduler(SchedulerBox("main"))])
    }
    var problem: Value = .nil
    let listener = message.runtime.listen(
      source,
      error: {
        hasEnded = true
        problem = .error($0)
      }, completed: { hasEnded = true }, next: { values.append($0) })
    // An endless timer beside it answers nothing.
    try message.context.runOn(for: longestWait) { !hasEnded }
    listener.dispose()
    guard hasEnded else {
      let waits = message.selector.lowercased().contains("waituntil")
      let way = isFirst ? "take:1" : waits ? "then: or subscribeCompleted:" : "collect"
      throw ErrorValue("-\(message.selector) would block for ever: nothing answers it; use \(way)")
    }
    let hasCompleted = Value.bool(problem.isNil)
    if message.selector.lowercased().contains("waituntil") {
      try message.write(problem, to: 0)
      return hasCompleted
    }
    try message.write(hasCompleted, to: 1)
    try message.write(problem, to: 2)
    if isFirst { return values.first ?? message[0] }
    if message.selector == "sequence" { return .sequence(ElementSequence(values)) }
    return problem.isNil ? .array(values.map { present($0, message.runtime) }) : .nil
  }

  /// An operator by its own name, as the drive writes it.
  private static func plain(_ message: ObjCMessage, _ stream: Stream) throws(ErrorValue) -> Value? {
    let name = String(message.selector.prefix { $0 != ":" })
    if let member = try member(name, of: stream, message.arguments, message.runtime) { return member }
    guard let entry = Catalogue.find(name, in: .rac), entry.form != .source else { return nil }
    if entry.parameters.first?.isVariadic == true {
      return try made(name, message, stream, [.array(message.arguments)])
    }
    return try made(name, message, stream, message.arguments.map { $0 })
  }

  static func send(_ message: ObjCMessage, disposable: Subscriber) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "dispose":
      disposable.dispose()
      return .nil
    case "isDisposed", "disposed": return .bool(disposable.isDisposed)
    case "addDisposable:":
      if case .disposable(let member) = message[0] { (disposable as? DisposableBag)?.add(member) }
      return .nil
    case "setDisposable:":
      (disposable as? SerialDisposable)?.inner = if case .disposable(let member) = message[0] { member } else { nil }
      return .nil
    case "removeDisposable:":
      if case .disposable(let member) = message[0] { (disposable as? DisposableBag)?.remove(member) }
      return .nil
    case "swapInDisposable:":
      let new: Subscriber? = if case .disposable(let member) = message[0] { member } else { nil }
      return (disposable as? SerialDisposable)?.swap(new).map { .disposable($0) } ?? .nil
    case "disposable":
      guard let serial = disposable as? SerialDisposable else { return .disposable(disposable) }
      return serial.isDisposed ? .nil : serial.inner.map { .disposable($0) } ?? .nil
    case "asScopedDisposable": return scoped(disposable, message.runtime)
    default: return nil
    }
  }

  /// A disposable that is disposed of when its last owner lets it go (`RACScopedDisposable`).
  static func scoped(_ disposable: Subscriber, _ runtime: ObjCRuntime) -> Value {
    .disposable(KeptSubscription(disposable, runtime.context.abandoned))
  }
}
