extension Operator {
  static let publish = Operator(
    "publish", in: .rac, elsewhere: ["RxSwift": "publish", "Combine": "multicast", "RxJS": "publish"],
    theme: .sharing,
    summary:
      "One subscription of the source for all: it begins at connect() or with autoconnect(), once and never again.",
    details: "Values sent before there are subscribers are gone. A connection is made once and never again.",
    keywords: ["广播", "多播"],
    example: "let p = interval(1s).take(2).publish()\np.subscribe { log($0) }\np.connect()", makes: .connection
  ) { call throws(ErrorValue) in
    let rules = call.dialect.rules
    return ConnectableStream(
      try call.source(), .none, rules.subjects, reconnects: rules.connectionsCanBeMadeAgain)
  }

  static let publishRx = Operator(
    "publish", in: .rxjs,
    elsewhere: ["RxSwift": "publish", "Combine": "multicast", "ReactiveObjC": "-publish"],
    theme: .sharing, [.function("selector", 1).optional],
    summary:
      "One subscription of the source for all: it begins at connect() or with refCount(), but not after its end.",
    details:
      "A connection that was disposed can be made again, but all hear the one end: after it there is nothing. With a closure it is connect { … }.",
    example: "let p = interval(1s).take(2).rxjs.publish()\np.subscribe { log($0) }\np.connect()",
    makes: .connection
  ) { call throws(ErrorValue) in try publishing(call, .none, selector: 0) }

  static func publishing(
    _ call: Call, _ memory: Broadcast.Memory, selector: Int?
  ) throws(ErrorValue) -> Stream {
    if let selector, call.function(selector) != nil { return try connecting(call, memory, try call.closure(selector)) }
    return ConnectableStream(try call.source(), memory, .endingForGood, reconnects: true)
  }
}

/// A source and the subscribers that share it, connected by hand (RACMulticastConnection), with one connection a world.
public final class ConnectableStream: Stream {
  fileprivate let source: Stream
  private let reconnects: Bool
  private let makeBroadcast: () -> Broadcast
  private let renews: Bool

  /// - Parameter renews: Whether a further connection begins with nothing remembered, including the end.
  init(
    _ source: Stream, _ memory: Broadcast.Memory, _ rules: SubjectRules, reconnects: Bool, renews: Bool = false
  ) {
    self.renews = renews
    self.source = source
    self.reconnects = reconnects
    makeBroadcast = { Broadcast(memory, rules) }
  }

  init(_ source: Stream, _ shared: Broadcast, reconnects: Bool = false) {
    self.source = source
    self.reconnects = reconnects
    renews = false
    makeBroadcast = { shared }
  }

  /// Calls the closure for the subject once in each world. If it fails, subscribers receive the error.
  ///
  /// - Parameter renews: Whether the closure is called anew after each connection.
  init(_ source: Stream, connector: Function, renews: Bool = false) {
    self.source = source
    reconnects = true
    self.renews = renews
    makeBroadcast = {
      do throws(ErrorValue) {
        return try connector.makeSubject(for: "multicast").broadcast
      } catch {
        let broadcast = Broadcast(.none, .endingForGood)
        broadcast.error(error)
        return broadcast
      }
    }
  }

  /// Returns a connection that calls the closure for another subject whenever it connects again (RxJS).
  public static func renewed(_ source: Stream, _ connector: Function) -> ConnectableStream {
    ConnectableStream(source, connector: connector, renews: true)
  }

  public override var kindName: String { "a connection" }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { Self.ownMembers }

  /// The members of connections.
  static let ownMembers = [
    StreamMember(
      of: ConnectableStream.self, "connect", gives: .subscription, isEffect: true,
      "Subscribes to the source, once and for all."
    ) {
      .disposable($0.connect(in: $1.world))
    }
  ]

  public override func run(for subscriber: Subscriber, in world: World) {
    connection(in: world).broadcast.subscribe(subscriber, to: self, in: world)
  }

