import StreamLang
import Streams

/// Messages of classes: what makes objects.
extension ObjCClass {
  static func made(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    let selector = message.selector
    if selector == "class" || selector == "self" { return message.receiver }
    if name.hasPrefix("RAC"), KnownClasses.names.contains(name) {
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
    "NSIndexSet", "NSMutableIndexSet", "NSAttributedString", "NSMutableAttributedString",
    "NSRegularExpression", "NSError", "NSImage", "UIImage", "NSURL", "NSURLRequest", "NSMutableURLRequest", "NSObject_",
    "NSData",
    "NSDate",
  ]

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
        enabled = .stream(try ObjCStreams.truths(stream, runtime))
      }
      let command = try runtime.make(
        "command", nil, [enabled, nil, .function(work)], called: "RACCommand", message.place)
      runtime.context.startSelfStarting(of: command)
      return .stream(command)
    }
    if own == "RACKVOChannel", message.selector == "initWithTarget:keyPath:nilValue:" {
      return .stream(try runtime.channel(message[0], message.text(1), message[2]))
    }
    if own == "RACTargetQueueScheduler", message.selector == "initWithName:targetQueue:" {
      guard case .scheduler(let target) = message[1] else { return .scheduler(SchedulerBox(message.text(0))) }
      return .scheduler(target.name == "main" ? target : SchedulerBox(message.text(0)))
    }
    let inner = message.to(.object(runtime.objectClass(own)), message.selector, message.arguments)
    if let made = try ObjCClass.made(inner, own) { return made }
    return try ObjCDispatch.missing(message)
  }
}
