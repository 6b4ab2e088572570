/// A kind of stream, as far as the call that makes it shows the kind.
public enum StreamKind: CaseIterable, Sendable {
  /// A stream as most operators make it: it can be subscribed to, and given to operators.
  case plain
  /// Events can be sent to it.
  case subject
  /// It has a current value that can be changed and bound.
  case property
  /// It begins when it is connected.
  case connection
  /// Driven from outside in a way of its own: its members are known only when it runs.
  case other
}
