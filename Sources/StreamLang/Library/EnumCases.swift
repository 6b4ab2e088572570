import Streams

/// Cases of enums that are written without their type: `.milliseconds(300)`, `.next(1)`, `.latest`.
enum EnumCases {
  /// Those that have a value of their own; every other name without arguments is a word, the String of that name.
  static let all: [Builtin] = [
    duration("seconds", 1_000_000_000), duration("milliseconds", 1_000_000), duration("microseconds", 1_000),
    duration("nanoseconds", 1), duration("minutes", 60_000_000_000), duration("hours", 3_600_000_000_000),
    event("next", .next), event("value", .next), event("success", .next, isResult: true), event("error", .error),
    event("failed", .error), event("failure", .error, isResult: true), event("completed", .completed),
    event("finished", .completed),
    event("interrupted", .interrupted),
    Builtin("some", 1...1, "The value.") { call in call.arguments[0] },
    Builtin("none", 0...0, gives: .nil, "nil.") { _ in .nil },
    Builtin("zero", 0...0, "0.") { _ in .int(0) },
    Builtin("infinity", 0...0, "More than every number.") { _ in .double(.infinity) },
    Builtin("max", 1...1, "That many at most.") { call in call.arguments[0] },
    Builtin("now", 0...0, gives: .duration, "The time of the clock.") { call in
      .duration(call.context.world.scheduler.now)
    },
  ]

  /// The nanoseconds of the units that cases are called after.
  static let units = [
    "seconds": 1_000_000_000, "milliseconds": 1_000_000, "microseconds": 1_000, "nanoseconds": 1,
  ]

  /// Returns whether a case is one of an event, a result or a duration.
  ///
  /// - Parameters:
  ///   - enums: The cases of the library in force. Other cases are those of the code, if one of its types has them.
  ///   - types: The types of the code.
  static func isOfLibraries(_ name: String, among enums: [[String]]?, beside types: TypeTable) -> Bool {
    if units[name] != nil { return true }
    guard kinds[name] != nil else { return false }
    return !types.hasCase(name) || name == "success" || name == "failure"
      || enums?.contains { $0.contains(name) } == true
  }

  /// The case of a name; nil where the arguments show that it is one of the app: `.failed(message: "x")`.
  static func find(_ name: String, _ arguments: Arguments? = nil) -> Builtin? {
    let found = all.first { $0.name == name }
    return arguments?.list.contains { $0.label != nil } == true ? nil : found
  }

  private static func duration(_ name: String, _ unit: Int) -> Builtin {
    Builtin(name, 1...1, gives: .duration, "A duration in \(name).") { call throws(ErrorValue) in
      switch call.arguments[0] {
      case .int, .double: return try Arithmetic.apply(.multiply, .duration(unit), call.arguments[0])
      case let other: throw call.fault("'.\(name)' needs a number, not \(other.kindName)")
      }
    }
  }

  private static func event(_ name: String, _ kind: EventBox.Kind, isResult: Bool = false) -> Builtin {
    let takes = kind == .next || kind == .error
    return Builtin(name, takes ? 0...2 : 0...1, gives: .event, "An event, in tests with its time.") { call in
      if let recorded = RecordedEvent.made(kind, call.arguments, call.context) { return recorded }
      let value = call.arguments.first ?? .nil
      return .event(EventBox(kind, kind == .error ? .error(value.asError) : value, isResult: isResult))
    }
  }

  /// The values of a case, where a value is that case; nothing where it is another one.
  static func payload(of value: Value, ifCase name: String) -> [Value]? {
    switch value {
    case .nil: return name == "none" ? [] : nil
    case .event(let event):
      guard kinds[name] == event.kind else { return nil }
      return event.kind == .next || event.kind == .error ? [event.value] : []
    case .string(let box): return box.text == name ? [] : name == "some" ? [value] : nil
    case .object(let object as EnumCaseBox): return object.name == name ? object.values : nil
    case .object(let object) where !object.isPlain && object.text == name: return []
    case .error where kinds[name] == .error: return [value]
    case .error(let error):
      if case .object(let object as EnumCaseBox)? = error.payload { return object.name == name ? object.values : nil }
      return errorTexts[name].map { $0 == error.message } ?? false ? [] : nil
    default: return name == "some" ? [value] : nil
    }
  }

  /// The texts of errors that libraries have cases for.
  private static let errorTexts: [String: String] = [
    "timeout": ErrorMessages.rxError.timeout, "noElements": ErrorMessages.rxError.noElements,
    "moreThanOneElement": ErrorMessages.rxError.moreThanOne, "argumentOutOfRange": ErrorMessages.rxError.outOfRange,
    "disabled": "disabled",
  ]

  private static let kinds: [String: EventBox.Kind] = [
    "next": .next, "value": .next, "success": .next, "error": .error, "failed": .error, "failure": .error,
    "completed": .completed, "finished": .completed, "interrupted": .interrupted,
  ]
}

/// The types of Swift that values here can be asked for.
enum NamedTypes {
  /// Whether a value is of a type; nothing where the type is not known.
  static func holds(_ type: TypeName, _ value: Value) -> Bool? {
    if type.isOptional, value.isNil { return true }
    return tests[type.name].map { $0(value) }
  }

  static func isKnown(_ name: String) -> Bool { tests[name] != nil }

  private static let tests: [String: @Sendable (Value) -> Bool] = {
    var tests: [String: @Sendable (Value) -> Bool] = [:]
    for name in ["Int", "Int64", "Int32", "UInt"] { tests[name] = { if case .int = $0 { true } else { false } } }
    for name in ["Double", "Float", "CGFloat", "TimeInterval"] {
      tests[name] = { if case .double = $0 { true } else { false } }
    }
    for name in ["String", "Substring", "NSString", "Character"] {
      tests[name] = { if case .string = $0 { true } else { false } }
    }
    for name in ["Array", "NSArray", "Set"] { tests[name] = { if case .array = $0 { true } else { false } } }
    for name in ["Dictionary", "NSDictionary"] {
      tests[name] = { if case .dictionary = $0 { true } else { false } }
    }
    for name in ["Error", "NSError"] { tests[name] = { if case .error = $0 { true } else { false } } }
    tests["URLError"] = { if case .error(let error) = $0 { error.origin?.type == "URLError" } else { false } }
    tests["CancellationError"] = {
      if case .error(let error) = $0 { error.origin?.type == "CancellationError" } else { false }
    }
    let rxErrors = ErrorMessages.rxError
    let ofOperators = [rxErrors.timeout, rxErrors.noElements, rxErrors.moreThanOne, rxErrors.outOfRange]
    tests["RxError"] = { value in
      guard case .error(let error) = value else { return false }
      return error.origin?.type == "RxError" || !error.isMadeByScript && ofOperators.contains(error.text)
    }
    tests["Bool"] = { if case .bool = $0 { true } else { false } }
    tests["tuple"] = { if case .tuple = $0 { true } else { false } }
    for name in ["Publisher", "AnyPublisher", "Observable", "ObservableType", "SignalProducer"] {
      tests[name] = { if case .stream = $0 { true } else { false } }
    }
    tests["Function"] = { if case .function = $0 { true } else { false } }
    tests["Void"] = { if case .unit = $0 { true } else { false } }
    for name in ["Any", "AnyObject", "NSObject"] { tests[name] = { !$0.isNil } }
    return tests
  }()
}
