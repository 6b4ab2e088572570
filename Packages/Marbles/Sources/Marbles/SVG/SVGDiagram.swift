/// Draws diagrams as pictures for documents: circles with values on arrows, operators in boxes, the end of a lane as a
/// bar or a cross, inner lanes slanted off their outer one.
///
/// Text stays text, colours follow the reader's choice of light or dark, and a diagram gives the same bytes every time.
/// Columns are those of `TextDiagram`: the events of one instant are in one column, in all lanes, one below the other
/// in order of time.
public enum SVGDiagram {
  /// Options of drawing.
  public struct Options: Sendable {
    /// The maximum width of a picture in pixels; at least 400 are used. A longer one is continued below.
    public var width: Int

    /// Creates options.
    public init(width: Int = 960) {
      self.width = width
    }
  }
}

/// The measures of a picture, in pixels.
enum SVGMeasure {
  /// A column of the layout.
  static let column = 6
  static let radius = 14
  /// The distance from one marble of an instant to the next below it.
  static let stack = 32
  /// The distance from the top of a lane to its line, and from its line to the bottom.
  static let half = 22
  static let margin = 16
  /// The width of a character of the operators' text, whose font has equal widths.
  static let cell = 8
  static let lineOfText = 18
  static let axis = 36
  /// The maximum fall of an inner lane.
  static let longestFall = 44

  /// Returns the width of a text in pixels, in the widest font that is likely.
  static func width(of text: String) -> Int {
    text.reduce(0) { width, character in
      width + (character.asciiValue.map { widths[Int($0)] } ?? 9 * DisplayWidth.of(character))
    }
  }

  /// The widths of ASCII's characters.
  private static let widths: [Int] = (0..<128).map { letter in
    switch UnicodeScalar(UInt8(letter)) {
    case " ", "!", "\"", "'", "(", ")", "[", "]", ",", ".", ":", ";", "|", "/", "\\", "-": 6
    case "f", "i", "j", "l", "r", "t", "I", "J": 6
    case "@", "%", "m", "M", "W": 14
    case "A"..."Z", "w", "&", "#", "+", "<", "=", ">", "^", "~": 11
    default: 9
    }
  }
}
