import Marbles

/// Text with escape sequences in it.
enum StyledText {
  enum Piece: Equatable {
    case text(Unicode.Scalar)
    case escape(String)
  }

  /// Splits a text into characters and runs of escape sequences (CSI and OSC).
  static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      guard scalar == "\u{1B}" else {
        pieces.append(.text(scalar))
        rest.removeFirst()
        continue
      }
      let end = endOfEscape(rest)
      let escape = String(rest[..<end])
      rest = rest[end...]
      if case .escape(let previous)? = pieces.last {
        pieces[pieces.count - 1] = .escape(previous + escape)
      } else {
        pieces.append(.escape(escape))
      }
    }
    return pieces
  }

  private static func endOfEscape(_ text: Substring.UnicodeScalarView) -> String.Index {
    var index = text.index(after: text.startIndex)
    guard index < text.endIndex else { return index }
    let kind = text[index]
    index = text.index(after: index)
    while (kind == "[" || kind == "]") && index < text.endIndex {
      let scalar = text[index]
      index = text.index(after: index)
      if kind == "[" ? (0x40...0x7E).contains(scalar.value) : scalar == "\u{07}" || scalar == "\\" { break }
    }
    return index
  }

  /// Returns the text without its escape sequences.
  static func plain(_ text: String) -> String {
    var plain = String.UnicodeScalarView()
    for case .text(let scalar) in pieces(of: text) { plain.append(scalar) }
    return String(plain)
  }

  /// Returns as much of the text as fits, with all its escape sequences; tabs and controls become spaces.
  static func truncated(_ text: String, columns: Int) -> String {
    var result = String.UnicodeScalarView()
    var width = 0
    for piece in pieces(of: text) {
      switch piece {
      case .escape(let escape): result.append(contentsOf: escape.unicodeScalars)
      case .text(let scalar):
        let shown = scalar.properties.generalCategory == .control ? " " : scalar
        width += DisplayWidth.of(shown)
        if width <= columns { result.append(shown) }
      }
    }
    return String(result)
  }

  /// Returns a plain text, with an ellipsis if it is cut to fit.
  static func shortened(_ text: String, columns: Int) -> String {
    guard DisplayWidth.of(text) > columns else { return text }
    return columns > 0 ? truncated(text, columns: columns - 1) + "…" : ""
  }

  /// The character that libedit expects around an escape sequence in a prompt.
  static let mark: Unicode.Scalar = "\u{01}"

  /// Returns a prompt with libedit's marks around each escape sequence, except at the end, where they get lost.
  static func marked(prompt: String) -> String {
    var pieces = pieces(of: prompt)
    if pieces.count >= 2, case .escape = pieces[pieces.count - 1] {
      pieces.swapAt(pieces.count - 1, pieces.count - 2)
      if pieces.count >= 3, case .escape(let last) = pieces[pieces.count - 2],
        case .escape(let before) = pieces[pieces.count - 3]
      {
        pieces.replaceSubrange(pieces.count - 3..<pieces.count - 1, with: [.escape(before + last)])
      }
    }
    var result = String.UnicodeScalarView()
    for piece in pieces {
      switch piece {
      case .text(let scalar): result.append(scalar)
      case .escape(let escape):
        result.append(mark)
        result.append(contentsOf: escape.unicodeScalars)
        result.append(mark)
      }
    }
    return String(result)
  }
}
