/// The name and the labels that one library has for an operator: `Spelling("take(until:)", .takeUntilRx)`.
///
/// The labels stand for the parameters of the operator in their order, unless a list names the parameters. A spelling
/// has no meaning of its own: the operator makes the stream.
public struct Spelling: Sendable {
  /// The parameter of the operator that one label of the spelling stands for; a string literal names it.
  public struct Argument: Sendable, ExpressibleByStringLiteral {
    let parameter: String
    let isRequired: Bool?
    let standard: Constant?
    /// The words that the library takes, and the value of the parameter that each means.
    let words: KeyValuePairs<String, Constant>?
    /// Whether it only chooses this spelling: the operator is not given it.
    let isChoosing: Bool
    /// Whether it is the scheduler on which the operator's events come.
    let isScheduler: Bool
    /// Whether it takes one value, where the operator takes any number.
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

    /// The parameter of a name.
    public init(stringLiteral parameter: String) { self.init(parameter, nil, nil, nil) }

    /// A parameter that must be given in this spelling, although the operator does not need it.
    static func required(_ parameter: String) -> Argument { Argument(parameter, true, nil, nil) }

    /// One value, which must be given, of a parameter that takes any number.
    static func one(_ parameter: String) -> Argument { Argument(parameter, true, nil, nil, isOne: true) }

    /// A parameter that may be left out, with the value that it then has.
    static func optional(_ parameter: String, default standard: Constant) -> Argument {
      Argument(parameter, false, standard, nil)
    }

    /// A parameter that is given as one of several words, each with the value that it means.
    ///
    /// - Parameter standard: The word that is meant where none is given; without one a word must be given.
    static func choice(
      _ parameter: String, _ words: KeyValuePairs<String, Constant>, default standard: String? = nil
    ) -> Argument {
      let value = standard.flatMap { word in words.first { $0.key == word }?.value }
      return Argument(parameter, value == nil, value, words)
    }

    /// A word that chooses this spelling among others: `flatMap("latest") { … }`.
    ///
    /// - Parameter name: What the word is, for help and messages: `strategy`.
    static func word(_ word: String, as name: String) -> Argument {
      Argument(name, true, nil, [word: true], isChoosing: true)
    }

    /// The scheduler whose timers the operator uses: its events come on that scheduler. In virtual time it may be left
    /// out.
    static let scheduler = Argument("scheduler", false, nil, nil, isScheduler: true)
  }

  /// A value that is written in a spelling.
  public enum Constant: Sendable, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    case bool(Bool)
    case int(Int)
    case string(String)
    /// In nanoseconds.
    case duration(Int)

    /// A Bool.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
    /// An Int.
    public init(integerLiteral value: Int) { self = .int(value) }
    /// A String.
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
  /// The labels between the brackets; `_` is an argument without one.
  let labels: [String]
  /// The name with its labels, as Swift writes it.
  public var signature: String { name + "(" + labels.map { $0 + ":" }.joined() + ")" }
  let entry: @Sendable () -> Operator
  let arguments: [Argument]?
  let fixed: KeyValuePairs<String, Constant>
  let form: Form?
  let example: String?
  let summary: String?
  let details: String?

  /// Spells an operator.
  ///
  /// - Parameters:
  ///   - signature: The name with its labels, as Swift writes it: `throttle(_:latest:)`.
  ///   - entry: The operator that is meant.
  ///   - arguments: For each label the parameter of the operator; without the list they are its first ones, in order.
  ///   - fixed: Parameters of the operator that always have a value in this spelling.
  ///   - form: How it is written, where that differs from the operator.
  ///   - example: A script in the library's spelling; without one the example is the operator's.
  ///   - summary: One line in the library's own terms; without one it is the operator's.
  ///   - details: How the library's operator differs; without them they are the operator's.
  init(
    _ signature: String, _ entry: @autoclosure @escaping @Sendable () -> Operator, _ arguments: [Argument]? = nil,
    fixed: KeyValuePairs<String, Constant> = [:], form: Form? = nil, example: String? = nil,
    summary: String? = nil, details: String? = nil
  ) {
    (name, labels) = Self.parts(of: signature)
    self.entry = entry
    self.arguments = arguments
    self.fixed = fixed
    self.form = form
    self.example = example
    self.summary = summary
    self.details = details
  }

  /// The name and the labels of `throttle(_:latest:)`. Byte by byte, since a library has hundreds of spellings, and all
  /// are read when the first of its names is looked up.
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
  /// The operator of a spelling, as an entry of the dialect.
  convenience init(_ spelling: Spelling, in dialect: Dialect) {
    let original = spelling.entry()
    let plan = SpelledCall(spelling, original.parameters)
    self.init(
      spelling.name, in: dialect, theme: original.theme, flow: original.flow, form: spelling.form ?? original.form,
      plan.parameters,
      summary: spelling.summary ?? original.summary, details: spelling.details ?? original.details,
      keywords: original.keywords,
      example: spelling.example ?? original.example, isDrivenFromOutside: original.isDrivenFromOutside,
      makes: original.makes, original: original, fixesParameters: spelling.fixed.count > 0,
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

/// How the arguments of a spelling become those of the operator.
private struct SpelledCall: Sendable {
  /// Where the value of one of the operator's parameters comes from.
  private enum Origin: Sendable {
    case argument(Int, words: KeyValuePairs<String, Spelling.Constant>?, standard: Spelling.Constant?)
    /// One value of a variadic parameter.
    case one(Int)
    case fixed(Spelling.Constant)
    /// Nothing is given; a variadic parameter then has no values.
    case none(isVariadic: Bool)
  }

  /// The parameters of the spelling.
  let parameters: [Parameter]
  private let origins: [Origin]
  /// Where the scheduler stands among the arguments, where there is one.
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

  /// The scheduler that a call of the spelling names.
  func scheduler(of call: Call) -> SchedulerBox? { schedulerIndex.flatMap { call.scheduler($0) } }

  /// The call of the operator that a call of the spelling means.
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
  /// The same parameter under the label of a spelling.
  fileprivate func spelled(_ label: String, _ argument: Spelling.Argument) -> Parameter {
    Parameter(
      label == "_" ? self.label : label, argument.words.map { .choice($0.map { $0.key }) } ?? kind,
      isRequired: argument.isRequired ?? isRequired, isVariadic: isVariadic && !argument.isOne, isBlock: isBlock,
      isEffect: isEffect,
      labelling: label == "_" ? .never : .always, site: site)
  }
}
