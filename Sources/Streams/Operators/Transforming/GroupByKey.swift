/// A group that keeps the source going as long as somebody listens to it.
private final class HeardGroupStream: GroupStream {
  private let grouping: GroupingSubscriber

  init(_ key: Value, _ broadcast: Broadcast, _ grouping: GroupingSubscriber) {
    self.grouping = grouping
    super.init(key, broadcast)
  }

  public override func run(for subscriber: Subscriber, in world: World) {
    grouping.listeners += 1
    let listener = LeavingSubscriber(subscriber) { [grouping] in
      grouping.stopsListening()
    }
    broadcast.subscribe(listener, in: world)
  }
}

/// The half below: it sends groups. Those who listen to one keep the half above.
final class GroupsSubscriber: OperatorSubscriber {
  override func cleanUp() {
    guard let grouping = upstream as? GroupingSubscriber, grouping.listeners > 0 else { return }
    upstream = nil
    grouping.isLeft = true
  }
}

/// The half above: it listens to the source as long as anybody listens to it or to one of its groups.
final class GroupingSubscriber: CombiningSubscriber {
  var listeners = 0
  /// Whether nobody listens to the stream of groups any more.
  var isLeft = false
  private let world: World
  private let key: Function
  private let element: Function?
  private let duration: Function?
  private let connector: Function?
  private let dialect: Dialect
  private var groups: [HashedValue: Int] = [:]
  /// The groups in the order in which they were made; those that have ended leave gaps.
  private var inOrder: [GroupStream?] = []

  init(
    _ downstream: GroupsSubscriber, _ world: World, _ key: Function, _ element: Function?, _ duration: Function?,
    _ connector: Function?, _ dialect: Dialect
  ) {
    self.world = world
    self.key = key
    self.element = element
    self.duration = duration
    self.connector = connector
    self.dialect = dialect
    super.init(downstream)
  }

  func stopsListening() {
    listeners -= 1
    if isLeft, listeners == 0 { dispose() }
  }

  override func next(_ value: Value) {
    guard !isDisposed else { return }
    do throws(ErrorValue) {
      let key = try key.call(value)
      let known = groups[HashedValue(value: key)].flatMap { inOrder[$0] }
      world.chargeValueWork()
      let group = if let known { known } else { try makeGroup(key) }
      group.broadcast.next(try element?.call(value) ?? value, in: world)
    } catch {
      self.error(error)
    }
  }

  private func makeGroup(_ key: Value) throws(ErrorValue) -> GroupStream {
    let group = HeardGroupStream(key, try makeBroadcast(), self)
    groups[HashedValue(value: key)] = inOrder.count
    let index = inOrder.count
    inOrder.append(group)
    world.chargeOperator(20)
    world.hold()
    send(.stream(group))
    if let duration {
      let limit = try duration.call([.stream(group)]).asStream(in: dialect)
      limit.subscribe(InnerSubscriber(self, index: index), in: world)
    }
    return group
  }

  private func makeBroadcast() throws(ErrorValue) -> Broadcast {
    guard let connector else { return Broadcast(.none, .rxjs) }
    guard case .stream(let made) = try connector.call([]), let subject = made as? Subject else {
      throw ErrorValue("'connector:' gives a subject", place: connector.place)
    }
    return subject.broadcast
  }

  /// The stream that limits a group has sent.
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
    groups[HashedValue(value: group.key)] = nil
    world.drop()
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
    world.drop(groups.count)
    groups = [:]
    inOrder = []
    super.cleanUp()
  }

  override var holds: [Holding] { .init("groups", inOrder.compactMap { $0.map { .stream($0) } }) }
}
