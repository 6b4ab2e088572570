import Streams

/// Functions that are there without a receiver.
enum Builtins {
  static let functions: [Builtin] =
    general + ObjectFunctions.all + SwiftFunctions.all + TaskFunctions.all + pictures + questions
    + SwiftFunctions.aliases.map { name, meaning in
      Builtin(name, 1...1, "Another name of \(meaning).") { call throws(ErrorValue) in
        try find(meaning)?.call(call) ?? .nil
      }
    }

  private static let general: [Builtin] = [
    .logging("log", ["separator"], "Prints its arguments with the time."),
    .logging("print", ["separator", "terminator"], "Another name of log."),
    Builtin("error", 1...2, labels: ["code"], gives: .error, "An error with a message and perhaps a code.") {
      call throws(ErrorValue) in
      var code: Int?
      if let given = call.labelled("code") {
        guard case .int(let int) = given else { throw call.fault("'code:' is an Int") }
        code = int
      }
      let message = call.positional.first ?? .nil
      if case .nil = message { return .error(ErrorValue(nil, code: code, isMadeByScript: true)) }
      return .error(ErrorValue(try call.context.text(of: message), code: code, isMadeByScript: true))
    },
    Builtin("Int", 1...2, labels: ["radix"], "A number or a text as an Int; nil where it is none.") {
      call throws(ErrorValue) in
      switch call.arguments[0] {
      case .int(let int): return .int(int)
      case .double(let double):
        guard let int = Int(exactly: double.rounded(.towardZero)) else {
          throw call.fault("\(Value.double(double).text) is beyond what an Int holds")
        }
        return .int(int)
      case .string:
        guard case .int(let radix)? = call.labelled("radix"), (2...36).contains(radix) else {
          return Int(try call.countedString()).map { .int($0) } ?? .nil
        }
        return Int(try call.countedString(), radix: radix).map { .int($0) } ?? .nil
      case .bool(let bool): return .int(bool ? 1 : 0)
      case let other: throw call.fault("an Int cannot be made of \(other.kindName)")
      }
    },
    Builtin("Double", 1...1, "A number or a text as a Double; nil where it is none.") { call throws(ErrorValue) in
      switch call.arguments[0] {
      case .int(let int): return .double(Double(int))
      case .double(let double): return .double(double)
      case .string: return Double(try call.countedString()).map { .double($0) } ?? .nil
      case .duration(let duration): return .double(Double(duration) / 1e9)
      case let other: throw call.fault("a Double cannot be made of \(other.kindName)")
      }
    },
    Builtin(
      "String", 0...99, labels: ["format", "repeating", "count", "radix", "describing"], gives: .string,
      "Any value as a text."
    ) { call throws(ErrorValue) in try call.makeString() },
    Builtin("scheduler", 1...1, takes: [.kind(.string)], gives: .scheduler, "A serial queue with a name.") {
      call throws(ErrorValue) in
      .scheduler(SchedulerBox(try call.string()))
    },
    Builtin("min", 1...99, "The least of its arguments.") { call throws(ErrorValue) in
      try call.extreme { $0 < 0 }
    },
    Builtin("max", 1...99, "The greatest of its arguments.") { call throws(ErrorValue) in
      try call.extreme { $0 > 0 }
    },
    Builtin(
      "random", 0...1,
      "A number or duration of a range, an element of an array, or a number from 0 up to 1: the same in every run."
    ) { call throws(ErrorValue) in
      let world = call.context.world
      guard let source = call.arguments.first else { return .double(world.random.nextUnit()) }
      switch source {
      case .range(let range) where range.lower < range.upper:
        return .int(world.random.next(from: range.lower, through: range.upper - 1))
      case .array(let box) where !box.elements.isEmpty:
        return box.elements[world.random.next(from: 0, through: box.elements.count - 1)]
      case .range, .array: throw call.fault("'random' needs a range or an array that is not empty")
      case let other: throw ErrorValue(.randomKind(found: other.kindName), place: call.place)
      }
    },
    Builtin("partition", 2...2, "Two streams: the values for which the closure says true, and the others.") {
      call throws(ErrorValue) in
      guard case .stream(let stream) = call.arguments[0] else { throw call.fault("'partition' needs a stream") }
      return .array(stream.partitioned(by: try call.function(1)).map { .stream($0) })
    },
    Builtin("abs", 1...1, "A number without its sign.") { call throws(ErrorValue) in
      let value = call.arguments[0]
      let isBelow: Bool =
        switch value {
        case .int(let int): int < 0
        case .double(let double): double < 0
        case .duration(let duration): duration < 0
        case let other: throw call.fault("'abs' needs a number, not \(other.kindName)")
        }
      return isBelow ? try Arithmetic.negate(value) : value
    },
  ]

  /// Values that are there by name.
  static let values: [(name: String, value: @Sendable () -> Value)] = [
    ("main", { .scheduler(SchedulerBox("main")) }),
    ("background", { .scheduler(SchedulerBox("background")) }),
    ("unit", { .unit }),
    // There are no objects, so nothing is asked of it; its names stand alone.
    ("self", { .unit }),
    ("nan", { .double(.nan) }),
    ("infinity", { .double(.infinity) }),
    ("EMPTY", { .stream(Catalogue.source("empty")) }),
    ("NEVER", { .stream(Catalogue.source("never")) }),
  ]

