/// The order of the timers that are due at one instant.
public enum TieRule: String, CaseIterable, Sendable {
  /// Operators' deadlines, then sources, then the timers that are armed during the instant.
  case phased
  /// One queue in the order of arming. A repeating timer is armed anew after its callback (node, browsers).
  case fifo
  /// One queue in the order of arming, whose turns go to the timers that were made first (RxJS's `TestScheduler`, and
  /// serial queues of Dispatch, whose timers are due at multiples of their periods).
  case creation
  /// Sources, then operators' deadlines, then the timers that are armed during the instant.
  case sourcesFirst = "sources-first"

  /// The rules to try in order to find whether a result depends on the order at one instant. `creation` seldom gives
  /// another result than `fifo`.
  public static let tried: [TieRule] = [.phased, .fifo, .sourcesFirst]

  /// Whether deadlines and sources are in one queue.
  @inline(__always)
  public var isOneQueue: Bool { self == .fifo || self == .creation }
}
