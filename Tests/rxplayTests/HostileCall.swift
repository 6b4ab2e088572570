import StreamLang
import Streams

/// The kind of the arguments of a hostile call, for any operator.
struct HostileArguments: Sendable {
  /// The behaviour of closures.
  enum Temper {
    case plain, growing, throwing, endless, spinning, sending
  }

  var temper = Temper.plain
  /// The streams that are given.
  var stream = "interval(1us)"
  var int = "2"
  var duration = "1us"
  /// Whether parameters that may be left out are given, too.
  var isComplete = false
}

/// Calls of an operator with arguments of any kind, such that something runs: what its closures must give, and what it
/// must be called on, is found by trying.
struct HostileCall: Sendable {
  /// The kind of a closure's result.
  private enum Result: CaseIterable {
    case value, bool, stream, subject
  }

  /// How a call is made so that it does something.
  private struct Fitting {
    /// The operators that turn a stream of numbers into the receiver that the operator needs.
    var before = ""
    var after = ""
    /// The results of the closures, in the order of the parameters.
    var results: [Result] = []
    var value = "1"
    /// Whether streams that are given must be such as can be sent to.
    var takesSubject = false
    var isComplete = false
  }

  let entry: Operator
  private let fitting: Fitting
  private let completeFitting: Fitting
  /// Whether some call of it was found that runs without an error.
  let goesWell: Bool

  init(_ entry: Operator) {
    self.entry = entry
    let complete = Self.fitting(of: entry, isComplete: true)
    let fitting = Self.fitting(of: entry, isComplete: false)
    goesWell = complete != nil || fitting != nil
    completeFitting = complete ?? fitting ?? Fitting(isComplete: true)
    self.fitting = fitting ?? completeFitting
  }

  /// The call on a stream; a source is called on nothing.
  func text(on receiver: String, _ arguments: HostileArguments) -> String {
    Self.text(entry, on: receiver, arguments, arguments.isComplete ? completeFitting : fitting)
  }

  // MARK: Finding arguments that fit

  private static let before = [
    "", ".map { $0 > 1 }", ".map { just($0) }", ".map { ($0, $0) }", ".map { ({ 1 }, $0) }", ".map { [1: $0] }",
    ".materialize()", ".map { 1 }", ".take(1)", ".publish()",
  ]

  private static func fitting(of entry: Operator, isComplete: Bool) -> Fitting? {
    let given = entry.parameters.filter { isComplete || $0.isRequired }
    var results: [[Result]] = [[]]
    for parameter in given where parameter.takesOnlyFunction && !parameter.isEffect {
      results = results.flatMap { chosen in Result.allCases.map { chosen + [$0] } }
    }
    var fittings = [Fitting(isComplete: isComplete)]
    func vary<Choice>(_ choices: [Choice], _ part: WritableKeyPath<Fitting, Choice>) {
      fittings = choices.flatMap { choice in
        fittings.map { fitting in
          var fitting = fitting
          fitting[keyPath: part] = choice
          return fitting
        }
      }
    }
    vary(results, \.results)
    vary(entry.form == .source ? [""] : before, \.before)
    vary(["1", "[1, 2]", "[1: STREAM]"], \.value)
    vary([false, true], \.takesSubject)
    vary(entry.makes == .connection ? [".autoconnect()", ""] : [""], \.after)
    let arguments = HostileArguments(stream: "from([1, 2])", duration: "1s")
    return fittings.first { runsWell(text(entry, on: "from([1, 2, 3]).concat(fail(\"x\"))", arguments, $0)) }
  }

