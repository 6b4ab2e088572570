import StreamLang
import Streams

/// Messages of classes: what makes objects.
enum ObjCFactories {
  static func send(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let selector = message.selector
    if selector == "class" || selector == "self" { return message.receiver }
    if name.hasPrefix("RAC") {
      if let made = try signals(message, name) { return made }
      return try reactive(message, name)
    }
    if let made = try foundation(message, name) { return made }
    if let made = try values(message, name) { return made }
    if let made = try ObjCNetwork.make(message, name) { return made }
    switch selector {
    case "alloc", "new", "allocWithZone:": return .object(blank(name, message.runtime))
    case "buttonWithType:": return .object(blank(name, message.runtime))
    default: return nil
    }
  }

  /// What `alloc` gives: views and data; what is a value comes with its `init…`.
  private static func blank(_ name: String, _ runtime: ObjCRuntime) -> ObjCBox {
    if valueClasses.contains(name) { return Allocated(name, runtime) }
    return ObjCObject(name, path: "", runtime, isStandIn: false)
  }

  private static let valueClasses: Set<String> = [
    "NSArray", "NSMutableArray", "NSDictionary", "NSMutableDictionary", "NSString", "NSMutableString", "NSNumber", "NSSet",
    "NSMutableSet", "NSError", "NSImage", "UIImage", "NSURL", "NSURLRequest", "NSMutableURLRequest", "NSObject_", "NSData",
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
    if name == "RACSequence" { return sequences(message) }
    switch message.selector {
    case "createSignal:":
      let block = try message.block(0)
      return try streamOf(
        "create", message,
        [
          native(1) { values throws(ErrorValue) in
            let result = try block.call(Array(values.prefix(1)))
            return if case .disposable = result { result } else { .nil }
          }
        ], in: .rxswift)
    case "return:": return try streamOf("just", message, [.array([ObjCText.isNull(message[0]) ? .nil : message[0]])])
    case "empty": return try streamOf("empty", message, [])
    case "never": return try streamOf("never", message, [])
    case "error:": return try streamOf("fail", message, [.error(ObjCErrors.error(message[0]))])
    case "defer:":
      let block = try message.block(0)
      return try streamOf("defer", message, [
        native(0) { _ throws(ErrorValue) in
          let result = try block.call([])
          guard let stream = runtime.stream(result) else { throw ErrorValue("defer: wants a signal from its block, and got \(ObjCText.kind(of: result))") }
          return .stream(stream)
        }
      ])
    case "try:":
      let block = try message.block(0)
      return try streamOf("try", message, [
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
      let work = native(1) { values throws(ErrorValue) in
        _ = try block.call(Array(values.prefix(1)))
        return .nil
      }
      let source = try runtime.make("create", nil, [work], in: .rxswift)
      let scheduled = try runtime.make("subscribeOn", source, [ObjCTime.scheduler(message[0]) ?? .scheduler(SchedulerBox("background"))])
      let isEager = message.selector.hasPrefix("startE")
      let shared = try runtime.make(isEager ? "replay" : "replayLazily", scheduled, called: message.selector, message.place)
      runtime.context.startSelfStarting(of: shared)
      return .stream(shared)
    case "interval:onScheduler:", "interval:onScheduler:withLeeway:":
      let interval = try runtime.make("interval", nil, [message.duration(0)], called: "interval:\(ObjCText.description(message[0], runtime))", message.place)
      let dates = native(1) { _ in ObjCValues.date(runtime.now, runtime) }
      let dated = try runtime.make("map", interval, [dates], called: "interval:")
      guard case .scheduler(let box)? = ObjCTime.scheduler(message[1]), box.name != "main", box.name != "immediate" else { return .stream(dated) }
      return .stream(try runtime.make("deliverOn", dated, [message[1]], called: "interval:"))
    case "merge:", "concat:", "zip:", "combineLatest:":
      if message.arguments.count > 1 { return try streamOf(String(message.selector.dropLast()), message, [try runtime.streams(.array(message.arguments.filter { !$0.isNil }), message.selector)]) }
      return try streamOf(String(message.selector.dropLast()), message, [try runtime.streams(message[0], message.selector)])
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
    case "if:then:else:":
      let condition = try truth(try message.stream(0), runtime)
      return .stream(try runtime.make("if", condition, [.stream(try message.stream(1)), .stream(try message.stream(2))], called: message.selector))
    case "switch:cases:default:":
      let box = DictionaryBox()
      if let cases = ObjCCollections.entries(message[1]) {
        for (key, value) in zip(cases.keys, cases.values) {
          guard let stream = runtime.stream(value) else { throw ErrorValue("cases: wants signals, and got \(ObjCText.kind(of: value))") }
          box[key] = .stream(stream)
        }
      }
      let otherwise: Value? = runtime.stream(message[2]).map { .stream($0) }
      return .stream(try runtime.make("switch", try message.stream(0), [.dictionary(box), otherwise], called: message.selector))
    default: return nil
    }
  }

  private static func truth(_ stream: Stream, _ runtime: ObjCRuntime) throws(ErrorValue) -> Stream {
    try runtime.make("map", stream, [native(1) { .bool(ObjCNumbers.isTrue($0.first ?? .nil)) }])
  }

  private static func sequences(_ message: ObjCMessage) -> Value? {
    switch message.selector {
    case "return:": .sequence(ElementSequence([message[0]]))
    case "empty": .sequence(.empty())
    default: nil
    }
  }

  private static func reactive(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    let selector = message.selector
    let isNew = selector == "new" || selector == "alloc"
    switch name {
    case "RACSubject", "RACReplaySubject", "RACBehaviorSubject", "RACGroupedSignal":
      switch selector {
      case "subject", "new", "alloc":
        return try streamOf(name == "RACReplaySubject" ? "replaySubject" : name == "RACBehaviorSubject" ? "behaviorSubject" : "subject", message, name == "RACBehaviorSubject" ? [.nil] : [])
      case "replaySubjectWithCapacity:": return try streamOf("replaySubject", message, [.int(max(0, message.int(0)))])
      case "behaviorSubjectWithDefaultValue:": return try streamOf("behaviorSubject", message, [message[0]])
      default: return nil
      }
    case "RACCommand": return isNew ? .object(Allocated(name, runtime)) : nil
    case "RACChannel": return isNew ? try streamOf("channel", message, []) : nil
    case "RACScheduler":
      switch selector {
      case "mainThreadScheduler": return .scheduler(SchedulerBox("main"))
      case "immediateScheduler": return .scheduler(SchedulerBox("immediate"))
      case "currentScheduler": return .scheduler(SchedulerBox(runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]))
      case "scheduler", "schedulerWithPriority:": return .scheduler(SchedulerBox("background"))
      case "schedulerWithPriority:name:": return .scheduler(SchedulerBox(message.text(1)))
      default: return nil
      }
    case "RACDisposable", "RACCompoundDisposable", "RACSerialDisposable", "RACScopedDisposable":
      switch selector {
      case "disposableWithBlock:":
        let block = try message.block(0)
        return .disposable(
          ActionDisposable {
            do throws(ErrorValue) { _ = try block.call([]) } catch { runtime.report(error) }
          })
      case "disposable", "compoundDisposable", "new", "serialDisposable", "alloc":
        return .disposable(name == "RACSerialDisposable" ? SerialDisposable() : DisposableBag())
      case "compoundDisposableWithDisposables:":
        let bag = DisposableBag()
        for case .disposable(let member) in try ObjCCollections.elements(message[0], message.context) { bag.add(member) }
        return .disposable(bag)
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
        return .tuple(try ObjCCollections.elements(message[0], message.context))
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

  // MARK: Foundation

  private static func foundation(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let (selector, runtime, context) = (message.selector, message.runtime, message.context)
    let isMutable = name.hasPrefix("NSMutable")
    func list(_ values: [Value]) throws(ErrorValue) -> Value {
      isMutable ? .object(MutableArray(values, runtime)) : try ObjCCollections.array(values, context)
    }
    func table(_ value: Value) -> Value {
      guard isMutable, case .dictionary(let box) = value else { return value }
      return .object(ObjCCollections.mutable(box, runtime))
    }
    func text(_ content: String) -> Value { isMutable ? .object(MutableString(content, runtime)) : .string(content) }
    switch (name.hasPrefix("NSMutable") ? "NS" + name.dropFirst(9) : name, selector) {
    case ("NSArray", "array"), ("NSArray", "new"), ("NSArray", "arrayWithCapacity:"), ("NSArray", "init"),
      ("NSArray", "initWithCapacity:"), ("NSSet", "set"), ("NSSet", "new"), ("NSSet", "init"): return try list([])
    case ("NSArray", "arrayWithObject:"): return try list([message[0]])
    case ("NSArray", "arrayWithObjects:"), ("NSArray", "initWithObjects:"), ("NSSet", "setWithObjects:"):
      return try list(upToNil(message.arguments))
    case ("NSArray", "arrayWithArray:"), ("NSArray", "initWithArray:"), ("NSSet", "setWithArray:"):
      return try list(try ObjCCollections.elements(message[0], context))
    case ("NSArray", "arrayWithContentsOfFile:"), ("NSDictionary", "dictionaryWithContentsOfFile:"): return .nil
    case ("NSDictionary", "dictionary"), ("NSDictionary", "new"), ("NSDictionary", "init"),
      ("NSDictionary", "dictionaryWithCapacity:"), ("NSDictionary", "initWithCapacity:"):
      return table(.dictionary(DictionaryBox()))
    case ("NSDictionary", "dictionaryWithObjectsAndKeys:"), ("NSDictionary", "initWithObjectsAndKeys:"):
      let values = upToNil(message.arguments)
      var pairs: [Value] = []
      var index = 0
      while index + 1 < values.count {
        pairs += [values[index + 1], values[index]]
        index += 2
      }
      return table(try ObjCCollections.dictionary(pairs, context))
    case ("NSDictionary", "dictionaryWithObject:forKey:"): return table(try ObjCCollections.dictionary([message[1], message[0]], context))
    case ("NSDictionary", "dictionaryWithDictionary:"), ("NSDictionary", "initWithDictionary:"):
      let made = ObjCCollections.mutable(ObjCCollections.entries(message[0]) ?? DictionaryBox(), runtime)
      return isMutable ? .object(made) : .dictionary(made.entries)
    case ("NSDictionary", "dictionaryWithObjects:forKeys:"):
      let (values, keys) = (try ObjCCollections.elements(message[0], context), try ObjCCollections.elements(message[1], context))
      return table(try ObjCCollections.dictionary(zip(keys, values).flatMap { [$0, $1] }, context))
    case ("NSString", "string"), ("NSString", "new"), ("NSString", "init"): return text("")
    case ("NSString", "stringWithString:"), ("NSString", "initWithString:"), ("NSString", "stringWithUTF8String:"): return text(message.text(0))
    case ("NSString", "stringWithFormat:"), ("NSString", "initWithFormat:"), ("NSString", "localizedStringWithFormat:"):
      let made = try ObjCText.formatted(message.arguments, runtime)
      try context.makes(bytes: made.utf8.count)
      return text(made)
    case ("NSString", "initWithData:encoding:"):
      if case .object(let box) = message[0] { return text(ObjCText.plain(box.kept("content") ?? .nil, runtime)) }
      return text(message.text(0))
    case ("NSNumber", _) where selector.hasPrefix("numberWith") || selector.hasPrefix("initWith"):
      if selector.hasSuffix("Bool:") { return .bool(ObjCNumbers.isTrue(message[0])) }
      return selector.hasSuffix("Double:") || selector.hasSuffix("Float:") ? .double(message.double(0)) : .int(message.int(0))
    case ("NSError", "errorWithDomain:code:userInfo:"), ("NSError", "initWithDomain:code:userInfo:"):
      return ObjCErrors.make(message.text(0), message.int(1), message[2], runtime)
    case ("NSException", "exceptionWithName:reason:userInfo:"):
      return .error(ErrorValue(message.text(1), isMadeByScript: true))
    case ("NSNull", "null"): return .object(runtime.null)
    default: return nil
    }
  }

  private static func values(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    func value(_ text: String, _ members: [(String, Value)] = []) -> Value { .object(ObjCValue(name, text, members, runtime)) }
    switch (name, selector) {
    case ("NSDate", "date"), ("NSDate", "new"), ("NSDate", "init"): return ObjCValues.date(runtime.now, runtime)
    case ("NSDate", "dateWithTimeIntervalSinceNow:"): return ObjCValues.date(runtime.now + message.double(0), runtime)
    case ("NSDate", "dateWithTimeIntervalSince1970:"): return ObjCValues.date(message.double(0), runtime)
    case ("NSDate", "distantFuture"): return ObjCValues.date(6.3e10, runtime)
    case ("NSURL", "URLWithString:"), ("NSURL", "initWithString:"), ("NSURL", "fileURLWithPath:"): return ObjCValues.url(message.text(0), runtime)
    case ("NSURLRequest", _) where message.arguments.count >= 1, ("NSMutableURLRequest", _) where message.arguments.count >= 1:
      let url = ObjCText.plain(message[0], runtime)
      let request = ObjCObject(name, path: "", runtime, isStandIn: false)
      request.keep(message[0], as: "URL")
      request.keep(.string(url), as: "address")
      return .object(request)
    case ("NSIndexPath", "indexPathForRow:inSection:"), ("NSIndexPath", "indexPathForItem:inSection:"):
      let (row, section) = (message.int(0), message.int(1))
      return value("<NSIndexPath: 0x…> {length = 2, path = \(section) - \(row)}", [("row", .int(row)), ("item", .int(row)), ("section", .int(section))])
    case ("NSCharacterSet", "characterSetWithCharactersInString:"): return value(message.text(0), [("kind", .string(message.text(0)))])
    case ("NSCharacterSet", _): return value(selector, [("kind", .string(selector))])
    case ("NSPredicate", "predicateWithBlock:"): return value("BLOCKPREDICATE", [("block", message[0])])
    case ("NSPredicate", _): throw ErrorValue("only predicates of blocks are read: predicateWithBlock:")
    case ("NSThread", "currentThread"), ("NSThread", "mainThread"):
      let queue = selector == "mainThread" ? "main" : runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]
      let number = runtime.threadNumber(queue)
      return value("<NSThread: 0x…>{number = \(number), name = \(number == 1 ? "main" : "(null)")}", [("name", number == 1 ? .string("main") : .nil), ("isMainThread", .bool(number == 1))])
    case ("NSThread", "isMainThread"): return .bool(runtime.world.scheduler.queue == 0)
    case ("NSBundle", "mainBundle"): return value("NSBundle")
    case ("NSProcessInfo", _): return nil
    case ("UIColor", _), ("NSColor", _): return color(message, name)
    case ("UIImage", "imageNamed:"), ("UIImage", "imageWithContentsOfFile:"), ("NSImage", "imageNamed:"): return value("<\(name): \(message.text(0))>", [("name", message[0])])
    case ("UIImage", "imageWithData:"), ("UIImage", "initWithData:"), ("UIImage", "initWithContentsOfURL:"),
      ("NSImage", "initWithContentsOfURL:"), ("NSImage", "initWithData:"), ("UIImage", "initWithContentsOfFile:"), ("NSImage", "initWithContentsOfFile:"):
      if ObjCText.isNull(message[0]) { return .nil }
      return value("<\(name): \(bare(message[0], runtime))>")
    case ("NSData", "dataWithContentsOfURL:"), ("NSData", "dataWithContentsOfFile:"), ("NSData", "initWithContentsOfURL:"):
      if ObjCText.isNull(message[0]) { return .nil }
      return value("<NSData: \(bare(message[0], runtime))>", [("content", message[0])])
    case ("NSJSONSerialization", "JSONObjectWithData:options:error:"):
      if case .object(let box) = message[0], let content = box.kept("content") { return content }
      return message[0]
    case ("NSJSONSerialization", "dataWithJSONObject:options:error:"):
      return .object(ObjCValue("NSData", "<NSData: json>", [("content", message[0])], runtime))
    case ("NSValue", _): return message[0]
    case ("UIFont", _): return value("<UIFont: \(ObjCText.description(message[0], runtime))>")
    case ("NSOperationQueue", "mainQueue"): return .scheduler(SchedulerBox("main"))
    case ("NSOperationQueue", "currentQueue"): return .scheduler(SchedulerBox(runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]))
    case ("NSOperationQueue", "new"), ("NSOperationQueue", "alloc"): return .scheduler(SchedulerBox("background"))
    case ("NSTimer", _), ("CADisplayLink", _): return try timer(message)
    case ("NSThread", "sleepForTimeInterval:"): throw ErrorValue("sleep blocks the thread; use delay: or dispatch_after")
    default: return nil
    }
  }

  /// What an image or data was made of.
  private static func bare(_ value: Value, _ runtime: ObjCRuntime) -> String {
    if case .object(let box) = value, let content = box.kept("content") { return bare(content, runtime) }
    return ObjCText.plain(value, runtime)
  }

  private static func color(_ message: ObjCMessage, _ name: String) -> Value? {
    let runtime = message.runtime
    let grays: [String: Double] = ["blackColor": 0, "whiteColor": 1, "grayColor": 0.5, "darkGrayColor": 0.333333333333333, "lightGrayColor": 0.666666666666667]
    let colors: [String: String] = [
      "redColor": "1 0 0", "greenColor": "0 1 0", "blueColor": "0 0 1", "yellowColor": "1 1 0", "orangeColor": "1 0.5 0",
      "purpleColor": "0.5 0 0.5", "cyanColor": "0 1 1", "magentaColor": "1 0 1", "brownColor": "0.6 0.4 0.2",
    ]
    func color(_ text: String) -> Value { .object(ObjCValue(name, text, [], runtime)) }
    if let gray = grays[message.selector] { return color("UIExtendedGrayColorSpace \(ObjCText.number(gray)) 1") }
    if let parts = colors[message.selector] { return color("UIExtendedSRGBColorSpace \(parts) 1") }
    switch message.selector {
    case "clearColor": return color("UIExtendedGrayColorSpace 0 0")
    case "colorWithRed:green:blue:alpha:":
      return color("UIExtendedSRGBColorSpace " + message.arguments.map { ObjCText.number(ObjCNumbers.double($0)) }.joined(separator: " "))
    case "colorWithWhite:alpha:":
      return color("UIExtendedGrayColorSpace " + message.arguments.map { ObjCText.number(ObjCNumbers.double($0)) }.joined(separator: " "))
    default: return nil
    }
  }

  private static func timer(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    guard message.selector.contains("imerWithTimeInterval:") else { return nil }
    let handle = ObjCObject("NSTimer", path: "", runtime, isStandIn: false)
    let isBlock = message.selector.hasSuffix("block:")
    let repeats = ObjCNumbers.isTrue(message[isBlock ? 1 : 4])
    let arguments = message.arguments
    let block: Streams.Function? = isBlock ? try message.block(2) : nil
    let delay = ObjCMessage.nanoseconds(message[0])
    let job = ObjCTime.after(delay, every: repeats ? delay : nil, runtime) { () throws(ErrorValue) in
      if let block { _ = try block.call([.object(handle)]) } else {
        let selector = ObjCText.plain(arguments[2], runtime)
        let result = try ObjCDispatch.send(
          ObjCMessage(
            receiver: arguments[1], selector: selector, arguments: selector.hasSuffix(":") ? [.object(handle)] : [],
            runtime: runtime, place: nil))
        ObjCFunctions.logEffect(result, runtime)
      }
    }
    handle.keep(
      .method(
        NativeFunction(parameterCount: 0) { _ in
          job.dispose()
          return .nil
        }), as: "invalidate")
    handle.keep(message[3], as: "userInfo")
    return .object(handle)
  }
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
        if ObjCText.isNull(result) { throw ErrorValue("the signal block of a RACCommand gave nil") }
        throw ErrorValue("the signal block of a RACCommand wants to give a signal, and gave \(ObjCText.kind(of: result))")
      }
      var enabled: Value?
      if isEnabled, let stream = runtime.stream(message[0]) {
        let truth = NativeFunction(parameterCount: 1) { values in .bool(ObjCNumbers.isTrue(values.first ?? .nil)) }
        enabled = .stream(try runtime.make("map", stream, [.function(truth)]))
      }
      let command = try runtime.make("command", nil, [enabled, nil, .function(work)], called: "RACCommand", message.place)
      runtime.context.startSelfStarting(of: command)
      return .stream(command)
    }
    let inner = ObjCMessage(receiver: .object(runtime.objectClass(own)), selector: message.selector, arguments: message.arguments, runtime: runtime, place: message.place)
    if let made = try ObjCFactories.send(inner, own) { return made }
    return try ObjCDispatch.missing(message)
  }
}
