import StreamLang
import Streams

/// Classes of ReactiveCocoa.
extension ObjCClass {
  private static func streamOf(
    _ name: String, _ message: ObjCMessage, _ arguments: [Value?], in dialect: Dialect = .rac
  ) throws(ErrorValue) -> Value {
    .stream(
      try message.runtime.make(name, nil, arguments, called: ObjCStreams.title(message), message.place, in: dialect))
  }

  static func signals(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    if name == "RACSequence" { return try sequences(message) }
    switch message.selector {
    case "createSignal:":
      let block = try message.block(0)
      return .stream(
        try runtime.created(called: message.selector, message.place) { values throws(ErrorValue) in
          let result = try block.call(Array(values.prefix(1)))
          return if case .disposable = result { result } else { .nil }
        })
    case "startEagerlyWithScheduler:block:", "startLazilyWithScheduler:block:":
      // The work runs once, on its scheduler, and is remembered for all subscribers.
      let block = try message.block(1)
      let source = try runtime.created(called: message.selector) { values throws(ErrorValue) in
        _ = try block.call(Array(values.prefix(1)))
        return .nil
      }
      let scheduler = ObjCTime.scheduler(message[0]) ?? .scheduler(SchedulerBox("background"))
      let isImmediate = ObjCTime.queue(scheduler, runtime) == nil
      let scheduled = isImmediate ? source : try runtime.make("subscribeOn", source, [scheduler])
      let isEager = message.selector.hasPrefix("startE")
      let shared = try runtime.make(
        isEager ? "replay" : "replayLazily", scheduled, called: message.selector, message.place)
      runtime.context.startSelfStarting(of: shared)
      return .stream(shared)
    case "interval:onScheduler:", "interval:onScheduler:withLeeway:":
      let interval = try runtime.make(
        "interval", nil, [message.duration(0)], called: "interval:\(ObjCText.description(message[0], runtime))",
        message.place)
      let dated = try runtime.map(interval, called: "interval:") { _ in ObjCValues.date(runtime.now, runtime) }
      guard case .scheduler(let box)? = ObjCTime.scheduler(message[1]), box.name != "main", box.name != "immediate"
      else { return .stream(dated) }
      return .stream(try runtime.make("deliverOn", dated, [message[1]], called: "interval:"))
    case "zip:reduce:", "combineLatest:reduce:":
      let streams = try runtime.streams(message[0], message.selector)
      let block = try message.block(1)
      let count = if case .array(let box) = streams { box.elements.count } else { 0 }
      guard block.parameterCount <= count else {
        throw ErrorValue("reduce: has \(block.parameterCount) parameters and \(count) signal\(count == 1 ? "" : "s")")
      }
      let name = message.selector.hasPrefix("zip") ? "zip" : "combineLatest"
      let tuples = try runtime.make(name, nil, [streams], called: name + ":", message.place)
      return .stream(
        try runtime.map(tuples, called: message.selector, message.place) { tuple throws(ErrorValue) in
          try block.call(try ObjCCollections.elements(tuple, runtime.context))
        })
    case "join:block:":
      // Tuples of tuples, which the block makes of two streams at a time, become tuples of all members.
      let block = try message.block(1)
      var current: Stream?
      for stream in try ObjCCollections.elements(try runtime.streams(message[0], "join:"), message.context) {
        guard let before = current else {
          guard case .stream(let first) = stream else { continue }
          current = try runtime.map(first) { .tuple([$0]) }
          continue
        }
        let joined = try block.call([.stream(before), stream])
        guard let next = runtime.stream(joined) else {
          throw message.assertion("join:block: wants a signal from its block, and got \(ObjCText.kind(of: joined))")
        }
        current = next
      }
      guard let current else { return try streamOf("empty", message, []) }
      return .stream(try runtime.map(current, called: "join:block:", message.place) { .tuple(flattened($0)) })
    case "if:then:else:":
      let condition = try ObjCStreams.truths(try message.stream(0), runtime)
      return .stream(
        try runtime.make(
          "if", condition, [.stream(try message.stream(1)), .stream(try message.stream(2))], called: message.selector))
    case "switch:cases:default:":
      let box = DictionaryBox()
      if let cases = ObjCCollections.entries(message[1]) {
        for (key, value) in zip(cases.keys, cases.values) {
          guard let stream = runtime.stream(value) else {
            throw ErrorValue("cases: wants signals, and got \(ObjCText.kind(of: value))")
          }
          box[ObjCTuples.member(key)] = .stream(stream)
        }
      }
      let otherwise: Value? = runtime.stream(message[2]).map { .stream($0) }
      return .stream(
        try runtime.make("switch", try message.stream(0), [.dictionary(box), otherwise], called: message.selector))
    default: return try ObjCStreams.operation(message, nil)
    }
  }

