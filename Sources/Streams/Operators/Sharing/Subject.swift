extension Operator {
  static let subject = Operator(
    "subject",
    elsewhere: [
      "ReactiveObjC": "RACSubject", "ReactiveSwift": "Signal.pipe()", "RxSwift": "PublishSubject",
      "Combine": "PassthroughSubject", "RxJS": "Subject",
    ],
    theme: .sharing, form: .source,
    summary: "A stream that you drive: s.send(1, 2), s.sendError(\"e\"), s.sendCompleted().",
    details:
      "RAC's has no stopped state: after its end a new subscriber hears what is sent later, and no end (Rx: the end).",
    example: "let s = subject()\ns.subscribe { log($0) }\ns.send(1, 2)",
    isDrivenFromOutside: true, makes: .subject
  ) { call in Subject(.none, call.dialect) }

  static let replaySubject = Operator(
    "replaySubject",
    elsewhere: ["ReactiveObjC": "RACReplaySubject", "RxSwift": "ReplaySubject", "RxJS": "ReplaySubject"],
    theme: .sharing, form: .source, [.int("capacity").optional],
    summary: "A subject that tells new subscribers what was sent before, and its end.",
    details: "A capacity keeps only so many values; 0 keeps only the end.",
    example: "let s = replaySubject()\ns.send(1, 2)\ns.subscribe { log($0) }",
    isDrivenFromOutside: true, makes: .subject
  ) { call throws(ErrorValue) in
    let capacity = call.int(0) == nil ? Int.max : try call.count(0)
    return Subject(.values(capacity: capacity), call.dialect)
  }

  static let behaviorSubject = Operator(
    "behaviorSubject",
    elsewhere: [
      "ReactiveObjC": "RACBehaviorSubject", "ReactiveSwift": "MutableProperty", "RxSwift": "BehaviorSubject",
      "Combine": "CurrentValueSubject", "RxJS": "BehaviorSubject",
    ],
    theme: .sharing, form: .source, [.value("value")],
    summary: "A subject that tells new subscribers its latest value.",
    example: "let s = behaviorSubject(1)\ns.subscribe { log($0) }\ns.send(2)",
    isDrivenFromOutside: true, makes: .subject
  ) { call in Subject(.latest(call.value(0) ?? .nil), call.dialect) }
}

/// A stream that a script drives (RACSubject and its kinds).
public final class Subject: Stream, EventTarget {
  let broadcast: Broadcast

  init(_ memory: Broadcast.Memory, _ dialect: Dialect) {
    broadcast = Broadcast(memory, dialect)
    super.init()
    broadcast.stream = self
  }

  public override var kindName: String { "a subject" }
  public override var isDrivenFromOutside: Bool { true }
  public override var members: [StreamMember] { StreamMember.sending }

  public override func run(for subscriber: Subscriber, in world: World) { broadcast.subscribe(subscriber, in: world) }

  public override func observe(_ observer: @escaping (EventBox) -> Void) -> Bool {
    broadcast.observer = observer
    return true
  }

  /// Sends a value to all who listen.
  public func send(_ value: Value, in world: World) { broadcast.next(value, in: world) }
  /// Fails for all who listen.
  public func sendError(_ error: ErrorValue, in world: World) { broadcast.error(error) }
  /// Completes for all who listen.
  public func sendCompleted(in world: World) { broadcast.completed() }

  public override func memory(in world: World) -> (holder: AnyObject, holds: [Holding])? {
    (broadcast, broadcast.holds)
  }
}
