/// Paints a diagram as SVG, row by row.
struct SVGPainter {
  private let diagram: Diagram
  private let plan: SVGPlan
  private let isInPage: Bool
  private let isNarrow: Bool
  private let pixels: Int
  /// The places of the marks and lanes, for a page.
  var drawing = SVGDrawing()
  private var maker: SVGMarkMaker
  private var y = SVGMeasure.margin
  /// The lines whose operators were written.
  private var named: Set<Int> = []
  /// The places of the values of a row that a line joins.
  private var joined: [Diagram.Place: (x: Int, y: Int)] = [:]
  /// The layers, from the lowest: the grid, then everything under the lines, the lines, and everything on them.
  private var ground = SVGWriter()
  private var under = SVGWriter()
  private var middle = SVGWriter()
  private var over = SVGWriter()

  /// The width in pixels below which names are above their lines.
  private static let narrow = 480

  private var lines: [DrawnLine] { plan.lines }
  private var layout: ColumnLayout { plan.layout }
  private var left: Int { plan.left }
  private var width: Int { plan.width }

  /// - Parameter isInPage: Whether a page draws it, in the available pixels; otherwise it is a document of its own.
  init(_ diagram: Diagram, pixels: Int, isInPage: Bool = false) {
    self.diagram = diagram
    self.isInPage = isInPage
    self.pixels = pixels
    isNarrow = isInPage && pixels < Self.narrow
    maker = SVGMarkMaker(DrawnLine.lines(of: diagram))
    plan = SVGPlan(diagram, &maker, pixels: pixels, hasNamesAbove: isNarrow)
    if isInPage { drawing.lines = lines.map { .init(name: $0.name, depth: $0.depth, lanes: $0.lanes) } }
  }

  mutating func paint() -> String {
    if !lines.isEmpty {
      for row in layout.rows.indices { paint(row) }
      paintLegend()
    }
    if !lines.isEmpty, !diagram.notes.isEmpty { y += SVGMeasure.margin / 2 }
    for note in notes {
      y += SVGMeasure.lineOfText
      over.text(note, x: SVGMeasure.margin, y: y, "note")
    }
    for part in [under, middle, over] { ground.append(part) }
    let height = y + SVGMeasure.margin
    if isInPage { return ground.element(width: wholeWidth, height: height) }
    return ground.document(width: wholeWidth, height: height, title: ValueText.source(diagram.title))
  }

  /// The lines of the notes: a page has no more room than its width.
  private var notes: [String] {
    guard isInPage else { return diagram.notes }
    let cells = max(16, (max(width, pixels) - 2 * SVGMeasure.margin) / SVGMeasure.cell)
    return diagram.notes.flatMap { Wrapping.lines($0, width: cells) }
  }

  /// The width of the picture with its legend, which takes no more lines than it must, and its notes.
  private var wholeWidth: Int {
    let legend = SVGLegend(maker.maker.legend, at: left)
    let notes = notes.map { SVGMeasure.margin + SVGMeasure.width(of: $0) }.max() ?? 0
    let whole = max(width, legend.width + SVGMeasure.margin, notes + SVGMeasure.margin)
    return isInPage ? min(whole, max(width, pixels)) : whole
  }

  private func x(_ column: Int, _ row: Range<Int>) -> Int { left + (column - row.lowerBound) * SVGMeasure.column }

  /// The course of a line in a row: the height at its beginning there, and its fall.
  private struct Course {
    var start: Int
    var height: Int
    var fall: Int

    func y(_ x: Int) -> Int { height + max(0, x - start) * fall / 1000 }
  }

