import Streams

/// The names of the platform that chains of the Swift libraries use: queues, run loops and intervals.
enum PlatformNames {
  static let main: @Sendable () -> Value = { .scheduler(SchedulerBox("main")) }
  /// The main queue, where work that is handed over from itself runs at once.
  static let mainAtOnce: @Sendable () -> Value = { .scheduler(SchedulerBox("main", runsAtOnce: true)) }

  /// Values that every library of Swift knows.
  static let values: KeyValuePairs<String, @Sendable () -> Value> = [
    "DispatchQueue.main": main, "RunLoop.main": main, "RunLoop.current": main, "OperationQueue.main": main,
    ".main": main, "Optional.none": { .nil },
  ]

  /// Queues that are made, and intervals with the name of their type.
  static func functions(printing text: TextStyle) -> [Builtin] {
    printing(text) + queues + PlatformErrors.functions + RandomFunctions.all + BlockingFunctions.all
      + AsyncStreamFunctions.all + TestFunctions.all + NimbleFunctions.all + [TestScheduler.function]
  }

  /// The functions of apps and pages that call a closure later, and drop its result.
  static let callingLater: Set<String> = [
    "setTimeout", "setInterval", "async", "asyncAfter", "then", "addEventListener", "forEach", "with",
  ]

  /// The functions that write an optional as one.
  static let showsOptionals: Set<String> = ["print", "debugPrint"]

  /// `print`, and texts of values as it writes them.
  private static func printing(_ text: TextStyle) -> [Builtin] {
    [
      Builtin(
        "print", 0...99, labels: ["separator", "terminator"], isEffect: true, "Prints its arguments with the time."
      ) {
        call throws(ErrorValue) in
        try call.print(text)
      },
      Builtin("debugPrint", 0...99, isEffect: true, "Prints its arguments with the time.") { call throws(ErrorValue) in
        try call.print(text)
      },
      Builtin("NSLog", 1...99, isEffect: true, "Prints its arguments with the time.") { call throws(ErrorValue) in
        try call.print(text)
      },
      Builtin(
        "String", 0...99,
        labels: [
          "describing", "reflecting", "format", "arguments", "repeating", "count", "radix", "uppercase", "data",
          "encoding", "decoding", "as", "contentsOf", "contentsOfFile", "cString", "validatingUTF8", "from",
        ], gives: .string, "Any value as a text."
      ) {
        call throws(ErrorValue) in
        let makesAnother = ["format", "repeating", "radix"].contains { call.labelled($0) != nil }
        guard let first = call.arguments.first, !makesAnother else { return try call.makeString() }
        // In a list a value prints as a debugger shows it.
        guard call.labelled("reflecting") != nil else { return .string(try call.context.text(of: first, text)) }
        return .string(String(try call.context.text(of: .array([first]), text).dropFirst().dropLast()))
      },
    ]
  }