  /// Settings of the script, which stand only at the script's own level.
  static let directives: [Builtin] = [
    Builtin(
      "ties", 0...1, takes: [.any], isEffect: true,
      "The rule for the order at one instant: phased, fifo, creation, sources-first; of a stream, whether its result depends on it; ties() asks that of the scene."
    ) {
      call throws(ErrorValue) in
      guard let argument = call.arguments.first else {
        try call.context.tellLuck(of: nil)
        return .nil
      }
      if case .stream(let stream) = argument {
        try call.context.tellLuck(of: stream)
        return .nil
      }
      let name = try call.string()
      guard let rule = TieRule(rawValue: name) else {
        throw call.fault(
          "there is no rule '\(name)'",
          help: "the rules are \(TieRule.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: ", "))")
      }
      call.context.chooseTies(rule)
      return .nil
    },
    Builtin("horizon", 1...1, takes: [.kind(.duration)], isEffect: true, "How far a run goes at most.") {
      call throws(ErrorValue) in
      guard case .duration(let horizon) = call.arguments[0], horizon >= 0 else {
        throw call.fault("'horizon' needs a duration", help: "write horizon(30s)")
      }
      call.context.settings.horizon = horizon
      return .nil
    },
    Builtin(
      "limits", 1...Limits.Kind.allCases.count, labels: Limits.Kind.allCases.map({ $0.rawValue }), isEffect: true,
      "The budgets of runs."
    ) {
      call throws(ErrorValue) in
      if let first = call.positional.first {
        guard case .string(let box) = first, box.text == "off" || box.text == "on" else {
          throw call.fault("'limits' needs a budget", help: "write limits(events: 1000000), or limits(\"off\")")
        }
        call.context.chooseLimits(box.text == "off" ? .off : Limits())
        return .nil
      }
      var limits = call.context.settings.limits
      for kind in Limits.Kind.allCases {
        guard let given = call.labelled(kind.rawValue) else { continue }
        guard case .int(let amount) = given, amount > 0 else { throw call.fault("a budget is an Int above 0") }
        limits[kind] = amount
      }
      call.context.chooseLimits(limits)
      return .nil
    },
    Builtin("seed", 1...1, takes: [.kind(.int)], isEffect: true, "Where the random numbers of a run begin.") {
      call throws(ErrorValue) in
      let seed = try call.int()
      call.context.settings.seed = seed
      call.context.sceneWorld?.random = RandomGenerator(seed: seed)
      return .nil
    },
    Builtin(
      "values", 1...1, takes: [.kind(.string)], isEffect: true,
      "The language whose meaning numbers, texts and members have."
    ) { _ in .nil },
    Builtin("tick", 1...1, takes: [.kind(.duration)], isEffect: true, "The time of one mark of marble text.") { _ in
      .nil
    },
    Builtin(
      "standIns", 1...1, isEffect: true,
      "Names that nothing declares stand for objects of an app, as those of a language know them: swift, js, objc; off."
    ) { _ in .nil },
    Builtin(
      "dialect", 1...1, takes: [.kind(.string)], isEffect: true,
      "The dialect of plain names: \(Settings.dialectNames.joined(separator: ", "))."
    ) { _ in .nil },
  ]

  private static func completing(_ name: String) -> Builtin {
    Builtin(doing: name, 0...0, "Completes the stream.") { call throws(ErrorValue) in try call.block().sendCompleted() }
  }

  /// Functions that work on the block around them: the receiver is the block's subscriber.
  static let blockFunctions: [Builtin] = [
    Builtin("send", 1...99, isEffect: true, "Sends values.") { call throws(ErrorValue) in
      let block = try call.block()
      for value in call.arguments { block.sendNext(value) }
      return .nil
    },
    Builtin("sendNext", 1...1, isEffect: true, "Sends a value.") { call throws(ErrorValue) in
      try call.block().sendNext(call.arguments[0])
      return .nil
    },
    Builtin(doing: "sendError", 0...1, "Ends the stream with an error.") { call throws(ErrorValue) in
      try call.block().sendError((call.arguments.first ?? .nil).asError)
    },
    completing("sendCompleted"), completing("complete"),
    Builtin(
      doing: "after", 2...2, takes: [.kind(.duration), .block(0)], "Calls a closure later (dispatch_after)."
    ) { call throws(ErrorValue) in
      guard case .duration(let duration) = call.arguments[0] else { throw call.fault("'after' needs a duration") }
      try call.block().after(duration, try call.function(1))
    },
    Builtin(
      "onDispose", 1...1, takes: [.block(0)], isEffect: true, "Calls a closure when the subscription is disposed."
    ) {
      call throws(ErrorValue) in
      try call.block().onDispose(try call.function())
      return .nil
    },
  ]

  static func find(_ name: String) -> Builtin? { functions.first { $0.name == name } }
  static func directive(_ name: String) -> Builtin? { directives.first { $0.name == name } }
  static func blockFunction(_ name: String) -> Builtin? { blockFunctions.first { $0.name == name } }
  static func value(_ name: String) -> Value? { values.first { $0.name == name }?.value() }
}

extension MemberCall {
  fileprivate func block() throws(ErrorValue) -> BlockSubscriber {
    guard case .disposable(let subscriber) = receiver, let block = subscriber as? BlockSubscriber else {
      throw fault("this works in a signal or hot block only")
    }
    return block
  }

  func log() throws(ErrorValue) {
    var words: [String] = []
    // A line is printed at a time, so its end is always that of a line.
    for argument in positional { words.append(try context.text(of: argument)) }
    let separator: String = if case .string(let box)? = labelled("separator") { box.text } else { " " }
    context.log(words.joined(separator: separator))
  }

  fileprivate func extreme(_ wins: (Int) -> Bool) throws(ErrorValue) -> Value {
    var values = arguments
    if values.count == 1, case .array(let box) = values[0] {
      values = box.elements
      try context.countSteps(values.count)
    }
    guard var best = values.first else { return .nil }
    for value in values.dropFirst() {
      guard let order = value.order(to: best) else {
        throw fault(value.refusal(toCompareWith: best))
      }
      if wins(order) { best = value }
    }
    return best
  }
}
