/// A stretch of a line between two of its events, or between breaks of the axis.
struct SVGStretch {
  var from: Int
  var to: Int
  /// Whether it has no end.
  var isOpen = false
  var fill: Fill

  /// Returns all visible stretches of a line, from left to right.
  static func all(of line: DrawnLine, _ moments: [SVGMoment], _ breaks: [BreakMark]) -> [SVGStretch] {
    var stretches: [SVGStretch] = []
    var from = 0
    var fill: Fill = line.startsActive ? .line : .blank
    var breaks = breaks[...]
    func end(at column: Int) {
      if fill != .blank, column > from { stretches.append(SVGStretch(from: from, to: column, fill: fill)) }
    }
    func pass(_ mark: BreakMark) {
      end(at: mark.column)
      from = mark.column + mark.width
      if mark.isOmission, let marks = line.omitted?.marks, !marks.isEmpty {
        fill = Fill.after(marks.map { $0.mark })
      }
    }
    for moment in moments {
      while let mark = breaks.first, mark.column < moment.column {
        pass(mark)
        breaks = breaks.dropFirst()
      }
      end(at: moment.column)
      from = moment.column
      fill = moment.after
    }
    for mark in breaks { pass(mark) }
    if fill != .blank { stretches.append(SVGStretch(from: from, to: .max, isOpen: true, fill: fill)) }
    return stretches
  }

  /// Returns the part of it in a row.
  func clipped(to columns: Range<Int>, isLast: Bool) -> SVGStretch? {
    let from = max(from, columns.lowerBound)
    let to = min(to, columns.upperBound)
    guard from < to || isLast && isOpen && from == to else { return nil }
    return SVGStretch(from: from, to: to, isOpen: isOpen, fill: fill)
  }
}

extension SVGMoment {
  /// Whether an inner stream begins here.
  var isBeginning: Bool {
    marks.contains { $0.shape == .dot }
  }
}
