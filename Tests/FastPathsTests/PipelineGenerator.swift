import FuzzTargets

/// Makes pipelines of closures over numbers, Bools and pairs, most of them well-typed.
struct PipelineGenerator {
  indirect enum Kind {
    case int, double, bool
    case pair(Kind, Kind)
  }

  private var random: SeededRandom
  /// How a closure writes a value of each kind that it can reach.
  private var reachable: [(text: String, kind: Kind)] = []

  init(seed: UInt64) { random = SeededRandom(state: seed &* 104_729 &+ 17) }

  /// A script of one pipeline.
  mutating func script() -> String {
    var lines = ["let k = \(integerLiteral())", "let q = 2.5", "var v = 3"]
    if chance(5) {
      lines.append("limits(\(pick(["steps", "events", "eventsAtOneInstant"])): \(number(in: 1...12_000)))")
    }
    var (text, kind) = source()
    for _ in 0..<number(in: 1...5) { (text, kind) = stage(after: text, kind) }
    lines.append(text + end(kind))
    return lines.joined(separator: "\n")
  }

  private mutating func source() -> (String, Kind) {
    let count = number(in: 0...2_500)
    switch number(in: 0...7) {
    case 0: return ("from([1, 2.5, -3, 0, 7.25, 9, 12])", .int)
    case 1: return ("from((0..<\(count)).map { $0 * 0.75 - 40 })", .double)
    case 2: return ("from((0..<\(count)).map { $0 * $0 })", .int)
    case 3: return ("interval(1ms).take(\(number(in: 1...300)))", .int)
    case 4: return ("range(9223372036854775000, \(count))", .int)
    default: return ("range(\(number(in: -1_500...10)), \(count))", .int)
    }
  }

  private mutating func stage(after text: String, _ kind: Kind) -> (String, Kind) {
    switch number(in: 0...11) {
    case 0...4:
      let result = anyKind(depth: 2)
      return ("\(text).map { \(expression(result, over: kind, depth: 3)) }", result)
    case 5, 6: return ("\(text).filter { \(expression(.bool, over: kind, depth: 3)) }", kind)
    case 7:
      let isInt = chance(2)
      let fold = fold(isInt ? .int : .double, over: kind)
      return ("\(text).scan(\(isInt ? "1" : "0.5")) { \(fold) }", isInt ? .int : .double)
    case 8: return ("\(text).take(\(number(in: 1...2_000)))", kind)
    case 9: return ("\(text).skip(\(number(in: 0...1_200)))", kind)
    case 10: return ("\(text).takeWhile { \(expression(.bool, over: kind, depth: 2)) || \(chance(2)) }", kind)
    default: return ("\(text).doNext { v += 1 }", kind)
    }
  }

  private mutating func end(_ kind: Kind) -> String {
    switch number(in: 0...5) {
    case 0: ".count()"
    case 1: ".count { \(expression(.bool, over: kind, depth: 2)) }"
    case 2: ".aggregate(0) { \(fold(.int, over: kind)) }"
    case 3: ".aggregate(0.0) { \(fold(.double, over: kind)) }"
    default: ""
    }
  }

  private mutating func fold(_ result: Kind, over kind: Kind) -> String {
    reachable = reaching(kind, as: "$1")
    let operand = expression(result, depth: 2)
    let sign = pick(["+", "-", "*", "+"])
    return chance(3) ? "(\(operand)) \(sign) $0" : "$0 \(sign) (\(operand))"
  }

  private mutating func expression(_ kind: Kind, over parameter: Kind, depth: Int) -> String {
    reachable = reaching(parameter, as: "$0")
    return expression(kind, depth: depth)
  }

  private func reaching(_ kind: Kind, as text: String) -> [(text: String, kind: Kind)] {
    guard case .pair(let first, let second) = kind else { return [(text, kind)] }
    return reaching(first, as: text + ".0") + reaching(second, as: text + ".1")
  }

  private mutating func expression(_ kind: Kind, depth: Int) -> String {
    if chance(400) { return pick(["\"text\"", "nil", "1s", "[1]"]) }
    switch kind {
    case .int: return integer(depth)
    case .double: return double(depth)
    case .bool: return bool(depth)
    case .pair(let first, let second):
      return "(\(expression(first, depth: depth - 1)), \(expression(second, depth: depth - 1)))"
    }
  }

