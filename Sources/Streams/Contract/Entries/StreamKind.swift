/// A kind of stream, as far as the call that makes it determines the kind.
public enum StreamKind: CaseIterable, Sendable {
  /// A stream of most operators: it can be subscribed to, and passed to operators.
  case plain
  /// A stream that events can be sent to.
  case subject
  /// A stream with a current value that can be changed and bound.
  case property
  /// A stream that begins when it is connected.
  case connection
  /// A stream that is driven from outside in a way of its own: its members are known only at run time.
  case other
}
