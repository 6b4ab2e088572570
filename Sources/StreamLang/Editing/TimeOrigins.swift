import Marbles
import Streams

/// A number of the text that makes the time of a mark.
public struct TimeOrigin: Sendable, Equatable {
  /// Its place.
  public let span: Span
  /// A step of the number moves the mark by so many nanoseconds.
  public let slope: Int
  /// Whether a step is a tenth of the last written digit.
  public let isFine: Bool

  /// Creates the origin of a mark from the data of a gesture.
  public init(span: Span, slope: Int, isFine: Bool) {
    self.span = span
    self.slope = slope
    self.isFine = isFine
  }
}

/// The numbers of a text that make the times of the marks in its pictures.
///
/// Each is changed by a step, and the text is run again: a number makes the times of the marks that have moved. Of
/// several it is the one that moves the fewest. So a time can be written in any language, and in any place.
public struct TimeOrigins {
  /// The most numbers that are tried. A text with more has a number that makes no time for every one that does.
  private static let most = 40
  /// The most marks of a run that is repeated.
  private static let mostMarks = 600
  /// The work of all runs together.
  private static let mostWork = 2_000_000

  /// The origin of each mark by its id, for each picture.
  private var found: [[String: TimeOrigin]] = []

  /// Searches the numbers of a text.
  ///
  /// - Parameters:
  ///   - language: The language of the text, if it is not rxplay's own.
  ///   - makeSession: Makes a session for each run.
  public init(of source: SourceText, language: SourceLanguage?, makeSession: () -> Session) {
    let numbers = WrittenNumbers.all(in: source, language)
    let session = makeSession()
    guard !numbers.isEmpty, numbers.count <= Self.most, let base = Shot(of: source, language, session),
      base.count > 0, base.count <= Self.mostMarks
    else { return }
    // The intervals of Dispatch have whole numbers; only Combine's own have others.
    let areWhole = ["rxswift", "reactiveswift"].contains(session.settings.dialectName)
    // A number may be one that bounds a loop.
    var rest = Self.mostWork
    let makeSession = { () -> Session in
      let session = makeSession()
      session.settings.limits[.work] = min(rest, 100_000 + 2 * base.work)
      return session
    }
    found = base.pictures.map { _ in [:] }
    var fewest = base.pictures.map { _ in [String: Int]() }
    for number in numbers where rest > base.work {
      rest -= 2 * base.work + 10_000
      guard
        let (moved, isFine) = Self.moves(
          number, areWhole && source.ends(at: number.span.start, with: "seconds("), base, source, language, makeSession)
      else { continue }
      let count = moved.reduce(0) { $0 + $1.count }
      for (picture, marks) in moved.enumerated() {
        for (id, slope) in marks where count <= fewest[picture][id] ?? .max {
          fewest[picture][id] = count
          found[picture][id] = TimeOrigin(span: number.span, slope: slope, isFine: isFine)
        }
      }
    }
  }

  /// Returns the origin of a mark; `nil` if no number makes its time.
  public func origin(of mark: Diagram.Place, inPicture number: Int) -> TimeOrigin? {
    found.indices.contains(number) ? found[number][mark.id] : nil
  }

  /// Returns the marks that a step of a number moves, each by how much, and whether the step is a tenth.
  private static func moves(
    _ number: Scrubbable, _ isWhole: Bool, _ base: Shot, _ source: SourceText, _ language: SourceLanguage?,
    _ makeSession: () -> Session
  ) -> (moved: [[String: Int]], isFine: Bool)? {
    func moved(_ edit: SourceEdit) -> [[String: Int]]? {
      guard edit.text != number.text, let shot = Shot(of: source.edited(edit), language, makeSession()) else {
        return nil
      }
      return base.moved(in: shot)
    }
    let hasPoint = number.text.contains(".")
    if hasPoint || number.isDuration && !number.text.hasSuffix("ms"),
      let tenths = moved(number.moved(by: 1, isFine: !hasPoint))
    {
      return (moved: tenths, isFine: !hasPoint)
    }
    guard let whole = moved(number.moved(by: 1)) else { return nil }
    // A long time has a place after the point, if the language lets it have one there.
    if !isWhole, whole.contains(where: { $0.values.contains { $0 >= 500_000_000 } }),
      let tenths = moved(number.withTenths(1)), tenths.contains(where: { !$0.isEmpty })
    {
      return (moved: tenths, isFine: true)
    }
    return (moved: whole, isFine: false)
  }

