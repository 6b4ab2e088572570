extension Operator {
  static let groupBy = Operator(
    "groupBy", in: .rac, elsewhere: ["ReactiveObjC": "-groupBy:transform:", "RxSwift": "groupBy", "RxJS": "groupBy"],
    theme: .transforming, [.function("key", 1), .function("transform", 1).optional],
    summary: "Sends a stream for each key that the closure gives; the stream has the values with its key.",
    details: """
      A group has a 'key'. It is sent before its first value: whoever subscribes to it at once hears all of it, later \
      subscribers miss what has gone (concat does). The end of the source ends the outer stream first, then the \
      groups in the order in which they were made. A second closure makes the values that the groups send.
      """,
    example: "from([1, 2, 3, 4]).groupBy { $0 % 2 }.flattenMap { g in g.map { \"\\(g.key): \\($0)\" } }"
  ) { call throws(ErrorValue) in
    let key = try call.closure(0)
    let transform = call.optionalClosure(1)
    return try call.subscribing { subscriber, world in
      GroupBySubscriber(subscriber, world, key.forSubscription(), transform?.forSubscription())
    }
  }

  static let groupByRx = Operator(
    "groupBy", in: .rxjs, elsewhere: ["RxSwift": "groupBy"],
    theme: .transforming,
    [
      .function("key", 1), .function("element", 1).optional, .function("duration", 1).optional,
      .function("connector", 0).optional,
    ],
    summary: "Sends a stream for each key that the closure gives, with the values that have it; g.key is the key.",
    details:
      "'element:' says what is sent of a value; 'duration:' gives a stream whose first value ends a group, the next value with that key begins a new one. Groups hear the end of the source. As long as somebody listens to a group the source goes on, also when the stream of groups was left.",
    example: "from([1, 2, 3, 4]).rxjs.groupBy { $0 % 2 }.mergeMap { g in g.map { [g.key, $0] } }"
  ) { call throws(ErrorValue) in
    let key = try call.closure(0)
    let element = call.function(1)
    let duration = call.function(2)
    let connector = call.function(3)
    let dialect = call.dialect
    return try call.subscribing { subscriber, world in
      GroupingSubscriber(
        PartsSubscriber(subscriber), world, key.forSubscription(), element, duration, connector, dialect)
    }
  }
}

/// The values with one key (RACGroupedSignal). A subscriber receives the values after its subscription.
public class GroupStream: BroadcastStream {
  /// The key of its values.
  public let key: Value

  init(_ key: Value, _ broadcast: Broadcast = Broadcast(.none, .reopening)) {
    self.key = key
    super.init(broadcast)
    sourceText = "group"
  }

  public override var kindName: String { "a group" }

  public override var members: [StreamMember] { Self.ownMembers }

  /// The members of groups.
  static let ownMembers = [
    StreamMember(of: GroupStream.self, "key", "The common key of the values of the group.") { group, _ in group.key }
  ]

  fileprivate final func send(_ value: Value, in world: World) { broadcast.next(value, in: world) }
  fileprivate final func sendError(_ error: ErrorValue) { broadcast.error(error) }
  fileprivate final func sendCompleted() { broadcast.completed() }
}

private final class GroupBySubscriber: OperatorSubscriber {
  private let world: World
  private let key: Function
  private let transform: Function?
  private var numbers: [HashedValue: Int] = [:]
  private var groups: [GroupStream] = []

  init(_ downstream: Subscriber, _ world: World, _ key: Function, _ transform: Function?) {
    self.world = world
    self.key = key
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let group = group(of: try key.call(value))
      // The group may have subscribers even if the outer stream was disposed of during its sending.
      group.send(try transform?.call(value) ?? value, in: world)
    } catch {
      self.error(error)
    }
  }

  private func group(of key: Value) -> GroupStream {
    let known = numbers[HashedValue(value: key)]
    world.chargeValueWork()
    world.chargeOperator(.lookup)
    if let known { return groups[known] }
    world.chargeOperator(.group)
    let group = GroupStream(key)
    numbers[HashedValue(value: key)] = groups.count
    groups.append(group)
    // A group lives as long as a subscription does: both have one budget.
    world.subscribed(group)
    send(.stream(group))
    return group
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    let groups = groups
    fail(error)
    for group in groups { group.sendError(error) }
  }

  override func completed() {
    guard !isDisposed else { return }
    let groups = groups
    complete()
    for group in groups { group.sendCompleted() }
  }

  override func cleanUp() {
    for _ in groups { world.unsubscribed() }
    groups = []
    numbers = [:]
  }

  override var treatment: Treatment { Treatment(.passing, loss: "gave it to its group, to which nobody listened") }
  override var holds: [Holding] { .init("groups", groups.map { .stream($0) }) }
}

