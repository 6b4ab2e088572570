/// A member that only some kinds of stream have: `s.send(1)`, `p.value`, `command.execute(x)`.
public final class StreamMember: Sendable {
  /// The arguments of a call of a member.
  public struct Arguments {
    /// The values, in the order of the call.
    public let values: [Value]
    /// The label of each value; empty if none has one.
    public let labels: [String?]
    /// The world of the code.
    public let world: World

    /// Creates the arguments of a call.
    public init(values: [Value], labels: [String?], world: World) {
      self.values = values
      self.labels = labels
      self.world = world
    }

    /// Returns the argument with a label.
    func labelled(_ label: String) -> Value? { labels.firstIndex { $0 == label }.map { values[$0] } }
  }

  /// The result of a call of a member.
  public enum Result: Sendable {
    /// Any value.
    case value
    /// Always nil, because the member is called for its effect only.
    case nothing
    /// A new subscription.
    case subscription
  }

  /// The name after the dot.
  public let name: String
  /// The number of its arguments.
  public let arity: ClosedRange<Int>
  /// The labels that arguments may have.
  public let labels: [String]
  /// Whether its first argument is a stream.
  public let takesStream: Bool
  /// Its result.
  public let result: Result
  /// Whether it is called for its effect, so that its result is neither drawn nor printed.
  public let isEffect: Bool
  /// Whether it takes no closures, so that a call with a closure means the operator of the same name.
  public let refusesClosures: Bool
  /// A description in one line.
  public let summary: String
  /// Reads or calls the member.
  public let call: @Sendable (Stream, Arguments) throws(ErrorValue) -> Value
  /// Assigns to the member, if that is possible.
  public let set: (@Sendable (Stream, Value, World) throws(ErrorValue) -> Void)?

  /// Creates a member of one kind of stream.
  public convenience init<Kind: Stream>(
    of kind: Kind.Type, _ name: String, taking arity: ClosedRange<Int> = 0...0, labels: [String] = [],
    takesStream: Bool = false, gives result: Result = .value, isEffect: Bool = false, refusesClosures: Bool = false,
    _ summary: String,
    set: (@Sendable (Kind, Value, World) throws(ErrorValue) -> Void)? = nil,
    _ call: @escaping @Sendable (Kind, Arguments) throws(ErrorValue) -> Value
  ) {
    var assign: (@Sendable (Stream, Value, World) throws(ErrorValue) -> Void)?
    if let set {
      assign = { stream, value, world throws(ErrorValue) in
        guard let own = stream as? Kind else { throw Self.missing(name, in: stream) }
        try set(own, value, world)
      }
    }
    self.init(
      name, taking: arity, labels: labels, takesStream: takesStream, gives: result, isEffect: isEffect,
      refusesClosures: refusesClosures, summary, set: assign
    ) { stream, arguments throws(ErrorValue) in
      guard let own = stream as? Kind else { throw Self.missing(name, in: stream) }
      return try call(own, arguments)
    }
  }

  private init(
    _ name: String, taking arity: ClosedRange<Int>, labels: [String], takesStream: Bool, gives result: Result,
    isEffect: Bool, refusesClosures: Bool, _ summary: String,
    set: (@Sendable (Stream, Value, World) throws(ErrorValue) -> Void)?,
    _ call: @escaping @Sendable (Stream, Arguments) throws(ErrorValue) -> Value
  ) {
    self.name = name
    self.arity = arity
    self.labels = labels
    self.takesStream = takesStream
    self.result = result
    self.isEffect = isEffect
    self.refusesClosures = refusesClosures
    self.summary = summary
    self.call = { stream, arguments throws(ErrorValue) in
      let result = try call(stream, arguments)
      // A stream that only the object knows has the name of the member.
      if case .stream(let made) = result, made.name == nil, made.sourceText == nil, made.operatorEntry == nil {
        made.sourceText = name
      }
      return result
    }
    self.set = set
  }

  private static func missing(_ name: String, in stream: Stream) -> ErrorValue {
    ErrorValue("\(stream.kindName) has no '\(name)'")
  }
}

