/// One thing that a picture shows of a lane.
enum SVGMark {
  /// A value, in a circle or, when it is long, in a capsule; equal values have equal tones.
  case value(String, tone: Int)
  /// Values that are left out.
  case omitted(String)
  case error(sign: String)
  case completed
  case disposed
  case subscribed
  case differing
  /// An inner stream begins, or comes and has to wait.
  case begun

  /// Half of the width that it takes, in pixels.
  var half: Int {
    switch self {
    case .value(let text, _), .omitted(let text): Self.half(SVGMeasure.width(of: text))
    case .error(let sign): sign.count > 1 ? 20 : 12
    case .completed, .disposed, .subscribed, .differing, .begun: 4
    }
  }

  /// Half of a circle, where a text has room in it, or of a capsule.
  private static func half(_ width: Int) -> Int {
    width <= 2 * SVGMeasure.radius - 6 ? SVGMeasure.radius : width / 2 + 9
  }

  /// Whether it takes a place of its own below what else happens at its instant.
  var isStacked: Bool {
    switch self {
    case .value, .omitted, .error: true
    case .completed, .disposed, .subscribed, .differing, .begun: false
    }
  }
}

/// What happens on a line at one instant, where it stands.
struct SVGMoment {
  var column = 0
  var time: Int64
  var marks: [SVGMark]
  var after: Fill

  /// How far it reaches below what takes one place.
  var depth: Int { max(0, marks.count { $0.isStacked } - 1) * SVGMeasure.stack }
}

/// Makes the marks of a picture from those of its lines.
struct SVGMarkMaker {
  var maker: CellMaker
  private var tones: [String: Int] = [:]

  /// How many values of an instant stand one below the other; more are one letter.
  private static let mostStacked = 5
  static let tones = 8

  init(_ lines: [DrawnLine]) {
    maker = CellMaker(
      lines: lines, theme: .unicode, valueLimit: 14, cellLimit: 14, widestCell: 14, isInCells: false)
  }

  mutating func marks(_ moment: Moment) -> [SVGMark] {
    let marks = CellMaker.shown(moment)
    let runs = Self.runs(of: marks)
    let values = marks.count(where: CellMaker.isValue)
    let others = marks.count(where: Self.isStacked) - values
    if values + others <= Self.mostStacked { return marks.map { mark($0) } }
    if values > Self.mostStacked, runs.count + others <= Self.mostStacked { return made(of: marks, runs) }
    // A stream that is subscribed again and again: all between its ends is one.
    return made(of: marks, [CellMaker.betweenEnds(of: marks)])
  }

  /// One mark for each of some ranges, and those between them as they are.
  private mutating func made(of marks: [LaneMark], _ ranges: [Range<Int>]) -> [SVGMark] {
    var made: [SVGMark] = []
    var place = 0
    for range in ranges where !range.isEmpty {
      made += marks[place..<range.lowerBound].map { mark($0) }
      made.append(one(for: marks[range]))
      place = range.upperBound
    }
    return made + marks[place...].map { mark($0) }
  }

  private static func isStacked(_ mark: LaneMark) -> Bool {
    switch mark {
    case .value, .omitted, .error: true
    case .subscribed, .begun, .emitted, .completed, .disposed, .differing: false
    }
  }

  /// The runs of values.
  private static func runs(of marks: [LaneMark]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    for (place, mark) in marks.enumerated() where CellMaker.isValue(mark) {
      if let last = runs.last, last.upperBound == place {
        runs[runs.count - 1] = last.lowerBound..<(place + 1)
      } else {
        runs.append(place..<(place + 1))
      }
    }
    return runs
  }

  /// One mark for several: a letter, but for a single one that needs none.
  private mutating func one(for marks: ArraySlice<LaneMark>) -> SVGMark {
    if marks.count == 1, let only = marks.first { return mark(only) }
    return value(maker.letter(for: marks.map { maker.text($0, isAlone: false) }.joined(separator: " ")))
  }

  private mutating func mark(_ mark: LaneMark) -> SVGMark {
    switch mark {
    case .value: value(maker.text(mark, isAlone: false))
    case .omitted(let count): .omitted("+\(count) more")
    case .error(let message): .error(sign: maker.sign(ofError: message))
    case .completed: .completed
    case .disposed: .disposed
    case .subscribed: .subscribed
    case .begun, .emitted: .begun
    case .differing: .differing
    }
  }

  private mutating func value(_ text: String) -> SVGMark { .value(text, tone: tone(of: text)) }

  /// Tones are given in the order in which values come, and begin again when all are.
  mutating func tone(of text: String) -> Int {
    if let tone = tones[text] { return tone }
    let tone = tones.count % Self.tones
    tones[text] = tone
    return tone
  }

  /// The sign of an error; see `CellMaker`.
  mutating func sign(ofError message: String) -> String { maker.sign(ofError: message) }
}
