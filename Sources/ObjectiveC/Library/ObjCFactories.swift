import StreamLang
import Streams

/// Messages of classes: what makes objects.
enum ObjCFactories {
  static func send(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let selector = message.selector
    if selector == "class" || selector == "self" { return message.receiver }
    if name.hasPrefix("RAC") {
      if let made = try signals(message, name) { return made }
      if name != "RACDelegateProxy" { return try reactive(message, name) }
    }
    if let made = try foundation(message, name) { return made }
    if let made = try values(message, name) { return made }
    if let made = try ObjCNetwork.make(message, name) { return made }
    if let made = try views(message, name) { return made }
    switch selector {
    case "alloc", "new", "allocWithZone:": return unread[name] == nil ? .object(blank(name, message.runtime)) : nil
    case "buttonWithType:": return .object(blank(name, message.runtime))
    default: return nil
    }
  }

  /// The result of `alloc`: views and data; a value is made by its `init…`.
  private static func blank(_ name: String, _ runtime: ObjCRuntime) -> ObjCBox {
    if valueClasses.contains(name) { return Allocated(name, runtime) }
    return ObjCObject(name, path: "", runtime, isStandIn: false)
  }

  private static let valueClasses: Set<String> = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSString", "NSMutableString", "NSNumber",
    "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet", "NSCountedSet", "NSScanner", "NSDecimalNumber",
    "NSSortDescriptor", "NSNotification",
    "NSRegularExpression", "NSError", "NSImage", "UIImage", "NSURL", "NSURLRequest", "NSMutableURLRequest", "NSObject_",
    "NSData",
    "NSDate",
  ]

  // MARK: ReactiveCocoa

  private static func streamOf(
    _ name: String, _ message: ObjCMessage, _ arguments: [Value?], in dialect: Dialect = .rac
  ) throws(ErrorValue) -> Value {
    .stream(
      try message.runtime.make(name, nil, arguments, called: ObjCStreams.title(message), message.place, in: dialect))
  }

  private static func native(_ count: Int, _ body: @escaping ([Value]) throws(ErrorValue) -> Value) -> Value {
    .function(NativeFunction(parameterCount: count) { values throws(ErrorValue) in try body(values) })
  }

  private static func signals(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
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
    case "return:": return try streamOf("just", message, [.array([ObjCText.isNull(message[0]) ? .nil : message[0]])])
    case "empty": return try streamOf("empty", message, [])
    case "never": return try streamOf("never", message, [])
    case "error:": return try streamOf("fail", message, [.error(ObjCErrors.error(message[0]))])
    case "defer:":
      let block = try message.block(0)
      return try streamOf(
        "defer", message,
        [
          native(0) { _ throws(ErrorValue) in
            let result = try block.call([])
            guard let stream = runtime.stream(result) else {
              throw message.assertion("defer: wants a signal from its block, and got \(ObjCText.kind(of: result))")
            }
            return .stream(stream)
          }
        ])
    case "try:":
      let block = try message.block(0)
      return try streamOf(
        "try", message,
        [
          native(0) { _ throws(ErrorValue) in
            let problem = Pointer(runtime)
            problem.value = .nil
            let result = try block.call([.object(problem)])
            if ObjCText.isNull(result) { throw ObjCErrors.error(problem.value) }
            return result
          }
        ])
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
      let dates = native(1) { _ in ObjCValues.date(runtime.now, runtime) }
      let dated = try runtime.make("map", interval, [dates], called: "interval:")
      guard case .scheduler(let box)? = ObjCTime.scheduler(message[1]), box.name != "main", box.name != "immediate"
      else { return .stream(dated) }
      return .stream(try runtime.make("deliverOn", dated, [message[1]], called: "interval:"))
    case "merge:", "concat:", "zip:", "combineLatest:":
      if message.arguments.count > 1 {
        return try streamOf(
          String(message.selector.dropLast()), message,
          [try runtime.streams(.array(message.arguments.filter { !$0.isNil }), message.selector)])
      }
      return try streamOf(
        String(message.selector.dropLast()), message, [try runtime.streams(message[0], message.selector)])
    case "zip:reduce:", "combineLatest:reduce:":
      let streams = try runtime.streams(message[0], message.selector)
      let block = try message.block(1)
      let count = if case .array(let box) = streams { box.elements.count } else { 0 }
      guard block.parameterCount <= count else {
        throw ErrorValue("reduce: has \(block.parameterCount) parameters and \(count) signal\(count == 1 ? "" : "s")")
      }
      let name = message.selector.hasPrefix("zip") ? "zip" : "combineLatest"
      let tuples = try runtime.make(name, nil, [streams], called: name + ":", message.place)
      let reduce = native(1) { values throws(ErrorValue) in
        try block.call(try ObjCCollections.elements(values.first ?? .nil, runtime.context))
      }
      return .stream(try runtime.make("map", tuples, [reduce], called: message.selector, message.place))
    case "join:block:":
      // Tuples of tuples, which the block makes of two streams at a time, become tuples of all members.
      let block = try message.block(1)
      var current: Stream?
      for stream in try ObjCCollections.elements(try runtime.streams(message[0], "join:"), message.context) {
        guard let before = current else {
          guard case .stream(let first) = stream else { continue }
          current = try runtime.make("map", first, [native(1) { .tuple([$0.first ?? .nil]) }])
          continue
        }
        let joined = try block.call([.stream(before), stream])
        guard let next = runtime.stream(joined) else {
          throw message.assertion("join:block: wants a signal from its block, and got \(ObjCText.kind(of: joined))")
        }
        current = next
      }
      guard let current else { return try streamOf("empty", message, []) }
      let flat = native(1) { .tuple(flattened($0.first ?? .nil)) }
      return .stream(try runtime.make("map", current, [flat], called: "join:block:", message.place))
    case "if:then:else:":
      let condition = try truth(try message.stream(0), runtime)
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
          box[key] = .stream(stream)
        }
      }
      let otherwise: Value? = runtime.stream(message[2]).map { .stream($0) }
      return .stream(
        try runtime.make("switch", try message.stream(0), [.dictionary(box), otherwise], called: message.selector))
    default: return nil
    }
  }

  /// `(((1), 2), 3)` as `1, 2, 3`.
  private static func flattened(_ value: Value) -> [Value] {
    guard case .tuple(let box) = value, let first = box.elements.first else { return [] }
    return box.elements.count > 1 ? flattened(first) + box.elements.suffix(1) : [first]
  }

  private static func truth(_ stream: Stream, _ runtime: ObjCRuntime) throws(ErrorValue) -> Stream {
    try runtime.make("map", stream, [native(1) { .bool(ObjCNumbers.isTrue($0.first ?? .nil)) }])
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

  private static func reactive(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
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
    case "RACCommand", "RACKVOChannel": return isNew ? .object(Allocated(name, runtime)) : nil
    case "RACChannel": return isNew ? try streamOf("channel", message, []) : nil
    case "RACScheduler":
      switch selector {
      case "mainThreadScheduler": return .scheduler(SchedulerBox("main"))
      case "immediateScheduler": return .scheduler(SchedulerBox("immediate"))
      case "currentScheduler":
        return .scheduler(SchedulerBox(runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]))
      case "scheduler", "schedulerWithPriority:": return .scheduler(SchedulerBox("background"))
      case "schedulerWithPriority:name:": return .scheduler(SchedulerBox(message.text(1)))
      default: return nil
      }
    case "RACDisposable", "RACCompoundDisposable", "RACSerialDisposable", "RACScopedDisposable":
      switch selector {
      case "disposableWithBlock:":
        let block = try message.block(0)
        let action = ActionDisposable {
          do throws(ErrorValue) { _ = try block.call([]) } catch { runtime.report(error) }
        }
        if name == "RACCompoundDisposable" {
          let bag = DisposableBag()
          bag.add(action)
          return .disposable(bag)
        }
        guard name == "RACSerialDisposable" else { return .disposable(action) }
        let serial = SerialDisposable()
        serial.inner = action
        return .disposable(serial)
      case "disposable", "compoundDisposable", "new", "serialDisposable", "alloc":
        return .disposable(name == "RACSerialDisposable" ? SerialDisposable() : DisposableBag())
      case "compoundDisposableWithDisposables:":
        let bag = DisposableBag()
        for case .disposable(let member) in try ObjCCollections.elements(message[0], message.context) {
          bag.add(member)
        }
        return .disposable(bag)
      case "scopedDisposableWithDisposable:": return message[0]
      case "serialDisposableWithDisposable:":
        let made = SerialDisposable()
        if case .disposable(let member) = message[0] { made.inner = member }
        return .disposable(made)
      default: return nil
      }
    case "RACTuple":
      switch selector {
      case "tupleWithObjects:": return .tuple(upToNil(message.arguments))
      case "tupleWithObjectsFromArray:", "tupleWithObjectsFromArray:convertNullsToNils:":
        let list = try ObjCCollections.elements(message[0], message.context)
        guard ObjCNumbers.isTrue(message[1]) else { return .tuple(list) }
        return .tuple(list.map { ObjCText.className(of: $0) == "NSNull" ? .nil : $0 })
      default: return nil
      }
    case "RACUnit": return selector == "defaultUnit" ? .unit : nil
    case "RACTupleNil": return .object(runtime.null)
    case "RACEvent":
      switch selector {
      case "completedEvent": return .event(EventBox(.completed))
      case "eventWithValue:": return .event(EventBox(.next, message[0]))
      case "eventWithError:": return .event(EventBox(.error, message[0]))
      default: return nil
      }
    case "RACTestScheduler", "RACDynamicSignal": throw ErrorValue("\(name) is not read here")
    default: return nil
    }
  }

  static func upToNil(_ values: [Value]) -> [Value] { Array(values.prefix { !$0.isNil }) }
}

