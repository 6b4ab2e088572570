/// The kinds of stream that can do more than streams can, as far as a call shows which it makes.
public enum StreamKind: CaseIterable, Sendable {
  /// What most operators make: it can be subscribed, and given to operators.
  case plain
  /// Events can be sent to it.
  case subject
  /// It has a current value that can be changed and bound.
  case property
  /// It begins when it is connected.
  case connection
  /// Driven from outside in a way of its own: what it can do is known only when it runs.
  case other
}
