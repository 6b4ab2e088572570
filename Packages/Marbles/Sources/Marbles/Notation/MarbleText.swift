/// Marble text that has been read: the events of a stream, and their times.
///
///     let text = try MarbleText.parse("-a-[bc]-|", kind: .cold, tick: 100_000_000)
///
/// Times are nanoseconds of virtual time from the start of the text, in `hot` text from its `^`.
public struct MarbleText: Sendable, Equatable {
  /// The kind of a text, which determines its signs.
  public enum Kind: Sendable {
    /// The events of a cold stream, for every subscriber anew: it has neither `^` nor `!`.
    case cold
    /// The events of a hot stream: one `^` marks time zero.
    case hot
    /// A printed lane: one `^` marks the subscription, one `!` the disposal.
    case lane
  }

  /// A value in marble text.
  public enum Value: Sendable, Equatable {
    /// One grapheme, to be looked up in a legend. Without an entry there it is the string itself.
    case mark(String)
    /// A value in quotes, never looked up.
    case quoted(String)
  }

  /// An event without its time.
  public enum Mark: Sendable, Equatable {
    /// A value.
    case value(Value)
    /// The stream completes.
    case completed
    /// The stream fails.
    case error
    /// The stream is interrupted.
    case interrupted

    /// Whether it is the last event.
    package var isEnd: Bool { if case .value = self { false } else { true } }
  }

  /// An event with its time and its place in the text.
  public struct Event: Sendable, Equatable {
    /// Nanoseconds from time zero; negative before the `^` of `hot` text.
    public var time: Int64
    /// The event.
    public var mark: Mark
    /// UTF-8 offsets of the mark in the text.
    public var range: Range<Int>
  }

  /// The events, in order of time.
  public var events: [Event]
  /// The time of a lane's subscription, in nanoseconds; 0 without a `^`, and always in `cold` and `hot` text.
  public var subscribed: Int64
  /// The time of a lane's disposal, in nanoseconds; `nil` without a `!`.
  public var disposed: Int64?
}

/// A fault in marble text, with its place and the likely fix.
public struct MarbleTextError: Error, Sendable, Equatable {
  /// The fault, as a sentence without a full stop.
  public var message: String
  /// UTF-8 offsets of the fault in the text.
  public var range: Range<Int>
  /// The likely fix, if there is one.
  public var hint: String?

  init(_ message: String, _ range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}

/// The two kinds of groups.
enum Bracket: Equatable {
  case round
  case square

  var open: Character { self == .round ? "(" : "[" }
  var close: Character { self == .round ? ")" : "]" }
}
