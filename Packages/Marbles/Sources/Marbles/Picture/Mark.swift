/// An element of a lane in a picture, in every output.
enum Mark: Hashable {
  case subscribed
  /// An inner stream was emitted and subscribed at once.
  case begun
  /// An inner stream was emitted, to be subscribed later.
  case emitted
  case value(String)
  /// That many values of this instant are omitted.
  case omitted(Int)
  case completed
  case error(String)
  case interrupted
  case disposed
  /// The compared pipelines differ here.
  case differing
  /// The lane was open at the end of the run.
  case open
  /// The lane was open when a budget ended the run.
  case cut
}

/// The look of a mark.
struct MarkLook {
  /// The possible places of a mark on a lane.
  enum Place {
    case beginning
    case middle
    case end
  }

  /// Its sign in text; `nil` for a value.
  let sign: PictureSign?
  let style: Style
  let place: Place
  /// The line after it.
  let after: Fill
  /// Its shape in SVG.
  let shape: MarkShape

  init(_ sign: PictureSign?, _ style: Style, _ place: Place, after: Fill = .blank, _ shape: MarkShape) {
    self.sign = sign
    self.style = style
    self.place = place
    self.after = after
    self.shape = shape
  }
}

extension Mark {
  var look: MarkLook {
    switch self {
    case .subscribed: MarkLook(.subscribed, .faint, .beginning, after: .line, .arrow)
    case .begun: MarkLook(.emitted, .faint, .beginning, after: .line, .dot)
    case .emitted: MarkLook(.emitted, .faint, .beginning, after: .waiting, .dot)
    case .value: MarkLook(nil, .value, .middle, after: .line, .marble)
    case .omitted: MarkLook(nil, .value, .middle, after: .line, .capsule)
    case .completed: MarkLook(.completed, .completed, .end, .bar)
    case .error: MarkLook(.error, .error, .end, .cross)
    case .interrupted: MarkLook(.interrupted, .interrupted, .end, .hook)
    case .disposed: MarkLook(.disposed, .disposed, .end, .brokenBar)
    case .differing: MarkLook(.differing, .faint, .middle, .none)
    case .open: MarkLook(.open, .faint, .end, .arrowhead)
    case .cut: MarkLook(.cut, .faint, .end, .dots)
    }
  }

  /// The marks of lanes that are a single sign in pictures.
  static let signsOfLanes: [Mark] = [.subscribed, .emitted, .completed, .interrupted, .disposed]

  var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// The mark in a sentence.
  var words: String {
    switch self {
    case .value(let text): Self.short(text)
    case .omitted(let count): "\(count) values left out"
    case .error(let message): message.isEmpty ? "an error" : "the error '\(Self.short(message))'"
    case .cut: "a lane that a budget cut"
    default: look.sign?.name ?? ""
    }
  }

  /// Returns a text that fits into a sentence: at most 60 graphemes.
  static func short(_ text: String) -> String {
    let start = text.prefix(60)
    return start.endIndex == text.endIndex ? text : start + "…"
  }
}

/// The shapes that marks have in SVG.
enum MarkShape {
  /// A circle with a text, or a capsule for a long one.
  case marble
  /// A dashed capsule with a text.
  case capsule
  /// A cross with a number.
  case cross
  case bar
  case brokenBar
  /// A bar whose ends turn back to the line before it.
  case hook
  case arrow
  case dot
  /// The end of an open line.
  case arrowhead
  case dots
  /// No shape of its own.
  case none

  /// Whether it has a place of its own below the other shapes of its instant.
  var isStacked: Bool {
    switch self {
    case .marble, .capsule, .cross: true
    default: false
    }
  }
}

/// The line of a lane between its marks.
enum Fill {
  case blank
  case line
  case waiting

  /// Returns the line after the last of some marks.
  static func after(_ marks: some BidirectionalCollection<Mark>) -> Fill { marks.last?.look.after ?? .blank }
}
