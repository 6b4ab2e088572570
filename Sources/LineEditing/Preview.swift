/// The rows that are drawn under an entry while it is typed.
public enum Preview: Equatable, Sendable {
  /// Plain lines, which replace the last ones.
  case lines([String])
  /// There is nothing to draw for this text: the last lines stay and are marked as old. A problem with the text is
  /// shown once no key has come for a while.
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