  private mutating func paint(_ row: Int) {
    let columns = layout.columns(ofRow: row)
    let isLast = row + 1 == layout.rows.count
    if row > 0 { y += SVGMeasure.lineOfText }
    let top = y + SVGMeasure.axis - 12
    if isInPage { drawing.rows.append(.init(top: y, bottom: y)) }
    paintAxis(row, columns)
    y += SVGMeasure.axis
    var courses: [Int: Course] = [:]
    var resultTop: Int?
    for index in lines.indices {
      let own = plan.moments[index].inRow(columns, isLast: isLast) { $0.column }
      // Stretches are in order and do not overlap.
      let reaching = plan.stretches[index].inRow(columns.lowerBound..<Int.max, isLast: true) { $0.to }
      let parts = reaching.prefix { $0.from < columns.upperBound || isLast }
        .compactMap { $0.clipped(to: columns, isLast: isLast) }
      if own.isEmpty, parts.isEmpty { continue }
      if lines[index].isComparison {
        paintDifferences(own, columns, from: resultTop ?? top, index)
        continue
      }
      paintOperators(of: index, isNamed: named.insert(index).inserted, columns)
      if lines[index].operators != nil, resultTop == nil || diagram.differing == nil { resultTop = y }
      paintName(of: index)
      let first = min(own.first?.column ?? .max, parts.first?.from ?? .max)
      let last = max(own.last?.column ?? 0, parts.last?.to ?? 0)
      let fall = plan.falls[index] ? plan.fall : 0
      let course = Course(start: x(first, columns), height: y + SVGMeasure.half, fall: fall)
      courses[index] = course
      if isInPage { drawing.rows[row].lines.append((index, course.height)) }
      for part in parts { paint(part, of: index, course, columns, isLast: isLast) }
      paintOmission(of: index, course, columns)
      if let outer = lines[index].outer, let above = courses[outer], let begun = own.first(where: { $0.isBeginning }) {
        let x = x(begun.column, columns)
        under.path("M\(x) \(above.y(x))L\(x) \(course.y(x))", "hang")
      }
      for moment in own { paint(moment, of: index, course, columns) }
      y = course.y(x(last, columns)) + SVGMeasure.half + (own.map { $0.depth }.max() ?? 0)
    }
    paintLinks()
    paintGrid(columns, from: top, to: y, row)
    if isInPage { drawing.rows[row].bottom = y }
  }

  private mutating func paintName(of index: Int) {
    let line = lines[index]
    guard !line.name.isEmpty else { return }
    let text = ValueText.message(line.name)
    let x = SVGMeasure.margin + min(line.depth, 8) * 14
    let style = line.depth > 0 ? "inner" : "name"
    if SVGPlan.nameWidth(line) <= SVGPlan.longestName, !isNarrow {
      over.text(text, x: x, y: y + SVGMeasure.half + 5, style)
    } else {
      y += SVGMeasure.lineOfText
      over.text(text, x: x, y: y - 4, style)
    }
  }

  private mutating func paint(
    _ part: SVGStretch, of index: Int, _ course: Course, _ columns: Range<Int>, isLast: Bool
  ) {
    let start = x(part.from, columns)
    let tail = part.isOpen && isLast ? lines[index].tail : nil
    let end = x(part.to, columns) + (tail == nil ? 0 : 26)
    guard end > start else { return }
    let style = lines[index].drawn(part.fill) == .waiting ? "wait" : "line"
    middle.line(start, course.y(start), end, course.y(end), style)
    let y = course.y(end)
    switch tail?.look.shape {
    case .arrowhead: middle.path("M\(end + 8) \(y)l-12 -6v12z", "head")
    case .dots: for dot in 1...3 { middle.circle(end + dot * 7, y, radius: 2, "head") }
    default: break
    }
  }
}

extension SVGPainter {
  private mutating func paintAxis(_ row: Int, _ columns: Range<Int>) {
    let line = y + SVGMeasure.axis - 12
    var start = x(columns.lowerBound, columns)
    let end = x(columns.upperBound, columns) + 10
    for mark in breaks(in: columns) {
      let (from, to) = (x(mark.column, columns), x(mark.column + mark.width, columns))
      middle.line(start, line, from, line, "axis")
      paintBreak(from, to, line)
      over.text(String(mark.text.filter { $0 != " " || mark.isOmission }), x: (from + to) / 2, y: line + 4, "label")
      start = to
    }
    middle.line(start, line, end, line, "axis")
    if row + 1 == layout.rows.count { middle.path("M\(end + 7) \(line)l-9 -4v8z", "tip") }
  }

