import Marbles

/// Lines of marble text that stand under one another: inputs with their subscriptions, and subscribers.
struct Picture {
  /// A subscriber's line, or that of a subscription of an input.
  struct Line {
    var text: String
    var marbles: MarbleText
  }

  struct Input {
    var name: String
    var text: String
    var isHot: Bool
    /// The marks with a value in the legend.
    var marks: [String]
    var subscriptions: [Line] = []
  }

  private(set) var inputs: [Input] = []
  private(set) var subscribers: [Line] = []
  /// Marks and their expressions, in the order of the legend.
  private(set) var legend: [(mark: String, expression: String)] = []

  static let tick: Int64 = 100_000_000

  /// Reads a picture. Throws a `PictureError` if it is none, or if its columns are not ticks.
  init(_ text: String) throws {
    let lines = text.split(separator: "\n")
    let legendStart = "where "
    for line in lines where line.hasPrefix(legendStart) {
      for entry in line.dropFirst(legendStart.count).split(separator: ";") {
        guard let sign = entry.firstIndex(of: "=") else { throw PictureError("'\(entry)' is no entry of a legend") }
        let mark = entry[..<sign].filter { $0 != " " }
        legend.append((String(mark), String(entry[entry.index(after: sign)...].drop { $0 == " " })))
      }
    }
    var columns = Columns()
    for line in lines where !line.hasPrefix(legendStart) {
      let name = line.prefix { $0 != " " }
      // Blanks in place of the name keep the columns as they are in the whole line.
      let text = String(repeating: " ", count: name.count) + line.dropFirst(name.count)
      let isHot = !name.isEmpty && name != "=" && text.contains("^")
      let kind: MarbleText.Kind = isHot ? .hot : name.isEmpty || name == "=" ? .lane : .cold
      let marbles = try MarbleText.parse(text, kind: kind, tick: Self.tick)
      try columns.add(text, isHot: isHot)
      if name == "=" {
        subscribers.append(Line(text: text, marbles: marbles))
      } else if !name.isEmpty {
        let used = marbles.events.map(\.mark)
        let marks = legend.filter { $0.expression != "_" }.map(\.mark)
          .filter { used.contains($0 == "#" ? .error : .value(.mark($0))) }
        inputs.append(Input(name: String(name), text: text, isHot: isHot, marks: marks))
      } else if !inputs.isEmpty {
        inputs[inputs.count - 1].subscriptions.append(Line(text: text, marbles: marbles))
      }
    }
    if subscribers.isEmpty { throw PictureError("no line begins with '='") }
  }
}

/// A picture that cannot be read.
struct PictureError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

/// The columns of the ticks in the lines of a picture.
private struct Columns {
  private var columnOfTick: [Int: Int] = [:]
  private var lines = 0

  /// Adds a line. Throws if one of its ticks has another column than in the lines above.
  mutating func add(_ text: String, isHot: Bool) throws {
    var tick = 0
    if isHot, let caret = text.firstIndex(of: "^") { tick = -Self.ticks(text[..<caret]).count }
    lines += 1
    for column in Self.ticks(text[...]) {
      if let above = columnOfTick[tick], above != column {
        throw PictureError(
          "line \(lines) of the picture is not aligned: \(tick * 100)ms is column \(column), above it is \(above)")
      }
      columnOfTick[tick] = column
      tick += 1
    }
  }

  /// Returns the first column of each tick: a sign, a value in quotes, or a group.
  private static func ticks(_ text: Substring) -> [Int] {
    var ticks: [Int] = []
    var closing: Character?
    for (column, sign) in text.enumerated() {
      if let end = closing {
        if sign == end { closing = nil }
        continue
      }
      guard sign != " " else { continue }
      ticks.append(column)
      closing = sign == "[" ? "]" : sign == "'" ? "'" : nil
    }
    return ticks
  }
}
