/// Marble text that has been read: the events of a stream, and their times.
///
///     let text = try MarbleText.parse("-a-[bc]-|", kind: .cold, tick: 100_000_000)
///
/// Times are nanoseconds of virtual time from the start of the text, in `hot` text from its `^`.
public struct MarbleText: Sendable, Equatable {
  /// The kind of a text. It decides which signs the text may hold.
  public enum Kind: Sendable {
    /// Runs anew for every subscriber: takes neither `^` nor `!`.
    case cold
    /// Runs once; one `^` may say where time zero is.
    case hot
    /// A printed lane: one `^` says where it was subscribed, one `!` where it was disposed of.
    case lane
  }

  /// A value as the text names it.
  public enum Value: Sendable, Equatable {
    /// One grapheme, to be looked up in a legend; without an entry there it is the string itself.
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

    /// Whether nothing comes after it.
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
  /// When a lane was subscribed, in nanoseconds; 0 without a `^`, and always in `cold` and `hot` text.
  public var subscribed: Int64
  /// When a lane was disposed of, in nanoseconds; nil without a `!`.
  public var disposed: Int64?

  /// Reads marble text; a tick is given in nanoseconds and longer than 0.
  ///
  /// - Parameters:
  ///   - text: The marble text.
  ///   - kind: The kind of the text.
  ///   - tick: The nanoseconds that each sign takes.
  ///   - dropsAfterEnd: Whether signs after the end are dropped, as RxJS does; else they are a fault.
  ///   - isInterrupted: Asked now and then whether to stop, which is a fault as well.
  /// - Throws: A `MarbleTextError` with the place of the fault.
  public static func parse(
    _ text: String, kind: Kind, tick: Int64, dropsAfterEnd: Bool = false, isInterrupted: () -> Bool = { false }
  ) throws(MarbleTextError) -> MarbleText {
    var reader = MarbleTextReader(text, kind: kind, tick: tick, dropsAfterEnd: dropsAfterEnd)
    return try reader.read(isInterrupted)
  }
}

/// A fault in marble text, with its place and the likely fix.
public struct MarbleTextError: Error, Sendable, Equatable {
  /// The fault, as a sentence without a full stop.
  public var message: String
  /// UTF-8 offsets of the fault in the text.
  public var range: Range<Int>
  /// The likely fix, where there is one.
  public var hint: String?

  init(_ message: String, _ range: Range<Int>, hint: String? = nil) {
    self.message = message
    self.range = range
    self.hint = hint
  }
}
