import StreamLang
import Streams

/// `NSPredicate`: a test of an object.
final class Predicate: ObjCBox {
  typealias Test = (Value) throws(ErrorValue) -> Bool
  private let test: Test

  init(_ runtime: ObjCRuntime, _ test: @escaping Test) {
    self.test = test
    super.init("NSPredicate", runtime)
  }

  override func holds(for value: Value) throws(ErrorValue) -> Bool {
    try runtime.object.context.countSteps(4)
    return try test(value)
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    message.selector.hasPrefix("evaluateWithObject:") ? .bool(try holds(for: message[0])) : nil
  }

  static func make(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    case "predicateWithBlock:":
      let block = try message.block(0)
      return .object(
        Predicate(runtime) { value throws(ErrorValue) in ObjCNumbers.isTrue(try block.call([value, .nil])) })
    case "predicateWithValue:":
      let holds = ObjCNumbers.isTrue(message[0])
      return .object(Predicate(runtime) { _ in holds })
    case "predicateWithFormat:", "predicateWithFormat:argumentArray:":
      let isList = message.selector.hasSuffix("argumentArray:")
      let values =
        isList
        ? try ObjCCollections.elements(message[1], message.context) : Array(message.arguments.dropFirst())
      var reader = PredicateReader(message.text(0), values, runtime)
      return .object(Predicate(runtime, try reader.whole()))
    case "andPredicateWithSubpredicates:", "orPredicateWithSubpredicates:":
      let isAnd = message.selector.hasPrefix("and")
      var parts: [ObjCBox] = []
      for value in try ObjCCollections.elements(message[0], message.context) {
        parts.append(try ObjCBox.predicate(value))
      }
      return .object(
        Predicate(runtime) { value throws(ErrorValue) in
          for part in parts where try part.holds(for: value) != isAnd { return !isAnd }
          return isAnd
        })
    case "notPredicateWithSubpredicate:":
      let part = try ObjCBox.predicate(message[0])
      return .object(Predicate(runtime) { value throws(ErrorValue) in !(try part.holds(for: value)) })
    default: return nil
    }
  }
}

/// Reads the format of a predicate: `name BEGINSWITH[c] %@ AND (age > 3 OR tags CONTAINS 'x')`.
struct PredicateReader {
  typealias Test = Predicate.Test
  private typealias Operand = (Value) throws(ErrorValue) -> Value

  private let format: String
  private let runtime: ObjCRuntime
  private var tokens: [String] = []
  private var position = 0
  private var values: ArraySlice<Value>
  private var depth = 0

  init(_ format: String, _ values: [Value], _ runtime: ObjCRuntime) {
    self.format = format
    self.runtime = runtime
    self.values = values[...]
    tokens = Self.tokens(of: format)
  }

