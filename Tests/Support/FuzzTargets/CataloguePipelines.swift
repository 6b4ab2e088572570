import Streams

/// Makes pipelines of every operator in every dialect, with arguments of all kinds that its parameters take: a new
/// operator is among them.
public struct CataloguePipelines {
  private var random: SeededRandom

  /// Begins at a seed.
  public init(seed: UInt64) { random = SeededRandom(state: seed &* 48_271 &+ 11) }

  /// Operators that a script can call in a dialect: spellings of the dialect, and operators that libraries share.
  public static let operators: [(dialect: Dialect, entry: Operator)] = Dialect.all.flatMap { dialect in
    Catalogue.operators(in: dialect)
      .filter { $0.form != .source && !$0.isDrivenFromOutside && $0.name != "connect" }
      .filter { $0.dialect == dialect || Catalogue.find($0.name, in: dialect) === $0 }
      .map { (dialect, $0) }
  }

  /// A script whose last statement is a stream, and the operators in it.
  public mutating func script() -> (text: String, operators: [String]) {
    var lines = [
      pick(["", "", "ties(\"fifo\")", "ties(\"sources-first\")"]), pick(["horizon(3s)", "horizon(1234ms)"]),
    ]
    if chance(2) { lines.append("limits(\(budget()))") }
    var used: [String] = []
    if chance(3) {
      lines += broadcast()
    } else {
      if chance(2) { lines.append("let a = \(pipeline(depth: 1, &used))") }
      lines.append(pipeline(depth: 2, &used))
    }
    return (lines.filter { !$0.isEmpty }.joined(separator: "\n"), used)
  }

  private mutating func budget() -> String {
    switch number(0...5) {
    case 0: "events: \(number(1...9_000))"
    case 1: "eventsAtOneInstant: \(number(1...5_000))"
    case 2: "steps: \(number(1...30_000))"
    case 3: "subscriptions: \(number(2...40))"
    case 4: "values: \(number(1...2_000))"
    default: "work: \(number(5_000...120_000))"
    }
  }

  private mutating func duration() -> String {
    pick([
      "0s", "1ns", "-1ns", "9223372036854775807ns", "999us", "1ms", "5ms", "70ms", "100ms", "150ms", "200ms", "300ms",
      "1s", "2s",
    ])
  }