  /// Whether nothing fails unexpectedly; budgets may strike.
  private static func runsWell(_ script: String) -> Bool {
    var settings = Settings()
    for limit in ["events=200", "steps=2000", "work=50000", "subscriptions=100"] { _ = settings.limit(limit) }
    var isFine = true
    let source = SourceText(name: "call", text: script)
    let outcome = ScriptRun(source, in: Session(settings: settings)).run { event in
      switch event {
      case .output(.failure, _): isFine = false
      case .output(.diagram(let run), _):
        for lane in run.full.lanes {
          if case .error(_, let message) = lane.end, message != "x" && message != "1" { isFine = false }
        }
      default: break
      }
    }
    switch outcome {
    case .fine: return isFine
    case .stopped(let diagnostic): return isFine && diagnostic.title.contains("the run was cut")
    case .failed, .rejected: return false
    }
  }

  // MARK: Writing it

  private static func text(
    _ entry: Operator, on receiver: String, _ arguments: HostileArguments, _ fitting: Fitting
  ) -> String {
    var results = fitting.results[...]
    let stream = fitting.takesSubject ? "subject()" : arguments.stream
    // Where a block may be given, nothing else that may be left out is.
    let block = entry.parameters.first { $0.isBlock && !$0.isRequired }
    let list = entry.parameters.flatMap { parameter -> [String] in
      if parameter.isVariadic { return parameter.kindName == "value" ? ["1", "2"] : [stream, stream] }
      if let block, !parameter.isRequired, parameter.label != block.label { return [] }
      guard parameter.isRequired || fitting.isComplete else { return [] }
      let text =
        switch parameter.kind {
        case .value: fitting.value.replacing("STREAM", with: stream)
        case .bool, .boolOrFunction: "true"
        case .string, .error: "\"x\""
        case .array: "[(0s, 1), (9223372036s, 2)]"
        case .scheduler: "scheduler(\"q\")"
        case .int: arguments.int
        case .duration, .durationOrFunction: arguments.duration
        case .choice(let words): "\"\(words.first ?? "")\""
        case .stream, .streamOrFunction, .streamOrInt, .streamOrDuration: stream
        case .function where parameter.isBlock: Self.block(arguments.temper)
        case .function(let count) where parameter.isEffect: closure(count, .value, arguments.temper)
        case .function(let count): closure(count, results.popFirst() ?? .value, arguments.temper)
        }
      return ["\(parameter.label): \(text)"]
    }
    let name = (entry.dialect.map { "\($0.name)." } ?? "") + entry.name
    let call = "\(name)(\(list.joined(separator: ", ")))\(fitting.after)"
    return entry.form == .source ? call : "\(receiver)\(fitting.before).\(call)"
  }

  private static func closure(_ count: Int, _ result: Result, _ temper: HostileArguments.Temper) -> String {
    let first = count == 0 ? "1" : "x"
    let last = count < 2 ? first : "y"
    let (lead, body): (String, String) =
      switch (temper, result) {
      case (.throwing, _): ("", "1 / 0")
      case (.spinning, _): ("while true { }\n", last)
      case (_, .subject): ("", "subject()")
      case (.growing, .bool): ("", "\(first) != \(first)")
      case (_, .bool): ("", "true")
      case (.growing, .stream): ("", "from([[\(first), \(last)], [\(first)]])")
      case (.growing, .value): ("", "[\(first), \(last)]")
      case (.endless, _): ("", "interval(1ns)")
      case (_, .stream): ("", "just(\(last))")
      case (_, .value): ("", last)
      }
    let parameters = ["", "x in ", "x, y in "][min(count, 2)]
    return "{ \(parameters)\(temper == .sending ? "s.send(\(first))\n" : "")\(lead)\(body) }"
  }

  private static func block(_ temper: HostileArguments.Temper) -> String {
    switch temper {
    case .plain: "{ while true { send(1) } }"
    case .growing: "{ var a = [1]\nwhile true { a = a + a\nsend(a) } }"
    case .throwing: "{ send(1 / 0) }"
    case .endless: "{ while true { wait(1ns)\nsend(just(1)) } }"
    case .spinning: "{ while true { } }"
    case .sending: "{ while true { wait(0s)\ns.send(1)\nsend(s) } }"
    }
  }
}