  /// Returns the number of the text at a place.
  public static func number(at place: Int, in source: SourceText, _ language: SourceLanguage?) -> Span? {
    WrittenNumbers.all(in: source, language).first { $0.span.start <= place && place < $0.span.end }?.span
  }

  /// Returns the edit that moves a mark from a time to another by the number that makes it, and the mark's new time.
  ///
  /// - Parameter isFine: Whether the time is not rounded.
  public static func moving(
    _ origin: TimeOrigin, in source: SourceText, _ language: SourceLanguage?, from old: Int, to new: Int, isFine: Bool
  ) throws(EditRefusal) -> EditableSource.Edited {
    guard let number = WrittenNumbers.all(in: source, language).first(where: { $0.span == origin.span }),
      origin.slope != 0
    else { throw EditRefusal("there is no number here that makes a time") }
    let before = origin.isFine ? number.withTenths(0) : SourceEdit(number.span, with: number.text)
    let digits = Int(before.text.filter { $0.isASCII && $0.isNumber }) ?? 0
    let half = (new < old ? -1 : 1) * abs(origin.slope) / 2
    var goal = max(1, digits + (new - old + half) / origin.slope)
    // Two digits of the number change.
    var step = 1
    while !isFine, step * 100 <= digits { step *= 10 }
    goal = max(step, (goal + step / 2) / step * step)
    let edit = origin.isFine ? number.withTenths(goal - digits) : number.moved(by: goal - digits)
    return EditableSource.Edited(
      edit: edit, mark: Span(start: edit.span.start, end: edit.span.start + edit.text.utf8.count),
      time: old + (goal - digits) * origin.slope)
  }
}

/// The numbers of a text that can be changed in place: those of its code, and those of its drive.
enum WrittenNumbers {
  static func all(in source: SourceText, _ language: SourceLanguage?) -> [Scrubbable] {
    let code = Scrubbable.all(in: source)
    guard language != nil else { return code }
    return (code + Scrubbable.all(in: PastedCode.markedDrive(in: source))).sorted { $0.span.start < $1.span.start }
  }
}

extension SourceText {
  /// Returns whether the text before a place ends with a word.
  func ends(at place: Int, with word: String) -> Bool {
    bytes[..<place].suffix(word.utf8.count).elementsEqual(Array(word.utf8))
  }

  /// Returns the text after a change.
  func edited(_ edit: SourceEdit) -> SourceText {
    SourceText(
      name: name,
      text: text(in: Span(start: 0, end: edit.span.start)) + edit.text
        + text(in: Span(start: edit.span.end, end: bytes.count)))
  }
}

/// The marks of all pictures of a run.
private struct Shot {
  struct Mark {
    let id: String
    let time: Int
    let text: String
  }

  /// The work of the run.
  let work: Int
  /// The lanes of each picture.
  private(set) var pictures: [[[Mark]]] = []
  var count: Int { pictures.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } } }

  /// Runs a text; `nil` if it does not run.
  init?(of source: SourceText, _ language: SourceLanguage?, _ session: Session) {
    session.settings.drawsExpectations = true
    var pictures: [[[Mark]]] = []
    let outcome = ScriptRun(source, in: session, language: language).run { event in
      if case .output(.diagram(let run), _) = event { pictures.append(Self.lanes(of: run.drawn)) }
    }
    if case .rejected = outcome { return nil }
    self.pictures = pictures
    work = session.scenes.meter.work
  }

  private static func lanes(of diagram: Diagram) -> [[Mark]] {
    diagram.lanes.enumerated().map { index, lane in
      var marks: [Mark] = []
      for (place, event) in lane.events.enumerated() where event.omitted == 0 {
        marks.append(
          Mark(id: Diagram.Place(lane: index, event: place).id, time: Int(event.time), text: event.text))
      }
      if let end = lane.end.time { marks.append(Mark(id: Diagram.Place(lane: index).id, time: Int(end), text: "end")) }
      return marks
    }
  }

  /// Returns the marks that are at another time in another run, each with the difference.
  func moved(in other: Shot) -> [[String: Int]]? {
    guard pictures.count == other.pictures.count else { return nil }
    return zip(pictures, other.pictures).map { lanes, others in
      var moved: [String: Int] = [:]
      guard lanes.count == others.count else { return moved }
      for (lane, other) in zip(lanes, others) {
        let isAlike = lane.count == other.count
        for (mark, again) in zip(lane, other) {
          guard isAlike || mark.text == again.text else { break }
          if again.time > mark.time { moved[mark.id] = again.time - mark.time }
        }
      }
      return moved
    }
  }
}