  private static let queues: [Builtin] =
    [
      Builtin(
        "Date", 0...1, labels: ["timeIntervalSinceNow", "timeIntervalSince1970", "timeIntervalSinceReferenceDate"],
        gives: .object, "A date: now, or that many seconds after another one."
      ) { call throws(ErrorValue) in
        var start = call.context.world.scheduler.now
        if call.labelled("timeIntervalSince1970") != nil { start = -DateBox.beginning * 1_000_000_000 }
        if call.labelled("timeIntervalSinceReferenceDate") != nil { start = -DateBox.reference * 1_000_000_000 }
        return .object(DateBox(try DateBox.moved(start, by: call.arguments.first ?? .int(0))))
      },
      Builtin("DispatchTime.now", 0...0, "The time of the clock.") { call in
        .duration(call.context.world.scheduler.now)
      },
      Builtin(
        "DispatchWorkItem", 1...3, labels: ["qos", "flags", "block"], gives: .disposable,
        "A closure for a queue, which can be called off."
      ) { call throws(ErrorValue) in
        guard let body = try call.closure(orWith: "block") else {
          throw call.fault("'DispatchWorkItem' takes a closure")
        }
        return .disposable(WorkItem(body))
      },
      Builtin(
        "DispatchSource.makeTimerSource", 0...2, labels: ["flags", "queue"], gives: .disposable,
        "A timer, which calls its handler when it has been resumed."
      ) { call in
        var queue = SchedulerBox("background")
        if case .scheduler(let given)? = call.labelled("queue") { queue = given }
        return .disposable(TimerSource(queue, call.context.world))
      },
      Builtin(
        "Timer.scheduledTimer", 2...5,
        labels: ["withTimeInterval", "repeats", "block", "timeInterval", "target", "selector", "userInfo"],
        gives: .disposable,
        "A timer on main that calls its closure or its target, once or again and again, until it is invalidated."
      ) { call throws(ErrorValue) in
        var block = try call.closure(orWith: "block")
        if let target = call.labelled("target"), let selector = call.labelled("selector")?.text {
          block = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
            try target.perform(selector, with: values.first ?? .nil)
          }
        }
        guard let block, let seconds = call.labelled("withTimeInterval") ?? call.labelled("timeInterval") else {
          throw call.fault(
            "'scheduledTimer' takes an interval and a closure",
            help: "write Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }")
        }
        let interval = try DateBox.moved(0, by: seconds)
        let first = try DateBox.moved(call.context.world.scheduler.now, by: seconds)
        let isRepeated = if case .bool(true)? = call.labelled("repeats") { true } else { false }
        let timer = TimerSource(SchedulerBox("main"), call.context.world)
        timer.handle(
          NativeFunction(parameterCount: 0) { [timer = Unowned(timer)] _ throws(ErrorValue) in
            if !isRepeated { timer.object.dispose() }
            return try block.call(.disposable(timer.object))
          })
        timer.schedule(at: first, every: isRepeated ? interval : nil)
        timer.resume()
        return .disposable(timer)
      },
      Builtin("Result", 1...1, labels: ["catching"], "What a closure gives or throws.") { call throws(ErrorValue) in
        guard let body = try call.closure(orWith: "catching") else { throw call.fault("'Result' takes a closure") }
        do throws(ErrorValue) {
          return .event(EventBox(.next, try body.call([]), isResult: true))
        } catch {
          if call.context.world.stop != nil { throw error }
          return .event(EventBox(.error, .error(error), isResult: true))
        }
      },
      Builtin("Optional", 1...1, "The value itself, which is an optional then.") { call in call.arguments[0] },
      Builtin("Optional.some", 1...1, "The value itself, which is an optional then.") { call in call.arguments[0] },
      Builtin(
        "Data", 0...2, labels: ["contentsOf", "base64Encoded", "options"],
        "An empty text: the content of a file or an answer is a value here."
      ) { call in
        call.arguments.first ?? .string("")
      },
      queue("DispatchQueue", labels: ["label", "qos", "attributes", "target"]),
      queue("DispatchQueue.global", labels: ["qos"]),
      queue("OperationQueue", labels: []),
    ]
    + ["DispatchTimeInterval", "RxTimeInterval", "DispatchQueue.SchedulerTimeType.Stride"].flatMap { type in
      Interval.allCases.map { interval in
        Builtin("\(type).\(interval.rawValue)", 1...1, "A duration of that many \(interval.rawValue).") {
          call throws(ErrorValue) in
          try interval.duration(call)
        }
      }
    }

  /// A named serial queue; without a name it is `background`.
  static func queue(_ name: String, labels: [String], runsAtOnce: Bool = false) -> Builtin {
    Builtin(name, 0...4, labels: labels, "A queue in virtual time: the one with this name, else background.") { call in
      .scheduler(SchedulerBox(call.queueName, runsAtOnce: runsAtOnce))
    }
  }

  /// A scheduler that is made without a name.
  static func scheduler(_ name: String, _ make: @escaping @Sendable () -> Value) -> Builtin {
    Builtin(name, 0...0, "A scheduler in virtual time.") { _ in make() }
  }

  /// The units of intervals, as the cases of `DispatchTimeInterval` are called.
  enum Interval: String, CaseIterable {
    case seconds, milliseconds, microseconds, nanoseconds

    private var nanoseconds: Int {
      switch self {
      case .seconds: 1_000_000_000
      case .milliseconds: 1_000_000
      case .microseconds: 1_000
      case .nanoseconds: 1
      }
    }

    /// The duration of that many units.
    func duration(_ call: MemberCall) throws(ErrorValue) -> Value {
      guard call.arguments.count == 1 else { throw call.fault("'\(rawValue)' takes one number") }
      switch call.arguments[0] {
      case .int(let count):
        let (product, overflow) = count.multipliedReportingOverflow(by: nanoseconds)
        if overflow { throw call.fault("\(count) \(rawValue) are beyond what a duration holds") }
        return .duration(product)
      case .double(let count):
        guard let product = Int(exactly: (count * Double(nanoseconds)).rounded()) else {
          throw call.fault("\(count) \(rawValue) are beyond what a duration holds")
        }
        return .duration(product)
      case let other: throw call.fault("'\(rawValue)' takes a number, not \(other.kindName)")
      }
    }
  }
}

extension MemberCall {
  /// The name of the queue that is made: a label, the queue that it works on, or `background`.
  fileprivate var queueName: String {
    for (value, shape) in zip(arguments, shapes) where shape.label != "qos" {
      switch value {
      case .string(let box): return box.text
      case .scheduler(let scheduler): return scheduler.name
      default: continue
      }
    }
    return "background"
  }
}

extension MemberCall {
  fileprivate func print(_ style: TextStyle) throws(ErrorValue) -> Value {
    var words: [String] = []
    for value in positional { words.append(try context.text(of: value, style)) }
    let separator: String = if case .string(let box)? = labelled("separator") { box.text } else { " " }
    let line = context.unfinishedLine + words.joined(separator: separator)
    context.unfinishedLine = ""
    guard case .string(let end)? = labelled("terminator") else {
      context.log(line)
      return .nil
    }
    // A line without an end waits for the next text.
    if end.text.hasSuffix("\n") {
      context.log(line + end.text.dropLast())
    } else {
      context.unfinishedLine = line + end.text
    }
    return .nil
  }
}
