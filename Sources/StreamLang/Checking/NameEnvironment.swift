import Streams

/// The names of earlier entries and the settings with which the check of a script begins.
struct NameEnvironment {
  let names: Names
  let settings: Settings
  /// Whether the names of the dialect's library are known.
  let knowsLibrary: Bool
  /// Whether the user has asked to stop; the check asks this now and then.
  let isInterrupted: () -> Bool

  /// Whose meaning plain names have.
  var dialect: Dialect { settings.dialect }
  /// Nanoseconds a mark of marble text takes.
  var tick: Int { settings.tick }
}
