import Times

/// A printed picture, read back from its text alone.
///
/// Any text is allowed: lines that are no picture are compared as lines.
struct DrawnPicture: Equatable {
  /// The lanes in the order of their first row: a lane without events in the first row comes later.
  private(set) var lanes: [DrawnLane] = []
  /// The number of its rows.
  private(set) var rowCount = 0
  /// The text on the axis for the omitted instants.
  private(set) var omission: String?
  /// Whether the axis gives the time of every instant's column, to the nanosecond.
  private(set) var isExact = true

  private typealias Tick = (column: Int, time: Int64)

  /// The axis of a row: the beginning of its lanes, and the columns, counted from the picture's first, that have times.
  private struct Row {
    let signs: PictureSigns
    let indent: Int
    let ticks: [Tick]
    /// The columns of the row that replace omitted time.
    let gaps: [Range<Int>]
    let width: Int
  }

  /// The cells of each lane, in the order of `lanes`.
  private var cells: [[DrawnCell]] = []
  private var laneOfName: [String: Int] = [:]
  private var ticks: [Tick] = []
  private var base = 0
  private var indent = 0
  private var signs = PictureSigns.unicode
  private var legend: [String: String] = [:]
  /// The marks of the texts of cells that have been read.
  private var marksOfText: [String: [Mark]] = [:]
  /// The number of further members that letters may be spelled out to.
  private var partsLeft = 1_000_000

  static func == (one: DrawnPicture, two: DrawnPicture) -> Bool {
    one.lanes == two.lanes && one.omission == two.omission
  }

  /// Reads the picture that begins with a line, and returns it with its end; `nil` if none begins.
  static func read(_ lines: [String], from start: Int) -> (picture: DrawnPicture, end: Int)? {
    var picture = DrawnPicture()
    guard let first = picture.row(lines, at: start, isFirst: true) else { return nil }
    var end = picture.readLanes(lines, from: start, first)
    while end < lines.count, lines[end].isEmpty, let row = picture.row(lines, at: end + 1, isFirst: false) {
      end = picture.readLanes(lines, from: end + 1, row)
    }
    if end < lines.count, lines[end].isEmpty { end = picture.readLegend(lines, from: end + 1) ?? end }
    picture.finish()
    return (picture, end)
  }

  /// Reads the row with its labels in a line and its axis in the next one. Later rows continue the last one.
  private mutating func row(_ lines: [String], at start: Int, isFirst: Bool) -> Row? {
    guard start + 1 < lines.count else { return nil }
    let axis = Array(lines[start + 1])
    let indent = axis.prefix { $0 == " " }.count
    let body = axis[indent...]
    guard let signs = [PictureSigns.unicode, .ascii].first(where: { $0.isAxis(body) }) else { return nil }
    var last = isFirst ? nil : self.ticks.last?.time
    var ticks: [Tick] = []
    for label in Self.labels(lines[start]) {
      guard axis.indices.contains(label.column), axis[label.column] == signs.tick,
        let time = Self.time(label.text, after: last ?? 0), last.map({ time > $0 }) ?? (time == 0)
      else { return nil }
      ticks.append((base + label.column - indent, time))
      last = time
    }
    guard let first = ticks.first, !isFirst || first.column == base else { return nil }
    let gaps = gaps(of: Array(body), signs)
    return Row(signs: signs, indent: indent, ticks: ticks, gaps: gaps, width: body.count)
  }

  /// Returns the columns of an axis that replace omitted time.
  private mutating func gaps(of axis: [Character], _ signs: PictureSigns) -> [Range<Int>] {
    var gaps: [Range<Int>] = []
    var start: Int?
    for (column, sign) in axis.enumerated() where sign == signs.gap {
      if let from = start {
        gaps.append(from..<(column + 1))
        start = nil
        // The labels on both sides give the length of a silence; only the text shows that instants were omitted.
        let said = DrawnText.withoutBlanks(String(axis[(from + 1)..<column]))
        if !said.isEmpty, TimeText.nanoseconds(said) == nil { omission = said }
      } else {
        start = column
      }
    }
    return gaps
  }

