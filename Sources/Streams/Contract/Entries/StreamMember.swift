/// What only some kinds of stream can do: `s.send(1)`, `p.value`, `command.execute(x)`. Each kind brings its own.
public final class StreamMember: Sendable {
  /// What a member is given.
  public struct Arguments {
    /// The values, in the order written.
    public let values: [Value]
    /// The label of each value, where it has one; empty where none has.
    public let labels: [String?]
    /// The world in which the code runs.
    public let world: World

    /// Makes the arguments of a call.
    public init(values: [Value], labels: [String?], world: World) {
      self.values = values
      self.labels = labels
      self.world = world
    }

    /// The argument with a label.
    func labelled(_ label: String) -> Value? { labels.firstIndex { $0 == label }.map { values[$0] } }
  }

  /// The name behind the dot.
  public let name: String
  /// How many arguments it takes.
  public let arity: ClosedRange<Int>
  /// The labels that arguments may have.
  public let labels: [String]
  /// Whether calling it is for its effect: nothing is drawn or printed.
  public let isEffect: Bool
  /// Whether it takes only arguments that are no closures, so that an operator of its name takes those.
  public let refusesClosures: Bool
  /// One line of what it does.
  public let summary: String
  /// What a read or call of it gives.
  public let call: @Sendable (Stream, Arguments) throws(ErrorValue) -> Value
  /// What an assignment to it does, where it can be assigned to.
  public let set: (@Sendable (Stream, Value, World) throws(ErrorValue) -> Void)?

  /// A member of one kind of stream.
  init<Kind>(
    of kind: Kind.Type, _ name: String, taking arity: ClosedRange<Int> = 0...0, labels: [String] = [],
    isEffect: Bool = false, refusesClosures: Bool = false, _ summary: String,
    set: (@Sendable (Kind, Value, World) throws(ErrorValue) -> Void)? = nil,
    _ call: @escaping @Sendable (Kind, Arguments) throws(ErrorValue) -> Value
  ) {
    self.name = name
    self.arity = arity
    self.labels = labels
    self.isEffect = isEffect
    self.refusesClosures = refusesClosures
    self.summary = summary
    self.call = { stream, arguments throws(ErrorValue) in
      guard let stream = stream as? Kind else { throw ErrorValue("\(stream.kindName) has no '\(name)'") }
      return try call(stream, arguments)
    }
    guard let set else {
      self.set = nil
      return
    }
    self.set = { stream, value, world throws(ErrorValue) in
      guard let stream = stream as? Kind else { throw ErrorValue("\(stream.kindName) has no '\(name)'") }
      try set(stream, value, world)
    }
  }
}

extension Catalogue {
  /// The members of all kinds of stream: a line a kind.
  public static let members: [StreamMember] =
    StreamMember.sending
    + Property.ownMembers
    + ConnectableStream.ownMembers
    + GroupStream.ownMembers
    + Channel.ownMembers
    + Command.ownMembers
}

/// A stream that events are sent to (RACSubscriber): a subject, the terminal of a channel.
public protocol EventTarget: Stream {
  /// Sends a value.
  func send(_ value: Value, in world: World)
  /// Sends an error, which ends it.
  func sendError(_ error: ErrorValue, in world: World)
  /// Sends completion, which ends it.
  func sendCompleted(in world: World)
}

/// A stream that stands on the left of `<~`: a property, the terminal of a channel.
public protocol BindingTarget: Stream {
  /// Takes the values of a stream from now on; what is given ends that.
  func follow(_ source: Stream, in world: World) throws(ErrorValue) -> Subscriber
}

extension StreamMember {
  /// What everything can do that events are sent to.
  static let sending: [StreamMember] = [
    StreamMember(of: (any EventTarget).self, "send", taking: 1...99, isEffect: true, "Sends values to all who listen.")
    {
      target, arguments in
      arguments.world.charge(.sending)
      for value in arguments.values { target.send(value, in: arguments.world) }
      return .nil
    },
    StreamMember(
      of: (any EventTarget).self, "sendNext", taking: 1...1, isEffect: true, "Sends a value to all who listen."
    ) {
      target, arguments in
      arguments.world.charge(.sending)
      target.send(arguments.values[0], in: arguments.world)
      return .nil
    },
    StreamMember(of: (any EventTarget).self, "sendError", taking: 0...1, isEffect: true, "Fails for all who listen.") {
      target, arguments in
      target.sendError((arguments.values.first ?? .nil).asError, in: arguments.world)
      return .nil
    },
    StreamMember(of: (any EventTarget).self, "sendCompleted", isEffect: true, "Completes for all who listen.") {
      target, arguments in
      target.sendCompleted(in: arguments.world)
      return .nil
    },
    StreamMember(of: (any EventTarget).self, "complete", isEffect: true, "Completes for all who listen.") {
      target, arguments in
      target.sendCompleted(in: arguments.world)
      return .nil
    },
  ]
}