  /// Paints lines from events to their effects in the same row.
  private mutating func paintLinks() {
    for link in diagram.links {
      guard let from = joined[link.from], let to = joined[link.to] else { continue }
      let middle = (from.y + to.y) / 2
      under.path("M\(from.x) \(from.y)C\(from.x) \(middle) \(to.x) \(middle) \(to.x) \(to.y)", "hang")
    }
    joined = [:]
  }

  private func breaks(in columns: Range<Int>) -> ArraySlice<BreakMark> {
    layout.breaks.inRow(columns, isLast: false) { $0.column }
  }

  /// Paints the size of the omission on a line.
  private mutating func paintOmission(of index: Int, _ course: Course, _ columns: Range<Int>) {
    let text = plan.omittedTexts[index]
    guard !text.isEmpty else { return }
    for mark in breaks(in: columns) where mark.isOmission {
      let x = (x(mark.column, columns) + x(mark.column + mark.width, columns)) / 2
      over.text(String(text.dropFirst().dropLast()), x: x, y: course.y(x) + 4, "more")
    }
  }

  private mutating func paintBreak(_ from: Int, _ to: Int, _ y: Int) {
    for x in [from, to] { middle.line(x - 3, y + 6, x + 3, y - 6, "gap") }
  }

  private mutating func paintGrid(_ columns: Range<Int>, from top: Int, to bottom: Int, _ row: Int) {
    let isLast = row + 1 == layout.rows.count
    let points = layout.points.inRow(columns, isLast: isLast) { $0.column }
    if isInPage { drawing.rows[row].axis = points.map { ($0.time, x($0.column, columns)) } }
    for point in points where point.isLabelled {
      let x = x(point.column, columns)
      over.text(point.label, x: x, y: top - 10, "label")
      ground.line(x, top + 4, x, bottom, "grid")
      middle.line(x, top - 4, x, top + 4, "axis")
    }
  }

  private mutating func paintOperators(of index: Int, isNamed: Bool, _ columns: Range<Int>) {
    guard let operators = lines[index].operators.map(ValueText.source) else { return }
    let start = left - plan.lead
    let end = width - SVGMeasure.margin
    y += 4
    guard isNamed, !operators.isEmpty else {
      middle.box(x: start, y: y, width: end - start, height: 6, radius: 3, "box")
      y += 10
      return
    }
    let parts = Wrapping.lines(operators, width: max(8, (end - start - 16) / SVGMeasure.cell), breaksCalls: true)
    let height = parts.count * SVGMeasure.lineOfText + 12
    middle.box(x: start, y: y, width: end - start, height: height, radius: 6, "box")
    for (number, part) in parts.enumerated() {
      over.text(part, x: (start + end) / 2, y: y + 19 + number * SVGMeasure.lineOfText, "op")
    }
    y += height + 4
  }

  private mutating func paintDifferences(
    _ moments: ArraySlice<SVGMoment>, _ columns: Range<Int>, from top: Int, _ index: Int
  ) {
    if isNarrow { y += SVGMeasure.lineOfText }
    for moment in moments {
      let x = x(moment.column, columns)
      ground.box(x: x - 10, y: top + 2, width: 20, height: y + 22 - top, radius: 4, "band")
      over.text(PictureSign.differing.unicode, x: x, y: y + 17, "tell")
    }
    over.text(lines[index].name, x: SVGMeasure.margin, y: isNarrow ? y - 4 : y + 17, "inner")
    y += 28
  }

  /// Notes the place of a mark for a page, and the event of the next elements.
  private mutating func locate(_ mark: SVGMark, of line: Int, at time: Int64, _ x: Int, _ y: Int) {
    if !diagram.links.isEmpty, let origin = mark.origin { joined[origin] = (x, y) }
    guard isInPage else { return }
    let id = mark.origin.map { " data-m=\"\($0.id)\"" } ?? ""
    middle.mark = id
    over.mark = id
    guard let origin = mark.origin else { return }
    drawing.marks.append(.init(place: origin, line: line, time: time, x: x, y: y))
  }

