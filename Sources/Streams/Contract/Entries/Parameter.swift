/// One parameter of an operator.
public final class Parameter: Sendable {
  /// The kinds of argument that a parameter takes.
  public enum Kind: Sendable {
    case value, int, duration, bool, string, array, error, scheduler, stream
    /// A closure of at most that many parameters.
    case function(Int)
    /// A stream or a closure that returns one.
    case streamOrFunction
    /// A duration, or a stream or closure whose first event ends the duration.
    case durationOrFunction
    /// A stream, or a duration, which is converted to a stream that sends at this interval.
    case streamOrDuration
    /// A Bool, or a closure that returns a stream whose first value is the Bool.
    case boolOrFunction
    /// A stream or, among several, a number: the maximum number of streams that run at a time.
    case streamOrInt
    /// One of these words, as a string.
    case choice([String])
  }

  /// Whether an argument is given with the parameter's label.
  public enum Labelling: Sendable {
    case ifWanted, always, never
  }

  /// The label of its argument.
  public let label: String
  /// The kind of argument that it takes.
  public let kind: Kind
  /// Whether it must have an argument.
  public let isRequired: Bool
  /// Whether it takes all remaining arguments, as an array.
  public let isVariadic: Bool
  /// Whether it is a block that can send and wait.
  public let isBlock: Bool
  /// Whether a closure is called for its effect, so that its result is dropped.
  public let isEffect: Bool
  /// Whether its argument has a label; a trailing closure never has one.
  public let labelling: Labelling
  /// The part of the place of a call that is its default value.
  public let site: Site?

  init(
    _ label: String, _ kind: Kind, isRequired: Bool = true, isVariadic: Bool = false, isBlock: Bool = false,
    isEffect: Bool = false, labelling: Labelling = .ifWanted, site: Site? = nil
  ) {
    self.site = site
    self.label = label
    self.kind = kind
    self.isRequired = isRequired
    self.isVariadic = isVariadic
    self.isBlock = isBlock
    self.isEffect = isEffect || isBlock
    self.labelling = labelling
  }

  static func value(_ label: String) -> Parameter { Parameter(label, .value) }
  static func values(_ label: String) -> Parameter { Parameter(label, .value, isRequired: false, isVariadic: true) }
  static func int(_ label: String) -> Parameter { Parameter(label, .int) }
  static func duration(_ label: String) -> Parameter { Parameter(label, .duration) }
  static func bool(_ label: String) -> Parameter { Parameter(label, .bool) }
  static func string(_ label: String) -> Parameter { Parameter(label, .string) }
  static func array(_ label: String) -> Parameter { Parameter(label, .array) }
  static func error(_ label: String) -> Parameter { Parameter(label, .error) }
  static func stream(_ label: String) -> Parameter { Parameter(label, .stream) }
  static func streams(_ label: String) -> Parameter { Parameter(label, .stream, isRequired: false, isVariadic: true) }
  static func scheduler(_ label: String) -> Parameter { Parameter(label, .scheduler) }
  static func function(_ label: String, _ count: Int = 1) -> Parameter { Parameter(label, .function(count)) }
  static func effect(_ label: String, _ count: Int = 1) -> Parameter {
    Parameter(label, .function(count), isEffect: true)
  }
  static func block(_ label: String) -> Parameter { Parameter(label, .function(0), isBlock: true) }

  /// The same parameter, which may be omitted.
  var optional: Parameter {
    Parameter(
      label, kind, isRequired: false, isVariadic: isVariadic, isBlock: isBlock, isEffect: isEffect, labelling: labelling
    )
  }

  /// The part of the place of a call that is a parameter's default value, like `#file`.
  public enum Site: Sendable {
    case file, function, line
  }

  /// Returns a parameter whose default value is a part of the place of the call.
  static func site(_ label: String, _ site: Site) -> Parameter {
    Parameter(label, site == .line ? .int : .string, isRequired: false, site: site)
  }

  /// The parameter as help shows it.
  public var signature: String {
    let text = (labelling == .never ? "_ " : "") + "\(label): \(kindName)" + (isVariadic ? "…" : "")
    return isRequired || isVariadic ? text : "\(text)?"
  }

