/// Whose meaning of a name holds (DESIGN 2.4).
public enum Dialect: String, CaseIterable, Sendable {
  /// ReactiveCocoa 2.x, the documents' own.
  case rac
  /// RxJS 7.
  case rxjs

  /// Asked for many names that are none: the compiler's own makes an array of all each time.
  public init?(rawValue: String) {
    switch rawValue {
    case "rac": self = .rac
    case "rxjs": self = .rxjs
    default: return nil
    }
  }
}

/// The themes by which the reference is ordered: the folders that the operators live in.
public enum Theme: String, CaseIterable, Sendable {
  case creating = "Creating"
  case transforming = "Transforming"
  case filtering = "Filtering"
  case timing = "Timing"
  case combining = "Combining"
  case flattening = "Flattening"
  case failing = "Failing"
  case sharing = "Sharing"
}

/// How an operator is written.
public enum Form: Sendable {
  /// `interval(1s)`
  case source
  /// `s.take(3)`, also `take(s, 3)`
  case method
  /// `a.merge(b)` and `merge(a, b)`
  case both
}

/// One operator: everything that is known of it, in one place.
public final class Operator: Sendable {
  /// Its name, as the language writes it.
  public let name: String
  /// Other names that mean the same here.
  public let aliases: [String]
  /// The dialect whose meaning this is; nothing where all dialects that have the name agree.
  public let dialect: Dialect?
  /// What other libraries call it.
  public var elsewhere: KeyValuePairs<String, String> { makeElsewhere() }
  /// Where it stands in the reference.
  public let theme: Theme
  /// How it is written.
  public let form: Form
  /// What it takes, besides its receiver.
  public var parameters: [Parameter] {
    if let knownParameters { return knownParameters }
    let parameters = makeParameters()
    knownParameters = parameters
    return parameters
  }
  /// One line of what it does.
  public let summary: String
  /// What it does on next, error, completed and disposal, where the summary leaves that open.
  public let details: String
  /// A script that shows it; the tests run it.
  public let example: String
  /// Whether a source named here is driven from outside: what it makes belongs to its scene.
  public let isDrivenFromOutside: Bool
  /// What can be done with what it makes, besides what streams can.
  public let makes: StreamKind
  let make: @Sendable (Call) throws(ErrorValue) -> Stream
  /// Called when somebody asks: the lists of all operators would be a tenth of a short script's start.
  private let makeElsewhere: @Sendable () -> KeyValuePairs<String, String>
  private let makeParameters: @Sendable () -> [Parameter]
  /// The parameters, once asked for. The engine is made for one thread at a time, and so is this.
  nonisolated(unsafe) private var knownParameters: [Parameter]?

  init(
    _ name: String, also aliases: [String] = [], in dialect: Dialect? = nil,
    elsewhere: @autoclosure @escaping @Sendable () -> KeyValuePairs<String, String> = [:],
    theme: Theme, form: Form = .method, _ parameters: @autoclosure @escaping @Sendable () -> [Parameter] = [],
    summary: String, details: String = "",
    example: String, isDrivenFromOutside: Bool = false, makes: StreamKind? = nil,
    make: @escaping @Sendable (Call) throws(ErrorValue) -> Stream
  ) {
    self.name = name
    self.aliases = aliases
    self.dialect = dialect
    makeElsewhere = elsewhere
    self.theme = theme
    self.form = form
    makeParameters = parameters
    self.summary = summary
    self.details = details
    self.example = example
    self.isDrivenFromOutside = isDrivenFromOutside
    self.makes = makes ?? (isDrivenFromOutside ? .other : .plain)
    self.make = make
  }

  /// Whether its closure is a block that can send and wait.
  public var takesBlock: Bool { parameters.contains { $0.isBlock } }

  /// The call as help shows it: `s.throttle(interval: duration)`.
  public var signature: String {
    let list = parameters.map(\.signature).joined(separator: ", ")
    let call = parameters.isEmpty ? "\(name)()" : "\(name)(\(list))"
    return form == .source ? call : "stream.\(call)"
  }

  /// Makes the stream.
  ///
  /// - Throws: What is wrong with the arguments.
  public func apply(_ call: Call) throws(ErrorValue) -> Stream {
    let stream = try make(call)
    if stream.operatorEntry == nil {
      stream.operatorEntry = self
      stream.place = call.place
      stream.serial = Stream.nextSerial()
      if let receiver = call.receiver {
        stream.inputs.append(.stream(receiver))
        stream.depth = receiver.depth + 1
        // Deeper ones could be built, but neither subscribed nor freed within a stack.
        if stream.depth > Stream.deepest {
          throw ErrorValue("more than \(Stream.deepest) operators stand on one another", place: call.place)
        }
      }
      for argument in call.arguments { if let argument { stream.inputs.append(argument) } }
    }
    return stream
  }
}

/// One call of an operator, its arguments in the order of the operator's parameters.
public struct Call {
  /// The stream it is called on, where there is one.
  public let receiver: Stream?
  /// An argument a parameter; a variadic one gets an array.
  public let arguments: [Value?]
  /// Whose meaning holds: it decides what closures are given and whether combinations are tuples or arrays.
  public let dialect: Dialect
  /// Where it stands in the source.
  public let place: Place?