  private mutating func integer(_ depth: Int) -> String {
    guard depth > 0 else {
      let parameters = reachable.filter { if case .int = $0.kind { true } else { false } }
      if !chance(4), !parameters.isEmpty { return parameters[number(in: 0...parameters.count - 1)].text }
      return chance(4) ? pick(["k", "v"]) : integerLiteral()
    }
    switch number(in: 0...8) {
    case 0: return "(\(bool(depth - 1)) ? \(integer(depth - 1)) : \(integer(depth - 1)))"
    case 1: return "-(\(integer(depth - 1)))"
    case 2, 3: return "(\(integer(0)) % \(integerLiteral()))"
    case 4: return "(\(integer(depth - 1)) / \(integerLiteral()))"
    case 5: return "(\(integer(depth - 1)) \(pick(["/", "%"])) \(integer(depth - 1)))"
    default: return "(\(integer(depth - 1)) \(pick(["+", "-", "*"])) \(integer(depth - 1)))"
    }
  }

  private mutating func double(_ depth: Int) -> String {
    guard depth > 0 else {
      let parameters = reachable.filter { if case .double = $0.kind { true } else { false } }
      if !chance(4), !parameters.isEmpty { return parameters[number(in: 0...parameters.count - 1)].text }
      return pick(["q", "1.5", "0.0", "-2.25", "1e300", "(0.0 / 0.0)", "(0 * -1.0)"])
    }
    switch number(in: 0...5) {
    case 0: return "(\(bool(depth - 1)) ? \(double(depth - 1)) : \(double(depth - 1)))"
    case 1: return "-(\(double(depth - 1)))"
    case 2: return "(\(integer(depth - 1)) \(arithmetic()) \(double(depth - 1)))"
    case 3: return "(\(double(depth - 1)) \(arithmetic()) \(integer(depth - 1)))"
    default: return "(\(double(depth - 1)) \(arithmetic()) \(double(depth - 1)))"
    }
  }

  private mutating func bool(_ depth: Int) -> String {
    guard depth > 0 else {
      let parameters = reachable.filter { if case .bool = $0.kind { true } else { false } }
      if !chance(3), !parameters.isEmpty { return parameters[number(in: 0...parameters.count - 1)].text }
      return "(\(integer(0)) \(comparison()) \(integer(0)))"
    }
    switch number(in: 0...8) {
    case 0, 1: return "(\(bool(depth - 1)) \(pick(["&&", "||"])) \(bool(depth - 1)))"
    case 2: return "!\(bool(depth - 1))"
    case 3: return "(\(double(depth - 1)) \(comparison()) \(double(depth - 1)))"
    case 4: return "(\(double(depth - 1)) \(comparison()) \(integer(depth - 1)))"
    case 5: return "(\(bool(depth - 1)) == \(bool(depth - 1)))"
    case 6, 7: return "(\(integer(0)) % \(integerLiteral()) \(pick(["==", "!="])) \(integerLiteral()))"
    default: return "(\(integer(depth - 1)) \(comparison()) \(integer(depth - 1)))"
    }
  }

  private mutating func anyKind(depth: Int) -> Kind {
    switch number(in: 0...6) {
    case 0 where depth > 0: .pair(anyKind(depth: depth - 1), anyKind(depth: depth - 1))
    case 1: .bool
    case 2, 3: .double
    default: .int
    }
  }

  private mutating func integerLiteral() -> String {
    if chance(30) {
      return pick(["9223372036854775807", "4611686018427387904", "-9223372036854775807", "1_000_000_007"])
    }
    return String(pick([0, 1, 2, 2, 3, 3, 4, 5, 7, 8, 10, 16, 60, 100, 1_024, -1, -2, -3, -8, -10]))
  }

  private mutating func arithmetic() -> String { pick(["+", "-", "*", "/", "%"]) }
  private mutating func comparison() -> String { pick(["==", "!=", "<", "<=", ">", ">="]) }
  private mutating func number(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ of: Int) -> Bool { number(in: 1...of) == 1 }
  private mutating func pick<Element>(_ elements: [Element]) -> Element { elements[number(in: 0...elements.count - 1)] }
}
