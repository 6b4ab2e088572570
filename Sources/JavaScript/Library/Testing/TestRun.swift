import Marbles
import StreamLang
import Streams
import Times

/// A run of a test: its helpers, and its expectations.
final class TestRun {
  typealias Event = TestEvent

  private let context: EvaluationContext
  private let world: World
  /// When it begins in its world.
  private let begin: Int
  /// The time of one sign of marble text.
  private let frame: Int
  /// Whether it ends with the function that `run` was given.
  let isOfFunction: Bool
  private var checks: [Check] = []
  private var observing: [ObservedEvents] = []
  /// The sources that are written as marble text.
  private var sources: [(stream: LoggedStream, events: [Event], literal: TestLane.Literal)] = []

  /// An expectation, which is checked when everything has run.
  private enum Check {
    case events(ObservedEvents, [Event], TestLane.Literal)
    case sameEvents(ObservedEvents, ObservedEvents)
    case subscriptions(Value, [Subscriptions.Window])
  }

  /// Virtual time at which a test that never ends is cut.
  private static let horizon = 3_600_000_000_000
  /// How far `flush` goes outside of `run`: RxJS's `TestScheduler.maxFrames`.
  private static let mostFrames = 750 * JSTimers.testFrame

  init(_ context: EvaluationContext, frame: Int, isOfFunction: Bool = false) {
    self.context = context
    self.frame = frame
    self.isOfFunction = isOfFunction
    let outer = context.world
    begin = isOfFunction ? 0 : outer.scheduler.now
    guard isOfFunction else {
      world = outer
      return
    }
    world = World(
      ties: context.settings.chosenTies ?? .creation, limits: outer.limits, planner: nil, meter: outer.meter)
    world.tellsTimeFromZero = true
    world.log = outer.log
    world.note = outer.note
    world.isInterrupted = outer.isInterrupted
    world.isShortOfMemory = outer.isShortOfMemory
    world.inside = { [world = Unowned(world)] body in context.inWorld(world.object, body) }
  }

  func end() {
    guard !isOfFunction else { return world.tearDown() }
    for observed in observing { observed.dispose() }
  }

  func inItsWorld(_ body: () throws(ErrorValue) -> Value) throws(ErrorValue) -> Value {
    try context.inWorld(world, body)
  }

  /// The object that `run` gives its function.
  func helpers() -> Value {
    let names = ["cold", "hot", "time", "animate", "expectObservable", "expectSubscriptions", "flush"]
    return JSObject.make(
      names.map { name in
        let function = NativeFunction(parameterCount: 3) { [self] values throws(ErrorValue) in
          try helper(name, values)
        }
        return (name, .function(function))
      }, in: context)
  }

  func helper(_ name: String, _ values: [Value]) throws(ErrorValue) -> Value {
    let text = JSText.string(values.first ?? .nil)
    switch name {
    case "cold", "hot": return try stream(values, isHot: name == "hot")
    case "time":
      guard let end = try events([.string(text)]).first(where: { $0.event.kind == .completed }) else {
        throw ErrorValue("time wants marble text with an end, such as '---|'")
      }
      return JSValue.number(Double(end.time) / Double(JSTimers.testFrame))
    case "animate": world.frames = try events([.string(text)]).map { begin + $0.time }
    case "expectObservable": return try expectObservable(values)
    case "expectSubscriptions": return expectSubscriptions(values.first ?? .nil)
    default: try flush()
    }
    return .nil
  }

  /// Runs everything that is armed, and then checks the expectations.
  private func flush() throws(ErrorValue) {
    world.run(until: isOfFunction ? Self.horizon : begin + Self.mostFrames)
    let checks = checks
    self.checks = []
    for check in checks {
      switch check {
      case .events(let observed, let expected, let literal):
        draw(observed.events, expected, literal)
        try compare(observed.events, expected)
      case .sameEvents(let observed, let other): try compare(observed.events, other.events)
      case .subscriptions(let log, let expected): try Self.compare(log, expected)
      }
    }
  }

  // MARK: Marble text

