/// A task for a learner: a script with a hole, and the stream that it must produce.
///
/// The answer is a pipeline (`exercise "…"`), or the events of a given one (`predict "…"`). An answer is right if the
/// run is right, however the answer is written.
public struct Exercise: Sendable {
  /// The kinds of answer.
  public enum Kind: String, Sendable, CaseIterable {
    /// Code for the hole `___`.
    case build = "exercise"
    /// The events that a stream sends, as marble text or as times.
    case predict
  }

  /// A wrong answer that learners often give.
  public struct Misconception: Sendable {
    /// The answer.
    public let answer: String
    /// The reply to it.
    public internal(set) var reply: String
    /// Its place in the source.
    public let span: Span
  }

  /// A right answer.
  public struct Solution: Sendable {
    /// The answer.
    public let answer: String
    /// Its place in the source.
    public let span: Span
  }

  /// The kind of its answer: code or events.
  public let kind: Kind
  /// The title, as it is written.
  public let title: String
  /// The source of the exercise, and its lines there, with the one of the title.
  public let source: SourceText
  let lines: Range<Int>
  /// The paragraphs of the task.
  public internal(set) var task: [String] = []
  /// The paragraphs that follow the solution: the lesson of the exercise.
  public internal(set) var conclusion: [String] = []
  /// The hints, from the vaguest on.
  public internal(set) var hints: [String] = []
  /// Wrong answers that learners often give.
  public internal(set) var misconceptions: [Misconception] = []
  /// Right answers that are written in different ways; an exercise without faults has at least one.
  public internal(set) var solutions: [Solution] = []
  /// The name of the stream of the answer.
  public internal(set) var answerName = "answer"
  /// The place of `___`; `nil` in a prediction.
  var hole: Span?
  /// The place of `goal NAME ==`; `nil` in a prediction.
  var goal: Span?
  /// The lines of code, without those of the goal.
  var given: Range<Int>

  /// Returns the exercise to predict the events of a pipeline.
  ///
  /// - Parameters:
  ///   - pipeline: The pipeline.
  ///   - script: The statements that declare the names in it.
  public static func prediction(of pipeline: String, after script: String) -> Exercise {
    var name = "foretold"
    while script.contains(name) { name += "_" }
    let text = "predict \"your own\"\n\(script)\nlet \(name) = \(pipeline)\n"
    let source = SourceText(name: "<predict>", text: text)
    var exercise = Exercise(
      kind: .predict, title: "your own", source: source, lines: 0..<source.lineCount, given: 1..<source.lineCount)
    exercise.answerName = name
    return exercise
  }

  /// The place of its title in the source.
  public var start: Int { source.span(ofLine: lines.lowerBound).start }

  /// The title as a name to type: "Grown-ups only" is `grown-ups-only`.
  public var name: String { Self.name(of: title) }

  static func name(of title: String) -> String {
    let words = title.lowercased().split { !($0.isLetter || $0.isNumber || $0 == "-") }
    return words.joined(separator: "-")
  }

  /// The statements that declare the inputs: the code above the stream of the answer.
  public var preparation: SourceText {
    let lines = code.prefix { !$0.hasPrefix("let \(answerName) ") && !$0.contains("___") }
    return SourceText(name: source.name, text: lines.joined(separator: "\n"))
  }

  /// The code that the learner sees, with the hole in it: without the goal, and without blank lines around it.
  public var code: [String] {
    var lines = given.map { source.text(in: source.span(ofLine: $0)) }
    lines.removeAll { $0.hasPrefix("//") }
    while let line = lines.first, line.allSatisfy({ $0 == " " }) { lines.removeFirst() }
    while let line = lines.last, line.allSatisfy({ $0 == " " }) { lines.removeLast() }
    return lines
  }
}
