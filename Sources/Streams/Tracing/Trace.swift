/// The identity of a variable.
private struct VariableKey: Hashable {
  let owner: ObjectIdentifier
  let part: String

  init(owner: ObjectIdentifier, part: String) {
    self.owner = owner
    self.part = part
  }

  init(_ use: VariableUse) { self.init(owner: use.identity, part: use.part) }
}

/// The owner of a changed variable. It does not keep an object of the code alive.
private struct VariableOwner {
  private let object: Weak<AnyObject>

  init(_ owner: AnyObject) {
    if let box = owner as? ObjectBox, box.isMortal {
      object = Weak(box.weakReference)
    } else {
      object = Weak(owner)
    }
  }

  /// Returns whether it is this object, and no later one at its address.
  func `is`(_ owner: AnyObject) -> Bool {
    if let reference = object.object as? WeakReference { return reference.object === owner }
    return object.object === owner
  }
}

/// A record of a run: every subscription and every event of every stream, each with its cause.
///
/// A traced run has a subscriber between any two operators. Nothing is decided while it runs; the causes of values are
/// found on demand (`Trace+Causes.swift`).
public final class Trace {
  /// An event of the run.
  public struct Event {
    /// The kinds of event.
    public enum Kind: Sendable {
      /// A subscription began or was left.
      case subscribed, disposed
      /// An event was delivered.
      case next, error, completed, interrupted
      /// A value was sent to a stream from outside.
      case sent
      /// A variable was changed.
      case assigned
    }

    /// The virtual time, in nanoseconds.
    public let time: Int
    /// The value or the error.
    public let value: Value
    /// The kind of this event.
    public let kind: Kind
    /// Whether a timer lies between the cause and this event.
    public let isLater: Bool
    // A long run has many events, and the first use of memory is most of the time that a trace takes. A trace has room
    // for fewer events than these numbers can count. `nil` is -1.
    private let ownSubscription, ownCause, ownEnclosing: Int32
    private let ownPlace: UInt32
    private var ownLastPlace = UInt32.max

    init(
      _ kind: Kind, _ subscription: Int, _ value: Value, at time: Int, cause: Int?, isLater: Bool, enclosing: Int?,
      place: Int
    ) {
      self.kind = kind
      self.value = value
      self.time = time
      self.isLater = isLater
      ownPlace = UInt32(clamping: place)
      ownSubscription = Int32(truncatingIfNeeded: subscription)
      ownCause = Int32(truncatingIfNeeded: cause ?? -1)
      ownEnclosing = Int32(truncatingIfNeeded: enclosing ?? -1)
    }

    /// The number of the subscription of the event.
    public var subscription: Int { Int(ownSubscription) }
    /// The event during which this event happened or its timer was armed; `nil` for a statement of the script.
    public var cause: Int? { ownCause < 0 ? nil : Int(ownCause) }
    /// The event that was going on when this one began.
    var enclosing: Int? { ownEnclosing < 0 ? nil : Int(ownEnclosing) }
    /// The number of places in the order of instants that were taken before the event.
    var place: Int { Int(ownPlace) }
    /// The number of places that were taken by the end of the event.
    var lastPlace: Int { Int(ownLastPlace) }

    /// Ends the event, and returns the enclosing one.
    mutating func end(lastPlace: Int) -> Int? {
      ownLastPlace = UInt32(clamping: lastPlace)
      return enclosing
    }
  }

  /// A variable that a closure has read.
  public struct Reading {
    /// Its name.
    public let name: String
    /// The value that it had.
    public let value: Value
    /// The event of this run that gave the variable its value, if there is one.
    public let change: Int?
  }