  /// `(((1), 2), 3)` as `1, 2, 3`.
  private static func flattened(_ value: Value) -> [Value] {
    guard case .tuple(let box) = value, let first = box.elements.first else { return [] }
    return box.elements.count > 1 ? flattened(first) + box.elements.suffix(1) : [first]
  }

  private static func sequences(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    switch message.selector {
    case "return:": return .sequence(ElementSequence([message[0]]))
    case "empty": return .sequence(.empty())
    case "sequenceWithHeadBlock:tailBlock:":
      let (head, tail, context) = (try message.block(0), try message.block(1), message.context)
      return .sequence(
        .made(
          head: { () throws(ErrorValue) in
            let first = try head.call([])
            return first.isNil ? nil : first
          }, tail: { () throws(ErrorValue) in try ObjCSequences.sequence(try tail.call([]), context) }))
    case "concat:": return try ObjCDispatch.send(message.to(try joined(message), "concat"))
    case "zip:": return .sequence(try zipped(message))
    case "zip:reduce:":
      let block = try message.block(1)
      let context = message.context
      return .sequence(
        try zipped(message).map { tuple throws(ErrorValue) in
          try block.call(try ObjCCollections.elements(tuple, context))
        })
    default: return nil
    }
  }

  private static func joined(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    .sequence(try ObjCSequences.sequence(message[0], message.context))
  }

  /// Tuples of the elements of several sequences.
  private static func zipped(_ message: ObjCMessage) throws(ErrorValue) -> LazySequence {
    var result: LazySequence?
    for value in try ObjCCollections.elements(message[0], message.context) {
      let next = try ObjCSequences.sequence(value, message.context)
      guard let before = result else {
        result = next.map { .tuple([$0]) }
        continue
      }
      result = before.zip(next).map { pair in
        guard case .tuple(let box) = pair, case .tuple(let first)? = box.elements.first else { return pair }
        return .tuple(first.elements + box.elements.dropFirst())
      }
    }
    return result ?? .empty()
  }