/// A group that keeps the source running as long as it has subscribers.
private final class HeardGroupStream: GroupStream {
  private let grouping: GroupingSubscriber

  init(_ key: Value, _ broadcast: Broadcast, _ grouping: GroupingSubscriber) {
    self.grouping = grouping
    super.init(key, broadcast)
  }

  override func run(for subscriber: Subscriber, in world: World) {
    broadcast.subscribe(grouping.partListener(subscriber), to: self, in: world)
  }
}

/// Sends groups, and listens to its source as long as it or one of its groups has subscribers.
private final class GroupingSubscriber: PartingSubscriber {
  private let world: World
  private let key: Function
  private let element: Function?
  private let duration: Function?
  private let connector: Function?
  private let dialect: Dialect
  private var groups: HeldDictionary<Int>
  /// The groups in the order of their creation; those that have ended leave gaps.
  private var inOrder: [GroupStream?] = []

  init(
    _ downstream: PartsSubscriber, _ world: World, _ key: Function, _ element: Function?, _ duration: Function?,
    _ connector: Function?, _ dialect: Dialect
  ) {
    self.world = world
    self.key = key
    self.element = element
    self.duration = duration
    self.connector = connector
    groups = HeldDictionary(in: world, by: dialect.rules.sameness)
    self.dialect = dialect
    super.init(downstream)
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let key = try key.call(value)
      let known = groups[key].flatMap { inOrder[$0] }
      world.chargeValueWork()
      world.chargeOperator(.lookup)
      let group = if let known { known } else { try makeGroup(key) }
      group.broadcast.next(try element?.call(value) ?? value, in: world)
    } catch {
      self.error(error)
    }
  }

  private func makeGroup(_ key: Value) throws(ErrorValue) -> GroupStream {
    let group = HeardGroupStream(key, try makeBroadcast(), self)
    _ = groups.insert(inOrder.count, for: key)
    let index = inOrder.count
    inOrder.append(group)
    world.chargeOperator(.sharedGroup)
    send(.stream(group))
    if let duration {
      let limit = try duration.call([.stream(group)]).asStream(in: dialect)
      limit.subscribe(InnerSubscriber(self, index: index), in: world)
    }
    return group
  }

  private func makeBroadcast() throws(ErrorValue) -> Broadcast {
    guard let connector else { return Broadcast(.none, .endingForGood) }
    guard case .stream(let made) = try connector.call([]), let subject = made as? Subject else {
      throw ErrorValue("'connector:' gives a subject", place: connector.place)
    }
    return subject.broadcast
  }

  /// Receives a value of the stream that limits a group.
  override func next(_ value: Value, from inner: InnerSubscriber) {
    inOrder[inner.index]?.broadcast.completed()
    inner.dispose()
    forget(inner.index)
  }

  override func error(_ error: ErrorValue, from inner: InnerSubscriber) {
    inOrder[inner.index]?.broadcast.error(error)
    forget(inner.index)
  }

  override func completed(from inner: InnerSubscriber) {
    inOrder[inner.index]?.broadcast.completed()
    forget(inner.index)
  }

  private func forget(_ index: Int) {
    guard index < inOrder.count, let group = inOrder[index] else { return }
    inOrder[index] = nil
    groups.remove(group.key)
  }

  override func error(_ error: ErrorValue) {
    guard !isDisposed else { return }
    for group in groupsThatEnd() { group.broadcast.error(error) }
    fail(error)
  }

  override func completed() {
    guard !isDisposed else { return }
    for group in groupsThatEnd() { group.broadcast.completed() }
    complete()
  }

  private func groupsThatEnd() -> [GroupStream] { inOrder.compactMap { $0 } }

  override func cleanUp() {
    groups.removeAll()
    inOrder = []
    super.cleanUp()
  }

  override var treatment: Treatment { Treatment(.passing, loss: "gave it to its group, to which nobody listened") }
  override var holds: [Holding] { .init("groups", inOrder.compactMap { $0.map { .stream($0) } }) }
}
