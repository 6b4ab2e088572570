/// The order of the timers that are due at one instant.
public enum TieRule: String, CaseIterable, Sendable {
  /// Operators' deadlines, then sources, then the timers that are armed during the instant.
  case phased
  /// One queue in the order of arming (RxJS's virtual scheduler).
  case fifo
  /// Sources, then operators' deadlines, then the timers that are armed during the instant.
  case sourcesFirst = "sources-first"
}
