import Marbles
import Streams

/// Something that running gives, in the order in which it comes.
public enum Output {
  /// A line of `log`: when (nanoseconds), on which scheduler.
  case log(time: Int, text: String, scheduler: String)
  /// The lanes of a run.
  case diagram(RunDiagram)
  /// The operators that a stream is made of.
  case graph(StreamGraph)
  /// A value that is no stream.
  case value(PrintedOutput)
  /// Something to know.
  case note(String)
  /// Something went wrong while running.
  case failure(Diagnostic)
}

/// The lanes of a run, as a picture draws them and as text formats write them.
public struct RunDiagram {
  /// The tick of marble text, in nanoseconds: where it reads well a column is a tick.
  public let tick: Int
  let makeDrawn: () -> Diagram
  let makeFull: (ValueForms) -> Diagram
  let makeGraph: () -> StreamGraph
  /// Makes the causes of what each run shows that is drawn: several, where runs are compared.
  var makeCauses: () -> [PictureCauses] = { [] }
  let rooms: [PrintingRoom]
  /// Whether it has much to be drawn: long values, many of them, or many lanes.
  public let isLarge: Bool

  /// The lanes that are drawn: the named streams nearest to the result, and the result. Made when it is asked for.
  public var drawn: Diagram { makeDrawn() }

  /// All lanes, for JSON and the log. Made when it is asked for.
  public var full: Diagram { makeFull(.all) }

  /// The same, where its values are needed in some forms only; in the others they are empty.
  public func full(_ forms: ValueForms) -> Diagram { makeFull(forms) }

  /// The operators that the result, or the subscribers of the scene, are made of.
  public var graph: StreamGraph { makeGraph() }

  /// The answer about the event at a place of the picture, where the run was traced; nothing where it is not known, as
  /// for a mark that stands for several.
  public func answer(at place: Diagram.Place) -> PictureCauses.Answer? {
    for causes in makeCauses() { if let answer = causes.answer(at: place) { return answer } }
    return nil
  }

  /// The answer about the last event of each result at an instant, or about its silence there.
  ///
  /// - Parameter time: The instant, in nanoseconds.
  public func answer(at time: Int) -> PictureCauses.Answer? {
    let answers = makeCauses().compactMap { $0.answer(at: time) }
    guard !answers.isEmpty else { return nil }
    return PictureCauses.Answer(why: answers.flatMap { $0.why }, fate: [], links: answers.flatMap { $0.links })
  }

  /// Whether some value had no room, and was left out.
  public var hasLeftOut: Bool { rooms.contains(where: { $0.isExhausted }) }

  /// Says that something was left out where the picture was made elsewhere, as in a copy of the process.
  public func leaveOut() { for room in rooms { room.exhaust() } }
}

/// A value that is no stream, as it is printed: its forms are made when they are asked for.
public struct PrintedOutput {
  let value: Value
  /// About how many bytes it takes.
  public let size: Int
  /// The lines of an answer in words; nothing for a value.
  private let answer: [String]?

  init(value: Value, size: Int) {
    self.value = value
    self.size = size
    answer = nil
  }

  /// An answer in words.
  init(answer lines: [String]) {
    value = .array(lines.map { .string($0) })
    size = lines.reduce(0) { $0 + $1.utf8.count }
    answer = lines
  }

  /// As `log` prints it.
  public var text: String { answer?.joined(separator: "\n") ?? value.text }
  /// The lines in which it is printed.
  public var lines: [String] { answer ?? [value.text] }
  /// As JSON.
  public var json: String { ValueJSON { $0.displayName }.encode(value) }
}
