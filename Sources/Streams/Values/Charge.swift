/// Steps that count against the budgets for work outside of a script's closures.
///
/// An event that passes one operator needs no charge. A charge is for further work of an operator, in steps of a
/// closure that takes about as long.
public struct Charge: Sendable {
  /// The steps that are counted.
  public let steps: Int

  /// Creates a charge of a number of steps.
  public init(steps: Int) { self.steps = steps }

  /// A subscription of one operator to another.
  static let subscription = Charge(steps: 1)
  /// The start of a source.
  static let source = Charge(steps: 3)
  /// The start of a block.
  static let block = Charge(steps: 6)
  /// Another run of a source after its end.
  static let repetition = Charge(steps: 4)
  /// A value sent to a stream that a script drives.
  static let sending = Charge(steps: 4)
  /// A value that a binding passes on.
  static let binding = Charge(steps: 2)
  /// An event that waits for its turn on a scheduler.
  static let turn = Charge(steps: 1)
  /// A lookup of a key.
  static let lookup = Charge(steps: 2)
  /// A new group of values with one key.
  static let group = Charge(steps: 8)
  /// A new group that several subscribers share with their source.
  static let sharedGroup = Charge(steps: 20)
  /// A new array of values, to be sent later.
  static let buffer = Charge(steps: 10)
  /// A new stream of values, which is sent at once.
  static let window = Charge(steps: 20)
  /// The sending of collected values as one.
  static let collection = Charge(steps: 5)
  /// The memory for values that are sent together.
  static let row = Charge(steps: 2)
  /// A new dictionary with a few entries.
  static let record = Charge(steps: 8)
  /// An element of a sequence that is made on demand.
  static let element = Charge(steps: 8)
  /// A value that is paired with the one before it.
  static let pair = Charge(steps: 3)

  /// A combination of several streams.
  static func combination(of streams: Int) -> Charge { Charge(steps: 6 + 4 * streams) }
  /// Values that are sent together, enough that copying them takes a while.
  static func values(_ count: Int) -> Charge { Charge(steps: count) }
  /// A value that is sent together with copies of others.
  static func joining(_ others: Int) -> Charge { Charge(steps: 4 + others) }
  /// The delivery of a value to several listeners of an operator's own.
  static func delivery(to listeners: Int) -> Charge { Charge(steps: listeners) }
  /// A line of text that is written.
  static func text(_ line: String) -> Charge { Charge(steps: line.utf8.count) }
}