  private mutating func source() -> String {
    switch number(0...11) {
    case 0, 1: "interval(\(pick(["1ms", "2ms", "7ms", "100ms", "150ms", "300us"])))"
    case 2: "interval(\(pick(["1ms", "2ms", "70ms"]))).take(\(number(1...900)))"
    case 3, 4: "range(\(number(-5...5)), \(pick(["0", "3", "40", "600", "5000"])))"
    case 5: "timer(\(duration()), \(pick(["1ms", "50ms"])))"
    case 6: "cold(\"-1-2(34)-5-|\", numbers: true)"
    case 7: "hot(\"-1-2(34)-5-#\", numbers: true)"
    case 8: "from([3, 1, 2.5, nil, \"x\", 7])"
    case 9: "signal { send(4); wait(\(duration())); send(2, 6); \(pick(["complete()", "sendError(\"e\")", "1"])) }"
    case 10: pick(["empty()", "never()", "fail(\"x\")", "just(5)"])
    default: "from([range(0, 4), interval(100ms).take(3), just(9)])"
    }
  }

  private mutating func pipeline(depth: Int, _ used: inout [String]) -> String {
    var text = source()
    for _ in 0..<number(0...depth + 1) { text += plainCall() }
    for _ in 0..<number(0...depth) {
      guard let (dialect, entry) = Self.operators.randomElement(using: &random) else { break }
      used.append("\(dialect.name).\(entry.name)")
      text += call(of: entry, in: dialect, depth: depth, &used) + (chance(3) ? ".map { \"\\($0)\".count }" : "")
    }
    for _ in 0..<number(0...1) { text += plainCall() }
    return text
  }

  /// An operator that fast paths can run, or one that often stands beside such operators.
  private mutating func plainCall() -> String {
    pick([
      ".map { $0 * 2 + \(number(-2...2)) }", ".filter { $0 % \(number(1...5)) == 0 }", ".take(\(number(1...2_000)))",
      ".skip(\(number(0...300)))", ".scan(0) { $0 + $1 }", ".takeWhile { $0 < \(number(10...3_000)) }",
      ".map { ($0, [$0, 1]) }.map { $0.0 + $0.1[0] }", ".map { 1000 / ($0 - \(number(0...999))) }",
      ".filter { $0 % 10 < 5 }.throttle(\(duration()))", ".map { $0 * 0.5 }.filter { $0 < 200.5 }", ".count()",
      ".flattenMap { interval(1ms).take(3) }", ".map { interval(2ms).map { $0 + 1 } }.switchToLatest()",
    ])
  }

  private mutating func call(of entry: Operator, in dialect: Dialect, depth: Int, _ used: inout [String]) -> String {
    var arguments: [String] = []
    var isByPosition = true
    for parameter in entry.parameters {
      if parameter.isVariadic {
        guard isByPosition else { continue }
        for _ in 0..<number(0...2) { arguments.append(argument(parameter, depth, &used)) }
        isByPosition = false
      } else if parameter.isRequired || chance(2) {
        let text = argument(parameter, depth, &used)
        let isLabelled = parameter.labelling == .always || !isByPosition
        if !isByPosition, parameter.labelling == .never { continue }
        arguments.append(isLabelled ? "\(parameter.label): \(text)" : text)
      } else if parameter.labelling != .always {
        isByPosition = false
      }
    }
    return ".\(dialect.name).\(entry.name)(\(arguments.joined(separator: ", ")))"
  }

  private mutating func argument(_ parameter: Parameter, _ depth: Int, _ used: inout [String]) -> String {
    switch parameter.kind {
    case .value: pick(["1", "0", "\"a\"", "[1, 2]", "nil", "2.5"])
    case .int: String(number(0...4))
    case .duration: duration()
    case .bool: pick(["true", "false"])
    case .string: "\"s\""
    case .array: pick(["[1, 2]", "[]", "[just(1), interval(100ms).take(2)]"])
    case .error: "\"e\""
    case .scheduler: "background"
    case .stream: stream(depth, &used)
    case .function(let count): closure(count, parameter, depth, &used)
    case .streamOrFunction: chance(2) ? stream(depth, &used) : "{ \(stream(depth, &used)) }"
    case .streamOrDuration: chance(2) ? duration() : stream(depth, &used)
    case .durationOrFunction: chance(2) ? duration() : "{ \(stream(depth, &used)) }"
    case .boolOrFunction: chance(2) ? "true" : "{ just(true) }"
    case .choice(let words): "\"\(pick(words))\""
    case .streamOrInt: chance(2) ? stream(depth, &used) : String(number(1...3))
    }
  }

  private mutating func stream(_ depth: Int, _ used: inout [String]) -> String {
    depth > 0 ? pipeline(depth: depth - 1, &used) : source()
  }

  private mutating func closure(
    _ count: Int, _ parameter: Parameter, _ depth: Int, _ used: inout [String]
  ) -> String {
    if parameter.isBlock { return "{ send(1); wait(100ms); send(2); complete() }" }
    if parameter.isEffect { return "{ 1 }" }
    switch count {
    case 0: return pick(["{ 1 }", "{ true }", "{ \(stream(depth, &used)) }"])
    case 1: return pick(["{ $0 }", "{ $0 % 3 == 0 }", "{ $0 * 3 }", "{ x in \(stream(depth, &used)) }", "{ 10 / $0 }"])
    default: return pick(["{ $0 + $1 }", "{ x, y in y }", "{ x, y in x < y }", "{ x, y in just(x) }"])
    }
  }

  /// A large source that several listeners share, some of whom end early; filters stand above and below.
  private mutating func broadcast() -> [String] {
    let size = pick(["4000", "822", "272", "6000", "\(number(200...900))"])
    let source = pick([
      "range(0, \(size))", "range(0, \(size)).map { $0 * 3 }", "range(0, \(size)).filter { $0 % 3 == 1 }",
      "from((0..<\(size)).map { $0 * 2 }).filter { $0 > 100 }", "interval(1ms).take(\(size)).filter { $0 % 7 < 3 }",
      "interval(1ms).take(2500)", "interval(300us)", "range(0, \(size)).scan(0) { $0 + $1 }.filter { $0 % 2 == 0 }",
    ])
    let listener = [
      "s", "s.count()", "s.map { $0 * 2 }.filter { $0 % 3 == 0 }.count()", "s.aggregate(0) { $0 + $1 }",
      "s.map { ($0, $0 + 1) }.map { $0.0 - $0.1 }.aggregate(0) { $0 + $1 }", "s.take(\(number(1...900))).count()",
      "s.filter { $0 % 600 == 0 }", "s.takeWhile { $0 < \(number(0...3000)) }.scan(0) { $0 + $1 }.takeLast(3)",
      "s.map { 1000 / ($0 - \(number(0...999))) }.count()", "s.filter { $0 % 2 == 1 }.first()",
      "s.skip(\(number(0...900))).take(5)", "s.takeUntil(timer(\(number(0...900))ms)).count()",
    ]
    let listeners = (0..<number(1...6)).map { _ in pick(listener) }
    let late = pick(["", "wait(\(number(0...900))ms)"])
    return switch number(0...3) {
    case 0:
      ["let s = \(source).\(pick(["publish()", "rxjs.publishReplay()", "publishLast()"]))"]
        + listeners.map { $0 + ".subscribe { log($0) }" } + ["s.connect()"]
    case 1:
      ["let s = \(source).\(pick(["share()", "replay()", "replayLast()"]))", "merge(\(list(listeners)))"]
    case 2:
      [
        "let s = \(source).\(pick(["replay()", "replayLazily()", "rxjs.shareReplay()", "rxjs.shareReplay(40)"]))", late,
      ] + listeners.map { $0 + ".subscribe { log($0) }" } + [late, "s.filter { $0 % 5 == 0 }.count()"]
    default: ["let s = \(source).replay()", "zip(\(list(listeners)))"]
    }
  }

  private func list(_ streams: [String]) -> String { (streams + ["s.count()"]).joined(separator: ", ") }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  private mutating func chance(_ of: Int) -> Bool { number(1...of) == 1 }
  private mutating func pick(_ choices: [String]) -> String { choices.randomElement(using: &random) ?? "" }
}
