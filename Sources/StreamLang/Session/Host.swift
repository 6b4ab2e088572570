import Streams

/// The program around a session, which takes its output and decides when to stop.
///
/// Worlds refer to it and not to the session, which refers to them.
final class Host {
  /// Takes the output of runs.
  var deliver: (Output) -> Void = { _ in }
  /// Takes a line for each event of a watched stream, as it happens; `nil` if no lines are wanted.
  var watched: ((String) -> Void)?
  /// Returns whether the user has asked to stop. Runs call it now and then.
  var isInterrupted: () -> Bool = { false }
  /// Returns whether a run has used its turns. The run calls it now and then.
  var isOutOfTurns: () -> Bool = { false }
  /// Returns whether the process would exceed a run's megabytes with that many more bytes. Runs call it now and then,
  /// and before large allocations.
  var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  /// Runs all statements up to now once more, silently, in another session, which is prepared before; `isWhole` says
  /// whether the current statement is included.
  var runAgain: ((_ isWhole: Bool, _ prepare: (Session) -> Void) -> Session?)?
  /// The text of the current statement.
  var statement = ""
  /// Whether there was a failure that does not stop a script: an `expect`, an error in a subscriber's closure.
  var hasFailures = false

  /// The lines of the log, if they are kept.
  var keptLog: [String]?

  /// The unhandled errors, in words.
  private(set) var unheard: [String] = []

  /// Reports an error that no closure of a subscriber handles (RAC drops it), or an error in such a closure.
  func unhandled(_ error: ErrorValue, inClosure: Bool, by name: String, in world: World) {
    world.charge(.unhandledError)
    // The end of the run reports it.
    if case .fault? = world.stop { return }
    guard inClosure else {
      if unheard.count < 20 { unheard.append("unheard: the error '\(Diagnostic.shortened(error.text))' of \(name)") }
      return deliver(.note("unhandled error in \(name): \(Diagnostic.shortened(error.note ?? error.text))"))
    }
    hasFailures = true
    deliver(.failure(Diagnostic(error, otherwise: Span(at: 0))))
  }
}
