extension Operator {
  static let channel = Operator(
    "channel", elsewhere: ["ReactiveObjC": "RACChannel, RACChannelTo", "ReactiveSwift": "<~ both ways"],
    theme: .sharing, flow: .other, form: .both,
    summary:
      "Two terminals, .leading and .following: values sent to one arrive at the other. p.channel() is one terminal.",
    details: """
      A new listener of the following terminal hears the latest value that was sent to the leading one; of the leading \
      one, nothing. An end ends both and is remembered. p.channel() is the following terminal of a channel whose other \
      side is the property: it sends the current value and every change, and what is sent to it sets the property, \
      which is not heard back. x.subscribe(terminal) passes a stream on to it; terminal <~ b.channel() binds two \
      properties both ways, b's value first.
      """,
    example: "let a = property(1)\nlet c = a.channel()\nc.subscribe { log($0) }\na.value = 2\nc.send(3)",
    isDrivenFromOutside: true
  ) { call throws(ErrorValue) in
    guard let receiver = call.receiver else { return Channel() }
    guard let property = receiver as? Property else {
      throw ErrorValue("'channel' goes after a property, this is \(receiver.kindName)", place: call.place)
    }
    return PropertyTerminal(property)
  }
}

/// Two terminals that are connected crosswise (RACChannel.m). It is no stream of its own.
public final class Channel: Stream {
  /// Sends its values to the following terminal, and receives the values that are sent there.
  let leading: Terminal
  /// Sends its values to the leading terminal, and receives the values that are sent there. A late subscriber also
  /// receives the latest value.
  let following: Terminal

  override init() {
    let leadingValues = Broadcast(.values(capacity: 0), .reopening)
    let followingValues = Broadcast(.values(capacity: 1), .reopening)
    leading = Terminal(hears: leadingValues, sendsTo: followingValues)
    following = Terminal(hears: followingValues, sendsTo: leadingValues)
    super.init()
    leading.sourceText = "leading"
    following.sourceText = "following"
    leading.inputs = [.stream(self)]
    following.inputs = [.stream(self)]
  }

  public override var kindName: String { "a channel" }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { Self.ownMembers }

  /// The terminals.
  static let ownMembers = [
    StreamMember(of: Channel.self, "leading", "The terminal of the side that has the value.") { channel, _ in
      .stream(channel.leading)
    },
    StreamMember(of: Channel.self, "following", "The terminal of the side that follows.") { channel, _ in
      .stream(channel.following)
    },
  ]

  public override func run(for subscriber: Subscriber, in world: World) {
    SourceSubscriber(subscriber, world).fail(
      ErrorValue("a channel is heard at its terminals: .leading and .following"))
  }
}

/// One end of a channel (RACChannelTerminal): it receives the values that are sent to the other end.
public class Terminal: Stream, EventTarget, BindingTarget {
  fileprivate let values: Broadcast
  fileprivate let other: Broadcast

  init(hears values: Broadcast, sendsTo other: Broadcast) {
    self.values = values
    self.other = other
    super.init()
  }

  public override var kindName: String { "a terminal" }
  public override var otherEnd: Stream? {
    guard case .stream(let stream)? = inputs.first, let channel = stream as? Channel else { return nil }
    return channel.leading === self ? channel.following : channel.leading
  }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { StreamMember.sending }
  public override var asEventTarget: (any EventTarget)? { self }
  public override var asBindingTarget: (any BindingTarget)? { self }

  public override func run(for subscriber: Subscriber, in world: World) {
    values.subscribe(subscriber, to: self, in: world)
  }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    for value in values.remembered { observer(EventBox(.next, value)) }
    values.observer = observer
    return true
  }

  /// Sends a value to the other side.
  public func send(_ value: Value, in world: World) { other.next(value, in: world) }

  /// Ends both sides, the other first.
  public func sendError(_ error: ErrorValue, in world: World) {
    other.error(error)
    values.error(error)
  }

  /// Ends both sides, the other first.
  public func sendCompleted(in world: World) {
    other.completed()
    values.completed()
  }

  /// Binds both ways; this side takes the other's value first (RACKVOChannel.m `setObject:forKeyedSubscript:`).
  public func follow(_ source: Stream, in world: World) throws(ErrorValue) -> Subscriber {
    let incoming = ForwardingSubscriber(self, world)
    world.keep(incoming)
    source.subscribe(incoming, in: world)
    guard let terminal = source as? Terminal else { return incoming }
    let outgoing = ForwardingSubscriber(terminal, world)
    world.keep(outgoing)
    try through(.skip, .int(1)).subscribe(outgoing, in: world)
    return PairSubscriber(incoming, outgoing)
  }
}

/// The following terminal of a channel whose leading side is a property (RACKVOChannel.m).
private final class PropertyTerminal: Terminal {
  private let property: Property
  private let leading: Terminal
  /// Whether this channel is setting the property: the change is not sent back.
  private var ignoresNextChange = false
  private var hasBegun = false

  init(_ property: Property) {
    self.property = property
    let leadingValues = Broadcast(.values(capacity: 0), .reopening)
    let followingValues = Broadcast(.values(capacity: 1), .reopening)
    leading = Terminal(hears: leadingValues, sendsTo: followingValues)
    super.init(hears: followingValues, sendsTo: leadingValues)
  }

  /// It observes the property from its creation in its scene.
  override var startsItself: Bool { !hasBegun }

  override func start(in world: World) {
    guard !hasBegun else { return }
    hasBegun = true
    // As in RAC the channel lives as long as it observes: the closures hold it.
    let observation = ClosureSubscriber(
      next: { value in
        if self.ignoresNextChange { return self.ignoresNextChange = false }
        self.leading.send(value, in: world)
      })
    world.keep(observation)
    property.subscribe(observation, in: world)
    let setter = ClosureSubscriber(
      next: { value in
        self.ignoresNextChange = true
        self.property.set(value, in: world)
      },
      error: { error in
        observation.dispose()
        world.note("the channel of \(self.property.displayName) ended with an error: \(error.text)")
      },
      completed: { observation.dispose() })
    world.keep(setter)
    leading.subscribe(setter, in: world)
  }

  override func run(for subscriber: Subscriber, in world: World) {
    start(in: world)
    super.run(for: subscriber, in: world)
  }

  override func send(_ value: Value, in world: World) {
    start(in: world)
    super.send(value, in: world)
  }
}

/// Two subscriptions that are disposed together.
private final class PairSubscriber: Subscriber {
  private let parts: (Subscriber, Subscriber)

  init(_ one: Subscriber, _ two: Subscriber) { parts = (one, two) }

  override func cleanUp() {
    parts.0.dispose()
    parts.1.dispose()
  }
}
