/// The order of the timers that are due at one instant.
public enum TieRule: String, CaseIterable, Sendable {
  /// Operators' deadlines, then sources, then the timers that are armed during the instant.
  case phased
  /// One queue in the order of arming; what repeats is armed anew after its callback (node, browsers).
  case fifo
  /// One queue in the order of arming, in which a turn belongs to the timer that was made first (RxJS's
  /// `TestScheduler`, and serial queues of Dispatch, whose timers fall due at multiples of their periods).
  case creation
  /// Sources, then operators' deadlines, then the timers that are armed during the instant.
  case sourcesFirst = "sources-first"

  /// The rules that are tried to find whether a result depends on the order at one instant: `creation` seldom gives
  /// another one than `fifo`.
  public static let tried: [TieRule] = [.phased, .fifo, .sourcesFirst]

  /// Whether deadlines and sources stand in one queue.
  @inline(__always)
  public var isOneQueue: Bool { self == .fifo || self == .creation }
}
