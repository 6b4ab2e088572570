/// A point of the axis: an instant, or a tick between two.
struct AxisPoint {
  var time: Int64
  /// The index of the instant at this point; `nil` for a tick without an event.
  var instant: Int?
  /// The label of the axis here; empty if the scale determines the time.
  var label = ""
  var labelWidth = 0
  var isLabelled: Bool
  var column = 0
  /// The distance from the point before, by the scale.
  var gap: AxisGap
}

/// The distance between two points of the axis.
enum AxisGap {
  /// That many columns, exactly or rounded up.
  case columns(Int, isExact: Bool)
  /// A silence too long to be drawn, in nanoseconds.
  case silence(Int64)
  /// Instants that are omitted.
  case omission
}

/// A mark for omitted time, in all lines.
struct BreakMark {
  var column: Int
  var width: Int
  var text: String
  var isOmission: Bool
}

/// The columns of a picture's axis.
///
/// Between two neighbouring labels of the axis time runs evenly, so that every column has an exact time there; an
/// instant at any other time has a label of its own. So the pictures of different runs differ.
struct ColumnLayout {
  private(set) var points: [AxisPoint] = []
  private(set) var breaks: [BreakMark] = []
  /// The first points of the rows.
  private(set) var rows: [Int] = [0]
  /// The first column after all points.
  private(set) var end = 0
  /// The number of labels beside those of ticks.
  private(set) var extraLabels = 0
  /// The columns that gaps are longer or shorter than by the scale, in total.
  private(set) var distortion = 0

  private let instants: ArraySlice<Instant>
  private let scale: Scale
  private let width: Int
  private let omission: OmissionMark?
  private let lineCount: Int
  private let labels: AxisLabels
  /// Whether each instant needs a label, or must begin a row so that a break after it has room.
  private var isForced: [Bool]
  private var beginsRow: [Bool]
  private let longestGap: Int64

  /// The number of instants so far that need a label beside those of ticks.
  private var labelsBesideTicks = 0

  /// Lays instants out in rows of a width in cells. With more extra labels than `mostExtraLabels` it stops early.
  init(
    instants: ArraySlice<Instant>, lineCount: Int, scale: Scale, width: Int, omission: OmissionMark?,
    labels: AxisLabels, rounds: Int = 8,
    mostExtraLabels: Int = .max
  ) {
    self.instants = instants
    self.scale = scale
    self.width = width
    self.omission = omission
    self.lineCount = lineCount
    self.labels = labels
    isForced = Array(repeating: false, count: instants.count)
    beginsRow = isForced
    longestGap = Int64(max(10, min(Int(40 * labels.columnsOfDigit), width / 2)))
    for round in 0..<rounds {
      if !place(isWide: round >= 2) { return }
      // Labels only become more from round to round.
      if labelsBesideTicks > mostExtraLabels {
        extraLabels = labelsBesideTicks
        return
      }
    }
    // Labels that push others away need not settle: with a label at every instant there are none left to settle.
    isForced = Array(repeating: true, count: instants.count)
    while place(isWide: true) {}
  }

  func columns(ofRow row: Int) -> Range<Int> {
    let start = points[rows[row]].column
    return start..<(row + 1 < rows.count ? points[rows[row + 1]].column : end)
  }

  /// Places all points once. Returns whether it found instants that need labels.
  ///
  /// A label makes its neighbours move and so need labels as well; `isWide` gives them to all up to the next labels.
  private mutating func place(isWide: Bool) -> Bool {
    makePoints()
    var pass = PlacingPass(layout: self, lineCount: lineCount)
    for index in points.indices {
      pass.place(index)
    }
    points = pass.points
    breaks = pass.breaks
    rows = pass.rows
    end = pass.end
    let isChanged = forceLabels(pass.forced, isWide: isWide)
    return beginRows(pass.crowded) || isChanged
  }

  private mutating func beginRows(_ crowded: [Int]) -> Bool {
    var isChanged = false
    for index in crowded {
      guard let instant = points[index].instant, !beginsRow[instant] else { continue }
      beginsRow[instant] = true
      isForced[instant] = true
      isChanged = true
    }
    return isChanged
  }

  private mutating func forceLabels(_ forced: [Int], isWide: Bool) -> Bool {
    var isChanged = false
    extraLabels = 0
    distortion = 0
    func force(_ index: Int) {
      guard let instant = points[index].instant, !isForced[instant], !points[index].isLabelled else { return }
      isForced[instant] = true
      if points[index].time % scale.step != 0 { labelsBesideTicks += 1 }
      isChanged = true
    }
    for index in forced { force(index) }
    var labelled = 0
    var isBad = false
    for index in points.indices {
      let point = points[index]
      if point.isLabelled, point.time % scale.step != 0 { extraLabels += 1 }
      if index > 0, !isToScale(index) {
        if case .columns(let count, _) = point.gap {
          distortion += abs(point.column - points[index - 1].column - count)
        }
        force(index - 1)
        force(index)
        isBad = true
      }
      if point.isLabelled {
        if isWide, isBad { for between in labelled..<index { force(between) } }
        labelled = index
        isBad = false
      }
    }
    return isChanged
  }