  /// The kind in words: "closure", "Int or duration".
  public var kindName: String {
    switch kind {
    case .value: "value"
    case .int: "Int"
    case .duration: "duration"
    case .bool: "Bool"
    case .string: "String"
    case .array: "array"
    case .error: "error"
    case .scheduler: "scheduler"
    case .stream: "stream"
    case .function: "closure"
    case .streamOrFunction: "stream or closure"
    case .durationOrFunction: "duration or closure"
    case .streamOrDuration: "stream or duration"
    case .boolOrFunction: "Bool or closure"
    case .streamOrInt: "stream"
    case .choice(let words): Self.list(words)
    }
  }

  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "\"\($0)\"" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  /// The kind with its article: "an Int", "a stream or closure".
  public var kindPhrase: String {
    switch kind {
    case .int, .array, .error: "an \(kindName)"
    case .choice: kindName
    default: "a \(kindName)"
    }
  }

  /// Whether its closure must give a value.
  public var wantsResult: Bool { takesFunction && !isEffect }

  /// Whether it takes a closure.
  public var takesFunction: Bool {
    switch kind {
    case .function, .streamOrFunction, .durationOrFunction, .boolOrFunction, .value: true
    default: false
    }
  }

  /// Whether it takes only a closure.
  public var takesOnlyFunction: Bool { if case .function = kind { true } else { false } }

  /// The maximum number of parameters of its closure; `nil` if any number is allowed.
  public var functionArity: Int? { if case .function(let count) = kind { count } else { nil } }

  /// The use that it makes of a value; nil if any value will do, or only words.
  public var use: ValueUse? {
    switch kind {
    case .value, .error, .choice: nil
    case .int: .count
    case .duration, .durationOrFunction, .streamOrDuration: .duration
    case .bool, .boolOrFunction: .condition
    case .string: .text
    case .array: .list
    case .scheduler: .scheduler
    case .function: .function
    case .stream, .streamOrFunction, .streamOrInt: .stream
    }
  }

  /// Returns whether it takes a value.
  public func accepts(_ value: Value, by rules: DialectRules) -> Bool {
    if value.isNil, !isRequired { return true }
    return switch (kind, value) {
    case (.value, _), (.int, .int), (.duration, .duration), (.bool, .bool), (.string, .string), (.array, .array),
      (.function, .function), (.scheduler, .scheduler), (.stream, .stream), (.streamOrFunction, .stream),
      (.streamOrFunction, .function),
      (.durationOrFunction, .duration), (.durationOrFunction, .function), (.durationOrFunction, .stream),
      (.streamOrDuration, .stream), (.streamOrDuration, .duration), (.boolOrFunction, .bool),
      (.boolOrFunction, .function), (.streamOrInt, .stream),
      (.error, _):
      true
    case (.streamOrInt, .int): rules.streamsTakeLimit
    case (.choice(let words), .string(let box)): words.contains(box.text)
    // A list of streams may be one array.
    case (.stream, .array), (.streamOrInt, .array), (.streamOrDuration, .array):
      isVariadic || rules.arraysAreStreams
    case (.streamOrFunction, .array), (.stream, .object), (.streamOrInt, .object), (.stream, .string),
      (.streamOrInt, .string):
      rules.arraysAreStreams
    case (.array, .range), (.array, .tuple): true
    case (.duration, .int), (.duration, .double), (.durationOrFunction, .int), (.durationOrFunction, .double),
      (.streamOrDuration, .int), (.streamOrDuration, .double):
      rules.durationOfOne != nil
    default: false
    }
  }
  /// Returns the argument for the operator: a number that means a duration is converted to one.
  func taken(_ value: Value, by rules: DialectRules) -> Value {
    guard let one = rules.durationOfOne else { return value }
    switch (kind, value) {
    case (.duration, .int(let count)), (.durationOrFunction, .int(let count)), (.streamOrDuration, .int(let count)):
      let (nanoseconds, overflow) = count.multipliedReportingOverflow(by: one)
      return .duration(overflow ? (count < 0 ? .min : .max) : nanoseconds)
    case (.duration, .double(let count)), (.durationOrFunction, .double(let count)),
      (.streamOrDuration, .double(let count)):
      let nanoseconds = (count * Double(one)).rounded()
      return .duration(nanoseconds.isNaN ? 0 : Int(exactly: nanoseconds) ?? (nanoseconds < 0 ? .min : .max))
    default: return value
    }
  }
}
