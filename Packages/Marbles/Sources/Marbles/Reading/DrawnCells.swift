/// The content of one place of a lane, and its first column.
struct DrawnCell {
  enum Content {
    /// The line of an open lane.
    case line
    /// A sign or value, or several in brackets.
    case marks(String)
    /// The text in place of an omitted part.
    case omission(String)
    /// The end of an open lane.
    case tail(Mark)
  }

  var column: Int
  var content: Content
}

/// Reads the cells of one row of a lane.
struct DrawnCells {
  private let text: [Character]
  private let signs: PictureSigns
  private let gaps: [Range<Int>]
  private var position = 0
  private var column = 0
  private var nextGap = 0
  private let isComparison: Bool

  private init(_ text: [Character], _ signs: PictureSigns, gaps: [Range<Int>], isComparison: Bool) {
    self.isComparison = isComparison
    self.text = text
    self.signs = signs
    self.gaps = gaps
  }

  /// Returns the cells of a row; every text has some.
  ///
  /// The columns that the axis omits are `gaps`; columns are counted from `base`. The line that marks differences of
  /// others has signs and no values.
  static func read(
    _ text: [Character], _ signs: PictureSigns, gaps: [Range<Int>], base: Int, isComparison: Bool
  ) -> [DrawnCell] {
    var reader = DrawnCells(text, signs, gaps: gaps, isComparison: isComparison)
    var cells: [DrawnCell] = []
    while reader.position < text.count {
      let start = reader.column
      if let content = reader.next() { cells.append(DrawnCell(column: base + start, content: content)) }
    }
    return cells
  }

  /// Reads the next content, or returns `nil` for a part of a line. Each call reads at least one character.
  private mutating func next() -> DrawnCell.Content? {
    let sign = text[position]
    if sign == signs.gap, let gap = gap() { return said(inGap: gap) }
    let isLast = position + 1 == text.count
    switch sign {
    case " ", signs.waiting:
      advance(to: position + 1)
      return nil
    case signs.line:
      let isFirst = position == 0
      advance(to: position + 1)
      return isFirst ? .line : nil
    case signs.open where isLast, signs.cut where isLast:
      advance(to: position + 1)
      return .tail(sign == signs.open ? .open : .cut)
    case let sign where signs.mark(sign, isComparison: isComparison) != nil:
      return .marks(take(to: position + 1))
    default: return .marks(take(to: max(position + 1, DrawnText.valueEnd(text, from: position, signs))))
    }
  }

  private mutating func advance(to end: Int) {
    while position < min(end, text.count) {
      column += DisplayWidth.of(text[position])
      position += 1
    }
  }

  private mutating func take(to end: Int) -> String {
    let start = position
    advance(to: end)
    return String(text[start..<position])
  }

  /// Returns the gap of the axis that begins in this column.
  private mutating func gap() -> Range<Int>? {
    while nextGap < gaps.count, gaps[nextGap].lowerBound < column { nextGap += 1 }
    return nextGap < gaps.count && gaps[nextGap].lowerBound == column ? gaps[nextGap] : nil
  }

  private mutating func said(inGap gap: Range<Int>) -> DrawnCell.Content? {
    let start = position
    while position < text.count, column < gap.upperBound { advance(to: position + 1) }
    let said = DrawnText.withoutBlanks(String(text[(start + 1)..<max(start + 1, position - 1)]))
    return said.isEmpty ? nil : .omission(said)
  }
}
