import Streams

/// Functions of Swift's own libraries that need no receiver.
enum SwiftFunctions {
  static let all: [Builtin] = [
    type, math("sqrt") { $0.squareRoot() }, math("floor") { $0.rounded(.down) }, math("ceil") { $0.rounded(.up) },
    math("round") { $0.rounded() }, math("trunc") { $0.rounded(.towardZero) },
    Builtin("pow", 2...2, gives: .double, "A number to the power of another, which is a whole one.") {
      call throws(ErrorValue) in
      let (base, exponent) = (try call.number(call.arguments[0]), try call.number(call.arguments[1]))
      guard let count = Int(exactly: exponent), count.magnitude <= 4096 else {
        if exponent == 0.5 { return .double(base.squareRoot()) }
        throw call.fault("'pow' takes whole exponents up to 4096 here")
      }
      var (result, factor, rest) = (1.0, base, count.magnitude)
      while rest > 0 {
        if rest & 1 == 1 { result *= factor }
        factor *= factor
        rest >>= 1
      }
      return .double(count < 0 ? 1 / result : result)
    },
    Builtin(
      "stride", 3...3, labels: ["from", "to", "through", "by"], gives: .array, "Numbers at equal distances."
    ) { call throws(ErrorValue) in try call.stride() },
    Builtin(
      "Array", 0...2, labels: ["repeating", "count"], gives: .array, "An array of elements, or of one many times."
    ) {
      call throws(ErrorValue) in
      if let element = call.labelled("repeating") {
        guard case .int(let count)? = call.labelled("count"), count >= 0 else { throw call.fault("'count:' is an Int") }
        try call.context.makes(elements: count)
        return .array(Array(repeating: element, count: count))
      }
      guard let values = call.arguments.first else { return .array([]) }
      return .array(try values.elements())
    },
    Builtin("Set", 0...1, gives: .array, "The elements, each once, in the order in which they came first.") {
      call throws(ErrorValue) in
      let seen = DictionaryBox()
      for element in try call.arguments.first?.elements() ?? [] {
        try call.context.countSteps(4)
        seen[element] = .bool(true)
      }
      return .array(seen.keys)
    },
    Builtin(
      "Dictionary", 0...2, labels: ["uniqueKeysWithValues", "grouping", "by"], gives: .dictionary,
      "A dictionary of pairs, or of elements grouped by a key."
    ) { call throws(ErrorValue) in try call.makeDictionary() },
    Builtin("Bool", 1...1, "Of true and false as texts; nil for others.") { call in
      switch call.arguments[0] {
      case .bool: return call.arguments[0]
      case .string(let box): return box.text == "true" ? .bool(true) : box.text == "false" ? .bool(false) : .nil
      default: return .nil
      }
    },
    Builtin("Character", 1...1, gives: .string, "A text of one character.") { call throws(ErrorValue) in
      .string(try call.string())
    },
    Builtin("UnicodeScalar", 1...1, "The character of a number; nil where there is none.") { call throws(ErrorValue) in
      guard case .int(let code) = call.arguments[0] else { return .string(try call.string()) }
      guard let number = UInt32(exactly: code), let scalar = UnicodeScalar(number) else { return .nil }
      return .string(String(Character(scalar)))
    },
    Builtin("Date", 0...0, gives: .duration, "The time of the clock, as a duration from the start of the run.") {
      call in
      .duration(call.context.world.scheduler.now)
    },
    Builtin("UUID", 0...1, labels: ["uuidString"], gives: .string, "A text that no other call gives in this run.") {
      call in
      if let text = call.labelled("uuidString") { return text }
      call.context.identifiers += 1
      let digits = String(call.context.identifiers, radix: 16, uppercase: true)
      return .string("00000000-0000-0000-0000-" + digits.padded(to: 12))
    },
    Builtin("fatalError", 0...1, gives: .nil, "Ends the run with an error.") { call throws(ErrorValue) in
      throw call.fault(call.arguments.isEmpty ? "fatalError()" : "fatalError: \(try call.string())")
    },
    condition("precondition", "a precondition"), condition("assert", "an assertion"),
    Builtin(doing: "NSLog", 1...99, "Prints a formatted text.") { call throws(ErrorValue) in
      call.context.log(try call.formatted())
    },
    .logging("debugPrint", [], "Another name of print."),
  ]

  private static let type = Builtin(Parser.typeOf, 1...1, labels: ["of"], "The type of a value.") { call in
    .string(typeName(of: call.arguments[0]))
  }

