/// A running operator's treatment of values, for observers of a run: the relation between the values that come and the
/// values that are sent, and the word for it.
public struct Treatment: Equatable, Sendable {
  /// The values that a sent value is made of.
  public enum Kind: Sendable {
    /// The value that has just come.
    case passing
    /// The values with the same index of each stream.
    case pairing
    /// The latest value of each stream.
    case latest
    /// A value that waited in a queue, first in, first out.
    case queueing
    /// A value that waited while others could take its place.
    case holding
    /// The last of all values, in their order.
    case lastOnes
    /// The value that has just come, and all values before it.
    case accumulating
    /// The last values together, as many as there are elements.
    case collecting
    /// The value of a stream that came as a value.
    case flattening
    /// A value that many subscribers share, which may have come long ago.
    case sharing
    /// No value: the operator is a source.
    case source
  }

  /// The values that a sent value is made of.
  public let kind: Kind
  /// The word for the treatment: "paired".
  public let word: String
  /// The words for a value that is not passed on: "had seen the same before".
  public let loss: String

  /// The words for an error that is passed on, if it is remarkable: "would stop the app here".
  public let alarm: String
  /// The words for the missing event when a timer fires: "nothing came".
  public let lack: String

  init(_ kind: Kind, _ word: String = "", loss: String = "", alarm: String = "", lack: String = "") {
    self.kind = kind
    self.word = word
    self.loss = loss
    self.alarm = alarm
    self.lack = lack
  }

  /// Passes on a value, or another in its place.
  public static let passing = Treatment(.passing)
  /// Sends another value, which may be equal, in place of each.
  public static let making = Treatment(.passing, "made")
  /// Passes on a value unless another was passed on a short time before.
  public static let pausing = Treatment(.passing, loss: "dropped it")
  /// Runs one stream after the other, or some at a time, while others wait.
  public static let takingTurns = Treatment(.flattening, "passed on", loss: "let it wait for its turn")
  /// The word of an operator that runs streams, each made of the last value that was sent.
  static let addedUp = "added up"
  /// Whether each stream is made of a value and of the last value that was sent.
  public var addsUp: Bool { kind == .flattening && word == Self.addedUp }
  /// Whether streams wait until others have ended.
  public var takesTurns: Bool { loss == Self.takingTurns.loss }
  /// Whether all streams run at once, so that none begins because another has ended.
  public var runsAllAtOnce: Bool { kind == .flattening && loss == Self.notRun }
  static let notRun = "did not run it"
  /// Passes on a value if an operator below has requested it, or when it does.
  public static let asking = Treatment(.holding, "held back", loss: "had not asked for it")
  /// Keeps values until an operator or a loop below requests them.
  static let waiting = Treatment(.queueing, "kept", loss: "was never asked for it")
  /// Joins the last values of several streams after their ends.
  public static let joiningLast = Treatment(.latest, "joined", loss: "keeps the last value only")
  /// Sends the latest value of one stream when another sends.
  public static let sampling = Treatment(.latest, "sampled")
  /// The words for a value that does not decide the result of an operator such as `any`.
  static let undecided = "was not decided by it"
  /// Tests values until one decides.
  static let deciding = Treatment(.passing, "made", loss: undecided)
  /// Sends one of the values, or a result of all of them.
  public static let choosing = Treatment(.accumulating, "chose")
  /// Whether one value decides the result.
  public var decides: Bool { loss == Self.undecided }
  /// The words for a value that equals the one before it.
  static let unchanged = "had just sent the same"
  /// The words for a value that a closure finds equal to the one before it.
  static let foundUnchanged = "found it the same as the one before"
  /// Whether values that equal the one before them are not passed on.
  public var comparesWithLast: Bool { loss == Self.unchanged || loss == Self.foundUnchanged }
  /// Sends a value without an origin.
  public static let source = Treatment(.source)
}
