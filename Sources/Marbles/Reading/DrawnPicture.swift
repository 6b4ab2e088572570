/// A printed picture read back, by nothing but what can be seen.
///
/// Any text can be given: what is no picture is left to be compared as lines.
struct DrawnPicture: Equatable {
  /// In the order in which they are first seen: a lane with nothing to show in the first row comes later.
  private(set) var lanes: [DrawnLane] = []
  /// Over how many rows it is wrapped.
  private(set) var rowCount = 0

  private typealias Tick = (column: Int, time: Int64)

  /// The axis of a row: where its lanes begin, and the columns, counted from the picture's first, that have times.
  private struct Row {
    let signs: PictureSigns
    let indent: Int
    let ticks: [Tick]
    let width: Int
  }

  /// The cells of each lane, in the order of `lanes`.
  private var cells: [[(column: Int, text: String)]] = []
  private var ticks: [Tick] = []
  private var base = 0
  private var indent = 0
  private var signs = PictureSigns.unicode
  private var legend: [String: String] = [:]

  static func == (one: DrawnPicture, two: DrawnPicture) -> Bool { one.lanes == two.lanes }

  /// Reads the picture that begins with a line, and says where it ends; nothing where none begins.
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

  /// The row whose labels are a line and whose axis is the next one; later rows go on where the last one stopped.
  private func row(_ lines: [String], at start: Int, isFirst: Bool) -> Row? {
    guard start + 1 < lines.count else { return nil }
    let axis = Array(lines[start + 1])
    let indent = axis.prefix { $0 == " " }.count
    let body = axis[indent...]
    guard let signs = [PictureSigns.unicode, .ascii].first(where: { $0.isAxis(body) }) else { return nil }
    var last = isFirst ? nil : self.ticks.last?.time
    var ticks: [Tick] = []
    var column = indent
    for label in Self.labels(lines[start]) {
      while column < axis.count, column < label.column { column += 1 }
      guard column < axis.count, column == label.column, axis[column] == signs.tick,
        let time = Self.time(label.text, after: last ?? 0), last.map({ time > $0 }) ?? (time == 0)
      else { return nil }
      ticks.append((base + column - indent, time))
      last = time
    }
    guard let first = ticks.first, !isFirst || first.column == base else { return nil }
    return Row(signs: signs, indent: indent, ticks: ticks, width: axis.count - indent)
  }

  /// What stands on the line above an axis, all of it ASCII, with its columns.
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

  /// A label's time in nanoseconds: `1.5s`, or `+1ns` after the one before it.
  private static func time(_ label: Substring, after last: Int64) -> Int64? {
    guard label.hasPrefix("+") else { return TimeText.nanoseconds(label) }
    guard let length = TimeText.nanoseconds(label.dropFirst()) else { return nil }
    let (sum, overflow) = last.addingReportingOverflow(length)
    return overflow ? nil : sum
  }
}

extension DrawnPicture {
  /// Reads the lanes below an axis: the line behind the last of them.
  private mutating func readLanes(_ lines: [String], from start: Int, _ row: Row) -> Int {
    signs = row.signs
    indent = row.indent
    ticks += row.ticks
    rowCount += 1
    defer { base += row.width }
    var name: String?
    var end = start + 2
    var index = end
    while index < lines.count, !lines[index].isEmpty {
      let (head, body) = Self.parted(lines[index], at: indent)
      index += 1
      let own = Self.withoutBlanks(head)
      if own.isEmpty {
        if name == nil, signs.isRule(body) { continue }
        append(name ?? "", body)
      } else if head.hasSuffix("  "), TimeText.nanoseconds(own) == nil {
        append(own, body)
      } else {
        let line = lines[index - 1]
        name = name.map { Self.joined($0, line) } ?? line
        continue
      }
      name = nil
      end = index
    }
    return end
  }

  private mutating func append(_ name: String, _ body: [Character]) {
    let name = Self.withoutBlanks(name)
    let row = DrawnCells.read(body, signs, firstColumn: base)
    if let index = lanes.firstIndex(where: { $0.name == name }) {
      cells[index] += row
    } else {
      let start = base == 0 ? body.first : nil
      lanes.append(
        DrawnLane(name: name, startsActive: start.map { $0 != " " && signs.marks[$0] != .subscribed } ?? false))
      cells.append(row)
    }
  }

  /// A line in two parts, the first of so many cells where it has as many.
  private static func parted(_ line: String, at column: Int) -> (head: String, body: [Character]) {
    var cells = 0
    let head = line.prefix { character in
      guard cells < column else { return false }
      cells += DisplayWidth.of(character)
      return true
    }
    return (String(head), Array(line[head.endIndex...]))
  }

  private static func withoutBlanks(_ text: String) -> String {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }

