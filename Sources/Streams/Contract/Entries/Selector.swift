/// A message of ReactiveCocoa in Objective-C, and the operator that it is: `Selector("-take:", .take, [.count])`.
///
/// It is for ReactiveCocoa what `Spelling` is for a library of Swift: the name and the arguments as data. The operator
/// has the meaning.
public struct Selector: Sendable {
  /// The kinds of arguments. Each kind becomes an argument of the operator in its own way.
  public enum Argument: Sendable, Equatable {
    /// An object.
    case value
    /// An object, as the one element of a list.
    case elements
    /// The same, where a message that nothing answers counts as nil.
    case given
    case error, count
    /// A number of seconds.
    case duration
    case scheduler, stream
    /// All arguments of the message, or the elements of a collection.
    case streams
    /// A stream, or nil for one that never sends.
    case streamOrNever
    /// A block that takes that many values, and whose result is used.
    case block(Int)
    /// A block that takes that many values, and that is called for its effect.
    case effect(Int)
    /// A block that takes that many values and says yes or no.
    case test(Int)
    /// A block that takes the members of a tuple.
    case members
    /// A block that takes that many values and gives a stream.
    case signal(Int)
    /// A block that gives the stream for each subscription.
    case deferred
    /// A block that gives the block that `bind:` calls for each value.
    case binder
    /// A block that takes that many values and the address of an error, and says whether it succeeded.
    case attempt(Int)
    /// The same for a block that gives a value, or nil where it fails.
    case attemptValue(Int)

    /// How many values a block gets; nil for an argument that is none, and for a block that takes any number.
    public var blockParameterCount: Int? {
      switch self {
      case .block(let count), .effect(let count), .test(let count), .signal(let count): count
      case .deferred, .binder: 0
      case .attempt(let count), .attemptValue(let count): count + 1
      default: nil
      }
    }

    /// Whether it is a block; a block of members takes any number.
    public var isBlock: Bool { self == .members || blockParameterCount != nil }
  }

  /// The objects that get a message.
  public enum Receiver: Sendable {
    case signals, sequences
    /// Both, as a message of RACStream.
    case streams
  }

  /// The selector: `throttle:valuesPassingTest:`.
  public let name: String
  /// Whether it is a message of the class.
  public let isOfClass: Bool
  /// The objects that get it.
  public let receiver: Receiver
  /// The kinds of its arguments; nil for a message whose arguments are of other kinds.
  public let arguments: [Argument]?
  private let givenResult: String?
  private let makeEntry: (@Sendable () -> Operator)?

  /// The operator; nil for a message that is none, such as `-subscribeNext:`.
  public var entry: Operator? { makeEntry?() }

  /// The kind of its result for a signal: `signal`, `disposable`, `bool` …
  public var result: String { givenResult ?? (entry?.makes == .connection ? "connection" : "signal") }

  /// Whether its one argument is an object of any class.
  public var takesObject: Bool { arguments == [.value] || arguments == [.elements] || arguments == [.given] }

  /// A message that is an operator. The sign before its name is + for the class and - for an object.
  init(
    _ name: String, of receiver: Receiver = .signals, _ entry: @autoclosure @escaping @Sendable () -> Operator,
    _ arguments: [Argument]? = []
  ) {
    self.init(name, receiver, arguments, nil, entry)
  }

  /// A message that is no operator.
  init(_ name: String, of receiver: Receiver = .signals, gives result: String, _ arguments: [Argument]? = nil) {
    self.init(name, receiver, arguments, result, nil)
  }

  private init(
    _ name: String, _ receiver: Receiver, _ arguments: [Argument]?, _ result: String?,
    _ entry: (@Sendable () -> Operator)?
  ) {
    self.name = String(name.dropFirst())
    isOfClass = name.hasPrefix("+")
    self.receiver = receiver
    self.arguments = arguments
    givenResult = result
    makeEntry = entry
  }
}
