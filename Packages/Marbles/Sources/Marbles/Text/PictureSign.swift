/// A sign of text pictures, and its meaning: the table that pictures, their readers and their help share.
public struct PictureSign: Sendable, Equatable {
  /// The sign in Unicode pictures: one cell wide.
  public let unicode: String
  /// The sign in ASCII pictures.
  public let ascii: String
  /// The name of the sign in a sentence, with its article.
  public let name: String
  /// The meaning, in one line.
  public let meaning: String

  private init(_ unicode: String, _ ascii: String, _ name: String, _ meaning: String) {
    self.unicode = unicode
    self.ascii = ascii
    self.name = name
    self.meaning = meaning
  }

  /// Every sign, the most usual ones first.
  public static let all: [PictureSign] = [
    tick, line, subscribed, completed, error, interrupted, disposed, open, cut, group, array, quote, letter, emitted,
    waiting, gap, corner, bar, differing,
  ]

  /// Returns the signs with this text, in either kind of picture; several if one text has two meanings.
  public static func signs(writtenAs text: String) -> [PictureSign] {
    all.filter { $0.unicode == text || $0.ascii == text }
  }

  /// The signs of lanes, which never are in a value outside of quotes.
  static let onLanes: [PictureSign] = [line, subscribed, completed, error, interrupted, disposed, open, cut, emitted]

  /// Returns whether a sign, which no value contains in any theme, can be beside a value without a blank.
  static func needsNoBlank(_ sign: Character) -> Bool { sign == "^" || sign == "|" || sign == "!" }

  static let tick = PictureSign(
    "┼", "+", "a label", "the time of this column; columns between labels divide it evenly")
  static let line = PictureSign("─", "-", "a subscription", "the lane is subscribed, and nothing happens")
  static let subscribed = PictureSign(
    "^", "^", "a subscription", "a subscription; a lane that begins with its line has it at the start")
  static let completed = PictureSign("|", "|", "completion", "completion")
  static let error = PictureSign("#", "#", "an error", "an error; its message stands under the picture")
  static let interrupted = PictureSign(
    "┤", "%", "an interruption", "an interruption: the stream has ended, neither well nor with an error")
  static let disposed = PictureSign("!", "!", "disposal", "disposal before the stream has ended")
  static let open = PictureSign("→", ">", "a lane that goes on", "the lane goes on when the run stops")
  static let cut = PictureSign(
    "…", "~", "an omission", "a budget cut the run here; in '… 5 more …' five values are left out")
  static let group = PictureSign(
    "[", "[", "a group", "several things at one instant, in order: [1 2|] is 1, 2, completion")
  static let array = PictureSign(
    ",", ",", "an array", "the elements of one value: [1,2] is an array, and [1 2] are two values")
  static let quote = PictureSign(
    "'", "'", "a string", "a string that could be taken for something else: '12', '', 'a b'")
  static let letter = PictureSign(
    "A", "A", "a letter", "a value that is too long, or several; it stands under the picture")
  static let emitted = PictureSign("╰", "\\", "an inner stream", "an inner stream: the lane above sent it as a value")
  static let waiting = PictureSign(
    "┄", ":", "a wait", "an inner stream that waits for its subscription; a task that waits")
  static let gap = PictureSign("╱", "/", "a gap", "time between two of these is left out in all lanes")
  static let corner = PictureSign("┌", "+", "operators", "the operators that lead to the lane below")
  static let bar = PictureSign("│", "|", "operators", "the operators go on from the line above")
  static let differing = PictureSign(
    "≠", "*", "a difference", "the pipelines that are compared differ at this instant")
}