  /// One subscription of one stream.
  public final class Subscription {
    /// Its index among all subscriptions of the run.
    public let number: Int
    /// The stream.
    public let stream: Stream
    /// The subscription that it feeds; `nil` if a subscriber of the script or of the engine hears it.
    public let consumer: Int?
    /// Its index among the streams of the consumer; `nil` for the one before the dot.
    public let index: Int?
    /// The lane that hears it, if no operator does.
    public let lane: SubscriberLane?
    /// The stream that it is bound to, if no operator hears it.
    public let boundStream: Stream?
    /// The event that opened it.
    public let opening: Int
    /// The subscriptions that feed it.
    public internal(set) var inputs: [Int] = []
    /// The events of its values.
    public internal(set) var values: [Int] = []
    /// Its terminal event.
    public internal(set) var ending: Int?
    /// The event that left it before its end.
    public internal(set) var leaving: Int?
    /// The holder whose end has disposed of it: "the bag of `start()`".
    public internal(set) var holder: String?
    /// The operator's treatment of values.
    public internal(set) var treatment = Treatment.passing
    /// The memory that it shares with others or feeds.
    public internal(set) var memory: ObjectIdentifier?

    init(
      number: Int, _ stream: Stream, consumer: Int?, index: Int?, last: Subscriber?, opening: Int
    ) {
      self.number = number
      self.stream = stream
      self.consumer = consumer
      self.index = index
      lane = last?.writtenLane
      boundStream = last?.boundStream
      memory = last?.sharedMemory.map { ObjectIdentifier($0) }
      self.opening = opening
    }
  }

  /// All events, in order; later events have higher numbers.
  public private(set) var events = EventLog()
  /// All subscriptions, in order.
  public internal(set) var subscriptions: [Subscription] = []
  /// Whether the trace had no room for some events.
  public private(set) var isFull = false
  /// The number of the next subscription; `nil` if there is no room for it.
  public var nextSubscription: Int? { events.count < most ? subscriptions.count : nil }
  private let most: Int
  private var current: Int?
  var scheduler: Scheduler?
  /// The values that were sent to streams from outside.
  public private(set) var sent: [ObjectIdentifier: [Int]] = [:]
  /// The ends that were sent to streams from outside.
  private(set) var sentEnds: [ObjectIdentifier: [Int]] = [:]
  /// The variables that closures read to make an event.
  private(set) var readings: [Int: [Reading]] = [:]
  /// The variables that were read during an event and do not belong to another event so far.
  private var unclaimed: [Int: [Reading]] = [:]
  /// The last change of each variable that is alive.
  private var changes: [VariableKey: (owner: VariableOwner, event: Int)] = [:]
  /// The target streams of values that were sent from outside.
  public private(set) var targets: [Int: Stream] = [:]
  /// The executions of commands, by the events that began or refused them.
  public private(set) var executions: [Int: Execution] = [:]
  /// The lanes of the effects of code on the app around it, by their events.
  public private(set) var lanesOfEffects: [Int: SubscriberLane] = [:]
  /// The events of such effects that set a property.
  private var setting: Set<Int> = []
  /// The effects of each event, computed on demand.
  var effectsOfEvents: [[Int]] = []

  private let textOf: (Value) -> String

  /// Creates a trace of a run.
  ///
  /// - Parameters:
  ///   - most: The maximum number of events. The run continues without a trace after that.
  ///   - textOf: Writes values that the trace cannot hold.
  public init(most: Int = 2_000_000, textOf: @escaping (Value) -> String = { $0.text }) {
    self.most = min(most, Int(Int32.max))
    self.textOf = textOf
  }

  /// Begins an event. Events that it leads to happen before `end(of:)`. A full trace does not note it.
  func begin(_ kind: Event.Kind, _ subscription: Int, _ value: Value) -> Int? {
    guard events.count < most else {
      isFull = true
      return nil
    }
    let number = events.count
    let outer = current
    var cause = outer
    var isLater = false
    if outer == nil, let place = scheduler?.firingPlace {
      cause = arming(of: place)
      isLater = true
      if cause == nil, subscriptions.indices.contains(subscription) { cause = subscriptions[subscription].opening }
    }
    if let outer, !unclaimed.isEmpty, kind != .assigned, kind != .disposed {
      readings[number] = unclaimed.removeValue(forKey: outer)
    }
    events.append(
      Event(
        kind, subscription, kept(value), at: scheduler?.now ?? 0, cause: cause, isLater: isLater, enclosing: outer,
        place: scheduler?.places ?? 0))
    current = number
    return number
  }

  func end(of event: Int?) {
    guard let event else { return }
    current = events.end(event, lastPlace: scheduler?.places ?? 0)
  }

