/// The name and the labels that one library has for an operator: `Spelling("take(until:)", .takeUntilRx)`.
///
/// The labels are for the parameters of the operator in their order, unless a list names the parameters. A spelling has
/// no semantics of its own: the operator makes the stream.
public struct Spelling: Sendable {
  /// The operator's parameter for one label of the spelling; a string literal names it.
  public struct Argument: Sendable, ExpressibleByStringLiteral {
    let parameter: String
    let isRequired: Bool?
    let standard: Constant?
    /// The words that the library takes, each with its value of the parameter.
    let words: KeyValuePairs<String, Constant>?
    /// Whether it only chooses this spelling, and is not passed to the operator.
    let isChoosing: Bool
    /// Whether it is the scheduler of the operator's events.
    let isScheduler: Bool
    /// Whether it takes one value where the operator takes any number.
    let isOne: Bool

    private init(
      _ parameter: String, _ isRequired: Bool?, _ standard: Constant?, _ words: KeyValuePairs<String, Constant>?,
      isChoosing: Bool = false, isScheduler: Bool = false, isOne: Bool = false
    ) {
      self.isOne = isOne
      self.isChoosing = isChoosing
      self.isScheduler = isScheduler
      self.parameter = parameter
      self.isRequired = isRequired
      self.standard = standard
      self.words = words
    }

    /// Creates the parameter of a name.
    public init(stringLiteral parameter: String) { self.init(parameter, nil, nil, nil) }

    /// Returns a parameter that is required in this spelling, although it is optional in the operator.
    static func required(_ parameter: String) -> Argument { Argument(parameter, true, nil, nil) }

    /// Returns one required value of a parameter that takes any number.
    static func one(_ parameter: String) -> Argument { Argument(parameter, true, nil, nil, isOne: true) }

    /// Returns an optional parameter with a default value.
    static func optional(_ parameter: String, default standard: Constant) -> Argument {
      Argument(parameter, false, standard, nil)
    }

    /// Returns a parameter whose argument is one of several words, each with its value.
    ///
    /// - Parameter standard: The default word; without one a word is required.
    static func choice(
      _ parameter: String, _ words: KeyValuePairs<String, Constant>, default standard: String? = nil
    ) -> Argument {
      let value = standard.flatMap { word in words.first { $0.key == word }?.value }
      return Argument(parameter, value == nil, value, words)
    }

    /// Returns a word that chooses this spelling among others: `flatMap("latest") { … }`.
    ///
    /// - Parameter name: The name of the word's parameter in help and messages: `strategy`.
    static func word(_ word: String, as name: String) -> Argument {
      Argument(name, true, nil, [word: true], isChoosing: true)
    }

    /// The scheduler of the operator's timers: its events come on that scheduler. In virtual time it may be omitted.
    static let scheduler = Argument("scheduler", false, nil, nil, isScheduler: true)
  }

  /// A value that is written in a spelling.
  public enum Constant: Sendable, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case bool(Bool)
    case int(Int)
    case string(String)
    /// A duration, in nanoseconds.
    case duration(Int)

    /// Creates a Bool.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// Creates an Int.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// Creates a String.
    public init(stringLiteral value: String) { self = .string(value) }

    var value: Value {
      switch self {
      case .bool(let bool): .bool(bool)
      case .int(let int): .int(int)
      case .string(let text): .string(text)
      case .duration(let nanoseconds): .duration(nanoseconds)
      }
    }
  }

  /// The name before the brackets.
  public let name: String
  /// The labels between the brackets; `_` for an argument without one.
  let labels: [String]
  /// The name with its labels, as Swift writes it.
  public var signature: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  let entry: @Sendable () -> Operator
  let arguments: [Argument]?
  let fixed: KeyValuePairs<String, Constant>
  /// The form of the call, if it differs from the operator's.
  package let form: Form?
  let example: String?
  /// Whether newer versions of the library have another name.
  package let isOld: Bool
  let summary: String?
  let details: String?

  /// Spells an operator.
  ///
  /// - Parameters:
  ///   - signature: The name with its labels, as Swift writes it: `throttle(_:latest:)`.
  ///   - entry: The operator that is spelled.
  ///   - arguments: For each label the parameter of the operator; by default its first parameters, in order.
  ///   - fixed: Parameters of the operator that always have a value in this spelling.
  ///   - form: The form of the call, if it differs from the operator's.
  ///   - example: A script in the library's spelling; by default the operator's example.
  ///   - isOld: Whether newer versions of the library have another name.
  ///   - summary: One line in the library's own terms; by default the operator's summary.
  ///   - details: The differences of the library's operator; by default the operator's details.
  init(
    _ signature: String, _ entry: @autoclosure @escaping @Sendable () -> Operator, _ arguments: [Argument]? = nil,
    fixed: KeyValuePairs<String, Constant> = [:], form: Form? = nil, example: String? = nil,
    isOld: Bool = false, summary: String? = nil, details: String? = nil
  ) {
    (name, labels) = Self.parts(of: signature)
    self.entry = entry
    self.arguments = arguments
    self.fixed = fixed
    self.form = form
    self.example = example
    self.isOld = isOld
    self.summary = summary
    self.details = details
  }

  /// Returns the name and the labels of `throttle(_:latest:)`. It reads byte by byte, because a library has hundreds of
  /// spellings, and the first lookup of a name reads all of them.
  private static func parts(of signature: String) -> (name: String, labels: [String]) {
    let bytes = signature.utf8
    guard let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return (signature, []) }
    var labels: [String] = []
    var start = bytes.index(after: open)
    while let colon = bytes[start...].firstIndex(of: UInt8(ascii: ":")) {
      labels.append(String(signature[start..<colon]))
      start = bytes.index(after: colon)
    }
    return (String(signature[..<open]), labels)
  }
}

