import Times

/// Paints a diagram, row by row.
struct Painter {
  private let diagram: Diagram
  private let theme: Theme
  private let isColoured: Bool
  private let lines: [DrawnLine]
  private let width: Int
  /// The first column of the lanes, after the names.
  private let indent: Int
  private var maker: CellMaker
  let layout: ColumnLayout
  /// The cells of each line with their columns, from left to right.
  private(set) var cells: [[PlacedCell]]
  private let omittedTexts: [String]
  private var out = ""

  struct PlacedCell {
    var column: Int
    var cell: Cell
  }

  init(_ diagram: Diagram, options: TextDiagram.Options) {
    self.diagram = diagram
    let theme = options.ascii ? Theme.ascii : .unicode
    self.theme = theme
    isColoured = options.colour
    lines = DrawnLine.lines(of: diagram)
    width = max(32, options.width)
    let longestName = min(Self.longestName(width), width - Self.widthOfLabel(lines, width))
    let widest = lines.lazy.map { Self.nameWidth($0, theme) }.filter { $0 <= longestName }.max() ?? 0
    indent = widest + 2
    let hasTails = lines.contains { $0.tail != nil }
    let room = width - indent - (hasTails ? 3 : 0)
    // Beside a value there is room for a label and a break, but for the narrowest pictures.
    let valueLimit = max(3, min(24, room - 14))
    let cellLimit = max(valueLimit, room - 26, min(8, room - 3))
    maker = CellMaker(
      lines: lines, theme: theme, valueLimit: valueLimit, cellLimit: cellLimit, widestCell: max(cellLimit, room - 14),
      isInCells: true)
    let instants = maker.instants(of: lines, until: diagram.until)
    let omission: OmissionMark?
    (omission, omittedTexts) = Self.omission(
      diagram.omitted, lines, &maker, limit: room - Self.widthBeforeOmission(diagram.omitted, instants) - 4)
    let chooser = ScaleChooser(
      instants: instants, lineCount: lines.count, width: room, omission: omission, tick: options.tick)
    layout = chooser.layout()
    cells = Array(repeating: [], count: lines.count)
    for point in layout.points {
      guard let instant = point.instant else { continue }
      for cell in instants[instant].cells {
        cells[cell.line].append(PlacedCell(column: point.column, cell: cell))
      }
    }
  }

  mutating func paint() -> String {
    if !lines.isEmpty {
      var states = lines.map { LineState(fill: $0.startsActive ? .line : .blank) }
      for row in layout.rows.indices {
        if row > 0 { out += "\n" }
        paintAxis(row)
        for line in lines.indices { paintLine(line, row, &states[line]) }
      }
      paintLegend()
    }
    for note in diagram.notes {
      for part in Wrapping.lines(note, width: width) { out += part + "\n" }
    }
    return out
  }

  /// The progress of painting a line.
  private struct LineState {
    var fill: Fill
    var nextCell = 0
    var nextBreak = 0
    /// Whether the operators that lead to it were written.
    var isNamed = false
  }

  private func isLast(_ row: Int) -> Bool { row + 1 == layout.rows.count }

  private mutating func finish(_ line: inout StyledLine) {
    out += line.finish()
    out += "\n"
  }

  private mutating func paintAxis(_ row: Int) {
    let columns = layout.columns(ofRow: row)
    let end = isLast(row) ? layout.points.count : layout.rows[row + 1]
    let points = layout.points[layout.rows[row]..<end].filter { $0.isLabelled }
    var labels = StyledLine(isColoured: isColoured)
    var axis = StyledLine(isColoured: isColoured)
    axis.fill(" ", to: indent)
    var breaks = layout.breaks.drop { $0.column < columns.lowerBound }
    func fill(to column: Int) {
      while let mark = breaks.first, mark.column < column {
        axis.fill(theme[.line], to: indent + mark.column - columns.lowerBound, .faint)
        let text = mark.text + String(repeating: " ", count: mark.width - 2 - mark.text.utf8.count)
        axis.add(theme[.gap] + text + theme[.gap], width: mark.width, .faint)
        breaks = breaks.dropFirst()
      }
      axis.fill(theme[.line], to: indent + column - columns.lowerBound, .faint)
    }
    for point in points {
      labels.fill(" ", to: indent + point.column - columns.lowerBound)
      labels.add(point.label, .faint)
      fill(to: point.column)
      axis.add(theme[.tick], width: 1, .faint)
    }
    if !isLast(row) { fill(to: columns.upperBound) }
    finish(&labels)
    finish(&axis)
  }

