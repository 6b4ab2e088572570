/// A sign that text pictures are drawn with, and its meaning: the table that pictures, their readers and their help share.
public struct PictureSign: Sendable, Equatable {
  /// The sign in pictures that are drawn with Unicode: one cell wide.
  public let unicode: String
  /// The sign in pictures that are drawn with nothing but ASCII.
  public let ascii: String
  /// The meaning in a few words.
  public let name: String
  /// The meaning in whole sentences.
  public let meaning: String

  private init(_ unicode: String, _ ascii: String, _ name: String, _ meaning: String) {
    self.unicode = unicode
    self.ascii = ascii
    self.name = name
    self.meaning = meaning
  }

  /// Every sign, in the order in which a reader meets them.
  public static let all: [PictureSign] = [
    tick, line, subscribed, completed, error, disposed, open, cut, group, array, quote, letter, emitted, waiting, gap,
    corner, bar, differing,
  ]

  /// The signs that a text is, in either kind of picture; several where one sign has two meanings.
  public static func signs(writtenAs text: String) -> [PictureSign] {
    all.filter { $0.unicode == text || $0.ascii == text }
  }

  /// The signs that stand on lanes, and so never outside of quotes in a value.
  static let onLanes: [PictureSign] = [line, subscribed, completed, error, disposed, open, cut, emitted]

  static let tick = PictureSign(
    "┼", "+", "a labelled instant",
    "The column under it is the instant of the label above it. Columns between two labels divide the time evenly.")
  static let line = PictureSign(
    "─", "-", "a subscription that goes on",
    "The lane is subscribed, and nothing happens. Where there is no line, the lane is not subscribed.")
  static let subscribed = PictureSign(
    "^", "^", "a subscription",
    "A subscriber comes here. A lane that begins with its line was subscribed at the start.")
  static let completed = PictureSign("|", "|", "completion", "The stream completes.")
  static let error = PictureSign(
    "#", "#", "an error",
    "The stream fails. The message stands under the picture; errors with different messages have numbers, as in '#2'.")
  static let disposed = PictureSign(
    "!", "!", "disposal", "The subscription is disposed of before the stream has ended.")
  static let open = PictureSign(
    "→", ">", "a lane that goes on", "The stream had neither completed nor failed when the run stopped.")
  static let cut = PictureSign(
    "…", "~", "something left out",
    "At the end of a lane a budget has cut the run. In '… 5 more …' five values of one instant are left out.")
  static let group = PictureSign(
    "[", "[", "several things at one instant",
    "Everything in the brackets happens at one instant, in this order: '[1 2|]' is 1, then 2, then completion. Blanks "
      + "stand between values, and signs need none.")
  static let array = PictureSign(
    ",", ",", "elements of one value",
    "Commas without blanks stand between the elements of one array or tuple: '[1,2]' is one value, and '[1 2]' are two."
  )
  static let quote = PictureSign(
    "'", "'", "a string in quotes",
    "A string has quotes where it could be taken for something else: '12' in quotes is a string, and 12 is a number.")
  static let letter = PictureSign(
    "A", "A", "a value with a letter",
    "The value is too long for its place: the letter stands under the picture, with it.")
  static let emitted = PictureSign(
    "╰", "\\", "an inner stream",
    "The lane is a stream that the lane above it has sent as a value, and it begins here.")
  static let waiting = PictureSign(
    "┄", ":", "an inner stream that waits", "The inner stream was sent, and is subscribed later: at the next '^'.")
  static let gap = PictureSign(
    "╱", "/", "time left out",
    "Between two of these, time is left out in all lanes. The axis says how long it is, or how many instants.")
  static let corner = PictureSign(
    "┌", "+", "operators", "The operators on this rule lead to the lane under it.")
  static let bar = PictureSign("│", "|", "more operators", "The rule above goes on with the operators on this line.")
  static let differing = PictureSign(
    "≠", "*", "a difference", "The pipelines that are compared do different things at this instant.")
}
