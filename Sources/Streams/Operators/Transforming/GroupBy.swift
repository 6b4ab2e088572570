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
    let source = try call.source()
    let key = try call.closure(0)
    let transform = call.optionalClosure(1)
    return call.stream { subscriber, world in
      source.subscribe(
        GroupBySubscriber(subscriber, world, key.forSubscription(), transform?.forSubscription()), in: world)
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
    let source = try call.source()
    let key = try call.closure(0)
    let element = call.function(1)
    let duration = call.function(2)
    let connector = call.function(3)
    let dialect = call.dialect
    return call.stream { subscriber, world in
      let operation = GroupingSubscriber(
        GroupsSubscriber(subscriber), world, key.forSubscription(), element, duration, connector, dialect)
      source.subscribe(operation, in: world)
    }
  }
}

/// The values with one key (RACGroupedSignal): whoever subscribes hears what comes from then on.
public class GroupStream: BroadcastStream {
  /// What its values have in common.
  public let key: Value

  init(_ key: Value, _ broadcast: Broadcast = Broadcast(.none, .rac)) {
    self.key = key
    super.init(broadcast)
    sourceText = "group"
  }

  public override var kindName: String { "a group" }

  public override var members: [StreamMember] { Self.ownMembers }

  /// What groups can do besides being streams.
  static let ownMembers = [
    StreamMember(of: GroupStream.self, "key", "What the values of the group have in common.") { group, _ in group.key }
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
      // Also when whoever was sent the new group has let go of the outer stream: it may listen to the group.
      group.send(try transform?.call(value) ?? value, in: world)
    } catch {
      self.error(error)
    }
  }

  private func group(of key: Value) -> GroupStream {
    let known = numbers[HashedValue(value: key)]
    world.chargeValueWork()
    world.chargeOperator(2)
    if let known { return groups[known] }
    world.chargeOperator(8)
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

  override var holds: [Holding] { .init("groups", groups.map { .stream($0) }) }
}