  /// Ends the mark: the next elements show no event.
  private mutating func endMark() {
    middle.mark = ""
    over.mark = ""
  }

  private mutating func paint(_ moment: SVGMoment, of line: Int, _ course: Course, _ columns: Range<Int>) {
    let x = x(moment.column, columns)
    let y = course.y(x)
    defer { endMark() }
    var place = y
    for mark in moment.marks where mark.shape.isStacked {
      locate(mark, of: line, at: moment.time, x, place)
      paint(mark, x, place)
      place += SVGMeasure.stack
    }
    let bottom = y + moment.depth
    // An end extends from behind the values of its instant.
    let reach = place > y ? 21 : 17
    for mark in moment.marks where !mark.shape.isStacked {
      locate(mark, of: line, at: moment.time, x, y)
      switch mark.shape {
      case .bar: middle.line(x, y - reach, x, bottom + reach, "mark")
      case .hook:
        middle.line(x, y - reach, x, bottom + reach, "left")
        middle.line(x - 5, y - reach, x, y - reach, "left")
        middle.line(x - 5, bottom + reach, x, bottom + reach, "left")
      case .brokenBar:
        middle.line(x, y - reach, x, bottom + reach - 8, "left")
        middle.line(x, bottom + reach - 1, x, bottom + reach, "left")
      case .arrow:
        let top = moment.marks.contains { $0.shape.isStacked } ? bottom + 18 : y + 4
        over.path("M\(x - 5) \(top + 5)l5 -5l5 5", "line")
      case .dot: middle.circle(x, y, radius: 3, "head")
      default: break
      }
    }
  }

  private mutating func paint(_ mark: SVGMark, _ x: Int, _ y: Int) {
    switch mark.shape {
    case .marble:
      let (radius, style) = (SVGMeasure.radius, "v\(mark.tone)")
      if mark.half == radius {
        over.circle(x, y, radius: radius, style)
      } else {
        over.box(x: x - mark.half, y: y - radius, width: 2 * mark.half, height: 2 * radius, radius: radius, style)
      }
      over.text(mark.text, x: x, y: y + 5, "value")
    case .capsule:
      over.box(x: x - mark.half, y: y - 11, width: 2 * mark.half, height: 22, radius: 11, "omit")
      over.text(mark.text, x: x, y: y + 4, "more")
    case .cross:
      over.path("M\(x - 9) \(y - 9)l18 18m0 -18l-18 18", "error")
      let number = String(mark.text.dropFirst())
      if !number.isEmpty { over.text(number, x: x + 14, y: y - 6, "sign") }
    default: break
    }
  }

  private mutating func paintLegend() {
    let legend = SVGLegend(maker.maker.legend, at: left)
    let places = legend.places(within: wholeWidth - SVGMeasure.margin)
    for (entry, place) in zip(legend.entries, places) {
      let middle = y + place.y + SVGMeasure.half
      let isError = entry.style == .error
      let tone = isError ? 0 : maker.tone(of: entry.sign)
      paint(SVGMark(shape: isError ? .cross : .marble, text: entry.sign, tone: tone), place.x, middle)
      for (number, part) in place.text.enumerated() {
        over.text(part, x: place.x + SVGLegend.indent, y: middle + 5 + number * SVGMeasure.lineOfText, "key")
      }
    }
    y += places.map { $0.y + SVGLegend.height($0.text) }.max() ?? 0
  }
}

extension SVGDiagram {
  /// Returns a diagram as a document of SVG, ended by a newline. Without lanes, it is a picture of the notes alone.
  public static func render(_ diagram: Diagram, options: Options = Options()) -> String {
    var painter = SVGPainter(diagram, pixels: max(400, options.width))
    return painter.paint()
  }

  /// Returns the drawing of a diagram for a page.
  ///
  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - width: The largest width of the picture in pixels; at least 288.
  public static func drawing(_ diagram: Diagram, width: Int) -> SVGDrawing {
    var painter = SVGPainter(diagram, pixels: max(288, width), isInPage: true)
    painter.drawing.svg = painter.paint()
    return painter.drawing
  }
}