extension Operator {
  /// Creates the operator of a spelling, as an entry of the dialect.
  convenience init(_ spelling: Spelling, in dialect: Dialect) {
    let original = spelling.entry()
    let plan = SpelledCall(spelling, original.parameters)
    self.init(
      spelling.name, in: dialect, theme: original.theme, flow: original.flow, form: spelling.form ?? original.form,
      plan.parameters,
      summary: spelling.summary ?? original.summary, details: spelling.details ?? original.details,
      keywords: original.keywords,
      example: spelling.example ?? original.example, isDrivenFromOutside: original.isDrivenFromOutside,
      makes: original.makes, original: original, spelled: spelling,
      exampleDialect: spelling.example == nil ? original.exampleDialect : dialect
    ) { call throws(ErrorValue) in
      let stream = try original.make(plan.call(call))
      if let properties = dialect.properties, properties.operators.contains(spelling.name), call.isOfProperties {
        return properties.make(stream)
      }
      guard let scheduler = plan.scheduler(of: call) else { return stream }
      return OnSchedulerStream(stream, scheduler)
    }
  }
}

/// The conversion of the arguments of a spelling to those of the operator.
private struct SpelledCall: Sendable {
  /// The source of the value of one of the operator's parameters.
  private enum Origin: Sendable {
    case argument(Int, words: KeyValuePairs<String, Spelling.Constant>?, standard: Spelling.Constant?)
    /// One value of a variadic parameter.
    case one(Int)
    case fixed(Spelling.Constant)
    /// No value, or for a variadic parameter an empty list.
    case none(isVariadic: Bool)
  }

  /// The parameters of the spelling.
  let parameters: [Parameter]
  private let origins: [Origin]
  /// The index of the scheduler among the arguments, if there is one.
  private var schedulerIndex: Int?

  init(_ spelling: Spelling, _ originals: [Parameter]) {
    let arguments =
      spelling.arguments ?? originals.prefix(spelling.labels.count).map { Spelling.Argument(stringLiteral: $0.label) }
    var parameters: [Parameter] = []
    var origins = originals.map { original in
      spelling.fixed.first { $0.key == original.label }.map { Origin.fixed($0.value) }
        ?? .none(isVariadic: original.isVariadic)
    }
    for (label, argument) in zip(spelling.labels, arguments) {
      if argument.isChoosing {
        parameters.append(Parameter(argument.parameter, .value).spelled(label, argument))
        continue
      }
      if argument.isScheduler {
        schedulerIndex = parameters.count
        parameters.append(Parameter(argument.parameter, .scheduler).spelled(label, argument))
        continue
      }
      guard let index = originals.firstIndex(where: { $0.label == argument.parameter }) else { continue }
      origins[index] =
        argument.isOne
        ? .one(parameters.count)
        : .argument(parameters.count, words: argument.words, standard: argument.standard)
      parameters.append(originals[index].spelled(label, argument))
    }
    self.parameters = parameters
    self.origins = origins
  }

  /// Returns the scheduler that a call of the spelling names.
  func scheduler(of call: Call) -> SchedulerBox? { schedulerIndex.flatMap { call.scheduler($0) } }

  /// Returns the call of the operator that a call of the spelling means.
  func call(_ call: Call) -> Call {
    let arguments = origins.map { origin -> Value? in
      switch origin {
      case .fixed(let constant): return constant.value
      case .none(let isVariadic): return isVariadic ? .array([]) : nil
      case .one(let index): return .array([call.arguments[index] ?? .nil])
      case .argument(let index, let words, let standard):
        guard let value = call.arguments[index], !(standard != nil && value.isNil) else { return standard?.value }
        guard let words, case .string(let box) = value else { return value }
        return words.first { $0.key == box.text }?.value.value ?? value
      }
    }
    let units = origins.map { origin -> Int? in
      if case .argument(let index, _, _) = origin, call.units.indices.contains(index) { call.units[index] } else { nil }
    }
    return Call(
      receiver: call.receiver, arguments: arguments, dialect: call.dialect, place: call.place,
      units: call.units.isEmpty ? [] : units)
  }
}

extension Parameter {
  /// Returns the same parameter under the label of a spelling.
  fileprivate func spelled(_ label: String, _ argument: Spelling.Argument) -> Parameter {
    Parameter(
      label == "_" ? self.label : label, argument.words.map { .choice($0.map { $0.key }) } ?? kind,
      isRequired: argument.isRequired ?? isRequired, isVariadic: isVariadic && !argument.isOne, isBlock: isBlock,
      isEffect: isEffect,
      labelling: label == "_" ? .never : .always, site: site)
  }
}
