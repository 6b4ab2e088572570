/// The text of one line at one instant.
struct Cell {
  var line: Int
  var text: String
  /// The columns from its instant on.
  var width: Int
  /// The columns before its instant: none in text, where a cell begins at its instant.
  var lead = 0
  var style: Style
  /// Whether this is a single sign of the theme, which cannot be mistaken for a part of the value before it.
  var isSign: Bool
  /// The line after the cell.
  var after: Fill
}

/// An instant with events, with a cell for each line that has some.
struct Instant {
  var time: Int64
  var cells: [Cell]
}

/// Makes cells of moments: prints values in place or by letter, and collects the legend.
struct CellMaker {
  let theme: Theme
  /// The widest value that is printed in place, in cells.
  let valueLimit: Int
  /// The widest cell of several members that is printed in place.
  let cellLimit: Int
  /// The widest cell whose values are letters if possible.
  let widestCell: Int
  /// Whether values are in cells of a terminal, so that those whose width terminals disagree on are letters.
  let isInCells: Bool

  private(set) var legend: [LegendEntry] = []
  private var letterOfText: [String: String] = [:]
  private var letters: Letters
  private var errors: [String: String] = [:]
  private let hasSeveralErrors: Bool

  init(lines: [DrawnLine], theme: Theme, valueLimit: Int, cellLimit: Int, widestCell: Int, isInCells: Bool) {
    self.theme = theme
    self.isInCells = isInCells
    self.valueLimit = valueLimit
    self.cellLimit = cellLimit
    self.widestCell = widestCell
    var texts: Set<String> = []
    var messages: Set<String> = []
    for mark in lines.lazy.flatMap({ $0.moments.lazy.flatMap { $0.marks } + ($0.omitted?.marks.map { $0.mark } ?? []) })
    {
      switch mark {
      // Only short texts can be mistaken for a letter.
      case .value(let text) where text.utf8.count <= 4: texts.insert(text)
      case .error(let message): messages.insert(message)
      default: break
      }
    }
    letters = Letters(taken: texts)
    hasSeveralErrors = messages.count > 1
  }

  /// Returns the instants of all lines, in order. Letters follow the order of time, then from top to bottom.
  mutating func instants(of lines: [DrawnLine], until: Int64?) -> [Instant] {
    Self.instants(of: lines, until: until) { moment, line, _ in cell(moment, line: line) }
  }

  /// Returns the instants of all lines, in order, with cells made in the order of time, then from top to bottom.
  static func instants(
    of lines: [DrawnLine], until: Int64?, cell: (_ moment: Moment, _ line: Int, _ index: Int) -> Cell
  ) -> [Instant] {
    var places: [(time: Int64, line: Int, moment: Int)] = []
    for (index, line) in lines.enumerated() {
      for (moment, content) in line.moments.enumerated() {
        places.append((content.time, index, moment))
      }
    }
    places.sort { ($0.time, $0.line) < ($1.time, $1.line) }
    var instants = [Instant(time: 0, cells: [])]
    for place in places {
      let cell = cell(lines[place.line].moments[place.moment], place.line, place.moment)
      if instants[instants.count - 1].time != place.time {
        instants.append(Instant(time: place.time, cells: []))
      }
      instants[instants.count - 1].cells.append(cell)
    }
    if let until, until > instants[instants.count - 1].time {
      instants.append(Instant(time: until, cells: []))
    }
    return instants
  }

  /// Returns the drawn marks of a moment: the beginning of an inner stream needs no sign if it comes with the run's
  /// beginning and an event.
  static func shown(_ moment: Moment) -> [Mark] {
    moment.marks.count > 1 && moment.time <= 0 ? moment.marks.filter { $0 != .begun } : moment.marks
  }

  private mutating func cell(_ moment: Moment, line: Int) -> Cell {
    let marks = Self.shown(moment)
    let texts = marks.map { text($0, isAlone: marks.count == 1) }
    let after = Fill.after(marks)
    let style = marks.last?.look.style ?? .faint
    if texts.count == 1 {
      return Cell(
        line: line, text: texts[0], width: DisplayWidth.of(texts[0]), style: style,
        isSign: !marks[0].isValue, after: after)
    }
    var cell = Cell(
      line: line, text: theme.group(texts), width: 0, style: style, isSign: false, after: after)
    cell.width = DisplayWidth.of(cell.text)
    let entries = legend.count
    for runs in [LetteredRuns.ofSeveral, .all] where cell.width > cellLimit {
      cell.text = theme.group(lettered(marks, texts, runs))
      cell.width = DisplayWidth.of(cell.text)
    }
    if cell.width > widestCell {
      takeBackLetters(to: entries)
      cell.text = theme.group(letteredBetweenEnds(marks, texts))
      cell.width = DisplayWidth.of(cell.text)
    }
    return cell
  }