  /// Notes an event that is sent to a stream from outside, by a statement or during another event.
  public func send(_ event: EventBox, to stream: Stream, in world: World) {
    scheduler = world.scheduler
    let kind: Event.Kind
    switch event.kind {
    case .next: kind = .sent
    case .error: kind = .error
    case .completed: kind = .completed
    case .interrupted: kind = .interrupted
    }
    guard let number = begin(kind, -1, event.value) else { return }
    end(of: number)
    if kind == .sent {
      sent[ObjectIdentifier(stream), default: []].append(number)
      // The value of a property is a variable that code may read.
      changes[VariableKey(owner: ObjectIdentifier(stream), part: "")] = (VariableOwner(stream), number)
    } else {
      sentEnds[ObjectIdentifier(stream), default: []].append(number)
    }
    targets[number] = stream
  }

  /// Begins an execution of a command. Its effects happen before `end(_:)`.
  public func begin(_ execution: Execution, in world: World) -> Int? {
    scheduler = world.scheduler
    guard let number = begin(.sent, -1, execution.input) else { return nil }
    executions[number] = execution
    return number
  }

  /// Ends the beginning or the refusal of an execution.
  public func end(_ execution: Int?) { end(of: execution) }

  /// Notes an effect of code on the app around it, which has a lane.
  ///
  /// - Parameter sets: Whether it sets a property, rather than calls a method.
  public func act(on lane: SubscriberLane, _ value: Value, sets: Bool, in world: World) {
    scheduler = world.scheduler
    guard let number = begin(.sent, -1, value) else { return }
    end(of: number)
    lanesOfEffects[number] = lane
    if sets { setting.insert(number) }
  }

  /// Returns whether an event sets a property of the app around the code.
  public func sets(_ event: Int) -> Bool { setting.contains(event) }

  /// Notes that closures have read variables for an event, or that a variable was changed.
  public func note(_ use: VariableUse) {
    if use.isChange {
      guard let number = begin(.assigned, -1, use.value) else { return }
      end(of: number)
      changes[VariableKey(use)] = (VariableOwner(use.owner), number)
    } else if let current {
      let change = changes[VariableKey(use)].flatMap { $0.owner.is(use.owner) ? $0.event : nil }
      let reading = Reading(name: use.name, value: kept(use.value), change: change)
      if unclaimed[current]?.contains(where: { $0.name == reading.name }) != true {
        unclaimed[current, default: []].append(reading)
      }
    }
  }

  /// Returns the variables that closures read to decide that an event is not passed on.
  public func readings(during event: Int) -> [Reading] { unclaimed[event] ?? [] }

  /// Returns the event during which a place in the order of instants was taken.
  private func arming(of place: Int) -> Int? {
    var (low, high) = (0, events.count)
    while low < high {
      let middle = (low + high) / 2
      if events[middle].place < place { low = middle + 1 } else { high = middle }
    }
    var candidate = low > 0 ? low - 1 : nil
    while let event = candidate, events[event].lastPlace < place { candidate = events[event].enclosing }
    return candidate
  }

  /// Returns the value, or its text if the trace would change the value's life by holding it.
  ///
  /// The owner of a box may change its elements in place as long as it is the only one, so a trace has its own box.
  private func kept(_ value: Value) -> Value {
    switch value {
    case .object, .disposable, .function: written(value)
    case .array(let box): Self.holdsMortals(box) ? written(value) : .array(ArrayBox(box.elements))
    case .tuple(let box as LabelledTuple): Self.holdsMortals(box) ? written(value) : value
    case .tuple(let box): Self.holdsMortals(box) ? written(value) : .tuple(ArrayBox(box.elements))
    case .dictionary(let box): .dictionary(box.copy())
    default: value
    }
  }

  private func written(_ value: Value) -> Value {
    let beginning = value.text(upTo: Self.longestText)
    let count: Int? = if case .array(let box) = value { box.elements.count } else { nil }
    return .object(WrittenValue(beginning.utf8.count > Self.longestText ? beginning : textOf(value), count: count))
  }

  /// The maximum number of bytes of such a text.
  private static let longestText = 400

  private static func holdsMortals(_ box: ArrayBox) -> Bool {
    box.elements.prefix(64).contains {
      switch $0 {
      case .object, .disposable, .function: true
      default: false
      }
    }
  }
}
