import Streams

/// The names of earlier entries and the settings with which the check of a script begins.
struct NameEnvironment {
  let names: Names
  /// Whose meaning plain names have.
  let dialect: Dialect
  /// Nanoseconds a mark of marble text takes.
  let tick: Int
  /// Asked now and then whether to stop.
  let isInterrupted: () -> Bool
}