  private static func typeName(of value: Value) -> String {
    switch value {
    case .nil: return "Optional<Any>"
    case .unit: return "()"
    case .bool: return "Bool"
    case .int: return "Int"
    case .double: return "Double"
    case .string: return "String"
    case .array(let box):
      let types = Set(box.elements.map { typeName(of: $0) })
      return "Array<\(types.count == 1 ? types.first ?? "Any" : "Any")>"
    case .tuple(let box): return "(\(box.elements.map { typeName(of: $0) }.joined(separator: ", ")))"
    case .dictionary: return "Dictionary<AnyHashable, Any>"
    case .error(let error):
      if case .object(let box)? = error.payload { return typeName(of: .object(box)) }
      return error.origin?.type ?? "NSError"
    case .object(let box): return box.className
    default:
      let name = value.kindName
      return String(name.drop { $0 != " " }.dropFirst())
    }
  }

  private static func math(_ name: String, _ function: @escaping @Sendable (Double) -> Double) -> Builtin {
    Builtin(name, 1...1, gives: .double, "As in C.") { call throws(ErrorValue) in
      .double(function(try call.number(call.arguments[0])))
    }
  }

  private static func condition(_ name: String, _ subject: String) -> Builtin {
    Builtin(doing: name, 1...2, "Ends the run where a condition does not hold.") { call throws(ErrorValue) in
      if try !call.arguments[0].asBool() { throw call.fault("\(subject) does not hold") }
    }
  }

  /// Other names of functions.
  static let aliases: [(name: String, meaning: String)] = [
    ("Int64", "Int"), ("Int32", "Int"), ("UInt", "Int"), ("UInt8", "Int"), ("UInt64", "Int"), ("UInt32", "Int"),
    ("Int16", "Int"), ("UInt16", "Int"), ("Int8", "Int"), ("Float", "Double"),
    ("CGFloat", "Double"), ("TimeInterval", "Double"),
  ]

  /// Whether every program in Swift has a function of the name.
  static func isGlobal(_ name: String) -> Bool {
    ["abs", "min", "max", "map", "filter"].contains(name) || ofLists(name) != nil || all.contains { $0.name == name }
  }

  /// Functions of arrays whose names are those of operators, too: the kinds of the arguments decide.
  static func ofLists(_ name: String) -> Builtin? { name == zip.name ? zip : nil }

  private static let zip = Builtin("zip", 2...2, gives: .array, "Pairs of the elements of two arrays.") {
    call throws(ErrorValue) in
    let (one, two) = (
      try call.arguments[0].elements(beside: call.arguments[1]),
      try call.arguments[1].elements(beside: call.arguments[0])
    )
    try call.context.makes(elements: min(one.count, two.count))
    return .array(Swift.zip(one, two).map { .tuple([$0, $1]) })
  }

  /// Members of types that are values: `Int.max`.
  static func value(_ type: String, _ member: String) -> Value? {
    switch (type, member) {
    case ("Int", "max"), ("Int64", "max"): .int(.max)
    case ("Int", "min"), ("Int64", "min"): .int(.min)
    case ("Int", "zero"): .int(0)
    case ("UInt8", "max"): .int(255)
    case ("Int32", "max"): .int(Int(Int32.max))
    case ("UInt8", "min"), ("UInt", "min"), ("UInt64", "min"): .int(0)
    case ("Int", "self"), ("Double", "self"), ("String", "self"), ("Bool", "self"): .string(type)
    case ("Double", "pi"), ("CGFloat", "pi"), ("Float", "pi"): .double(.pi)
    case ("Double", "infinity"), ("CGFloat", "infinity"), ("Float", "infinity"): .double(.infinity)
    case ("Double", "nan"), ("CGFloat", "nan"), ("Float", "nan"): .double(.nan)
    case ("Double", "greatestFiniteMagnitude"), ("CGFloat", "greatestFiniteMagnitude"):
      .double(.greatestFiniteMagnitude)
    case ("Double", "leastNonzeroMagnitude"): .double(.leastNonzeroMagnitude)
    case ("Double", "zero"), ("CGFloat", "zero"): .double(0)
    default: nil
    }
  }
}

extension MemberCall {
  /// Calls a function of a list with all elements of an AsyncSequence, once they are there, if it is given one.
  func collected(for function: Builtin) -> Value? {
    guard case .stream(let stream)? = arguments.first, stream.isPulled,
      ["Array", "Set", "Dictionary"].contains(function.name)
    else { return nil }
    let (others, shapes, context, place) = (arguments.dropFirst(), shapes, context, place)
    return .object(
      Procedure.collecting(stream, in: context) { elements throws(ErrorValue) in
        try function.call(
          MemberCall(
            receiver: .nil, arguments: [.array(elements)] + others, shapes: shapes, context: context, place: place))
      })
  }

