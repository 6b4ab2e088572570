/// One thing that a picture shows of a lane, in every output.
enum Mark: Hashable {
  case subscribed
  /// An inner stream was emitted and subscribed at once.
  case begun
  /// An inner stream was emitted, to be subscribed later.
  case emitted
  case value(String)
  /// That many values of this instant are left out.
  case omitted(Int)
  case completed
  case error(String)
  case interrupted
  case disposed
  /// Pipelines beside each other differ here.
  case differing
  /// The lane was still going on when the run stopped.
  case open
  /// The lane was still going on when a budget stopped the run.
  case cut
}

/// How a mark looks.
struct MarkLook {
  /// Where on a lane a mark stands.
  enum Place {
    case beginning
    case middle
    case end
  }

  /// Its sign in text; nil for a value.
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

  /// The marks of lanes that are a single sign, as a reader of pictures meets them.
  static let signsOfLanes: [Mark] = [.subscribed, .emitted, .completed, .interrupted, .disposed]

  var isValue: Bool {
    if case .value = self { true } else { false }
  }

  /// The mark as a sentence names it.
  var words: String {
    switch self {
    case .value(let text): Self.short(text)
    case .omitted(let count): "\(count) values left out"
    case .error(let message): message.isEmpty ? "an error" : "the error '\(Self.short(message))'"
    case .cut: "a lane that a budget cut"
    default: look.sign?.name ?? ""
    }
  }

  /// A text that a sentence has room for: at most 60 graphemes.
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
  /// The end of a line that goes on.
  case arrowhead
  case dots
  /// Drawn by no mark on its own.
  case none

  /// Whether it takes a place of its own below the other shapes of its instant.
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

  /// The line after the last of some marks.
  static func after(_ marks: some BidirectionalCollection<Mark>) -> Fill { marks.last?.look.after ?? .blank }
}