  private static func tokens(of format: String) -> [String] {
    var list: [String] = []
    var rest = format[...]
    func isPart(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || "_.@$".contains(character)
    }
    while let first = rest.first {
      var length = 1
      if first.isWhitespace {
        rest.removeFirst()
        continue
      } else if first == "'" || first == "\"" {
        // A text keeps its first quote, as the sign that it is one.
        rest.removeFirst()
        var text = "'"
        while let next = rest.popFirst(), next != first {
          text.append(next == "\\" ? rest.popFirst() ?? next : next)
        }
        list.append(text)
        continue
      } else if first == "%" {
        length = 1 + rest.dropFirst().prefix { $0.isLetter || $0 == "@" }.prefix(3).count
      } else if first == "[" {
        length = (rest.firstIndex(of: "]").map { rest.distance(from: rest.startIndex, to: $0) } ?? 0) + 1
      } else if isPart(first) {
        length = rest.prefix(while: isPart).count
      } else if ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"].contains(String(rest.prefix(2))) {
        length = 2
      }
      list.append(String(rest.prefix(length)))
      rest = rest.dropFirst(length)
    }
    return list
  }

  private var next: String { position < tokens.count ? tokens[position] : "" }

  private mutating func takes(_ words: String...) -> Bool {
    guard words.contains(next.uppercased()) else { return false }
    position += 1
    return true
  }

  private func fault() -> ErrorValue {
    ErrorValue("the predicate \"\(format)\" cannot be read" + (next.isEmpty ? " to its end" : " at '\(next)'"))
  }

  mutating func whole() throws(ErrorValue) -> Test {
    let test = try either()
    guard position == tokens.count else { throw fault() }
    return test
  }

  private mutating func either() throws(ErrorValue) -> Test {
    var list = [try both()]
    while takes("OR", "||") { list.append(try both()) }
    let tests = list
    return { value throws(ErrorValue) in
      for test in tests where try test(value) { return true }
      return false
    }
  }

  private mutating func both() throws(ErrorValue) -> Test {
    var list = [try single()]
    while takes("AND", "&&") { list.append(try single()) }
    let tests = list
    return { value throws(ErrorValue) in
      for test in tests where !(try test(value)) { return false }
      return true
    }
  }

  private mutating func single() throws(ErrorValue) -> Test {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw fault() }
    if takes("NOT", "!") {
      let test = try single()
      return { value throws(ErrorValue) in !(try test(value)) }
    }
    if takes("TRUEPREDICATE") { return { _ in true } }
    if takes("FALSEPREDICATE") { return { _ in false } }
    if takes("(") {
      let test = try either()
      guard takes(")") else { throw fault() }
      return test
    }
    return try comparison()
  }

  private mutating func comparison() throws(ErrorValue) -> Test {
    let quantity = ["ANY", "SOME", "ALL", "NONE"].first { next.uppercased() == $0 }
    if quantity != nil { position += 1 }
    let left = try operand()
    let sign = next.uppercased()
    position += 1
    var options = ""
    if next.hasPrefix("["), next.hasSuffix("]") {
      options = next.lowercased()
      position += 1
    }
    let right = try operand()
    guard let compare = try Self.comparison(sign, ignoresCase: options.contains("c"), runtime) else {
      position -= 1
      throw fault()
    }
    let runtime = runtime
    guard let quantity else {
      return { value throws(ErrorValue) in try compare(try left(value), try right(value)) }
    }
    return { value throws(ErrorValue) in
      let other = try right(value)
      for element in try ObjCCollections.elements(try left(value), runtime.context)
      where try compare(element, other) != (quantity == "ALL") { return quantity == "ANY" || quantity == "SOME" }
      return quantity == "ALL" || quantity == "NONE"
    }
  }

  private mutating func operand() throws(ErrorValue) -> Operand {
    depth += 1
    defer { depth -= 1 }
    guard depth < 50 else { throw fault() }
    let word = next
    position += 1
    switch word.uppercased() {
    case "SELF": return { $0 }
    case "YES", "TRUE": return { _ in .bool(true) }
    case "NO", "FALSE": return { _ in .bool(false) }
    case "NIL", "NULL": return { _ in .nil }
    case "{":
      var list: [Operand] = []
      while next != "}", !next.isEmpty {
        list.append(try operand())
        guard takes(",") || next == "}" else { throw fault() }
      }
      guard takes("}") else { throw fault() }
      let operands = list
      return { value throws(ErrorValue) in
        var elements: [Value] = []
        for operand in operands { elements.append(try operand(value)) }
        return .array(elements)
      }
    case "-":
      let inner = try operand()
      return { value throws(ErrorValue) in try ObjCNumbers.negate(try inner(value)) }
    default: break
    }
    if word.hasPrefix("'") {
      let text = String(word.dropFirst())
      return { _ in .string(text) }
    }
    if word.hasPrefix("%") {
      guard let value = values.popFirst() else {
        throw ErrorValue("the predicate \"\(format)\" has more values than are given")
      }
      return word == "%K" ? path(ObjCText.plain(value, runtime)) : { _ in value }
    }
    if word.first?.isNumber == true, let number = Double(word) {
      let value: Value = Int(word).map { .int($0) } ?? .double(number)
      return { _ in value }
    }
    guard let first = word.first, first.isLetter || first == "_" || first == "@" else {
      position -= 1
      throw fault()
    }
    return path(word.uppercased().hasPrefix("SELF.") ? String(word.dropFirst(5)) : word)
  }

  private func path(_ path: String) -> Operand {
    let runtime = runtime
    return { value throws(ErrorValue) in
      if case .array = value { return try ObjCDispatch.send("valueForKeyPath:", to: value, [.string(path)], runtime) }
      return try runtime.value(value, path)
    }
  }

  /// How two values are compared; nothing for a sign that is none.
  private static func comparison(
    _ sign: String, ignoresCase: Bool, _ runtime: ObjCRuntime
  ) throws(ErrorValue) -> ((Value, Value) throws(ErrorValue) -> Bool)? {
    func text(_ value: Value) -> String {
      let text = ObjCText.plain(value, runtime)
      return ignoresCase ? text.lowercased() : text
    }
    func order(_ one: Value, _ two: Value) throws(ErrorValue) -> Int {
      if ObjCText.isNull(one) || ObjCText.isNull(two) { return 2 }
      return ObjCNumbers.int(try ObjCDispatch.send("compare:", to: one, [two], runtime))
    }
    func isSame(_ one: Value, _ two: Value) -> Bool {
      if ignoresCase, case .string = one, case .string = two { return text(one) == text(two) }
      let isNull = { (value: Value) in ObjCText.isNull(value) || ObjCText.className(of: value) == "NSNull" }
      return isNull(one) && isNull(two) || ObjCNumbers.areEqual(one, two)
    }
    func matches(_ one: Value, _ pattern: String) throws(ErrorValue) -> Bool {
      let expression = try RegularExpression(
        "^(?:\(pattern))$", options: ignoresCase ? "is" : "s", called: "'\(pattern)'")
      return try !expression.matches(in: ObjCText.plain(one, runtime), all: false, runtime.context).isEmpty
    }
    switch sign {
    case "==", "=": return { isSame($0, $1) }
    case "!=", "<>": return { !isSame($0, $1) }
    case "<": return { one, two throws(ErrorValue) in try order(one, two) == -1 }
    case "<=", "=<": return { one, two throws(ErrorValue) in try order(one, two) <= 0 }
    case ">": return { one, two throws(ErrorValue) in try order(one, two) == 1 }
    case ">=", "=>":
      return { one, two throws(ErrorValue) in
        let order = try order(one, two)
        return order == 0 || order == 1
      }
    case "BEGINSWITH": return { text($0).hasPrefix(text($1)) }
    case "ENDSWITH": return { text($0).hasSuffix(text($1)) }
    case "CONTAINS":
      return { one, two throws(ErrorValue) in
        if case .string = one { return ObjCStrings.find(text(two), in: text(one)) != nil }
        if ObjCText.isNull(one) { return false }
        return try ObjCCollections.elements(one, runtime.context).contains { isSame($0, two) }
      }
    case "IN":
      return { one, two throws(ErrorValue) in
        if case .string = two { return ObjCStrings.find(text(one), in: text(two)) != nil }
        return try ObjCCollections.elements(two, runtime.context).contains { isSame(one, $0) }
      }
    case "BETWEEN":
      return { one, two throws(ErrorValue) in
        let ends = try ObjCCollections.elements(two, runtime.context)
        guard ends.count == 2 else { throw ErrorValue("BETWEEN wants two values") }
        let (low, high) = (try order(one, ends[0]), try order(one, ends[1]))
        return (low == 0 || low == 1) && high <= 0
      }
    case "MATCHES": return { one, two throws(ErrorValue) in try matches(one, ObjCText.plain(two, runtime)) }
    case "LIKE":
      return { one, two throws(ErrorValue) in
        let pattern = ObjCText.plain(two, runtime).map { character in
          if character == "*" { return ".*" }
          if character == "?" { return "." }
          return "\\^$.|+()[]{}".contains(character) ? "\\\(character)" : String(character)
        }
        return try matches(one, pattern.joined())
      }
    default: return nil
    }
  }
}