  static func reactive(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    let selector = message.selector
    let isNew = selector == "new" || selector == "alloc"
    switch name {
    case "RACSubject", "RACReplaySubject", "RACBehaviorSubject", "RACGroupedSignal":
      switch selector {
      case "subject", "new", "alloc":
        return try streamOf(
          name == "RACReplaySubject" ? "replaySubject" : name == "RACBehaviorSubject" ? "behaviorSubject" : "subject",
          message, name == "RACBehaviorSubject" ? [.nil] : [])
      case "replaySubjectWithCapacity:": return try streamOf("replaySubject", message, [.int(max(0, message.int(0)))])
      case "behaviorSubjectWithDefaultValue:": return try streamOf("behaviorSubject", message, [message[0]])
      default: return nil
      }
    case "RACSubscriber":
      guard selector == "new" || selector.hasPrefix("subscriberWithNext:") else { return nil }
      let subject = Catalogue.source("subject", in: .rac)
      let words = ["subscribeNext:", "subscribeError:", "subscribeCompleted:"]
      for (word, block) in zip(words, message.arguments) where !block.isNil {
        _ = try ObjCDispatch.send(message.to(.stream(subject), word, [block]))
      }
      return .stream(subject)
    case "RACCommand", "RACKVOChannel", "RACTargetQueueScheduler":
      return isNew ? .object(Allocated(name, runtime)) : nil
    case "RACChannel": return isNew ? try streamOf("channel", message, []) : nil
    case "RACScheduler":
      switch selector {
      case "mainThreadScheduler": return .scheduler(SchedulerBox("main"))
      case "immediateScheduler": return .scheduler(SchedulerBox("immediate"))
      // It calls a block at once where there is a current scheduler.
      case "subscriptionScheduler":
        return .scheduler(SchedulerBox(runtime.isOnPlainQueue ? "background" : "immediate"))
      case "currentScheduler":
        if runtime.isOnPlainQueue { return .nil }
        return .scheduler(SchedulerBox(runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]))
      case "scheduler", "schedulerWithPriority:": return .scheduler(SchedulerBox("background"))
      case "schedulerWithPriority:name:": return .scheduler(SchedulerBox(message.text(1)))
      default: return nil
      }
    case "RACDisposable", "RACCompoundDisposable", "RACSerialDisposable", "RACScopedDisposable":
      return try disposable(message, name)
    case "RACTuple", "RACOneTuple", "RACTwoTuple", "RACThreeTuple", "RACFourTuple", "RACFiveTuple":
      switch selector {
      case let word where word.hasPrefix("pack:"): return .tuple(message.arguments.map(ObjCTuples.member))
      case "tupleWithObjects:": return .tuple(upToNil(message.arguments).map(ObjCTuples.member))
      case "tupleWithObjectsFromArray:", "tupleWithObjectsFromArray:convertNullsToNils:":
        let list = try ObjCCollections.elements(message[0], message.context)
        guard ObjCNumbers.isTrue(message[1]) else { return .tuple(list.map(ObjCTuples.member)) }
        return .tuple(list.map(ObjCTuples.member).map { ObjCText.className(of: $0) == "NSNull" ? .nil : $0 })
      default: return nil
      }
    case "RACUnit": return selector == "defaultUnit" ? .unit : nil
    case "RACTupleNil":
      return ["tupleNil", "new", "alloc"].contains(selector) ? .object(runtime.tupleNil) : nil
    case "RACEvent":
      switch selector {
      case "completedEvent": return .event(EventBox(.completed))
      case "eventWithValue:": return .event(EventBox(.next, message[0]))
      case "eventWithError:": return .event(EventBox(.error, message[0]))
      default: return nil
      }
    case "RACTestScheduler":
      guard isNew else { return nil }
      let count = runtime.testSchedulers.count
      let made = TestScheduler("testScheduler" + (count > 0 ? "#\(count + 1)" : ""), runtime)
      runtime.testSchedulers.append((made.box, { call throws(ErrorValue) in try made.send(call) }))
      return .scheduler(made.box)
    case "RACDynamicSignal": throw ErrorValue("\(name) is not read here")
    default: return nil
    }
  }

  /// A disposable of a class, with what it disposes of.
  private static func disposable(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    var members: [Subscriber] = []
    switch message.selector {
    case "disposable", "compoundDisposable", "serialDisposable", "new", "alloc": break
    case "disposableWithBlock:":
      let (block, runtime) = (try message.block(0), message.runtime)
      members = [ActionDisposable(in: runtime.world) { runtime.alone { () throws(ErrorValue) in try block.call([]) } }]
    case "compoundDisposableWithDisposables:":
      for case .disposable(let member) in try ObjCCollections.elements(message[0], message.context) {
        members.append(member)
      }
    case "serialDisposableWithDisposable:", "scopedDisposableWithDisposable:":
      if case .disposable(let member) = message[0] { members = [member] }
    default: return nil
    }
    if name == "RACSerialDisposable" {
      let serial = SerialDisposable()
      serial.inner = members.first
      return .disposable(serial)
    }
    if name == "RACScopedDisposable" { return ObjCStreams.scoped(members.first ?? DisposableBag(), message.runtime) }
    if let only = members.first, name != "RACCompoundDisposable" { return .disposable(only) }
    let bag = DisposableBag()
    for member in members { bag.add(member) }
    return .disposable(bag)
  }
}