extension StreamMember {
  /// The members of every stream that events can be sent to.
  static let sending: [StreamMember] = [
    sending(
      "send", taking: 0...99, labels: ["value", "completion", "error"],
      "Sends values to all subscribers, or with a label an end.", sendLabelled),
    sending("on", taking: 1...1, refusesClosures: true, "Sends an event to all subscribers.", sendEvent),
    sending("sendNext", taking: 1...1, "Sends a value to all subscribers.", sendValues),
    sending("sendError", taking: 0...1, "Fails for all subscribers.", fail),
    sending("sendCompleted", "Completes for all subscribers.", complete),
    sending("sendInterrupted", "Interrupts all subscribers (ReactiveSwift).") { target, arguments in
      target.sendInterrupted(in: arguments.world)
    },
    sending("complete", "Completes for all subscribers.", complete),
    sending("onNext", taking: 1...1, "Sends a value to all subscribers.", sendValues),
    sending("accept", taking: 1...1, "Sends a value to all subscribers.", sendValues),
    sending("onError", taking: 1...1, "Fails for all subscribers.", fail),
    sending("onCompleted", "Completes for all subscribers.", complete),
  ]

  private static func sending(
    _ name: String, taking arity: ClosedRange<Int> = 0...0, labels: [String] = [],
    refusesClosures: Bool = false, _ summary: String,
    _ send: @escaping @Sendable (any EventTarget, Arguments) throws(ErrorValue) -> Void
  ) -> StreamMember {
    StreamMember(
      name, taking: arity, labels: labels, takesStream: false, gives: .nothing, isEffect: true,
      refusesClosures: refusesClosures, summary, set: nil
    ) { stream, arguments throws(ErrorValue) in
      guard let target = stream.asEventTarget else { throw missing(name, in: stream) }
      try send(target, arguments)
      return .nil
    }
  }

  @Sendable
  private static func sendValues(_ target: any EventTarget, _ arguments: Arguments) {
    arguments.world.charge(.sending)
    for value in arguments.values { target.send(value, in: arguments.world) }
  }

  /// Sends the event of `send(1)`, `send(value: 1)`, `send(completion: .finished)`, `send(error: e)`, or `send()`,
  /// which sends an empty value.
  @Sendable
  private static func sendLabelled(_ target: any EventTarget, _ arguments: Arguments) throws(ErrorValue) {
    if let error = arguments.labelled("error") { return target.sendError(error.asError, in: arguments.world) }
    if let completion = arguments.labelled("completion") {
      guard case .event(let event) = completion, event.kind != .next else {
        throw ErrorValue("a completion is .finished or .failure(…), not \(completion.text)")
      }
      return send(event, to: target, arguments)
    }
    if arguments.values.isEmpty { return target.send(.unit, in: arguments.world) }
    sendValues(target, arguments)
  }

  @Sendable
  private static func sendEvent(_ target: any EventTarget, _ arguments: Arguments) {
    guard case .event(let event)? = arguments.values.first else { return sendValues(target, arguments) }
    send(event, to: target, arguments)
  }

  private static func send(_ event: EventBox, to target: any EventTarget, _ arguments: Arguments) {
    switch event.kind {
    case .next: target.send(event.value, in: arguments.world)
    case .error: target.sendError(event.value.asError, in: arguments.world)
    case .completed: target.sendCompleted(in: arguments.world)
    case .interrupted: target.sendInterrupted(in: arguments.world)
    }
  }

  /// Returns whether streams that events can be sent to have a member of this name.
  public static func isSending(_ name: String) -> Bool { sending.contains { $0.name == name } || name == "next" }

  /// Whether a member of this name sends the values that it is given.
  public static func isSendingValues(_ name: String) -> Bool { sendingValues.contains(name) }

  private static let sendingValues: Set<String> = ["send", "sendNext", "onNext", "accept"]

  @Sendable
  private static func fail(_ target: any EventTarget, _ arguments: Arguments) {
    target.sendError((arguments.values.first ?? .nil).asError, in: arguments.world)
  }

  @Sendable
  private static func complete(_ target: any EventTarget, _ arguments: Arguments) {
    target.sendCompleted(in: arguments.world)
  }
}