  private mutating func paintLine(_ index: Int, _ row: Int, _ state: inout LineState) {
    let columns = layout.columns(ofRow: row)
    var line = StyledLine(isColoured: isColoured)
    let name = Self.name(lines[index], theme)
    let isNameBefore = DisplayWidth.of(name) <= indent - 2 && !DisplayWidth.dependsOnTerminal(name)
    if isNameBefore { line.add(name, .name) }
    line.fill(" ", to: indent)
    var isBlank = true
    func fill(to column: Int) {
      while state.nextBreak < layout.breaks.count, layout.breaks[state.nextBreak].column < column {
        let mark = layout.breaks[state.nextBreak]
        state.nextBreak += 1
        fillGap(&line, to: mark.column, lines[index].drawn(state.fill), columns)
        let text = mark.isOmission ? omittedTexts[index] : ""
        if mark.isOmission { state.fill = fillAfterOmission(index, state.fill) }
        if state.fill != .blank || !text.isEmpty {
          isBlank = false
          let blanks = String(repeating: " ", count: mark.width - 2 - DisplayWidth.of(text))
          line.fill(" ", to: indent + mark.column - columns.lowerBound)
          line.add(theme[.gap] + text + blanks + theme[.gap], width: mark.width, .faint)
        }
      }
      fillGap(&line, to: column, lines[index].drawn(state.fill), columns)
    }
    if state.fill != .blank { isBlank = false }
    while state.nextCell < cells[index].count, cells[index][state.nextCell].column < columns.upperBound || isLast(row) {
      let placed = cells[index][state.nextCell]
      state.nextCell += 1
      fill(to: placed.column)
      line.add(placed.cell.text, width: placed.cell.width, placed.cell.style)
      state.fill = placed.cell.after
      isBlank = false
    }
    fill(to: columns.upperBound)
    if isLast(row), let sign = lines[index].tail?.look.sign {
      fillGap(&line, to: columns.upperBound + 2, lines[index].drawn(state.fill), columns)
      line.add(theme[sign], width: 1, .faint)
    }
    if isBlank { return }
    paintOperators(of: index, row, isNamed: !state.isNamed)
    state.isNamed = true
    if !isNameBefore {
      // Further in it could be mistaken for a part of a lane.
      for part in Wrapping.lines(String(name.drop { $0 == " " }), width: width) { out += part + "\n" }
    }
    finish(&line)
  }

  private func fillGap(_ line: inout StyledLine, to column: Int, _ fill: Fill, _ columns: Range<Int>) {
    let sign =
      switch fill {
      case .blank: " "
      case .line: theme[.line]
      case .waiting: theme[.waiting]
      }
    line.fill(sign, to: indent + column - columns.lowerBound, .faint)
  }

  private func fillAfterOmission(_ index: Int, _ fill: Fill) -> Fill {
    guard let marks = lines[index].omitted?.marks, !marks.isEmpty else { return fill }
    return Fill.after(marks.map { $0.mark })
  }
}

extension Painter {
  static func longestName(_ width: Int) -> Int { min(max(16, width * 3 / 10), width / 3) }

  /// Returns the cells that a row needs beside the names for the longest possible label, a break and the end of a lane.
  private static func widthOfLabel(_ lines: [DrawnLine], _ width: Int) -> Int {
    // In a wider picture there is room for any.
    if width >= 60 { return 0 }
    let times = lines.lazy.flatMap { $0.moments.lazy.map { $0.time } }
    return 14 + (times.map(longestLabel).max() ?? 0)
  }

  /// Returns the cells of a time in the unit that makes it longest.
  private static func longestLabel(_ time: Int64) -> Int {
    let units = [TimeText.Unit.second, .minute, .hour]
    return units.map { TimeText.format(time, atMost: $0).utf8.count }.max() ?? 0
  }

  private static func name(_ line: DrawnLine, _ theme: Theme) -> String {
    let name = line.name.isEmpty ? "" : TextDirection.closed(theme.written(ValueText.message(line.name)))
    return String(repeating: "  ", count: min(line.depth, 8)) + name
  }

