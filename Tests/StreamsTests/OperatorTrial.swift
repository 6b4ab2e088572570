@testable import Streams

extension Parameter {
  var takesStream: Bool {
    switch kind {
    case .stream, .streamOrFunction, .streamOrInt, .streamOrDuration: true
    default: false
    }
  }
}

/// A call of an operator. One stream sends many values or ends at once, and the other arguments are of one sort.
struct Trial: CustomStringConvertible {
  let entry: Operator
  /// The dialect of the call.
  let dialect: Dialect
  /// The parameter whose stream sends the values; the stream before the dot at -1.
  let floodedParameter: Int
  let sort: Sort
  let payload: Payload

  static let budget = 100
  static let valueCount = 600

  var description: String { "the flood at \(floodedParameter) of \(payload), \(sort)" }

  /// The things that are the same for all arguments of a call.
  struct Sort {
    var result = Result.argument
    var int = 1
    var duration = 0
    var givesOptional = false
  }

  /// The value that closures give.
  enum Result: CaseIterable {
    case argument, yes, no, never, zero
  }

  /// The events of the one stream: many values without an end, an end without a value, nothing, or a few values in the
  /// course of time and an end.
  enum Payload {
    case strings, streams, events, completion, failure, silence, timed, timedFailure

    static let values: [Payload] = [.strings, .streams, .events]
    static let withoutValues: [Payload] = [.completion, .failure, .silence]
    static let inTime: [Payload] = [.timed, .timedFailure]
  }

  static func all(
    of entry: Operator, in dialect: Dialect? = nil, sending payloads: [Payload] = Payload.values
  ) -> [Trial] {
    let dialect = dialect ?? entry.dialect ?? .standard
    var sorts = [Sort()]
    if entry.parameters.contains(where: { $0.takesFunction }) {
      sorts = Result.allCases.flatMap { result in
        sorts.map { sort in
          var sort = sort
          sort.result = result
          return sort
        }
      }
    }
    if entry.parameters.contains(where: { $0.kindName.contains("Int") }) {
      sorts += sorts.map { sort in
        var sort = sort
        sort.int = 1_000_000
        return sort
      }
    }
    if entry.parameters.contains(where: { $0.kindName.contains("duration") }) {
      sorts += sorts.map { sort in
        var sort = sort
        sort.duration = 1_000_000_000
        return sort
      }
    }
    if entry.parameters.contains(where: { !$0.isRequired }) {
      sorts += sorts.map { sort in
        var sort = sort
        sort.givesOptional = true
        return sort
      }
    }
    var flooded = entry.parameters.indices.filter { entry.parameters[$0].takesStream }
    if entry.form != .source || flooded.isEmpty { flooded.append(-1) }
    return flooded.flatMap { parameter in
      sorts.flatMap { sort in
        payloads.map {
          Trial(entry: entry, dialect: dialect, floodedParameter: parameter, sort: sort, payload: $0)
        }
      }
    }
  }

  /// Whether the call is one that the operator takes.
  var runs: Bool { (try? stream(with: Flood(payload))) != nil }

  /// Returns the number of values that are alive after the run although nothing counts them; `nil` if there are none.
  func excess() -> Int? {
    let flood = Flood(payload)
    guard let (world, subscriber) = run(flood) else { return nil }
    defer { withExtendedLifetime(subscriber) { world.tearDown() } }
    let alive = flood.sent.filter { $0() != nil }.count
    return world.stop == nil && alive > 2 * Self.budget ? alive : nil
  }

  func isCutByHeldValues() -> Bool {
    guard let (world, _) = run(Flood(payload)) else { return false }
    defer { world.tearDown() }
    if case .limit(.values, _, _)? = world.stop { return true }
    return false
  }

  /// Runs the call with no budget but that of work, and that of nesting.
  func stopByWork() -> Stop? {
    var limits = Limits.off
    limits[.work] = 20 * Self.valueCount
    guard let (world, _) = run(Flood(payload), limits) else { return nil }
    defer { world.tearDown() }
    return world.stop
  }

  private static var heldValueLimits: Limits {
    var limits = Limits()
    limits[.values] = budget
    limits[.subscriptions] = budget
    limits[.events] = 20 * valueCount
    return limits
  }

