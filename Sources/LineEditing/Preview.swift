/// The rows that are drawn under an entry while it is typed.
public enum Preview: Equatable, Sendable {
  /// Plain lines, which replace the last ones.
  case lines([String])
  /// No lines for this text: the last lines stay and are marked as old. A problem with the text is shown after some
  /// time without a key.
  case nothing(problem: String?)

  /// The lines that a child process writes for it.
  var encoded: [String] {
    switch self {
    case .lines(let lines): ["lines"] + lines
    case .nothing(let problem): ["nothing"] + (problem.map { [$0] } ?? [])
    }
  }

  init(encoded: [String]) {
    self = encoded.first == "lines" ? .lines(Array(encoded.dropFirst())) : .nothing(problem: encoded.dropFirst().first)
  }
}