  /// Returns the labels on the line above an axis, all of them ASCII, with their columns.
  private static func labels(_ line: String) -> [(column: Int, text: Substring)] {
    var labels: [(column: Int, text: Substring)] = []
    var rest = line[...]
    var column = 0
    while let start = rest.firstIndex(where: { $0 != " " }) {
      column += rest.distance(from: rest.startIndex, to: start)
      let label = rest[start...].prefix { $0 != " " }
      labels.append((column, label))
      column += label.count
      rest = rest[label.endIndex...]
    }
    return labels
  }

  /// Returns a label's time in nanoseconds: `1.5s`, or `+1ns` after the one before it.
  private static func time(_ label: Substring, after last: Int64) -> Int64? {
    guard label.hasPrefix("+") else { return TimeText.nanoseconds(label) }
    guard let length = TimeText.nanoseconds(label.dropFirst()) else { return nil }
    let (sum, overflow) = last.addingReportingOverflow(length)
    return overflow ? nil : sum
  }
}

extension DrawnPicture {
  /// Reads the lanes below an axis, and returns the index of the line after the last of them.
  private mutating func readLanes(_ lines: [String], from start: Int, _ row: Row) -> Int {
    signs = row.signs
    indent = row.indent
    ticks += row.ticks
    rowCount += 1
    defer { base += row.width }
    var name: String?
    // A call of operators whose lane has not been read yet.
    var call: String?
    var end = start + 2
    var index = end
    while index < lines.count, !lines[index].isEmpty {
      let (head, body) = Self.parted(lines[index], at: indent)
      index += 1
      let own = DrawnText.withoutBlanks(head)
      if own.isEmpty {
        if name == nil, let begun = signs.rule(body) {
          call = begun
          continue
        }
        if name == nil, let begun = call, let next = signs.ruleContinued(body) {
          if next.hasPrefix(".") { call = begun + next } else { DrawnText.goOn(&call, with: next) }
          continue
        }
        append(body, to: name ?? "", row, under: call)
      } else if head.hasSuffix("  "), TimeText.nanoseconds(own) == nil {
        append(body, to: own, row, under: call)
      } else {
        DrawnText.goOn(&name, with: lines[index - 1])
        continue
      }
      name = nil
      call = nil
      end = index
    }
    return end
  }

  /// Adds the cells of a row to a lane; later rows repeat the rule above it without its operators.
  private mutating func append(_ body: [Character], to name: String, _ row: Row, under call: String?) {
    let name = DrawnText.withoutMarks(DrawnText.withoutBlanks(name))
    let index = laneOfName[name] ?? lanes.count
    if index == lanes.count {
      laneOfName[name] = index
      lanes.append(DrawnLane(name: name, operators: call))
      cells.append([])
    }
    cells[index] += DrawnCells.read(
      body, signs, gaps: row.gaps, base: base, isComparison: name == DrawnLine.comparisonName)
  }

  /// Returns a line in two parts, the first of that many cells if it has as many.
  private static func parted(_ line: String, at column: Int) -> (head: String, body: [Character]) {
    var cells = 0
    let head = line.prefix { character in
      guard cells < column else { return false }
      cells += DisplayWidth.of(character)
      return true
    }
    return (String(head), Array(line[head.endIndex...]))
  }

