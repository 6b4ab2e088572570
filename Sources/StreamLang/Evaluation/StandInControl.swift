/// A stand-in of a program, and the calls of the drive that move it.
public struct StandInControl: Sendable, Equatable {
  /// A call of the drive.
  public struct Act: Sendable, Equatable {
    /// The values that it takes.
    public enum Takes: String, Sendable {
      case nothing, text, value
    }

    /// Its word, such as `type`.
    public let word: String
    /// The call, with `…` for the value.
    public let call: String
    /// The value that it takes.
    public let takes: Takes
    /// A value that fits.
    public let example: String
  }

  /// How the drive calls it, such as `searchBar`.
  public let name: String
  /// Its kind, such as `UITextField`; empty for one without a kind.
  public let kind: String
  /// The calls in words, as the note has them: `.type("…") .enter("…")`.
  public let drive: String
  /// Whether the code itself moves it, too.
  public let isMoved: Bool

  package init(name: String, kind: String, drive: String, isMoved: Bool = false) {
    self.name = name
    self.kind = kind
    self.drive = drive
    self.isMoved = isMoved
  }

  /// A notification that the code waits for.
  package init(notification name: String) { self.init(name: name, kind: "notification", drive: "") }

  /// Whether it is a notification, which is no object.
  package var isNotification: Bool { kind == "notification" }

  /// Its text in a note.
  package var text: String { kind.isEmpty ? "\(name) (\(drive))" : "\(name) (\(kind); \(drive))" }
}