  /// The events of marble text; values by their marks, where an object gives some, and the value of an error.
  private func events(_ arguments: [Value], isHot: Bool = false) throws(ErrorValue) -> [Event] {
    var text = JSText.string(arguments.first ?? .nil)
    // Only in `run` a space takes no time.
    if frame != JSTimers.testFrame { text = String(text.map { $0 == " " ? "-" : $0 }) }
    let values = arguments.count > 1 ? arguments[1] : .nil
    let error = arguments.count > 2 ? arguments[2] : .nil
    let read: MarbleText
    do throws(MarbleTextError) {
      read = try MarbleText.parse(
        text, kind: isHot ? .hot : .cold, tick: Int64(frame), dropsAfterEnd: true)
    } catch {
      throw ErrorValue("in the marble text: \(error.message)", help: error.hint)
    }
    var events: [Event] = []
    for event in read.events {
      let box: EventBox
      switch event.mark {
      case .value(.mark(let mark)), .value(.quoted(let mark)):
        let known = JSObject.entries(of: values)?.first { $0.key == mark }?.value
        if case .stream(let stream)? = known, let inner = (stream as? LoggedStream)?.coldEvents {
          events.append(Event(time: Int(event.time), event: EventBox(.next, known ?? .nil)) { inner })
          continue
        }
        box = EventBox(.next, known ?? .string(mark))
      case .completed: box = EventBox(.completed)
      case .interrupted: box = EventBox(.interrupted)
      case .error: box = EventBox(.error, error.isNil ? .string("error") : error)
      }
      events.append(Event(time: Int(event.time), event: box))
    }
    return events
  }

  /// Marble text as messages: `{ frame, notification }`.
  func parsed(_ arguments: [Value]) throws(ErrorValue) -> Value {
    let isHot = JSText.string(arguments.first ?? .nil).contains("^")
    return .array(
      try events(arguments, isHot: isHot).map { event in
        let kind = event.event.kind == .next ? "N" : event.event.kind == .error ? "E" : "C"
        let notification = JSObject.make(
          [
            ("kind", .string(kind)), ("value", event.event.kind == .next ? event.event.value : .nil),
            ("error", event.event.kind == .error ? JSError.thrown(event.event.value) : .nil),
          ], in: context)
        return JSObject.make(
          [("frame", JSValue.number(Double(event.time) / Double(JSTimers.testFrame))), ("notification", notification)],
          in: context)
      })
  }

  private func stream(_ values: [Value], isHot: Bool) throws(ErrorValue) -> Value {
    let text = JSText.string(values.first ?? .nil)
    let events = try events(values, isHot: isHot)
    let timed = events.map { event -> Value in
      var value = event.event.kind == .next ? event.event.value : .event(event.event)
      // A notification that is sent is no event of the stream.
      if event.event.kind == .next, case .event = value { value = .event(event.event) }
      if event.event.kind == .error { value = .event(EventBox(.error, .error(event.event.value.asError))) }
      return .tuple([.duration(event.time), value])
    }
    guard let entry = Catalogue.find(isHot ? "hot" : "cold", in: .rxjs) else { return .nil }
    let bound: [Value?] = entry.parameters.map { $0.label == "at" ? .array(timed) : nil }
    let made = try entry.apply(Call(receiver: nil, arguments: bound, dialect: .rxjs, place: nil))
    made.sourceText = "\(isHot ? "hot" : "cold")('\(text)')"
    if made.startsItself { made.start(in: world) }
    let logged = LoggedStream(made, isHot ? nil : events, from: begin, in: context)
    sources.append((stream: logged, events: events, literal: literal(.string(text), isHot: isHot)))
    return .stream(logged)
  }

  /// The marble text of a lane, and where it comes among equal texts of the tests.
  private func literal(_ text: Value, isHot: Bool = false) -> TestLane.Literal {
    let text = JSText.string(text)
    return TestLane.Literal(text: text, number: context.tests.place(of: text), isHot: isHot, tick: frame)
  }

  private func draw(_ received: [Event], _ expected: [Event], _ literal: TestLane.Literal) {
    func lane(_ name: String, _ events: [Event], _ literal: TestLane.Literal?, isSource: Bool = false) -> TestLane {
      TestLane(
        name: name, isSource: isSource, events: events.map { (time: $0.time, event: $0.event) }, literal: literal)
    }
    let inputs = sources.map { source in
      lane(source.stream.name ?? (source.literal.isHot ? "hot" : "cold"), source.events, source.literal, isSource: true)
    }
    context.drawTest(
      inputs + [lane("expected", expected, literal), lane("actual", received, nil)], marbles: marbles(of: received))
  }

  // MARK: Expectations

  private func listen(_ stream: Stream, _ marbles: Value) throws(ErrorValue) -> ObservedEvents {
    let observed = ObservedEvents(world, from: begin)
    observing.append(observed)
    var subscribed = 0
    var disposed: Int?
    if !marbles.isNil {
      let window = try Subscriptions.window(JSText.string(marbles), frame: frame)
      subscribed = window.subscribed ?? 0
      disposed = window.disposed
    }
    let world = world
    let subscribing = LaterCall {
      world.keep(observed)
      stream.subscribe(observed, in: world)
    }
    // Everything is subscribed before anything that is hot sends.
    if subscribed == 0 {
      subscribing.fire(0)
    } else {
      _ = world.scheduler.armSource(subscribing, at: begin + subscribed, place: world.scheduler.takePlace())
    }
    if let disposed {
      // It is over before anything is sent at that instant.
      let end = LaterCall { observed.dispose() }
      _ = world.scheduler.armSource(end, at: begin + disposed, place: -1)
    }
    return observed
  }

