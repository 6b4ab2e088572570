import Marbles
import Streams

/// A piece of output, in order.
public enum Output {
  /// A line of `log`, with its time in nanoseconds and its scheduler.
  case log(time: Int, text: String, scheduler: String)
  /// The lanes of a run.
  case diagram(RunDiagram)
  /// The operator graph of a stream.
  case graph(StreamGraph)
  /// A value that is no stream.
  case value(PrintedOutput)
  /// A note.
  case note(String)
  /// An error of the run.
  case failure(Diagnostic)
}

/// The lanes of a run, as a picture draws them and as text formats write them.
public struct RunDiagram {
  /// The tick of marble text, in nanoseconds. A column is a tick if that is readable.
  public let tick: Int
  let makeDrawn: () -> Diagram
  let makeFull: (ValueForms) -> Diagram
  let makeGraph: () -> StreamGraph
  /// The events that came in a test with marbles, as text for its expectation.
  public var expected: String?
  /// The literals of its lanes in a test with marbles.
  public var written: [TestLane.Literal?] = []
  /// Makes the causes of each drawn run: several, if runs are compared.
  var makeCauses: () -> [PictureCauses] = { [] }
  let rooms: [PrintingRoom]
  /// Whether drawing takes some time: long values, many values, or many lanes.
  public let isLarge: Bool

  /// The drawn lanes: the named streams nearest to the result, and the result. They are made on demand.
  public var drawn: Diagram { makeDrawn() }

  /// All lanes, for JSON and the log. They are made on demand.
  public var full: Diagram { makeFull(.all) }

  /// Returns all lanes with their values in some forms only; the others are empty.
  public func full(_ forms: ValueForms) -> Diagram { makeFull(forms) }

  /// The operator graph of the result, or of the subscribers of the scene.
  public var graph: StreamGraph { makeGraph() }

  /// Returns the answer about the event at a place of the picture, if the run was traced; `nil` if it is not known, as
  /// for a mark of several events.
  public func answer(at place: Diagram.Place) -> PictureCauses.Answer? {
    for causes in makeCauses() { if let answer = causes.answer(at: place) { return answer } }
    return nil
  }

  /// Returns the answer about the last event of each result at an instant, or about its silence there.
  ///
  /// - Parameter time: The instant, in nanoseconds.
  public func answer(at time: Int) -> PictureCauses.Answer? {
    let answers = makeCauses().compactMap { $0.answer(at: time) }
    guard !answers.isEmpty else { return nil }
    return PictureCauses.Answer(why: answers.flatMap { $0.why }, fate: [], links: answers.flatMap { $0.links })
  }

  /// Whether a value had no room, and was omitted.
  public var hasLeftOut: Bool { rooms.contains(where: { $0.isExhausted }) }

  /// Notes that a value was omitted, if the picture was made elsewhere, as in a copy of the process.
  public func leaveOut() { for room in rooms { room.exhaust() } }
}

/// A printed value that is no stream. Its forms are made on demand.
public struct PrintedOutput {
  let value: Value
  /// Its approximate size in bytes.
  public let size: Int
  /// The lines of an answer in words; `nil` for a value.
  private let answer: [String]?

  init(value: Value, size: Int) {
    self.value = value
    self.size = size
    answer = nil
  }

  /// Creates an answer in words.
  init(answer lines: [String]) {
    value = .array(lines.map { .string($0) })
    size = lines.reduce(0) { $0 + $1.utf8.count }
    answer = lines
  }

  /// The width of the lines of answers, in cells: wider ones go on in a line below.
  public static var answerWidth: Int { Explanation.width }
  /// Whether it is an answer in words.
  public var isAnswer: Bool { answer != nil }

  /// The text as `log` prints it.
  public var text: String { answer?.joined(separator: "\n") ?? value.text }
  /// The printed lines.
  public var lines: [String] { answer ?? [value.text] }
  /// The value as JSON.
  public var json: String { ValueJSON { $0.displayName }.encode(value) }
}