  /// The runs of values in a group that are letters.
  private enum LetteredRuns {
    case ofSeveral
    case all
  }

  /// Returns a group that is too wide with each run of values as one letter, so that its ends stay visible.
  private mutating func lettered(_ marks: [Mark], _ texts: [String], _ runs: LetteredRuns) -> [String] {
    var out: [String] = []
    var run: [String] = []
    func endRun() {
      let isLetter = run.count > 1 || runs == .all && run.contains { DisplayWidth.of($0) > 3 }
      if isLetter { out.append(letter(for: run.joined(separator: " "))) } else { out += run }
      run = []
    }
    for (mark, text) in zip(marks, texts) {
      if mark.isValue {
        run.append(text)
        continue
      }
      endRun()
      out.append(text)
    }
    endRun()
    return out
  }

  /// Returns a group that is still too wide, of a stream that is subscribed again and again, with all between its ends
  /// as one letter.
  private mutating func letteredBetweenEnds(_ marks: [Mark], _ texts: [String]) -> [String] {
    let between = Self.betweenEnds(of: marks)
    guard between.count > 1 else { return texts }
    return texts[..<between.lowerBound] + [letter(for: texts[between].joined(separator: " "))]
      + texts[between.upperBound...]
  }

  /// Returns the range of a moment's marks without a subscription at its beginning and an end.
  static func betweenEnds(of marks: [Mark]) -> Range<Int> {
    let start = marks.first?.look.place == .beginning ? 1 : 0
    let end = marks.last?.look.place == .end ? marks.count - 1 : marks.count
    return start..<max(start, end)
  }

  /// Returns the text of a mark: its sign, its value, or the letter of a long value.
  mutating func text(_ mark: Mark, isAlone: Bool) -> String {
    switch mark {
    case .begun: return theme[isAlone ? .emitted : .subscribed]
    case .omitted(let count):
      let text = "\(theme[.cut]) \(count) more \(theme[.cut])"
      // Brackets, a value and an end are beside it.
      return DisplayWidth.of(text) + 4 <= cellLimit ? text : letter(for: text)
    case .error(let message): return sign(ofError: message)
    case .value(let text):
      let shown = theme.display(text)
      let isCertain = !isInCells || !DisplayWidth.dependsOnTerminal(shown)
      return isCertain && DisplayWidth.of(shown) <= valueLimit ? shown : letter(for: shown)
    default: return mark.look.sign.map { theme[$0] } ?? ""
    }
  }

  /// Returns the letter in place of a text, with an entry in the legend.
  mutating func letter(for text: String) -> String {
    if let letter = letterOfText[text] { return letter }
    let letter = letters.next()
    letterOfText[text] = letter
    legend.append(LegendEntry(sign: letter, text: text, style: .value))
    return letter
  }

  /// Removes the latest letters, so that the legend has a given number of entries again.
  private mutating func takeBackLetters(to count: Int) {
    while legend.count > count {
      let entry = legend.removeLast()
      letterOfText[entry.text] = nil
      letters.takeBack()
    }
  }

  /// Returns the sign of an error; errors with different messages are numbered.
  mutating func sign(ofError message: String) -> String {
    if let sign = errors[message] { return sign }
    let sign = theme[.error] + (hasSeveralErrors ? String(errors.count + 1) : "")
    errors[message] = sign
    let text = TextDirection.closed(ValueText.message(message))
    legend.append(LegendEntry(sign: sign, text: text, style: .error))
    return sign
  }
}

/// A line of the legend: a sign of the picture and its meaning.
struct LegendEntry {
  var sign: String
  var text: String
  var style: Style
}

/// Letters for values that are too long: A to Z, AA, AB and so on, without those that are values of the picture.
struct Letters {
  private let taken: Set<String>
  private var count = 0

  init(taken: Set<String>) {
    self.taken = taken
  }

  mutating func next() -> String {
    var letter: String
    repeat {
      letter = Self.letter(count)
      count += 1
    } while taken.contains(letter)
    return letter
  }

  /// Removes the latest letter.
  mutating func takeBack() { count -= 1 }

  private static func letter(_ number: Int) -> String {
    var text = ""
    var rest = number
    repeat {
      // At most 25 above A, so a letter.
      text = String(UnicodeScalar(UInt8(ascii: "A") + UInt8(rest % 26))) + text
      rest = rest / 26 - 1
    } while rest >= 0
    return text
  }
}
