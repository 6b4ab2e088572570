import Streams

/// The program around a session: it takes output and is asked whether to stop.
///
/// Worlds hold it instead of the session, which holds them.
final class Host {
  /// Takes the output of runs.
  var deliver: (Output) -> Void = { _ in }
  /// Takes a line for each event of a watched stream, as it happens; nothing where no lines are wanted.
  var watched: ((String) -> Void)?
  /// Whether the user has asked to stop; runs ask this now and then.
  var isInterrupted: () -> Bool = { false }
  /// Whether a run has had its turns; it asks this now and then.
  var isOutOfTurns: () -> Bool = { false }
  /// Whether the process would use more megabytes than a run may if it took that many more bytes; runs ask this now and
  /// then, and before they take much memory.
  var isShortOfMemory: (_ megabytes: Int, _ more: Int) -> Bool = { _, _ in false }
  /// Runs all up to now once more, silently, in another session that is prepared before; whether the statement that is
  /// being run belongs to it.
  var runAgain: ((_ isWhole: Bool, _ prepare: (Session) -> Void) -> Session?)?
  /// The text of the statement that is being run.
  var statement = ""
  /// Whether something failed that does not stop a script: an `expect`, an error in a subscriber's closure.
  var hasFailures = false

  /// The lines of the log, where they are kept.
  var keptLog: [String]?

  /// The errors that nobody took, in words.
  private(set) var unheard: [String] = []

  /// Reports an error that no closure of a subscriber takes (RAC drops it), or an error in such a closure.
  func unhandled(_ error: ErrorValue, inClosure: Bool, by name: String, in world: World) {
    world.charge(.unhandledError)
    // The end of the run tells it.
    if case .fault? = world.stop { return }
    guard inClosure else {
      if unheard.count < 20 { unheard.append("unheard: the error '\(Diagnostic.shortened(error.text))' of \(name)") }
      return deliver(.note("unhandled error in \(name): \(Diagnostic.shortened(error.note ?? error.text))"))
    }
    hasFailures = true
    deliver(.failure(Diagnostic(error, otherwise: Span(at: 0))))
  }
}
