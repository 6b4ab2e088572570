/// Runs streams in its own way where that gives the same events, at the same instants and within the same budgets, and
/// takes less time.
///
/// A world asks it about every stream that is subscribed. Without a planner everything runs as the operators say.
public protocol RunPlanner: AnyObject {
  /// Subscribes to a stream on behalf of `subscriber`.
  ///
  /// - Returns: Whether it did; if not, nothing has happened, and the stream runs itself.
  func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool

  /// Subscribes to a stream that an operator runs in a way of its own.
  ///
  /// - Returns: Whether it did; if not, nothing has happened.
  func run(_ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void) -> Bool

  /// Code has read a variable, or changed it: of interest to observers of a run.
  func note(_ use: VariableUse)

  /// An event is sent to a stream that nothing else looks at.
  func send(_ event: EventBox, to stream: Stream, in world: World)

  /// A command is executed. All that happens before `end(_:)` happens for that.
  ///
  /// - Returns: What `end(_:)` is given.
  func begin(_ execution: Execution, in world: World) -> Int?

  /// The work of a command has been begun, or was refused.
  func end(_ execution: Int?)
}

extension RunPlanner {
  /// A way of an operator's own is no plan.
  public func run(
    _ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void
  ) -> Bool { false }

  /// Code has used a variable, which most planners need not know.
  public func note(_ use: VariableUse) {}

  /// Subscribers see the events, and most planners care for those alone.
  public func send(_ event: EventBox, to stream: Stream, in world: World) {}

  /// Executions are of interest to observers of a run.
  public func begin(_ execution: Execution, in world: World) -> Int? { nil }

  /// Executions are of interest to observers of a run.
  public func end(_ execution: Int?) {}
}

/// An execution of a command, or of an action.
public struct Execution {
  /// Why it was refused.
  public enum Refusal {
    /// Another one was running.
    case busy
    /// The stream that allows it had said no.
    case disabled(by: Stream?)
  }

  /// The command.
  public let command: Stream
  /// The value with which it is executed.
  public let input: Value
  /// Why no work was run for it; nothing where some was.
  public let refusal: Refusal?

  init(of command: Stream, _ input: Value, refusal: Refusal?) {
    self.command = command
    self.input = input
    self.refusal = refusal
  }
}

/// A variable that code has read or changed.
public struct VariableUse {
  /// The variable itself, or what it belongs to: a frame, an object, a stream that has a value.
  public let owner: AnyObject
  /// Its identity, taken where its class is known.
  public let identity: ObjectIdentifier
  /// Its place in that.
  public let part: String
  /// Its name, as code writes it.
  public let name: String
  /// The value that was read, or that it has now.
  public let value: Value
  /// Whether it was changed.
  public let isChange: Bool

  /// A use of a variable.
  public init<Owner: AnyObject>(of owner: Owner, part: String = "", _ name: String, _ value: Value, isChange: Bool) {
    self.owner = owner
    identity = ObjectIdentifier(owner)
    self.part = part
    self.name = name
    self.value = value
    self.isChange = isChange
  }
}