  /// Subscribes to the source, once in a world. Later calls return the same subscription, which may have ended.
  public func connect(in world: World) -> Subscriber { connection(in: world).connect() }

  func connection(in world: World) -> Connection {
    world.instance(of: self) {
      Connection(source, world, reconnects: reconnects, renews: renews, makeBroadcast)
    }
  }
}

/// The one subscription that many share.
final class Connection {
  private var current: Broadcast
  private let makeBroadcast: () -> Broadcast
  private let source: Stream
  private let world: World
  /// Whether a connection that has ended can be made again (RxJS).
  private let reconnects: Bool
  /// Whether each connection has a broadcast of its own.
  private let renews: Bool
  private var subscription: BroadcastingSubscriber?

  init(
    _ source: Stream, _ world: World, reconnects: Bool = false, renews: Bool = false,
    _ makeBroadcast: @escaping () -> Broadcast
  ) {
    self.source = source
    self.makeBroadcast = makeBroadcast
    self.world = world
    self.reconnects = reconnects
    self.renews = renews
    current = makeBroadcast()
  }

  convenience init(_ source: Stream, _ broadcast: Broadcast, _ world: World) {
    self.init(source, world) { broadcast }
  }

  /// The broadcast that the subscribers of the connection listen to.
  var broadcast: Broadcast {
    if renews, let subscription, subscription.isDisposed {
      self.subscription = nil
      current = makeBroadcast()
    }
    return current
  }

  func connect() -> Subscriber {
    if let subscription, !reconnects || !subscription.isDisposed { return subscription }
    let subscription = BroadcastingSubscriber(broadcast, world, leavesFirst: false, forgetsPast: renews)
    self.subscription = subscription
    world.keep(subscription)
    source.subscribe(subscription, in: world)
    subscription.leavesFirst = true
    return subscription
  }

  func disconnect() { subscription?.dispose() }
}

/// A connection that its subscribers make and end (RACMulticastConnection.m autoconnect; RxJS `refCount`, where a
/// subscriber that has left before the connection is made does not make it).
final class AutoconnectStream: Stream {
  private let connectable: ConnectableStream
  private let needsListener: Bool
  private let placing: TeardownPlacing

  init(_ connectable: ConnectableStream, needsListener: Bool = false, in dialect: Dialect) {
    self.connectable = connectable
    self.needsListener = needsListener
    placing = TeardownPlacing(ofOwn: dialect.rules)
  }

  /// A subscription makes the connection: only its source drives it.
  override var reachableInputs: [Value] { [.stream(connectable.source)] }

  private final class Count {
    var subscribers = 0
  }

  override func run(for subscriber: Subscriber, in world: World) {
    let count = world.instance(of: self) { Count() }
    let connection = connectable.connection(in: world)
    count.subscribers += 1
    let leave = {
      count.subscribers -= 1
      if count.subscribers == 0 { connection.disconnect() }
    }
    if needsListener {
      let operation = LeavingSubscriber(subscriber, placing, whenGone: leave)
      connection.broadcast.subscribe(operation, to: connectable, in: world)
      if !operation.isDisposed { _ = connection.connect() }
    } else {
      let operation = CountedSubscriber(subscriber, whenGone: leave)
      connection.broadcast.subscribe(operation, to: connectable, in: world)
      _ = connection.connect()
      operation.hasConnected()
    }
  }
}

/// Calls a closure after it has been disposed, but not before the call that subscribed it has connected.
private final class CountedSubscriber: OperatorSubscriber {
  private var whenGone: (() -> Void)?
  private var isConnected = false

  init(_ downstream: Subscriber, whenGone: @escaping () -> Void) {
    self.whenGone = whenGone
    super.init(downstream)
  }

  func hasConnected() {
    isConnected = true
    if isDisposed { leave() }
  }

  private func leave() {
    let whenGone = whenGone
    self.whenGone = nil
    whenGone?()
  }

  override func cleanUp() {
    if isConnected { leave() }
  }
}
