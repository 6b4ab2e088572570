/// The signs of a theme for reading pictures.
struct PictureSigns {
  let line: Character
  let tick: Character
  let gap: Character
  let waiting: Character
  let open: Character
  let cut: Character
  /// The sign of a difference, which has a meaning on one line only.
  let differing: String
  private let marks: [Character: Mark]
  private let theme: Theme
  private let corner: Character
  private let bar: Character

  private init(_ theme: Theme) {
    func sign(_ sign: PictureSign) -> Character { Character(theme[sign]) }
    self.theme = theme
    line = sign(.line)
    tick = sign(.tick)
    gap = sign(.gap)
    waiting = sign(.waiting)
    open = sign(.open)
    cut = sign(.cut)
    corner = sign(.corner)
    bar = sign(.bar)
    differing = theme[.differing]
    var marks: [Character: Mark] = [:]
    for mark in Mark.signsOfLanes { if let own = mark.look.sign { marks[sign(own)] = mark } }
    self.marks = marks
  }

  /// Returns the mark of a sign on a lane, or on the line that compares lanes, which has no values.
  func mark(_ sign: Character, isComparison: Bool = false) -> Mark? {
    isComparison && String(sign) == differing ? .differing : marks[sign]
  }

  static let unicode = PictureSigns(.unicode)
  static let ascii = PictureSigns(.ascii)

  /// Returns whether a line's part is an axis of this theme: ticks, and lines and gaps between them.
  func isAxis(_ text: some Collection<Character>) -> Bool {
    guard text.first == tick else { return false }
    var isInGap = false
    for character in text {
      if character == gap {
        isInGap.toggle()
      } else if !isInGap, character != tick, character != line {
        return false
      }
    }
    return !isInGap
  }

  /// Returns the operators on a rule that begins here; `nil` if none does.
  func rule(_ text: some BidirectionalCollection<Character>) -> String? {
    guard text.first == corner, text.dropFirst().first == line else { return nil }
    var call = text.dropFirst(2).drop { $0 == " " }
    while call.last == line { call.removeLast() }
    while call.last == " " { call.removeLast() }
    return String(call)
  }

  /// Returns the operators on a further line of a rule; `nil` if this is none.
  func ruleContinued(_ text: some Collection<Character>) -> String? {
    text.first == bar && text.dropFirst().first == " " ? String(text.dropFirst(3)) : nil
  }

  /// Returns a value without the quotes or brackets that only a picture of this theme needs.
  func unquoted(_ text: String) -> String {
    if theme.isASCII, let number = ValueText.number(inBrackets: text) { return number }
    guard theme.isASCII, text.utf8.count > 2, text.hasPrefix("'"), text.hasSuffix("'") else { return text }
    var plain = ""
    var isEscaped = false
    for character in text.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      isEscaped = false
      plain.append(character)
    }
    // A text that `ValueText` puts in quotes has them in every theme.
    return theme.display(plain) == text && ValueText.standsAlone(plain) ? plain : text
  }
}