  /// Makes a call of arguments that `Parameter.bind` has put in order.
  public init(receiver: Stream?, arguments: [Value?], dialect: Dialect, place: Place?) {
    self.receiver = receiver
    self.arguments = arguments
    self.dialect = dialect
    self.place = place
  }

  /// The stream it is called on.
  func source() throws(ErrorValue) -> Stream {
    guard let receiver else { throw ErrorValue("a stream is needed before the dot", place: place) }
    return receiver
  }

  /// An argument that may be missing.
  func value(_ index: Int) -> Value? { arguments[index] }

  func int(_ index: Int) -> Int? {
    if case .int(let int)? = arguments[index] { int } else { nil }
  }

  /// Nanoseconds.
  func duration(_ index: Int) -> Int? {
    if case .duration(let nanoseconds)? = arguments[index] { nanoseconds } else { nil }
  }

  func bool(_ index: Int) -> Bool? {
    if case .bool(let bool)? = arguments[index] { bool } else { nil }
  }

  func string(_ index: Int) -> String? {
    if case .string(let box)? = arguments[index] { box.text } else { nil }
  }

  func function(_ index: Int) -> Function? {
    if case .function(let function)? = arguments[index] { function } else { nil }
  }

  func scheduler(_ index: Int) -> SchedulerBox? {
    if case .scheduler(let scheduler)? = arguments[index] { scheduler } else { nil }
  }

  /// A closure that operators call with values: made anew for each subscription where it counts its calls.
  func closure(_ index: Int, taking count: Int = 1) throws(ErrorValue) -> Closure {
    guard let function = function(index) else { throw ErrorValue("a closure is needed", place: place) }
    return Closure(function, isIndexed: dialect == .rxjs && function.parameterCount > count)
  }

  /// A closure that may be missing.
  func optionalClosure(_ index: Int, taking count: Int = 1) -> Closure? {
    function(index).map { Closure($0, isIndexed: dialect == .rxjs && $0.parameterCount > count) }
  }

  /// An argument as a stream: in `rxjs`, an array is one of its elements.
  func stream(_ index: Int) throws(ErrorValue) -> Stream {
    guard let value = arguments[index] else { throw ErrorValue("a stream is needed", place: place) }
    return try value.asStream(in: dialect).at(place)
  }

  func optionalStream(_ index: Int) throws(ErrorValue) -> Stream? {
    guard let value = arguments[index], !value.isNil else { return nil }
    return try value.asStream(in: dialect)
  }

  /// All streams of a variadic argument, given one by one or as one array, the receiver first where there is one.
  func streams(_ index: Int) throws(ErrorValue) -> [Stream] {
    guard case .array(let box)? = arguments[index] else { return try streams(of: []) }
    return try streams(of: box.elements)
  }

  /// Streams given one by one or as one array, the receiver first where there is one.
  func streams(of elements: [Value]) throws(ErrorValue) -> [Stream] {
    var streams: [Stream] = []
    if let receiver { streams.append(receiver) }
    var elements = elements
    if elements.count == 1, case .array(let list) = elements[0] { elements = list.elements }
    for element in elements { streams.append(try element.asStream(in: dialect)) }
    return streams
  }

  /// Several values as one: a tuple, in `rxjs` an array.
  var combine: ([Value]) -> Value { dialect == .rxjs ? { .array($0) } : { .tuple($0) } }

  /// A stream whose recipe is this closure, run anew for each subscription.
  func stream(_ recipe: @escaping (Subscriber, World) -> Void) -> Stream { RecipeStream(recipe) }
}

extension Stream {
  static let deepest = 10_000

  func at(_ place: Place?) -> Stream { self }

  /// How many streams were made so far; the engine runs on one thread.
  nonisolated(unsafe) public private(set) static var serial = 0

  static func nextSerial() -> Int {
    serial &+= 1
    return serial
  }
}

/// A closure as an operator was given it.
public struct Closure {
  private let function: Function
  private let isIndexed: Bool

  init(_ function: Function, isIndexed: Bool) {
    self.function = function
    self.isIndexed = isIndexed
  }

  /// The function for one subscription; its calls are counted from `index`.
  func forSubscription(from index: Int = 0) -> Function {
    isIndexed ? IndexedFunction(function, from: index) : function
  }
}

extension Value {
  /// Whether this is `nil`.
  @inlinable
  public var isNil: Bool { if case .nil = self { true } else { false } }

  /// The value as a stream: what a closure of `flattenMap` gives. `nil` is the empty stream (RAC); in `rxjs` an array
  /// is the stream of its elements.
  func asStream(in dialect: Dialect) throws(ErrorValue) -> Stream {
    switch self {
    case .stream(let stream): return stream
    case .nil where dialect == .rac: return EmptyStream.shared()
    case .array(let box) where dialect == .rxjs: return SequenceStream(box.elements)
    default: throw ErrorValue("a stream is needed here, not \(kindName)")
    }
  }
}