  /// Lists one after the other, with the elements of a separator between them; nothing where the elements are none.
  func lists() throws(ErrorValue) -> Value? {
    let elements = try elements()
    guard !elements.isEmpty, elements.allSatisfy({ if case .array = $0 { true } else { false } }) else { return nil }
    let separator = try arguments.first?.elements() ?? []
    var joined: [Value] = []
    for (index, element) in elements.enumerated() {
      if index > 0 { joined.append(contentsOf: separator, in: context.world) }
      joined.append(contentsOf: try element.elements(), in: context.world)
      try context.checksLength(joined.count)
    }
    return .array(joined)
  }

  /// `String(x)`, `String(format: "%d", x)`, `String(repeating: "-", count: 3)`, `String(255, radix: 16)`
  func makeString() throws(ErrorValue) -> Value {
    guard let first = arguments.first else { return .string("") }
    if labelled("format") != nil { return .string(try formatted()) }
    if case .int(let radix)? = labelled("radix"), (2...36).contains(radix), case .int(let int) = first {
      return .string(String(int, radix: radix))
    }
    if labelled("repeating") != nil, case .int(let count)? = labelled("count"), count >= 0 {
      let text = try string()
      let (bytes, overflow) = text.utf8.count.multipliedReportingOverflow(by: count)
      try context.makes(bytes: overflow ? .max : bytes)
      return .string(String(repeating: text, count: count))
    }
    if case .array(let box) = first, !box.elements.isEmpty, box.elements.allSatisfy({ $0.isCharacter }) {
      return .string(box.elements.joinedCharacters)
    }
    return .string(try context.text(of: first))
  }

  /// A format with its values, as `String(format:)` has them.
  fileprivate func formatted() throws(ErrorValue) -> String {
    func int(_ value: Value) -> Int { if case .int(let int) = value { int } else { 0 } }
    return try FormatText.text(countedString(), Array(arguments.dropFirst()), context, int: int) {
      field, value throws(ErrorValue) in
      guard let value else { throw fault("a '%' has no value") }
      let written: String? =
        switch (field.letter, value) {
        case ("@", _), ("s", .string): try context.text(of: value)
        case (_, .int(let int)):
          field.text(ofBits: UInt(bitPattern: int), isSigned: true) ?? field.text(of: Double(int))
        case (_, .double(let double)): field.text(of: double)
        default: nil
        }
      guard let written else { throw fault("'%\(field.letter)' cannot write \(value.kindName)") }
      return written
    }
  }

  /// `stride(from: 0, to: 10, by: 2)`
  fileprivate func stride() throws(ErrorValue) -> Value {
    guard let from = labelled("from"), let step = labelled("by"), let end = labelled("to") ?? labelled("through") else {
      throw fault("'stride' is called with from:, to: or through:, and by:")
    }
    let isClosed = labelled("through") != nil
    guard let zero = step.order(to: try Arithmetic.apply(.subtract, step, step)), zero != 0 else {
      throw fault("the step of 'stride' is not 0")
    }
    var values: [Value] = []
    var index = 0
    while true {
      let value = try Arithmetic.apply(.add, from, try Arithmetic.apply(.multiply, step, .int(index)))
      guard let order = value.order(to: end) else { throw fault(value.refusal(toCompareWith: end)) }
      if order == 0 ? !isClosed : (order > 0) == (zero > 0) { return .array(values) }
      try context.countSteps(4)
      try context.checksLength(values.count)
      values.append(value, in: context.world)
      index += 1
    }
  }

  fileprivate func makeDictionary() throws(ErrorValue) -> Value {
    let box = DictionaryBox()
    if let grouped = labelled("grouping"), case .function(let key)? = arguments.last {
      for element in try grouped.elements() {
        let key = try key.call(element)
        var group: [Value] = if case .array(let before)? = box[key] { before.elements } else { [] }
        try context.countSteps(group.count &+ 8)
        group.append(element)
        box[key] = .array(group)
      }
      return .dictionary(box)
    }
    for pair in try arguments.first?.elements() ?? [] {
      guard case .tuple(let pair) = pair, pair.elements.count == 2 else { throw fault("a dictionary is made of pairs") }
      try context.countSteps(8)
      box[pair.elements[0]] = pair.elements[1]
    }
    return .dictionary(box)
  }
}

extension Value {
  /// The elements; of a range, which may have no end, as many as another list has.
  fileprivate func elements(beside other: Value) throws(ErrorValue) -> [Value] {
    guard case .range(let range) = self, !other.isRange else { return try elements() }
    let count = min(range.count, try other.elements().count)
    return (range.lower..<range.lower + count).map { .int($0) }
  }

  private var isRange: Bool { if case .range = self { true } else { false } }
}