  /// Returns whether a point is as far from the one before as by the scale.
  private func isToScale(_ index: Int) -> Bool {
    guard case .columns(let count, isExact: true) = points[index].gap else { return false }
    return points[index].column - points[index - 1].column == count
  }
}

extension ColumnLayout {
  private mutating func makePoints() {
    var made: [AxisPoint] = []
    made.reserveCapacity(instants.count * 2)
    for (index, instant) in instants.enumerated() {
      let isLabelled = index == 0 || isForced[index] || instant.time % scale.step == 0
      var point = AxisPoint(
        time: instant.time, instant: index, isLabelled: isLabelled, gap: .columns(0, isExact: true))
      if let previous = made.last {
        addTicks(to: &made, from: previous.time, before: point, index)
        point.gap = gap(from: made[made.count - 1].time, to: instant.time)
      }
      made.append(point)
    }
    addLastTick(to: &made)
    points = made
  }

  private func width(ofLabel time: Int64) -> Int { labels.width(labels.text(time, scale)) }

  private func gap(from start: Int64, to end: Int64) -> AxisGap {
    if let omission, start < omission.from, end > omission.to { return .omission }
    guard let columns = scale.columns(of: end - start, limit: longestGap) else { return .silence(end - start) }
    return .columns(Int(columns.count), isExact: columns.isExact)
  }

  /// Adds the ticks between an instant and the one before it, but for those that would collide with a label.
  private func addTicks(to made: inout [AxisPoint], from start: Int64, before point: AxisPoint, _ index: Int) {
    guard case .columns = gap(from: start, to: point.time) else { return }
    let previousIsForced = made.last.map { $0.isLabelled && $0.time % scale.step != 0 } ?? false
    let room = previousIsForced ? width(ofLabel: start) + 1 : 0
    let pointIsForced = point.isLabelled && point.time % scale.step != 0
    var tick = start - start % scale.step
    while true {
      let (next, overflow) = tick.addingReportingOverflow(scale.step)
      guard !overflow, next < point.time else { return }
      tick = next
      let before = scale.columns(of: tick - start, limit: longestGap)?.count ?? 0
      let after = scale.columns(of: point.time - tick, limit: longestGap)?.count ?? 0
      if before < room || pointIsForced && after < width(ofLabel: tick) + 1 { continue }
      let gap = gap(from: made[made.count - 1].time, to: tick)
      made.append(AxisPoint(time: tick, instant: nil, isLabelled: true, gap: gap))
    }
  }

  /// Adds a tick, or a label, if the last instant has no label on each side and none of its own.
  private mutating func addLastTick(to made: inout [AxisPoint]) {
    guard let last = made.last, !last.isLabelled else { return }
    let (next, overflow) = last.time.addingReportingOverflow(scale.step - last.time % scale.step)
    if overflow {
      made[made.count - 1].isLabelled = true
      return
    }
    made.append(AxisPoint(time: next, instant: nil, isLabelled: true, gap: gap(from: last.time, to: next)))
  }
}

extension ColumnLayout {
  /// Puts the points in their columns, from left to right.
  private struct PlacingPass {
    let layout: ColumnLayout
    var points: [AxisPoint]
    var breaks: [BreakMark] = []
    var rows = [0]
    /// Points that begin a row without a label of their own.
    var forced: [Int] = []
    /// Points before a break that does not fit into their row.
    var crowded: [Int] = []
    /// The first column after all cells so far, and after all cells and points.
    var cellEnd = 0
    var end = 0

    /// For each line the first column after its last cell, and whether that cell was one column wide.
    private var lineEnds: [(end: Int, isNarrow: Bool)]
    private var labelEnd = 0
    private var lastLabel: (time: Int64, text: String)?
    private var rowStart = 0
    /// The last point before which a row may end: it has a label, and no cell reaches across it.
    private var seam = 0

    init(layout: ColumnLayout, lineCount: Int) {
      self.layout = layout
      points = layout.points
      lineEnds = Array(repeating: (-1, false), count: lineCount)
    }

