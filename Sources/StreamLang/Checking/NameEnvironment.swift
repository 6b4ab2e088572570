import Streams

/// The names of earlier entries and the settings with which the check of a script begins.
struct NameEnvironment {
  let names: Names
  /// The dialect, whose meaning plain names have.
  let dialect: Dialect
  /// The time of one mark of marble text, in nanoseconds.
  let tick: Int
  /// Whether the user has asked to stop; the check asks this now and then.
  let isInterrupted: () -> Bool
}
