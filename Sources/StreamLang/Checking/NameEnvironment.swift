import Streams

/// What the checker knows before a script begins: the names of earlier entries and the settings.
struct NameEnvironment {
  let names: Names
  /// Whose meaning plain names have.
  let dialect: Dialect
  /// Nanoseconds a mark of marble text takes.
  let tick: Int
  /// Asked now and then whether to stop.
  let isInterrupted: () -> Bool
}