  private func run(_ flood: Flood, _ given: Limits = heldValueLimits) -> (World, Subscriber)? {
    guard let stream = try? stream(with: flood) else { return nil }
    var limits = given
    // A thread of a test has a small stack.
    limits[.nesting] = Self.budget
    let world = World(limits: limits)
    let subscriber = Subscriber()
    stream.subscribe(subscriber, in: world)
    if let connectable = stream as? ConnectableStream { _ = connectable.connect(in: world) }
    world.run(until: 50_000_000)
    return (world, subscriber)
  }

  func stream(with flood: Flood) throws(ErrorValue) -> Stream {
    var arguments: [Value?] = []
    for (index, parameter) in entry.parameters.enumerated() {
      let value: Value? =
        index == floodedParameter
        ? .stream(flood) : parameter.isRequired || sort.givesOptional ? argument(parameter) : nil
      arguments.append(parameter.isVariadic ? .array(value.map { [$0] } ?? []) : value)
    }
    // If another stream is flooded, the one before the dot does not end.
    let receiver: Stream? = entry.form == .source ? nil : floodedParameter == -1 ? flood : Stream()
    return try entry.apply(
      Call(receiver: receiver, arguments: arguments, dialect: dialect, place: nil))
  }

  private func argument(_ parameter: Parameter) -> Value {
    switch parameter.kind {
    case .value: parameter.takesFunction && sort.result == .zero ? .dictionary(DictionaryBox([])) : .int(1)
    case .int: .int(sort.int)
    case .duration, .durationOrFunction: .duration(sort.duration)
    case .bool, .boolOrFunction: .bool(sort.givesOptional)
    case .string, .error: .string("e")
    case .array: .array([])
    case .scheduler: .scheduler(SchedulerBox("background"))
    case .choice(let words): .string(words.first ?? "")
    case .stream, .streamOrFunction, .streamOrInt, .streamOrDuration: .stream(Stream())
    case .function: .function(function)
    }
  }

  private var function: Function {
    let result = sort.result
    return NativeFunction(parameterCount: 1) { arguments in
      switch result {
      case .argument: arguments.first ?? .nil
      case .yes: .bool(true)
      case .no: .bool(false)
      case .never: .stream(Stream())
      case .zero: .int(0)
      }
    }
  }
}

/// Sends many values inside the subscribing call and does not end, or ends there.
final class Flood: Stream {
  private let payload: Trial.Payload
  /// The objects of the values that were sent, as long as anybody keeps them.
  private(set) var sent: [() -> AnyObject?] = []

  init(_ payload: Trial.Payload) { self.payload = payload }

  override func run(for subscriber: Subscriber, in world: World) {
    if Trial.Payload.inTime.contains(payload) {
      return Self.fewValues(fails: payload == .timedFailure).subscribe(subscriber, in: world)
    }
    let source = SourceSubscriber(subscriber, world, self)
    if payload == .completion { return source.complete() }
    if payload == .silence { return }
    if payload == .failure { return source.fail(ErrorValue("e")) }
    for number in 0..<Trial.valueCount where !source.isDisposed {
      guard source.emit(make(number)) else { return }
    }
  }

  /// Values at 0ms, 10ms, twice at 20ms and at 30ms, and an end at 35ms.
  private static func fewValues(fails: Bool) -> Stream {
    let end = fails ? EventBox(.error, .error(ErrorValue("e"))) : EventBox(.completed)
    let values = [(0, 3), (10, 1), (20, 1), (20, 4), (30, 2)].map { time, value in
      Value.tuple([.duration(time * 1_000_000), .int(value)])
    }
    let call = Call(
      receiver: nil, arguments: [.array(values + [.tuple([.duration(35_000_000), .event(end)])])], dialect: .standard,
      place: nil)
    return (try? Operator.cold.apply(call)) ?? Stream()
  }

  private func make(_ number: Int) -> Value {
    switch payload {
    case .strings:
      let box = StringBox("value \(number)")
      sent.append { [weak box] in box }
      return .string(box)
    case .streams:
      let stream = Stream()
      sent.append { [weak stream] in stream }
      return .stream(stream)
    default:
      let event = EventBox(.next, .int(number))
      sent.append { [weak event] in event }
      return .event(event)
    }
  }
}
