import StreamLang
import Streams

/// Classes of Foundation and UIKit.
extension ObjCClass {
  static func foundation(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
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
      ("NSArray", "initWithCapacity:"):
      return try list([])
    case ("NSSet", _), ("NSOrderedSet", _), ("NSCountedSet", _):
      func set(_ elements: [Value]) -> Value {
        .object(
          name == "NSCountedSet" ? CountedSet(of: elements, name, runtime) : ElementSet(of: elements, name, runtime))
      }
      switch selector.lowercased() {
      case "set", "orderedset", "new", "init", "setwithcapacity:", "initwithcapacity:": return set([])
      case let maker where maker.hasSuffix("setwithobjects:") || maker == "initwithobjects:":
        return set(upToNil(message.arguments))
      case let maker where maker.hasSuffix("setwithobject:"): return set([message[0]])
      case let maker where maker.hasSuffix("array:") || maker.hasSuffix("set:"):
        return set(try ObjCCollections.elements(message[0], context))
      default: return nil
      }
    case ("NSDecimalNumber", _): return DecimalNumber.make(message)
    case ("NSArray", "arrayWithObject:"): return try list([message[0]])
    case ("NSArray", "arrayWithObjects:"), ("NSArray", "initWithObjects:"):
      return try list(upToNil(message.arguments))
    case ("NSArray", "arrayWithArray:"), ("NSArray", "initWithArray:"),
      ("NSArray", "initWithArray:copyItems:"):
      return try list(try ObjCCollections.elements(message[0], context))
    case ("NSArray", "arrayWithContentsOfFile:"), ("NSDictionary", "dictionaryWithContentsOfFile:"): return .nil
    case ("NSCache", "new"), ("NSCache", "alloc"): return .object(MutableDictionary(name, runtime))
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
    case ("NSDictionary", "dictionaryWithObject:forKey:"):
      return table(try ObjCCollections.dictionary([message[1], message[0]], context))
    case ("NSDictionary", "dictionaryWithDictionary:"), ("NSDictionary", "initWithDictionary:"):
      let made = ObjCCollections.mutable(ObjCCollections.entries(message[0]) ?? DictionaryBox(), runtime)
      return isMutable ? .object(made) : .dictionary(made.entries)
    case ("NSDictionary", "dictionaryWithObjects:forKeys:"):
      let (values, keys) = (
        try ObjCCollections.elements(message[0], context), try ObjCCollections.elements(message[1], context)
      )
      return table(try ObjCCollections.dictionary(zip(keys, values).flatMap { [$0, $1] }, context))
    case ("NSString", "string"), ("NSString", "new"), ("NSString", "init"), ("NSString", "stringWithCapacity:"),
      ("NSString", "initWithCapacity:"):
      return text("")
    case ("NSString", "stringWithString:"), ("NSString", "initWithString:"), ("NSString", "stringWithUTF8String:"):
      return text(message.text(0))
    case ("NSString", "stringWithFormat:"), ("NSString", "initWithFormat:"), ("NSString", "localizedStringWithFormat:"):
      let made = try ObjCText.formatted(message.arguments, runtime)
      try context.makes(bytes: made.utf8.count)
      return text(made)
    case ("NSString", "initWithData:encoding:"):
      if case .object(let box) = message[0] { return text(ObjCText.plain(box.kept("content") ?? .nil, runtime)) }
      return text(message.text(0))
    case ("NSNumber", _) where selector.hasPrefix("numberWith") || selector.hasPrefix("initWith"):
      if selector.hasSuffix("Bool:") { return .bool(ObjCNumbers.isTrue(message[0])) }
      return selector.hasSuffix("Double:") || selector.hasSuffix("Float:")
        ? .double(message.double(0)) : .int(message.int(0))
    case ("NSError", "errorWithDomain:code:userInfo:"), ("NSError", "initWithDomain:code:userInfo:"):
      return ObjCErrors.make(message.text(0), message.int(1), message[2], runtime)
    case ("NSException", "exceptionWithName:reason:userInfo:"):
      return ObjCErrors.exception(message.text(0), message.text(1), message[2], runtime)
    case ("NSException", "raise:format:"):
      let reason = try ObjCText.formatted(Array(message.arguments.dropFirst()), runtime)
      throw ObjCErrors.raised(ObjCErrors.exception(message.text(0), reason, .nil, runtime), runtime)
    case ("NSNull", "null"): return .object(runtime.null)
    default: return nil
    }
  }

  static func values(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    func value(_ text: String, _ members: [(String, Value)] = []) -> Value {
      .object(ObjCValue(name, text, members, runtime))
    }
    switch (name, selector) {
    case ("NSDate", "date"), ("NSDate", "new"), ("NSDate", "init"), ("NSDate", "now"):
      return ObjCValues.date(runtime.now, runtime)
    case ("NSDate", "timeIntervalSinceReferenceDate"): return .double(runtime.sinceReferenceDate(runtime.now))
    case ("NSDate", "dateWithTimeIntervalSinceNow:"): return ObjCValues.date(runtime.now + message.double(0), runtime)
    case ("NSDate", "dateWithTimeIntervalSince1970:"): return ObjCValues.date(message.double(0), runtime)
    case ("NSDate", "dateWithTimeInterval:sinceDate:"):
      return ObjCValues.date((ObjCValues.seconds(message[1]) ?? 0) + message.double(0), runtime)
    case ("NSDate", "distantPast"): return ObjCValues.date(-6.2e10, runtime)
    case ("NSDate", "distantFuture"): return ObjCValues.date(6.3e10, runtime)
    case ("NSURL", "URLWithString:"), ("NSURL", "initWithString:"), ("NSURL", "fileURLWithPath:"):
      return ObjCValues.url(message.text(0), runtime)
    case ("NSURLRequest", _) where message.arguments.count >= 1,
      ("NSMutableURLRequest", _) where message.arguments.count >= 1:
      let url = ObjCText.plain(message[0], runtime)
      let request = ObjCObject(name, path: "", runtime, isStandIn: false)
      request.keep(message[0], as: "URL")
      request.keep(.string(url), as: "address")
      return .object(request)
    case ("NSIndexPath", "indexPathForRow:inSection:"), ("NSIndexPath", "indexPathForItem:inSection:"):
      return .object(IndexPath(row: message.int(0), section: message.int(1), runtime))
    case ("NSIndexSet", _), ("NSMutableIndexSet", _): return try IndexSet.make(message, name)
    case ("NSAttributedString", _), ("NSMutableAttributedString", _): return AttributedText.make(message, name)
    case ("NSSortDescriptor", "sortDescriptorWithKey:ascending:"),
      ("NSSortDescriptor", "sortDescriptorWithKey:ascending:selector:"),
      ("NSSortDescriptor", "initWithKey:ascending:"), ("NSSortDescriptor", "initWithKey:ascending:selector:"):
      return value("(\(message.text(0)), ascending)", [("key", message[0]), ("ascending", message[1])])
    case ("NSCharacterSet", "characterSetWithCharactersInString:"):
      return value(message.text(0), [("kind", .string(message.text(0)))])
    case ("NSCharacterSet", _): return value(selector, [("kind", .string(selector))])
    case ("NSDecimalNumberHandler", let selector)
    where selector.hasPrefix("decimalNumberHandlerWithRoundingMode:scale:"):
      return value(name, [("mode", message[0]), ("scale", message[1])])
    case ("NSPredicate", _), ("NSCompoundPredicate", _): return try Predicate.make(message)
    case ("NSDateFormatter", "new"), ("NSDateFormatter", "alloc"): return .object(DateFormatter(name, runtime))
    case ("NSCalendar", _): return .object(Calendar(name, runtime))
    case ("NSDateComponents", "new"), ("NSDateComponents", "alloc"): return .object(DateComponents(name, runtime))
    case ("NSRegularExpression", "regularExpressionWithPattern:options:error:"),
      ("NSRegularExpression", "initWithPattern:options:error:"):
      let ignoresCase = message.int(1) & 1 == 1 || message.text(1).contains("CaseInsensitive")
      return .object(try message.expression(ignoresCase: ignoresCase))
    case ("NSNumberFormatter", "new"), ("NSNumberFormatter", "alloc"): return .object(NumberFormatter(name, runtime))
    case ("NSLocale", "alloc"), ("NSTimeZone", "alloc"): return .object(Allocated(name, runtime))
    case ("NSLocale", _), ("NSTimeZone", _): return value("\(name) \(message.text(0))", [("name", message[0])])
    case ("NSNotification", "notificationWithName:object:"),
      ("NSNotification", "notificationWithName:object:userInfo:"):
      return ObjCValues.notification(message.text(0), message[1], message[2], runtime)
    case ("NSObject", "cancelPreviousPerformRequestsWithTarget:"),
      ("NSObject", "cancelPreviousPerformRequestsWithTarget:selector:object:"):
      for (target, selector, job) in runtime.performances
      where ObjCNumbers.areEqual(target, message[0]) && (message.arguments.count == 1 || selector == message.text(1)) {
        job.dispose()
      }
      return .nil
    case ("NSScanner", "scannerWithString:"), ("NSScanner", "initWithString:"):
      return .object(TextScanner(message.text(0), runtime))
    case ("NSData", "initWithBase64EncodedString:options:"):
      let text = String(decoding: Base64.bytes(of: message.text(0)), as: UTF8.self)
      return value("<NSData: \(text)>", [("content", .string(text)), ("length", .int(text.utf8.count))])
    case ("NSData", "data"), ("NSData", "init"): return value("<>", [("content", .string("")), ("length", .int(0))])
    case ("NSThread", "currentThread"), ("NSThread", "mainThread"):
      let queue =
        selector == "mainThread" ? "main" : runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]
      let number = runtime.threadNumber(queue)
      return value(
        "<NSThread: 0x…>{number = \(number), name = \(number == 1 ? "main" : "(null)")}",
        [("name", number == 1 ? .string("main") : .nil), ("isMainThread", .bool(number == 1))])
    case ("NSThread", "isMainThread"): return .bool(runtime.world.scheduler.queue == 0)
    case ("NSNotificationCenter", "defaultCenter"): return .object(ObjCNotifications.Center(name, runtime))
    case ("NSUserDefaults", "standardUserDefaults"): return .object(UserDefaults(name, runtime))
    case ("FMDatabase", "databaseWithPath:"): return .object(Database(name, runtime))
    case ("NSBundle", "mainBundle"): return value("NSBundle")
    case ("NSProcessInfo", "processInfo"): return value("NSProcessInfo")
    case ("NSProcessInfo", _): return nil
    case ("UIColor", _), ("NSColor", _): return try color(message, name)
    case ("UIImage", "imageNamed:"), ("UIImage", "imageWithContentsOfFile:"), ("NSImage", "imageNamed:"):
      return value("<\(name): \(message.text(0))>", [("name", message[0])])
    case ("UIImage", "imageWithData:"), ("UIImage", "initWithData:"), ("UIImage", "initWithContentsOfURL:"),
      ("NSImage", "initWithContentsOfURL:"), ("NSImage", "initWithData:"), ("UIImage", "initWithContentsOfFile:"),
      ("NSImage", "initWithContentsOfFile:"):
      if ObjCText.isNull(message[0]) { return .nil }
      return value("<\(name): \(bare(message[0], runtime))>")
    case ("NSData", "dataWithContentsOfURL:"), ("NSData", "dataWithContentsOfFile:"),
      ("NSData", "initWithContentsOfURL:"):
      if ObjCText.isNull(message[0]) { return .nil }
      return value("<NSData: \(bare(message[0], runtime))>", [("content", message[0])])
    case ("NSJSONSerialization", "JSONObjectWithData:options:error:"):
      guard case .object(let box) = message[0], let content = box.kept("content") else { return message[0] }
      // Data of a text is read; data that the drive gave is what it was made of.
      guard case .string(let text) = content, text.text.first.map({ "[{\"".contains($0) }) ?? false else {
        return content
      }
      if let value = try ObjCJSON.value(of: text.text, runtime) { return value }
      try message.write(ObjCErrors.make("NSCocoaErrorDomain", 3840, .nil, runtime), to: 2)
      return .nil
    case ("NSJSONSerialization", "dataWithJSONObject:options:error:"):
      // NSJSONWritingPrettyPrinted is 1.
      let isPretty = ObjCText.plain(message[1], runtime).contains("Pretty") || message.int(1) & 1 == 1
      guard let text = try ObjCJSON.text(of: message[0], isPretty: isPretty, runtime) else { return .nil }
      try runtime.context.makes(bytes: text.utf8.count)
      return .object(
        ObjCValue(
          "NSData", "<NSData: json>", [("content", .string(text)), ("length", .int(text.utf8.count))], runtime))
    case ("NSJSONSerialization", "isValidJSONObject:"):
      return .bool(try ObjCJSON.text(of: message[0], isPretty: false, runtime) != nil)
    case ("NSValue", _): return message[0]
    case ("UIFont", _): return value("<UIFont: \(ObjCText.description(message[0], runtime))>")
    case ("NSOperationQueue", "mainQueue"): return .scheduler(SchedulerBox("main"))
    case ("NSOperationQueue", "currentQueue"):
      return .scheduler(SchedulerBox(runtime.world.scheduler.queueNames[Int(runtime.world.scheduler.queue)]))
    case ("NSBlockOperation", "blockOperationWithBlock:"):
      let operation = Operation(name, runtime)
      _ = try operation.send(message.to(.object(operation), "addExecutionBlock:", message.arguments))
      return .object(operation)
    case ("NSLock", "new"), ("NSLock", "alloc"), ("NSRecursiveLock", "new"), ("NSRecursiveLock", "alloc"):
      return .object(Lock(name, runtime))
    case ("NSBlockOperation", "new"), ("NSBlockOperation", "alloc"): return .object(Operation(name, runtime))
    case ("NSOperationQueue", "new"), ("NSOperationQueue", "alloc"): return .scheduler(SchedulerBox("background"))
    case ("NSTimer", _), ("CADisplayLink", _): return try timer(message)
    case ("NSThread", "sleepForTimeInterval:"):
      return try ObjCFunctions.sleep(message.double(0), message)
    default: return nil
    }
  }

  /// Classes of Foundation that compute something and are not there, with the way out.
  static let unread: [String: String] = {
    let locks = "everything runs on one thread, so nothing waits at it"
    let chance = "what differs from run to run is given in the drive: NSUUID.answers(\"UUID\") { … }"
    return [
      "NSUUID": chance,
      "NSHashTable": "use NSMutableSet", "NSMapTable": "use NSMutableDictionary",
      "NSPointerArray": "use NSMutableArray",
      "NSCondition": locks, "NSConditionLock": locks,
      "NSInvocation": "use performSelector: or a block", "NSMethodSignature": "use performSelector: or a block",
      "NSXMLParser": "give what it finds in the drive", "NSKeyedArchiver": "use NSJSONSerialization",
      "NSKeyedUnarchiver": "use NSJSONSerialization", "NSPropertyListSerialization": "use NSJSONSerialization",
      "NSExpression": "use NSPredicate",
    ]
  }()

  /// The value that an image or data was made of.
  private static func bare(_ value: Value, _ runtime: ObjCRuntime) -> String {
    if case .object(let box) = value, let content = box.kept("content") { return bare(content, runtime) }
    return ObjCText.plain(value, runtime)
  }

  private static func color(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    let grays: [String: Double] = [
      "blackColor": 0, "whiteColor": 1, "grayColor": 0.5, "darkGrayColor": 0.333333333333333,
      "lightGrayColor": 0.666666666666667,
    ]
    let colors: [String: String] = [
      "redColor": "1 0 0", "greenColor": "0 1 0", "blueColor": "0 0 1", "yellowColor": "1 1 0",
      "orangeColor": "1 0.5 0",
      "purpleColor": "0.5 0 0.5", "cyanColor": "0 1 1", "magentaColor": "1 0 1", "brownColor": "0.6 0.4 0.2",
    ]
    func color(_ text: String) -> Value { .object(ObjCValue(name, text, [], runtime)) }
    func parts(_ numbers: [Double]) -> String {
      numbers.map { (try? ObjCText.formatted([.string("%g"), .double($0)], runtime)) ?? "" }.joined(separator: " ")
    }
    if let gray = grays[message.selector] { return color("UIExtendedGrayColorSpace \(parts([gray])) 1") }
    if let parts = colors[message.selector] { return color("UIExtendedSRGBColorSpace \(parts) 1") }
    switch message.selector {
    case "clearColor": return color("UIExtendedGrayColorSpace 0 0")
    case "colorWithRed:green:blue:alpha:":
      return color("UIExtendedSRGBColorSpace \(parts(message.arguments.map { ObjCNumbers.double($0) }))")
    case "colorWithWhite:alpha:":
      return color("UIExtendedGrayColorSpace \(parts(message.arguments.map { ObjCNumbers.double($0) }))")
    case let word where grays[word + "Color"] != nil || colors[word + "Color"] != nil:
      throw ErrorValue("\(name) has no '\(word)'; did you mean '\(word)Color'?")
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
      if !repeats { handle.keep(.bool(false), as: "valid") }
      if let block {
        _ = try block.call([.object(handle)])
      } else {
        try ObjCDispatch.notify(arguments[1], ObjCText.plain(arguments[2], runtime), .object(handle), runtime)
      }
    }
    handle.keep(method: "invalidate") {
      handle.keep(.bool(false), as: "valid")
      job.dispose()
    }
    handle.keep(.bool(true), as: "valid")
    handle.keep(.double(message.double(0)), as: "timeInterval")
    handle.keep(message[3], as: "userInfo")
    return .object(handle)
  }
}