  private func expectObservable(_ values: [Value]) throws(ErrorValue) -> Value {
    guard case .stream(let stream)? = values.first else { throw ErrorValue("expectObservable wants a stream") }
    let observed = try listen(stream, values.count > 1 ? values[1] : .nil)
    let toBe = NativeFunction(doing: 3) { [self] values throws(ErrorValue) in
      checks.append(.events(observed, try events(values), literal(values.first ?? .nil)))
    }
    let toEqual = NativeFunction(doing: 1) { [self] values throws(ErrorValue) in
      guard case .stream(let other)? = values.first else { throw ErrorValue("toEqual wants a stream") }
      let expected = try listen(other, .nil)
      checks.append(.sameEvents(observed, expected))
    }
    return JSObject.make([("toBe", .function(toBe)), ("toEqual", .function(toEqual))], in: context)
  }

  private static func compare(_ log: Value, _ expected: [Subscriptions.Window]) throws(ErrorValue) {
    guard case .object(let box) = log, let log = box as? SubscriptionLog, log.windows != expected else { return }
    throw ErrorValue(
      "the subscriptions differ",
      help: "expected \(expected.map { $0.text }.joined(separator: ", "))\n"
        + "received \(log.windows.map { $0.text }.joined(separator: ", "))")
  }

  private func windows(_ texts: [String]) throws(ErrorValue) -> [Subscriptions.Window] {
    var windows: [Subscriptions.Window] = []
    for text in texts {
      let window = try Subscriptions.window(text, frame: frame)
      if window.subscribed != nil { windows.append(window) }
    }
    return windows
  }

  private func expectSubscriptions(_ log: Value) -> Value {
    let toBe = NativeFunction(doing: 1) { [self] values throws(ErrorValue) in
      let texts: [String]
      if case .array(let box)? = values.first {
        texts = box.elements.map { JSText.string($0) }
      } else {
        texts = [JSText.string(values.first ?? .nil)]
      }
      let expected = try windows(texts)
      checks.append(.subscriptions(log, expected))
    }
    return JSObject.make([("toBe", .function(toBe))], in: context)
  }

  private func compare(_ received: [Event], _ expected: [Event]) throws(ErrorValue) {
    for index in 0..<max(received.count, expected.count) {
      let one = index < received.count ? received[index] : nil
      let two = index < expected.count ? expected[index] : nil
      if let one, let two, Self.isSame(one, two) { continue }
      let time = min(one?.time ?? Int.max, two?.time ?? Int.max)
      func text(_ event: Event?) -> String {
        event.map { $0.time == time ? name(of: $0) : "nothing" } ?? "nothing"
      }
      throw ErrorValue(
        "at \(TimeText.format(Int64(time))): expected \(text(two)), received \(text(one))",
        help: "expected \(marbles(of: expected))\nreceived \(marbles(of: received))")
    }
  }

  private static func isSame(_ one: Event, _ two: Event) -> Bool {
    guard one.time == two.time, one.event.kind == two.event.kind else { return false }
    if let one = one.inner?(), let two = two.inner?() {
      return one.count == two.count && zip(one, two).allSatisfy { isSame($0, $1) }
    }
    func value(_ event: Event) -> Value {
      if case .error(let error) = event.event.value, let payload = error.payload { return payload }
      return event.event.value
    }
    return JSValue.isDeeplyEqual(value(one), value(two))
  }

  private func name(of event: Event) -> String {
    switch event.event.kind {
    case .next:
      event.inner.map { "a stream \(marbles(of: $0()))" } ?? JSText.inspected(event.event.value, JSText.Level(depth: 1))
    case .completed: "the completion"
    case .error: "the error \(JSText.inspected(event.event.value, JSText.Level(depth: 1)))"
    case .interrupted: "an interruption"
    }
  }

  /// Events as marble text.
  private func marbles(of events: [Event]) -> String {
    var text = ""
    var next = 0
    var index = 0
    while index < events.count {
      let now = events[index].time / frame
      if now - next > 20 {
        text += " \(TimeText.format(Int64((now - next) * frame))) "
      } else {
        text += String(repeating: "-", count: max(0, now - next))
      }
      var marks: [String] = []
      while index < events.count, events[index].time / frame == now {
        switch events[index].event.kind {
        case .next: marks.append(JSText.string(events[index].event.value))
        case .completed: marks.append("|")
        case .error: marks.append("#")
        case .interrupted: marks.append("!")
        }
        index += 1
      }
      text += marks.count == 1 ? marks[0] : "(\(marks.joined(separator: " ")))"
      next = now + 1
    }
    return text.isEmpty ? "(nothing)" : text
  }
}
