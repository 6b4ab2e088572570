/// Runs streams in its own way if that takes less time for the same events, instants and budgets.
///
/// A world calls it for every stream that is subscribed. Without a planner all streams run themselves.
public protocol RunPlanner: AnyObject {
  /// Subscribes to a stream on behalf of `subscriber`.
  ///
  /// - Returns: Whether it did. If not, nothing has happened, and the stream runs itself.
  func run(_ stream: Stream, for subscriber: Subscriber, in world: World) -> Bool

  /// Subscribes to a stream that an operator runs in a way of its own.
  ///
  /// - Returns: Whether it did. If not, nothing has happened.
  func run(_ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void) -> Bool

  /// Notes that code has read or changed a variable, for observers of a run.
  func note(_ use: VariableUse)

  /// Notes an event that is sent to a stream that nothing else watches.
  func send(_ event: EventBox, to stream: Stream, in world: World)

  /// Notes that a command is executed. All events before `end(_:)` happen for that.
  ///
  /// - Returns: The argument of `end(_:)`.
  func begin(_ execution: Execution, in world: World) -> Int?

  /// Notes that the work of a command has begun, or was refused.
  func end(_ execution: Int?)
}

extension RunPlanner {
  /// Returns false: a way of an operator's own is no plan.
  public func run(
    _ stream: Stream, for subscriber: Subscriber, in world: World, by recipe: (Subscriber) -> Void
  ) -> Bool { false }

  /// Ignores the use, which only observers of a run need.
  public func note(_ use: VariableUse) {}

  /// Ignores the event, because subscribers see it.
  public func send(_ event: EventBox, to stream: Stream, in world: World) {}

  /// Ignores the execution, which only observers of a run need.
  public func begin(_ execution: Execution, in world: World) -> Int? { nil }

  /// Ignores the execution, which only observers of a run need.
  public func end(_ execution: Int?) {}
}

/// An execution of a command, or of an action.
public struct Execution {
  /// The reasons to refuse an execution.
  public enum Refusal {
    /// Another execution was running.
    case busy
    /// The stream that allows executions had sent false.
    case disabled(by: Stream?)
  }

  /// The command.
  public let command: Stream
  /// The input value.
  public let input: Value
  /// The reason for its refusal; `nil` if it was not refused.
  public let refusal: Refusal?

  init(of command: Stream, _ input: Value, refusal: Refusal?) {
    self.command = command
    self.input = input
    self.refusal = refusal
  }
}

/// A variable that code has read or changed.
public struct VariableUse {
  /// The variable itself, or its owner: a frame, an object, a stream that has a value.
  public let owner: AnyObject
  /// Its identity, taken where its class is known.
  public let identity: ObjectIdentifier
  /// Its place in the owner.
  public let part: String
  /// Its name in the code.
  public let name: String
  /// The value that was read, or the new value.
  public let value: Value
  /// Whether it was changed.
  public let isChange: Bool

  /// Creates a use of a variable.
  public init<Owner: AnyObject>(of owner: Owner, part: String = "", _ name: String, _ value: Value, isChange: Bool) {
    self.owner = owner
    identity = ObjectIdentifier(owner)
    self.part = part
    self.name = name
    self.value = value
    self.isChange = isChange
  }
}
