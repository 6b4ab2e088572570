/// The places of all elements of a picture.
struct SVGPlan {
  let lines: [DrawnLine]
  let layout: ColumnLayout
  let moments: [[SVGMoment]]
  let stretches: [[SVGStretch]]
  /// The text on each line for the omitted instants.
  let omittedTexts: [String]
  /// The place of the first column, in pixels.
  let left: Int
  let width: Int
  /// The distance of marbles to the left of the first column, in pixels.
  let lead: Int
  /// The thousandths of a pixel that inner lanes fall for each pixel: all alike, so that they are parallel.
  let fall: Int
  /// Whether each line falls, as those with an outer line do. Lines of signs are below their lanes.
  let falls: [Bool]

  static let longestName = 220
  /// The longest call of operators that makes a picture wider, in pixels.
  private static let longestCall = 400

  static func nameWidth(_ line: DrawnLine) -> Int {
    SVGMeasure.width(of: ValueText.message(line.name)) + min(line.depth, 8) * 14
  }

  /// Returns the columns of a small text of that many cells.
  private static func columns(ofText cells: Int) -> Int { cells + cells / 4 + 1 }

  /// - Parameter hasNamesAbove: Whether the names of lines are above them, if there is little room.
  init(_ diagram: Diagram, _ maker: inout SVGMarkMaker, pixels: Int, hasNamesAbove: Bool) {
    let lines = DrawnLine.lines(of: diagram)
    let widest =
      hasNamesAbove ? 0 : lines.map { Self.nameWidth($0) }.filter { $0 <= Self.longestName }.max() ?? 0
    var moments = Array(repeating: [SVGMoment](), count: lines.count)
    var lead = 1
    var seen = Array(repeating: 0, count: lines.count)
    var marks = maker
    let instants = CellMaker.instants(of: lines, until: diagram.until) { moment, line, _ in
      let origins = lines[line].origins[seen[line]..<seen[line] + moment.marks.count]
      seen[line] += moment.marks.count
      let shown = marks.marks(moment, origins)
      let half = ((shown.map { $0.half }.max() ?? 0) + SVGMeasure.column - 1) / SVGMeasure.column
      let after = Fill.after(CellMaker.shown(moment))
      moments[line].append(SVGMoment(time: moment.time, marks: shown, after: after))
      lead = max(lead, half)
      return Cell(line: line, text: "", width: half, lead: half, style: .plain, isSign: false, after: after)
    }
    var (omission, omittedTexts) = Painter.omission(diagram.omitted, lines, &marks.maker, limit: 40)
    if let width = omission?.width { omission?.width = Self.columns(ofText: width) }
    maker = marks
    let hasTails = lines.contains { $0.tail != nil }
    let room = pixels - widest - 3 * SVGMeasure.margin - (lead + (hasTails ? 8 : 4)) * SVGMeasure.column
    // Marbles are wider than a tick of marble text: its scale is of no use here.
    let chooser = ScaleChooser(
      instants: instants, lineCount: lines.count, width: max(32, room / SVGMeasure.column), omission: omission, tick: 0,
      labels: AxisLabels(columnsOfDigit: 1.4, areCentred: true, columns: Self.columns))
    let layout = chooser.layout()
    var next = Array(repeating: 0, count: lines.count)
    for point in layout.points {
      guard let instant = point.instant else { continue }
      for cell in instants[instant].cells {
        moments[cell.line][next[cell.line]].column = point.column
        next[cell.line] += 1
      }
    }
    let rows = layout.rows.indices.map { layout.columns(ofRow: $0).count }
    let falls = lines.indices.map { line in lines[line].depth > 0 && moments[line].contains { $0.isBeginning } }
    let longest =
      lines.indices.filter { falls[$0] }.map { line in
        ((moments[line].last?.column ?? layout.end) - (moments[line].first?.column ?? 0)) * SVGMeasure.column
      }.max() ?? 0
    self.falls = falls
    self.lines = lines
    self.layout = layout
    self.omittedTexts = omittedTexts
    self.moments = moments
    stretches = lines.indices.map { SVGStretch.all(of: lines[$0], moments[$0], layout.breaks) }
    let column = SVGMeasure.column
    let leadWidth = lead * column
    self.lead = leadWidth
    left = SVGMeasure.margin + (widest > 0 ? widest + 12 : 0) + leadWidth
    let longestCall = hasNamesAbove ? min(Self.longestCall, pixels - 3 * SVGMeasure.margin) : Self.longestCall
    let calls = lines.compactMap { $0.operators.map { DisplayWidth.of($0) * SVGMeasure.cell + 24 } }
    width =
      left + max((rows.max() ?? 0) * column + (hasTails ? 36 : 20), min(calls.max() ?? 0, longestCall) - leadWidth)
      + SVGMeasure.margin
    fall = longest > 0 ? min(120, 1000 * SVGMeasure.longestFall / longest) : 0
  }
}

extension Array {
  /// Returns the elements in the columns of a row, in their order; the last row has all that remain.
  func inRow(_ columns: Range<Int>, isLast: Bool, column: (Element) -> Int) -> ArraySlice<Element> {
    func firstIndex(from bound: Int) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if column(self[middle]) < bound { low = middle + 1 } else { high = middle }
      }
      return low
    }
    let start = firstIndex(from: columns.lowerBound)
    return self[start..<(isLast ? count : Swift.max(start, firstIndex(from: columns.upperBound)))]
  }
}