  private static func nameWidth(_ line: DrawnLine, _ theme: Theme) -> Int { DisplayWidth.of(name(line, theme)) }

  private mutating func paintOperators(of index: Int, _ row: Int, isNamed: Bool) {
    guard let operators = lines[index].operators.map({ theme.written(ValueText.source($0)) }) else { return }
    let columns = layout.columns(ofRow: row)
    let end = indent + columns.count
    var parts =
      isNamed && !operators.isEmpty ? Wrapping.lines(operators, width: width - indent - 5, breaksCalls: true) : []
    var rule = StyledLine(isColoured: isColoured)
    rule.fill(" ", to: indent)
    rule.add(theme[.corner] + theme[.line], .faint)
    if !parts.isEmpty {
      rule.fill(" ", to: indent + 3)
      rule.add(parts.removeFirst(), .name)
      rule.fill(" ", to: rule.width + 1)
    }
    // Its end is not known if terminals disagree about the width of its text.
    if !isNamed || !DisplayWidth.dependsOnTerminal(operators) { rule.fill(theme[.line], to: end, .faint) }
    finish(&rule)
    for part in parts {
      var line = StyledLine(isColoured: isColoured)
      line.fill(" ", to: indent)
      line.add(theme[.bar], .faint)
      line.fill(" ", to: indent + 3)
      line.add(part, .name)
      finish(&line)
    }
  }

  private mutating func paintLegend() {
    if maker.legend.isEmpty { return }
    out += "\n"
    let signs = maker.legend.map { DisplayWidth.of($0.sign) }.max() ?? 0
    let start = indent + signs + 2
    for entry in maker.legend {
      for (number, part) in Wrapping.lines(entry.text, width: max(8, width - start)).enumerated() {
        var line = StyledLine(isColoured: isColoured)
        line.fill(" ", to: indent)
        if number == 0 { line.add(entry.sign, entry.style) }
        line.fill(" ", to: start)
        line.add(part)
        finish(&line)
      }
    }
  }

  /// Returns the most columns of the last instant before an omission in a row of its own, with the way to it.
  private static func widthBeforeOmission(_ omission: Omission?, _ instants: [Instant]) -> Int {
    guard let omission, let before = instants.last(where: { $0.time < omission.from }) else { return 3 }
    let label = longestLabel(before.time)
    return max(3, 1 + max(label, before.cells.map { $0.width }.max() ?? 0))
  }

  /// Returns the mark of an omission, and its text on each line: in at most `limit` cells, otherwise as a letter.
  static func omission(
    _ omission: Omission?, _ lines: [DrawnLine], _ maker: inout CellMaker, limit: Int
  ) -> (OmissionMark?, [String]) {
    guard let omission else { return (nil, lines.map { _ in "" }) }
    var texts: [String] = []
    for line in lines {
      guard let part = line.omitted else {
        texts.append("")
        continue
      }
      var words = part.values == 0 ? [] : [part.values == 1 ? "1 value" : "\(part.values) values"]
      let differing = part.marks.count { $0.mark == .differing }
      if differing > 0 {
        words.append("\(maker.theme[.differing]) \(differing == 1 ? "1 instant" : "\(differing) instants")")
      }
      for (time, mark) in part.marks {
        let sign: String? =
          switch mark.look.place {
          case .beginning: maker.theme[.subscribed]
          case .end: maker.text(mark, isAlone: false)
          case .middle: nil
          }
        if let sign { words.append("\(sign) \(TimeText.format(time))") }
      }
      let text = words.joined(separator: ", ")
      texts.append(text.isEmpty ? "" : " \(DisplayWidth.of(text) + 2 <= limit ? text : maker.letter(for: text)) ")
    }
    var text = " \(omission.instants) instants "
    if text.utf8.count + 2 > limit { text = maker.letter(for: "\(omission.instants) instants") }
    let width = max(text.utf8.count, texts.map { DisplayWidth.of($0) }.max() ?? 0)
    return (OmissionMark(from: omission.from, to: omission.to, text: text, width: width), texts)
  }
}

extension TextDiagram {
  /// Returns a diagram as lines of text, each ended by a newline and without blanks at its end. Without lanes, it
  /// returns the notes alone.
  public static func render(_ diagram: Diagram, options: Options = Options()) -> String {
    var painter = Painter(diagram, options: options)
    return painter.paint()
  }
}
