import StreamLang
import Streams

/// Making streams of the catalogue, and listening to them.
extension ObjCRuntime {
  /// A signal as it is subscribed to where there is no current scheduler: later, on one in the background. A subject
  /// without a memory only adds the subscriber.
  func onScheduler(_ stream: Stream) throws(ErrorValue) -> Stream {
    guard isOnPlainQueue, (stream as? Subject)?.replays != false, !(stream is Terminal) else { return stream }
    let later = try make("subscribeOn", stream, [.scheduler(SchedulerBox("background"))])
    (later.name, later.sourceText) = (stream.name, stream.sourceText)
    return later
  }

  /// An operator of the catalogue.
  func make(
    _ name: String, _ receiver: Stream?, _ arguments: [Value?] = [], called text: String? = nil,
    _ place: SourcePlace? = nil,
    in dialect: Dialect = .rac
  ) throws(ErrorValue) -> Stream {
    guard let entry = Catalogue.find(name, in: dialect) else { throw ErrorValue("there is no operator '\(name)'") }
    return try make(entry, receiver, arguments, called: text, place)
  }

  /// The stream that an operator makes; parameters without an argument are left out.
  func make(
    _ entry: Operator, _ receiver: Stream?, _ arguments: [Value?], called text: String?, _ place: SourcePlace?
  ) throws(ErrorValue) -> Stream {
    let missing = [Value?](repeating: nil, count: max(0, entry.parameters.count - arguments.count))
    let made = try entry.apply(
      Streams.Call(receiver: receiver, arguments: arguments + missing, dialect: .rac, place: place))
    if let text { made.sourceText = text }
    return made
  }

  /// A stream whose work is done by a closure for each subscriber, which it gets.
  func created(
    called text: String, _ place: SourcePlace? = nil,
    _ subscribe: @escaping ([Value]) throws(ErrorValue) -> Value
  ) throws(ErrorValue) -> Stream {
    let block = Value.function(NativeFunction(parameterCount: 1, subscribe))
    return try make("create", nil, [block], called: text, place, in: .rxswift)
  }

  /// A subject with a lane of that name.
  func lane(_ name: String) -> Stream {
    let subject = Catalogue.source("subject", in: .rac)
    self.name(subject, name)
    return subject
  }

  func name(_ stream: Stream, _ name: String) {
    stream.name = name
    context.named(stream)
  }

  func send(_ value: Value, to stream: Stream) { stream.asEventTarget?.send(value, in: world) }

  /// Listens without a lane.
  @discardableResult
  func listen(
    _ stream: Stream, error: @escaping (ErrorValue) -> Void = { _ in }, completed: @escaping () -> Void = {},
    next: @escaping (Value) -> Void
  ) -> Subscriber {
    let listener = ClosureSubscriber(next: next, error: error, completed: completed)
    context.startSelfStarting(of: stream)
    world.keep(listener)
    stream.subscribe(listener, in: world)
    return listener
  }

  /// A value as a stream; a message without an answer gives its name after 1s.
  func stream(_ value: Value) -> Stream? {
    switch value {
    case .stream(let stream): return stream
    case .object(let box): return (box as? Unanswered)?.stream()
    default: return nil
    }
  }

  func streams(_ value: Value, _ selector: String) throws(ErrorValue) -> Value {
    var list: [Value] = []
    for element in try ObjCCollections.elements(value, context) {
      guard let stream = stream(element) else {
        throw ErrorValue("\(selector) wants signals, and one of these is \(ObjCText.kind(of: element))")
      }
      list.append(.stream(stream))
    }
    return .array(list)
  }

  /// A stream that sends one value and completes.
  func just(_ value: Value) throws(ErrorValue) -> Stream { try make("just", nil, [.array([value])]) }

  /// The values of a stream, each changed.
  func map(
    _ stream: Stream, called text: String? = nil, _ place: SourcePlace? = nil,
    _ change: @escaping (Value) throws(ErrorValue) -> Value
  ) throws(ErrorValue) -> Stream {
    let function = Value.native(1) { values throws(ErrorValue) in try change(values.first ?? .nil) }
    return try make("map", stream, [function], called: text, place)
  }

  /// The values of a stream that are wanted.
  func filter(
    _ stream: Stream, called text: String? = nil, _ isWanted: @escaping (Value) -> Bool
  ) throws(ErrorValue) -> Stream {
    let function = Value.native(1) { values in .bool(isWanted(values.first ?? .nil)) }
    return try make("filter", stream, [function], called: text)
  }

  /// A value as it is at the time of subscription, and then its changes; nothing where it is no longer there.
  func following(
    _ changes: Stream, called text: String? = nil, from current: @escaping () -> Value?
  ) throws(ErrorValue) -> Stream {
    let begun = Value.native(0) { [self] _ throws(ErrorValue) in
      guard let value = current() else { return .stream(Catalogue.source("empty", in: .rac)) }
      return .stream(try make("startWith", changes, [.array([ObjCText.isNull(value) ? .nil : value])]))
    }
    return try make("defer", nil, [begun], called: text)
  }
}

extension Value {
  /// A function of the program itself.
  static func native(_ count: Int, _ body: @escaping ([Value]) throws(ErrorValue) -> Value) -> Value {
    .function(NativeFunction(parameterCount: count, body))
  }
}
