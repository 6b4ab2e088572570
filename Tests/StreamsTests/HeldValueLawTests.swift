import Testing

@testable import Streams

/// What holds for every operator, whoever adds one: values that it keeps for later count as held.
///
/// Each operator is given many values whose objects can be told to be alive or freed. Where more are alive afterwards than
/// the budget allows, and the run was not cut, the operator keeps values without counting them.
@Suite("The budget of held values")
struct HeldValueLawTests {
  @Test("An operator that keeps values is cut by the budget", arguments: Catalogue.all.indices)
  func keepersAreCut(position: Int) {
    let entry = Catalogue.all[position]
    for trial in Trial.all(of: entry) { #expect(trial.excess() == nil, "\(entry.name): \(trial)") }
  }

  @Test("Almost every operator that is given streams is tried")
  func operatorsAreTried() {
    let untried = Catalogue.all.filter { entry in
      let takesStreams = entry.form != .source || entry.parameters.contains { $0.takesStream }
      return takesStreams && !Trial.all(of: entry).contains { $0.runs }
    }
    // They go after a connection, a subject or a property.
    #expect(Set(untried.map(\.name)) == ["autoconnect", "refCount", "multicast", "channel"])
  }

  @Test("Operators that keep much are cut by this budget and no other", arguments: Self.keepers)
  func keepersAreCutByHeldValues(keeper: Keeper) throws {
    let entry = try #require(Catalogue.all.first { $0.name == keeper.name })
    #expect(Trial.all(of: entry).contains { $0.isCutByHeldValues() }, "\(keeper.name)")
  }

  @Test("An operator that keeps values without counting them breaks the law")
  func lawFindsAHoarder() {
    let hoard = Operator("hoard", theme: .transforming, summary: "Keeps all values.", example: "") {
      call throws(ErrorValue) in try call.subscribing { subscriber, _ in HoardingSubscriber(subscriber) }
    }
    #expect(Trial.all(of: hoard).contains { $0.excess() != nil })
  }

  @Test("A collection counts its values as long as it lives")
  func collections() {
    let world = World()
    do {
      var queue = HeldQueue<Value>(in: world)
      var array = HeldArray(in: world)
      var dictionary = HeldDictionary<Void>(in: world)
      var past = RememberedValues()
      for number in 1...4 {
        queue.append(.int(number))
        array.append(.int(number))
        _ = dictionary.insert((), for: .int(number % 3))
        past.append(.int(number), in: world)
      }
      #expect(world.heldValues == 4 + 4 + 3 + 4)
      _ = queue.popFirst()
      #expect(array.takeAll().count == 4)
      dictionary.remove(.int(1))
      past.forgetOldest()
      #expect(world.heldValues == 3 + 0 + 2 + 3)
    }
    #expect(world.heldValues == 0)
  }

  struct Keeper: Sendable, CustomTestStringConvertible {
    let name: String
    var testDescription: String { name }
  }

  static let keepers = [
    "collect", "bufferCount", "buffer", "bufferTime", "bufferWithTime", "skipLast", "takeLast", "distinct", "zip",
    "delay", "deliverOn", "concatMap", "replay", "shareReplay", "publishReplay", "sequenceEqual",
  ].map { Keeper(name: $0) }
}

/// Keeps every value and counts none.
private final class HoardingSubscriber: OperatorSubscriber {
  private var values: [Value] = []

  override func next(_ value: Value) { values.append(value) }
}

extension Parameter {
  fileprivate var takesStream: Bool {
    switch kind {
    case .stream, .streamOrFunction, .streamOrInt, .streamOrDuration: true
    default: false
    }
  }
}

/// A call of an operator in which one stream sends many values, and the other arguments are of one sort.
private struct Trial: CustomStringConvertible {
  let entry: Operator
  /// The parameter whose stream sends the values; the stream before the dot at -1.
  let floodedParameter: Int
  let sort: Sort
  let payload: Payload

  static let budget = 100
  static let valueCount = 600

  var description: String { "the flood at \(floodedParameter) of \(payload), \(sort)" }

  /// What is the same for all arguments of a call.
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

  /// The kind of the values.
  enum Payload: CaseIterable {
    case strings, streams, events
  }

  static func all(of entry: Operator) -> [Trial] {
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
    if entry.form != .source { flooded.append(-1) }
    return flooded.flatMap { parameter in
      sorts.flatMap { sort in
        Payload.allCases.map { Trial(entry: entry, floodedParameter: parameter, sort: sort, payload: $0) }
      }
    }
  }

  /// Whether the call is one that the operator takes.
  var runs: Bool { (try? stream(with: Flood(payload))) != nil }

  /// The number of values that are alive after the run although nothing counts them; nothing where all is well.
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

  private func run(_ flood: Flood) -> (World, Subscriber)? {
    guard let stream = try? stream(with: flood) else { return nil }
    var limits = Limits()
    limits[.values] = Self.budget
    limits[.subscriptions] = Self.budget
    limits[.events] = 20 * Self.valueCount
    // A thread of a test has a small stack.
    limits[.nesting] = Self.budget
    let world = World(limits: limits)
    let subscriber = Subscriber()
    stream.subscribe(subscriber, in: world)
    if let connectable = stream as? ConnectableStream { _ = connectable.connect(in: world) }
    world.run(until: 50_000_000)
    return (world, subscriber)
  }

  private func stream(with flood: Flood) throws(ErrorValue) -> Stream {
    var arguments: [Value?] = []
    for (index, parameter) in entry.parameters.enumerated() {
      let value: Value? =
        index == floodedParameter ? .stream(flood) : parameter.isRequired || sort.givesOptional ? argument(parameter) : nil
      arguments.append(parameter.isVariadic ? .array(value.map { [$0] } ?? []) : value)
    }
    // Where another stream is flooded, the one before the dot goes on without an end.
    let receiver: Stream? = floodedParameter == -1 ? flood : entry.form == .source ? nil : Stream()
    return try entry.apply(
      Call(receiver: receiver, arguments: arguments, dialect: entry.dialect ?? .standard, place: nil))
  }

  private func argument(_ parameter: Parameter) -> Value {
    switch parameter.kind {
    case .value: parameter.takesFunction && sort.result == .zero ? .dictionary(DictionaryBox([])) : .int(1)
    case .int, .intOrDuration: .int(sort.int)
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

/// Sends many values inside the subscribing call, and does not end.
private final class Flood: Stream {
  private let payload: Trial.Payload
  /// The objects of the values that were sent, as long as anybody keeps them.
  private(set) var sent: [() -> AnyObject?] = []

  init(_ payload: Trial.Payload) { self.payload = payload }

  override func run(for subscriber: Subscriber, in world: World) {
    let source = SourceSubscriber(subscriber, world, self)
    for number in 0..<Trial.valueCount where !source.isDisposed {
      guard source.emit(make(number)) else { return }
    }
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
    case .events:
      let event = EventBox(.next, .int(number))
      sent.append { [weak event] in event }
      return .event(event)
    }
  }
}
