/// The order of the things that are due at one instant.
public enum TieRule: String, CaseIterable, Sendable {
  /// Operators' deadlines, then sources, then what is armed during the instant.
  case phased
  /// One queue in the order of arming (RxJS's virtual scheduler).
  case fifo
  /// Sources, then operators' deadlines, then what is armed during the instant.
  case sourcesFirst = "sources-first"
}
