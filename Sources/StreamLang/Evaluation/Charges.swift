import Streams

/// The work of the language that is charged by name.
extension Charge {
  /// A closure is made.
  static let closure = Charge(steps: 8)
  /// A function of the script is called.
  static let call = Charge(steps: 3)
  /// A member of a kind of stream is called.
  static let streamMember = Charge(steps: 4)
  /// A round of a loop gets variables of its own.
  static let scope = Charge(steps: 2)
  /// An event of a stream that is driven from outside is written to its lane.
  static let laneEvent = Charge(steps: 2)
  /// A line of the log is printed.
  static let logLine = Charge(steps: 40)
  /// A note is printed.
  static let note = Charge(steps: 400)
  /// An expectation that does not hold is printed.
  static let failedExpectation = Charge(steps: 1_000)
  /// An error that no subscriber takes is printed.
  static let unhandledError = Charge(steps: 2_000)
}
