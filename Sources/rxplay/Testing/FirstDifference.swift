import Marbles

/// Where two pictures first differ: the instant, by the labels of the axis, and the lane.
enum FirstDifference {
  /// `at 2s lane 'result'`; nothing where the outputs are no pictures of the same axis and lanes.
  static func place(expected: [String], actual: [String]) -> String? {
    guard expected.count == actual.count, let axis = expected.firstIndex(where: { $0.contains("┼") }), axis > 0,
      expected[axis] == actual[axis], expected[axis - 1] == actual[axis - 1]
    else { return nil }
    let ticks = ticks(labels: expected[axis - 1], axis: expected[axis])
    var first: (column: Int, lane: String)?
    for (one, two) in zip(expected, actual).dropFirst(axis + 1) where one != two {
      guard let column = column(one, two), column < (first?.column ?? .max) else { continue }
      first = (column, lane(of: one))
    }
    guard let first, let time = time(at: first.column, ticks) else { return nil }
    return "at \(TimeText.format(time)) lane '\(first.lane)'"
  }

  /// The cell at which two lines first differ.
  private static func column(_ one: String, _ two: String) -> Int? {
    var cells = 0
    for (left, right) in zip(one, two) {
      if left != right { return cells }
      cells += DisplayWidth.of(left)
    }
    return cells
  }

  /// A lane's name ends at the first two blanks behind it.
  private static func lane(of line: String) -> String {
    let text = line.drop { $0 == " " }
    var name = ""
    for character in text {
      if character == " ", name.last == " " { break }
      name.append(character)
    }
    return String(name.reversed().drop { $0 == " " }.reversed())
  }

  /// The columns of the axis that have labels, and their times in nanoseconds.
  private static func ticks(labels: String, axis: String) -> [(column: Int, time: Int64)] {
    let characters = Array(labels)
    var ticks: [(column: Int, time: Int64)] = []
    for (column, mark) in axis.enumerated() where mark == "┼" && column < characters.count {
      let label = String(characters[column...].prefix { $0 != " " })
      guard let time = Self.nanoseconds(label) else { return [] }
      ticks.append((column, time))
    }
    return ticks
  }

  private static func nanoseconds(_ label: String) -> Int64? {
    for (unit, size) in [("ms", 1e6), ("us", 1e3), ("ns", 1), ("s", 1e9), ("m", 60e9), ("h", 3600e9)]
    where label.hasSuffix(unit) {
      guard let number = Double(label.dropLast(unit.count)), abs(number) < 1e6 else { return nil }
      return Int64((number * size).rounded())
    }
    return nil
  }

  /// Between two labels time runs evenly.
  private static func time(at column: Int, _ ticks: [(column: Int, time: Int64)]) -> Int64? {
    guard let last = ticks.lastIndex(where: { $0.column <= column }) else { return nil }
    if ticks[last].column == column || last + 1 >= ticks.count { return ticks[last].time }
    let (from, to) = (ticks[last], ticks[last + 1])
    return from.time + (to.time - from.time) * Int64(column - from.column) / Int64(to.column - from.column)
  }
}
