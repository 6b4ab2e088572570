extension Operator {
  static let subject = Operator(
    "subject",
    elsewhere: [
      "ReactiveObjC": "RACSubject", "ReactiveSwift": "Signal.pipe()", "RxSwift": "PublishSubject, PublishRelay",
      "Combine": "PassthroughSubject", "RxJS": "Subject",
    ],
    theme: .sharing, form: .source,
    summary: "A stream that you drive: s.send(1, 2), s.sendError(\"e\"), s.sendCompleted().",
    details:
      "In rac it has no stopped state: after its end a new subscriber receives later values and no end. Elsewhere the new subscriber receives the end.",
    keywords: ["信号提供者"],
    example: "let s = subject()\ns.subscribe { log($0) }\ns.send(1, 2)",
    isDrivenFromOutside: true, makes: .subject
  ) { call in Subject(.none, call.dialect.rules.subjects) }
}

/// A stream that a script drives (RACSubject and its kinds).
public final class Subject: Stream, EventTarget {
  let broadcast: Broadcast

  init(_ memory: Broadcast.Memory, _ rules: SubjectRules) {
    broadcast = Broadcast(memory, rules)
    super.init()
  }

  public override var kindName: String { "a subject" }
  /// Whether it has subscribers.
  public var isObserved: Bool { broadcast.isHeard }
  /// How many subscribers it has.
  public var observerCount: Int { broadcast.subscriberCount }
  public override var isDrivenFromOutside: Bool { true }
  public override var initialValue: Value? { broadcast.initialValue }
  public override var members: [StreamMember] { Self.ownMembers }
  /// Whether subscribers receive earlier values before later ones.
  public var replays: Bool { broadcast.replays }
  /// Whether it has a current value.
  var remembersLatest: Bool { broadcast.latestIfRemembered != nil }
  public override var asEventTarget: (any EventTarget)? { self }

  /// The members of subjects.
  static let ownMembers: [StreamMember] =
    StreamMember.sending + [
      StreamMember(
        of: Subject.self, "value", "The latest value, of a subject that remembers it.",
        set: { subject, value, world in subject.send(value, in: world) },
        { subject, _ throws(ErrorValue) in
          guard let value = subject.broadcast.latestIfRemembered else {
            throw ErrorValue("this subject remembers no value")
          }
          return value
        })
    ]

  public override func run(for subscriber: Subscriber, in world: World) {
    broadcast.subscribe(subscriber, to: self, in: world)
  }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    if let initial = broadcast.initialValue { observer(EventBox(.next, initial)) }
    broadcast.observer = observer
    return true
  }

  /// Whether it has subscribers.
  public var isHeard: Bool { broadcast.isHeard }

  /// Whether it was ended without an event (RxJS `Subject.unsubscribe`).
  public private(set) var isClosed = false
  /// Drops all subscribers without an event. Later ones fail.
  public func close() {
    isClosed = true
    broadcast.close()
  }

  /// The error that has ended it.
  public var failure: ErrorValue? { broadcast.failure }

  /// Sends a value to all subscribers.
  public func send(_ value: Value, in world: World) {
    tell(EventBox(.next, value), in: world)
    broadcast.next(value, in: world)
  }
  /// Fails for all subscribers.
  public func sendError(_ error: ErrorValue, in world: World) {
    tell(EventBox(.error, .error(error)), in: world)
    broadcast.error(error)
  }
  /// Completes for all subscribers.
  public func sendCompleted(in world: World) {
    tell(EventBox(.completed), in: world)
    broadcast.completed()
  }
  /// Interrupts all subscribers.
  public func sendInterrupted(in world: World) {
    tell(EventBox(.interrupted), in: world)
    broadcast.interrupted()
  }

  /// Notes an event that no lane shows, for observers of the run.
  private func tell(_ event: EventBox, in world: World) {
    if name != nil, broadcast.observer == nil { world.planner?.send(event, to: self, in: world) }
  }

  public override func memory(in world: World) -> SharedMemory? { broadcast }
}
