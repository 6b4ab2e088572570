/// Steps that count against the budgets, for work that no closure of a script does.
///
/// An event that passes one operator needs no charge: a charge is for work of an operator beyond that, in steps of a
/// closure that takes about as long.
public struct Charge: Sendable {
  /// The steps that are counted.
  public let steps: Int

  /// Names a number of steps.
  public init(steps: Int) { self.steps = steps }

  /// One operator subscribes to another.
  static let subscription = Charge(steps: 1)
  /// A source begins to run.
  static let source = Charge(steps: 3)
  /// A block begins to run.
  static let block = Charge(steps: 6)
  /// A source is run once more, after its end.
  static let repetition = Charge(steps: 4)
  /// A value is sent to a stream that a script drives.
  static let sending = Charge(steps: 4)
  /// A binding passes a value on.
  static let binding = Charge(steps: 2)
  /// An event waits for its turn on a scheduler.
  static let turn = Charge(steps: 1)
  /// A key is looked up.
  static let lookup = Charge(steps: 2)
  /// A group of values with one key is made.
  static let group = Charge(steps: 8)
  /// A group is made that several share with their source.
  static let sharedGroup = Charge(steps: 20)
  /// An array of values opens, to be sent later.
  static let buffer = Charge(steps: 10)
  /// A stream of values opens, which is sent at once.
  static let window = Charge(steps: 20)
  /// Collected values are sent as one.
  static let collection = Charge(steps: 5)
  /// Memory for values that are sent together is taken.
  static let row = Charge(steps: 2)
  /// A dictionary with a few entries is made.
  static let record = Charge(steps: 8)
  /// An element of a sequence that is made on demand.
  static let element = Charge(steps: 8)
  /// A value and the one before it are kept in pairs.
  static let pair = Charge(steps: 3)

  /// Several streams are combined.
  static func combination(of streams: Int) -> Charge { Charge(steps: 6 + 4 * streams) }
  /// Values are sent together, and are enough that copying them takes a while.
  static func values(_ count: Int) -> Charge { Charge(steps: count) }
  /// A value is sent together with others, which are copied.
  static func joining(_ others: Int) -> Charge { Charge(steps: 4 + others) }
  /// One value goes to several listeners of an operator's own.
  static func delivery(to listeners: Int) -> Charge { Charge(steps: listeners) }
  /// A line of text is written.
  static func text(_ line: String) -> Charge { Charge(steps: line.utf8.count) }
}
