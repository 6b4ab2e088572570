/// The meanings of the letters and errors of a picture: below one another, or many short ones in several columns.
struct SVGLegend {
  struct Place {
    var x: Int
    /// The top, in pixels below that of the legend.
    var y: Int
    var text: [String]
  }

  /// The distance from the middle of a sign to its text.
  static let indent = 2 * SVGMeasure.radius
  private static let longestLine = 520
  private static let space = 24
  /// The maximum number of entries of a legend in one column.
  private static let fewEntries = 5

  let entries: [LegendEntry]
  private let left: Int
  /// The widest text, in pixels.
  private let textWidth: Int

  init(_ entries: [LegendEntry], at left: Int) {
    self.entries = entries
    self.left = left
    textWidth = entries.map { DisplayWidth.of($0.text) * SVGMeasure.cell }.max() ?? 0
  }

  /// The right end of a column of it; 0 without entries.
  var width: Int { entries.isEmpty ? 0 : left + Self.indent + min(textWidth, Self.longestLine) }

  /// Returns the places of the entries in a picture that ends at that pixel on the right.
  func places(within right: Int) -> [Place] {
    let columnWidth = Self.indent + min(textWidth, Self.longestLine) + Self.space
    let room = max(1, (right - left + Self.space) / columnWidth)
    let isShort = textWidth <= Self.longestLine
    let columns = entries.count > Self.fewEntries && isShort ? min(room, (entries.count + 3) / 4) : 1
    let rows = (entries.count + columns - 1) / max(columns, 1)
    var places: [Place] = []
    var y = 8
    for (index, entry) in entries.enumerated() {
      if index % max(rows, 1) == 0 { y = 8 }
      let x = left + index / max(rows, 1) * columnWidth
      let text = Wrapping.lines(entry.text, width: max(16, (right - x - Self.indent) / SVGMeasure.cell))
      places.append(Place(x: x, y: y, text: text))
      y += Self.height(text)
    }
    return places
  }

  /// Returns the height of an entry whose text has these lines.
  static func height(_ text: [String]) -> Int {
    max(2 * SVGMeasure.radius + 6, text.count * SVGMeasure.lineOfText + 16)
  }
}