    mutating func place(_ index: Int) {
      var column = index == 0 ? 0 : naturalColumn(index)
      if points[index].isLabelled {
        label(index)
        column = max(column, labelEnd + layout.labels.lead(ofWidth: points[index].labelWidth))
      }
      let cells = points[index].instant.map { layout.instants[layout.instants.startIndex + $0].cells } ?? []
      for cell in cells {
        let line = lineEnds[cell.line]
        // A dash keeps two values apart; a sign can stand right after a narrow value, as in marble text.
        column = max(column, line.end + cell.lead + (cell.isSign && line.isNarrow ? 0 : 1))
      }
      let cellWidth = cells.reduce(1) { max($0, $1.width) }
      wrap(index, &column, cellWidth: cellWidth)
      points[index].column = column
      if points[index].isLabelled {
        if canBeginRow(index, at: column) { seam = index }
        let width = points[index].labelWidth
        labelEnd = column + width - layout.labels.lead(ofWidth: width) + 1
      }
      for cell in cells {
        lineEnds[cell.line] = (column + cell.width, cell.width == 1)
        cellEnd = max(cellEnd, column + cell.width)
      }
      end = max(end, column + cellWidth)
    }

    /// Returns whether a row can begin with a label: it needs no other one, and no cell reaches across.
    private func canBeginRow(_ index: Int, at column: Int) -> Bool {
      points[index].isLabelled && points[index].label.utf8.first != UInt8(ascii: "+") && cellEnd <= column
    }

    private mutating func naturalColumn(_ index: Int) -> Int {
      let previous = points[index - 1].column
      switch points[index].gap {
      case .columns(let count, _): return previous + max(count, 1)
      case .silence(let length):
        return breakColumn(after: previous, layout.labels.text(ofLength: length), isOmission: false)
      case .omission: return breakColumn(after: previous, layout.omission?.text ?? "", isOmission: true)
      }
    }

    private mutating func breakColumn(after previous: Int, _ text: String, isOmission: Bool) -> Int {
      let start = max(previous + 3, cellEnd + 1, labelEnd)
      var text = " \(text) "
      // On a line of its own at the latest there is room, but for lengths of many digits in narrow pictures.
      if start - previous + text.utf8.count + 4 > layout.width, !isOmission { text = "" }
      let width = max(layout.labels.width(text), isOmission ? layout.omission?.width ?? 0 : 0) + 2
      breaks.append(BreakMark(column: start, width: width, text: text, isOmission: isOmission))
      return start + width + 2
    }

    private mutating func label(_ index: Int) {
      let time = points[index].time
      var text = layout.labels.text(time, layout.scale)
      // Far from 0 a label is long, and the distance from the one before says more.
      if let lastLabel, text.utf8.count > 7 {
        let distance = "+" + layout.labels.text(ofLength: time - lastLabel.time)
        if distance.utf8.count + 1 < text.utf8.count { text = distance }
      }
      lastLabel = (time, text)
      points[index].label = text
      points[index].labelWidth = layout.labels.width(text)
    }

    private func isBeforeBreak(_ index: Int) -> Bool {
      if case .columns = points[index + 1].gap { false } else { true }
    }

    /// Begins new rows until the point fits into the last one.
    private mutating func wrap(_ index: Int, _ column: inout Int, cellWidth: Int) {
      let begins = points[index].instant.map { layout.beginsRow[$0] } ?? false
      while column + (begins ? 0 : max(cellWidth, points[index].labelWidth)) - rowStart > layout.width {
        let rowStartPoint = rows[rows.count - 1]
        if canBeginRow(index, at: column), column - rowStart <= layout.width, rowStartPoint < index {
          rows.append(index)
          rowStart = column
        } else if seam > rowStartPoint {
          rows.append(seam)
          rowStart = points[seam].column
        } else if rowStartPoint < index {
          if isBeforeBreak(index - 1), column - rowStart > layout.width, rowStartPoint < index - 1 {
            crowded.append(index - 1)
          }
          beginRow(index, &column)
        } else {
          return
        }
      }
      if begins { beginRow(index, &column) }
    }

    /// Begins a row with a point wherever it stands; its label gives the time, since its distance is no longer to
    /// scale.
    private mutating func beginRow(_ index: Int, _ column: inout Int) {
      guard rows[rows.count - 1] < index else { return }
      forced.append(index)
      rows.append(index)
      points[index].label = layout.labels.text(points[index].time, layout.scale)
      points[index].labelWidth = layout.labels.width(points[index].label)
      // A break has its own columns before the point; of other distances nothing is left here.
      if case .columns = points[index].gap { column = max(cellEnd, labelEnd - 1, end) }
      rowStart = column
    }
  }
}

/// The drawing of an omission.
struct OmissionMark {
  var from: Int64
  var to: Int64
  /// The text on the axis.
  var text: String
  /// The cells between its two signs, as wide as the widest text in any line.
  var width: Int
}
