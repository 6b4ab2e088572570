import Streams

/// The names of earlier entries and the settings with which the check of a script begins.
struct NameEnvironment {
  let names: Names
  let settings: Settings
  /// Asked now and then whether to stop.
  let isInterrupted: () -> Bool

  /// Whose meaning plain names have.
  var dialect: Dialect { settings.dialect }
  /// Nanoseconds a mark of marble text takes.
  var tick: Int { settings.tick }
}
