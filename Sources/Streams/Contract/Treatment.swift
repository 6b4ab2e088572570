/// A running operator's treatment of the values that come to it, for observers of a run: which of them are in a value
/// that it sends, and the word for it.
public struct Treatment: Equatable, Sendable {
  /// The values that are in one that is sent.
  public enum Kind: Sendable {
    /// The one that has just come.
    case passing
    /// The n-th of each stream.
    case pairing
    /// The latest of each stream.
    case latest
    /// One that waited in a queue: the first in is the first out.
    case queueing
    /// One that waited while others could take its place.
    case holding
    /// The last of all, in their order.
    case lastOnes
    /// The one that has just come, and all that came before it.
    case accumulating
    /// The last ones together, as many as there are elements.
    case collecting
    /// That of a stream which came as a value.
    case flattening
    /// One that many subscribers share, which may have come long ago.
    case sharing
    /// None: it begins here.
    case source
  }

  /// The values that are in one that is sent.
  public let kind: Kind
  /// The word for what was done: "paired".
  public let word: String
  /// The words for a value that goes no further: "had seen the same before".
  public let loss: String

  /// The words for an error that passes, where that is worth telling: "would stop the app here".
  public let alarm: String
  /// The words for what did not happen in the time that it had, where a timer ends it: "nothing came".
  public let lack: String

  init(_ kind: Kind, _ word: String = "", loss: String = "", alarm: String = "", lack: String = "") {
    self.kind = kind
    self.word = word
    self.loss = loss
    self.alarm = alarm
    self.lack = lack
  }

  /// A value goes on, itself or another in its place.
  public static let passing = Treatment(.passing)
  /// Another value goes on in its place, which may be equal to it.
  public static let making = Treatment(.passing, "made")
  /// A value goes on unless another has just done so.
  public static let pausing = Treatment(.passing, loss: "dropped it")
  /// Streams run one after the other, or some at a time, and others wait.
  public static let takingTurns = Treatment(.flattening, "passed on", loss: "let it wait for its turn")
  /// Streams run, and what they send is an accumulation from which the next one is made.
  static let addedUp = "added up"
  /// Whether a stream is made of a value and of the last one that was sent.
  public var addsUp: Bool { kind == .flattening && word == Self.addedUp }
  /// Whether values wait until others have had their turn.
  public var takesTurns: Bool { loss == Self.takingTurns.loss }
  /// Whether all streams run at once: none begins because another has ended.
  public var runsAllAtOnce: Bool { kind == .flattening && loss == Self.notRun }
  static let notRun = "did not run it"
  /// A value goes on if an operator below has asked for it, or when it does.
  public static let asking = Treatment(.holding, "held back", loss: "had not asked for it")
  /// The last values of several streams are joined when all of them are over.
  public static let joiningLast = Treatment(.latest, "joined", loss: "keeps the last value only")
  /// It sends the latest value of one stream when another says so.
  public static let sampling = Treatment(.latest, "sampled")
  /// The words for a value by which an operator such as `any` does not know its answer yet.
  static let undecided = "was not decided by it"
  /// A value is looked at until one decides.
  static let deciding = Treatment(.passing, "made", loss: undecided)
  /// One of the values is sent, or what was made of all of them.
  public static let choosing = Treatment(.accumulating, "chose")
  /// Whether one value decides what is sent.
  public var decides: Bool { loss == Self.undecided }
  /// The words for a value that is equal to the one before it.
  static let unchanged = "had just sent the same"
  /// The words for a value that a closure finds equal to the one before it.
  static let foundUnchanged = "found it the same as the one before"
  /// Whether a value goes no further because it is equal to the one before it.
  public var comparesWithLast: Bool { loss == Self.unchanged || loss == Self.foundUnchanged }
  /// A value begins.
  public static let source = Treatment(.source)
}
