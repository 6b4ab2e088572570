/// A mark as SVG shows it.
struct SVGMark {
  var shape: MarkShape
  var text = ""
  /// The tone, which equal values share.
  var tone = 0
  /// The event or end that it shows, if it is one.
  var origin: Diagram.Place?

  /// Half of its width, in pixels.
  var half: Int {
    switch shape {
    case .marble, .capsule: Self.half(SVGMeasure.width(of: text))
    case .cross: text.count > 1 ? 20 : 12
    default: 4
    }
  }

  /// Returns half of a circle, if a text has room in it, or of a capsule.
  private static func half(_ width: Int) -> Int {
    width <= 2 * SVGMeasure.radius - 6 ? SVGMeasure.radius : width / 2 + 9
  }
}

/// The marks of a line at one instant, with their column.
struct SVGMoment {
  var column = 0
  var time: Int64
  var marks: [SVGMark]
  var after: Fill

  /// Its depth below a single mark.
  var depth: Int { max(0, marks.count { $0.shape.isStacked } - 1) * SVGMeasure.stack }
}

/// Makes the marks of a picture from those of its lines.
struct SVGMarkMaker {
  var maker: CellMaker
  private var tones: [String: Int] = [:]

  /// The maximum number of values of an instant one below the other; more are one letter.
  private static let mostStacked = 5
  static let tones = 8

  init(_ lines: [DrawnLine]) {
    maker = CellMaker(
      lines: lines, theme: .unicode, valueLimit: 14, cellLimit: 14, widestCell: 14, isInCells: false)
  }

  /// Returns the marks of a moment.
  ///
  /// - Parameter origins: The origins of the marks of the moment.
  mutating func marks(_ moment: Moment, _ origins: ArraySlice<Diagram.Place?>) -> [SVGMark] {
    let marks = CellMaker.shown(moment)
    var made = made(of: marks)
    // A beginning that is not drawn has no mark.
    let origins = marks.count == moment.marks.count ? Array(origins) : origins.filter { $0 != nil }
    if made.count == origins.count { for place in made.indices { made[place].origin = origins[place] } }
    return made
  }

  private mutating func made(of marks: [Mark]) -> [SVGMark] {
    let runs = Self.runs(of: marks)
    let values = marks.count { $0.isValue }
    let others = marks.count { $0.look.shape.isStacked } - values
    if values + others <= Self.mostStacked { return marks.map { mark($0) } }
    if values > Self.mostStacked, runs.count + others <= Self.mostStacked { return made(of: marks, runs) }
    // A stream that is subscribed again and again: all between its ends is one.
    return made(of: marks, [CellMaker.betweenEnds(of: marks)])
  }

  /// Returns one mark for each of some ranges, and those between them unchanged.
  private mutating func made(of marks: [Mark], _ ranges: [Range<Int>]) -> [SVGMark] {
    var made: [SVGMark] = []
    var place = 0
    for range in ranges where !range.isEmpty {
      made += marks[place..<range.lowerBound].map { mark($0) }
      made.append(one(for: marks[range]))
      place = range.upperBound
    }
    return made + marks[place...].map { mark($0) }
  }

  /// Returns the runs of values.
  private static func runs(of marks: [Mark]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, mark) in marks.enumerated() where mark.isValue {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }

  /// Returns one mark for several: a letter, except for a single one that needs none.
  private mutating func one(for marks: ArraySlice<Mark>) -> SVGMark {
    if marks.count == 1, let only = marks.first { return mark(only) }
    return value(maker.letter(for: marks.map { maker.text($0, isAlone: false) }.joined(separator: " ")))
  }

  private mutating func mark(_ mark: Mark) -> SVGMark {
    switch mark {
    case .value: value(maker.text(mark, isAlone: false))
    case .omitted(let count): SVGMark(shape: .capsule, text: "+\(count) more")
    case .error(let message): SVGMark(shape: .cross, text: maker.sign(ofError: message))
    default: SVGMark(shape: mark.look.shape)
    }
  }

  private mutating func value(_ text: String) -> SVGMark {
    SVGMark(shape: .marble, text: text, tone: tone(of: text))
  }

  /// Returns the tone of a value. Tones are used in the order of the values, and begin again after the last.
  mutating func tone(of text: String) -> Int {
    if let tone = tones[text] { return tone }
    let tone = tones.count % Self.tones
    tones[text] = tone
    return tone
  }

  /// Returns the sign of an error; see `CellMaker`.
  mutating func sign(ofError message: String) -> String { maker.sign(ofError: message) }
}