  /// Reads the legend, and returns the index of the line after it; `nil` if none begins.
  private mutating func readLegend(_ lines: [String], from start: Int) -> Int? {
    var entries: [(sign: String, text: [Character])] = []
    var index = start
    while index < lines.count, !lines[index].isEmpty {
      let (head, body) = Self.parted(lines[index], at: indent)
      guard head.count == indent, head.allSatisfy({ $0 == " " }) else { break }
      let sign = String(body.prefix { $0 != " " })
      guard sign.first == "#" || sign.allSatisfy({ $0.isASCII && $0.isUppercase }), !sign.isEmpty || !entries.isEmpty
      else { break }
      entries.append((sign, body))
      index += 1
    }
    // Texts begin in one column, two cells after the longest sign.
    let textColumn = (entries.map { $0.sign.count }.max() ?? 0) + 2
    var current = ""
    for (sign, line) in entries {
      let text = String(line.dropFirst(textColumn))
      if !sign.isEmpty {
        current = sign
        legend[sign] = text
      } else {
        DrawnText.goOn(&legend[current], with: text)
      }
    }
    return entries.isEmpty ? nil : index
  }

  private mutating func finish() {
    omission = omission.map { legend[$0] ?? $0 }
    for (lane, cells) in cells.enumerated() {
      for (number, cell) in cells.enumerated() {
        let isFirst = number == 0 && cell.column == 0
        switch cell.content {
        case .line: if isFirst { lanes[lane].startsActive = true }
        case .tail(let tail): lanes[lane].tail = tail
        case .omission(let text):
          lanes[lane].omission = .init(
            text: DrawnText.withoutMarks(legend[text] ?? text), instantsBefore: lanes[lane].instants.count)
        case .marks(let text):
          let isComparison = lanes[lane].name == DrawnLine.comparisonName
          let marks = isComparison && text == signs.differing ? [.differing] : marks(text)
          let isBeginning = marks == [.subscribed] || marks == [.emitted] || marks == [.differing]
          if isFirst, !isBeginning { lanes[lane].startsActive = true }
          lanes[lane].add(marks, at: time(at: cell.column))
        }
      }
    }
  }

  /// Returns the time of a column: that of its label, one evenly between two labels, or that of the last label.
  private mutating func time(at column: Int) -> Int64 {
    var low = 0
    var high = ticks.count
    while low < high {
      let middle = (low + high) / 2
      if ticks[middle].column < column { low = middle + 1 } else { high = middle }
    }
    guard low < ticks.count else {
      isExact = false
      return ticks.last?.time ?? 0
    }
    let to = ticks[low]
    guard low > 0, to.column > column else { return to.time }
    let from = ticks[low - 1]
    let product = (to.time - from.time).magnitude.multipliedFullWidth(by: UInt64(column - from.column))
    let (quotient, rest) = UInt64(to.column - from.column).dividingFullWidth(product)
    if rest != 0 { isExact = false }
    return from.time + Int64(quotient)
  }

  private mutating func marks(_ cell: String) -> [Mark] {
    if let known = marksOfText[cell] { return known }
    var marks: [Mark] = []
    if GroupText.isGroup(cell) {
      for member in DrawnText.members(cell.dropFirst().dropLast(), signs) { marks += spelledOut(member) }
    } else {
      marks = spelledOut(cell)
    }
    marksOfText[cell] = marks
    return marks
  }

  /// Returns the marks of a sign, of a value, or of a letter in the legend, which may mean several values and letters.
  private mutating func spelledOut(_ member: String, isInLegend: Bool = false) -> [Mark] {
    if member.utf8.count <= 3, let sign = member.first, let mark = signs.mark(sign) { return [mark] }
    if let count = DrawnText.omittedCount(member, signs) { return [.omitted(count)] }
    let text = DrawnText.withoutMarks(member)
    if text.hasPrefix("#") { return [.error(DrawnText.withoutMarks(legend[text] ?? ""))] }
    guard let meaning = legend[text] else { return [.value(signs.unquoted(text))] }
    let parts = DrawnText.members(meaning, signs)
    if parts.count == 1, let count = DrawnText.omittedCount(meaning, signs) { return [.omitted(count)] }
    // A text that is not from a renderer could mean any number of values.
    guard parts.count > 1, !isInLegend, parts.count <= partsLeft else {
      return [.value(signs.unquoted(DrawnText.withoutMarks(meaning)))]
    }
    partsLeft -= parts.count
    return parts.flatMap { spelledOut($0, isInLegend: true) }
  }
}