  /// A line and the one it goes on with: a backslash at its end is a break anywhere, else a blank was left out.
  private static func joined(_ line: String, _ next: String) -> String {
    line.hasSuffix("\\") ? line.dropLast() + next : line + " " + next
  }

  /// Reads the legend: the line behind it; nothing where none begins.
  private mutating func readLegend(_ lines: [String], from start: Int) -> Int? {
    var entries: [(sign: String, text: String)] = []
    var textColumn = 0
    var index = start
    while index < lines.count, !lines[index].isEmpty {
      let (head, body) = Self.parted(lines[index], at: indent)
      guard head.count == indent, head.allSatisfy({ $0 == " " }) else { break }
      let sign = body.prefix { $0 != " " }
      if let sign = sign.isEmpty ? nil : String(sign) {
        let text = body.dropFirst(sign.count).drop { $0 == " " }
        textColumn = body.count - text.count
        guard sign.first == Character("#") || sign.allSatisfy({ $0.isASCII && $0.isUppercase }) else { break }
        entries.append((sign, String(text)))
      } else if let last = entries.popLast() {
        entries.append((last.sign, Self.joined(last.text, String(body.dropFirst(textColumn)))))
      }
      index += 1
    }
    for entry in entries { legend[entry.sign] = entry.text }
    return entries.isEmpty ? nil : index
  }

  private mutating func finish() {
    for (lane, cells) in cells.enumerated() {
      for cell in cells {
        let marks = marks(cell.text)
        if marks == [.open] || marks == [.cut] {
          lanes[lane].tail = marks.first
          continue
        }
        let time = time(of: cell)
        if let last = lanes[lane].instants.indices.last, lanes[lane].instants[last].time == time {
          lanes[lane].instants[last].marks += marks
        } else {
          lanes[lane].instants.append(DrawnLane.Instant(time: time, marks: marks))
        }
      }
    }
  }

  /// The time of a cell; what is left out is counted to the label before it.
  private func time(of cell: (column: Int, text: String)) -> Int64 {
    guard isGap(cell.text) else { return time(at: cell.column) }
    return ticks.last { $0.column <= cell.column }?.time ?? 0
  }

  private func isGap(_ cell: String) -> Bool { cell.first == signs.gap && cell.count > 1 }

  /// The time of a column: what a label says, what lies evenly between two, or the last label's.
  private func time(at column: Int) -> Int64 {
    guard let after = ticks.firstIndex(where: { $0.column >= column }) else { return ticks.last?.time ?? 0 }
    let to = ticks[after]
    guard after > 0, to.column > column else { return to.time }
    let from = ticks[after - 1]
    let product = (to.time - from.time).magnitude.multipliedFullWidth(by: UInt64(column - from.column))
    return from.time + Int64(UInt64(to.column - from.column).dividingFullWidth(product).quotient)
  }

  private func marks(_ cell: String) -> [DrawnMark] {
    if isGap(cell) { return [.omitted(Self.withoutBlanks(String(cell.dropFirst().dropLast())))] }
    guard cell.hasPrefix("["), cell.hasSuffix("]"), !DrawnCells.isArray(cell) else { return spelledOut(cell) }
    var members = DrawnCells.members(cell.dropFirst().dropLast())
    // Side by side each is a grapheme; a single member is a letter for several values.
    if members.count == 1, legend[members[0]] == nil { members = members[0].map { String($0) } }
    return omissionsJoined(members).flatMap { spelledOut($0) }
  }

  /// `… 3 more …` as one member.
  private func omissionsJoined(_ members: [String]) -> [String] {
    guard let start = members.firstIndex(where: { $0.first.map { signs.marks[$0] == .cut } ?? false }),
      members.count >= start + 4, members[start + 2] == "more"
    else { return members }
    return members[..<start] + [members[start..<(start + 4)].joined(separator: " ")] + members[(start + 4)...]
  }

  /// A sign or value, a letter by what the legend gives for it, which may be several values and letters again.
  private func spelledOut(_ member: String, isInLegend: Bool = false) -> [DrawnMark] {
    if member.count == 1, let sign = member.first, let mark = signs.marks[sign] { return [mark] }
    if member.count > 1, let sign = member.first, signs.marks[sign] == .cut { return [.omitted(member)] }
    let text = member.replacing("\u{200E}", with: "")
    if text.hasPrefix("#") { return [.error(legend[text]?.replacing("\u{200E}", with: "") ?? "")] }
    guard let meaning = legend[text] else { return [.value(text)] }
    let parts = DrawnCells.members(meaning)
    if parts.count > 1, !isInLegend { return parts.flatMap { spelledOut($0, isInLegend: true) } }
    return [.value(meaning.replacing("\u{200E}", with: ""))]
  }
}
