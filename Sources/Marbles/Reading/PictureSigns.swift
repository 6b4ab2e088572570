/// The signs of a theme as a reader of pictures meets them.
struct PictureSigns {
  let line: Character
  let tick: Character
  let gap: Character
  let waiting: Character
  let corner: Character
  let bar: Character
  let marks: [Character: DrawnMark]

  private init(_ theme: Theme) {
    line = Character(theme.line)
    tick = Character(theme.tick)
    gap = Character(theme.gap)
    waiting = Character(theme.waiting)
    corner = Character(theme.corner)
    bar = Character(theme.bar)
    marks = [
      Character(theme.subscribed): .subscribed, Character(theme.hook): .emitted,
      Character(theme.completed): .completed, Character(theme.disposed): .disposed,
      Character(theme.open): .open, Character(theme.cut): .cut,
    ]
  }

  static let unicode = PictureSigns(.unicode)
  static let ascii = PictureSigns(.ascii)

  /// Whether a line's part is an axis of this theme: ticks, and lines and gaps between them.
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

  /// Whether text where a lane would begin is the rule above a result, or a line of what stands on it.
  func isRule(_ text: some Collection<Character>) -> Bool {
    let second = text.dropFirst().first
    return text.first == corner && second == line || text.first == bar && second == " "
  }
}