/// The result of `[NSArray alloc]`, before its `init…`.
final class Allocated: ObjCBox {
  private let own: String

  override init(_ name: String, _ runtime: ObjCRuntime) {
    own = name
    super.init(name, runtime)
  }

  override func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let runtime = runtime.object
    if own == "RACCommand" {
      let isEnabled = message.selector == "initWithEnabled:signalBlock:"
      guard isEnabled || message.selector == "initWithSignalBlock:" else { return try ObjCDispatch.missing(message) }
      let block = try message.block(isEnabled ? 1 : 0)
      let work = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        let result = try block.call(Array(values.prefix(1)))
        if let stream = runtime.stream(result) { return .stream(stream) }
        if ObjCText.isNull(result) { throw message.assertion("the signal block of a RACCommand gave nil") }
        throw message.assertion(
          "the signal block of a RACCommand wants to give a signal, and gave \(ObjCText.kind(of: result))")
      }
      var enabled: Value?
      if isEnabled, let stream = runtime.stream(message[0]) {
        let truth = NativeFunction(parameterCount: 1) { values in .bool(ObjCNumbers.isTrue(values.first ?? .nil)) }
        enabled = .stream(try runtime.make("map", stream, [.function(truth)]))
      }
      let command = try runtime.make(
        "command", nil, [enabled, nil, .function(work)], called: "RACCommand", message.place)
      runtime.context.startSelfStarting(of: command)
      return .stream(command)
    }
    if own == "RACKVOChannel", message.selector == "initWithTarget:keyPath:nilValue:" {
      return .stream(try ObjCKeyPaths.channel(message[0], message.text(1), message[2], runtime))
    }
    let inner = message.to(.object(runtime.objectClass(own)), message.selector, message.arguments)
    if let made = try ObjCFactories.send(inner, own) { return made }
    return try ObjCDispatch.missing(message)
  }
}
