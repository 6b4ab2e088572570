extension Operator {
  static let logEvents = Operator(
    "logEvents", elsewhere: ["ReactiveSwift": "logEvents"], theme: .transforming, flow: .same,
    [
      .string("identifier").optional, .value("events").optional, .site("fileName", .file),
      .site("functionName", .function), .site("lineNumber", .line), .function("logger", 5).optional,
    ],
    summary: "Logs every event, and the beginning and end of the subscription, as ReactiveSwift does.",
    details:
      "'events:' chooses among starting, started, value, completed, failed, terminated, disposed and interrupted. Each line ends with the place of the call. 'logger:' is given the five parts of a line instead.",
    example: "just(1).reactiveswift.logEvents(identifier: \"request\")"
  ) { call throws(ErrorValue) in
    let identifier = call.string(0) ?? ""
    let chosen = call.words(1)
    let (file, function, line) = (call.string(2) ?? "", call.string(3) ?? "", call.int(4) ?? 0)
    let logger = call.function(5)
    let source = try call.source()
    let isSignal = source.isSignal
    return call.stream { subscriber, world in
      let length = world.limits[.length]
      func log(_ text: String) throws(ErrorValue) {
        if let logger {
          _ = try logger.call([.string(identifier), .string(text), .string(file), .string(function), .int(line)])
          return
        }
        let place = "fileName: \(file), functionName: \(function), lineNumber: \(line)"
        let text = "[\(identifier)] \(text) \(place)"
        world.chargeOperator(.text(text))
        world.log(text, world.scheduler.queueNames[Int(world.scheduler.queue)])
      }
      func effect(_ events: String...) -> Function? {
        let wanted = events.filter { chosen?.contains($0) ?? true }
        guard !wanted.isEmpty else { return nil }
        return NativeFunction(parameterCount: events[0] == "value" || events[0] == "failed" ? 1 : 0) {
          values throws(ErrorValue) in
          for event in wanted {
            let value = event == events[0] ? values.first.map { " " + $0.text(upTo: length, .swift()) } : nil
            try log(event + (value ?? ""))
          }
          return .nil
        }
      }
      let effects = Effects(
        next: effect("value"), error: effect("failed", "terminated"), completed: effect("completed", "terminated"),
        interrupted: effect("interrupted", "terminated"))
      var stream = finalizing(
        observing(source, effects), effect("disposed"), unsubscribed: effects.interrupted,
        isInterrupted: call.dialect.rules.disposalInterrupts, in: call.dialect)
      if !isSignal {
        if let started = effect("started") { stream = subscribed(to: stream, then: started) }
        if let starting = effect("starting") { stream = beginning(with: starting, stream) }
      }
      stream.subscribe(subscriber, in: world)
    }
  }
}

extension Call {
  /// Returns the names of the events in a list, or of the only one; `nil` if the argument is omitted.
  fileprivate func words(_ index: Int) -> Set<String>? {
    switch value(index) {
    case .array(let box)?: Set(box.elements.map { $0.nameOfEvent })
    case .nil?, nil: nil
    case let only?: [only.nameOfEvent]
    }
  }
}

extension Value {
  /// The word of a kind of event, which may be the case of an event itself: `.value`.
  fileprivate var nameOfEvent: String {
    guard case .event(let event) = self else { return text(upTo: 40) }
    return switch event.kind {
    case .next: "value"
    case .error: "failed"
    case .completed: "completed"
    case .interrupted: "interrupted"
    }
  }
}

extension Stream {
  /// Whether it is a signal or was made of one, and no producer.
  fileprivate var isSignal: Bool {
    var current = self
    for _ in 0..<Stream.deepest {
      if current.sourceText == "producer" || current.typeName == "SignalProducer" { return false }
      guard case .stream(let input)? = current.inputs.first else { return current.isDrivenFromOutside }
      current = input
    }
    return false
  }
}
