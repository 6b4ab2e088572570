import StreamLang
import Streams

extension ObjCDispatch {
  /// The message of a timer or a notification: its selector takes the sender where it has a colon.
  static func notify(
    _ receiver: Value, _ selector: String, _ sender: Value, _ runtime: ObjCRuntime
  ) throws(ErrorValue) {
    let result = try send(selector, to: receiver, selector.hasSuffix(":") ? [sender] : [], runtime)
    ObjCFunctions.logEffect(result, runtime)
  }

  static func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    switch message.receiver {
    case .nil:
      return KnownClasses.zero(of: message.selector)
    case .object(let box):
      if let object = box as? ObjCBox { return try object.send(message) }
      if let member = try box.member(message.selector) { return member }
      return try missing(message)
    case .stream(let stream):
      if let own = try message.runtime.answer(message, of: ObjCText.className(of: message.receiver)) { return own }
      return try ObjCStreams.send(message, stream)
    default: break
    }
    if let own = try message.runtime.answer(message, of: ObjCText.className(of: message.receiver)) { return own }
    if let result = try library(message) { return result }
    return try missing(message)
  }

  /// The messages that a text knows.
  static func text(_ message: ObjCMessage, _ text: String) throws(ErrorValue) -> Value? {
    try ObjCStrings.send(message, text)
  }

  /// The messages that a value of the language itself knows.
  static func library(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let own: Value? =
      switch message.receiver {
      case .string(let box): try text(message, box.text)
      case .int, .double, .bool, .duration: try ObjCNumbers.send(message)
      case .array(let box): try ObjCCollections.send(message, array: box.elements)
      case .dictionary(let box): try ObjCCollections.send(message, dictionary: box)
      case .tuple(let box): try ObjCTuples.send(message, box.elements)
      case .sequence(let sequence): try ObjCSequences.send(message, sequence)
      case .disposable(let subscriber): try ObjCStreams.send(message, disposable: subscriber)
      case .scheduler(let box): try ObjCTime.send(message, box)
      case .error(let error): try ObjCErrors.send(message, error)
      case .event(let event): ObjCTuples.send(message, event)
      case .stream, .object, .nil, .function, .range, .unit: nil
      }
    if let own { return own }
    return try common(message)
  }

  /// The messages that every object knows.
  static func common(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let receiver = message.receiver
    switch message.selector {
    case "isEqual:": return .bool(ObjCNumbers.areEqual(receiver, message[0]))
    case "description", "debugDescription": return .string(ObjCText.description(receiver, message.runtime))
    case "copy", "self", "retain", "autorelease", "init": return receiver
    case "hash": return .int(0)
    case "class": return .object(message.runtime.objectClass(ObjCText.className(of: receiver)))
    case "isKindOfClass:", "isMemberOfClass:":
      guard case .object(let box) = message[0], let wanted = box as? ObjCClass else { return .bool(false) }
      if case .tuple(let box) = receiver, ObjCTuples.className(ofCount: box.elements.count) == wanted.name {
        return .bool(true)
      }
      return .bool(ObjCText.isKind(receiver, of: wanted.name))
    case "respondsToSelector:":
      return .bool(KnownClasses.has(message.text(0), ObjCText.className(of: receiver)))
    case "conformsToProtocol:": return .bool(true)
    case "performSelector:", "performSelector:withObject:", "performSelector:withObject:withObject:":
      let selector = message.text(0)
      let count = selector.filter { $0 == ":" }.count
      return try send(message.to(receiver, selector, Array(message.arguments.dropFirst().prefix(count))))
    case "performSelector:withObject:afterDelay:":
      let (runtime, selector, argument) = (message.runtime, message.text(0), message[1])
      let job = ObjCTime.after(ObjCMessage.nanoseconds(message[2]), runtime) { () throws(ErrorValue) in
        try notify(receiver, selector, argument, runtime)
      }
      runtime.performances.append((receiver, selector, job))
      return .nil
    case "performSelectorOnMainThread:withObject:waitUntilDone:", "performSelectorInBackground:withObject:":
      let (runtime, selector, argument) = (message.runtime, message.text(0), message[1])
      let queue = runtime.world.scheduler.queue(named: message.selector.contains("Main") ? "main" : "background")
      if ObjCNumbers.isTrue(message[2]), runtime.world.scheduler.queue == queue {
        try notify(receiver, selector, argument, runtime)
      } else {
        ObjCTime.turn(on: queue, runtime) { () throws(ErrorValue) in
          try notify(receiver, selector, argument, runtime)
        }
      }
      return .nil
    case "rac_sequence" where ObjCText.isNull(receiver): return .sequence(.empty())
    default: return nil
    }
  }

  static func missing(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let name = ObjCText.className(of: message.receiver)
    // A property of a value is set by the drive only.
    let near = Edits.nearest(message.selector, among: KnownClasses.selectors(name))
    // The drive speaks rxplay's own language, too.
    if let place = message.place,
      message.runtime.drive.contains(where: { $0.start <= place.start && place.start < $0.end }),
      let own = try message.context.ownMember(
        String(message.selector.prefix { $0 != ":" }), of: message.receiver, message.arguments, place)
    {
      return own
    }
    // A category of the app may have it.
    let isOfApp = message.runtime.hasClasses || message.selector.contains("_")
    if near == nil, isOfApp, !KnownClasses.isKnown(message.selector) {
      let written = message.written(ObjCText.oneLine(message.receiver, message.runtime))
      return .object(Unanswered(written, name, message.selector, message.runtime, isMessage: message.place != nil))
    }
    throw ErrorValue(
      "\(name) has no '\(message.selector)' (unrecognized selector)" + (near.map { "; did you mean '\($0)'?" } ?? ""))
  }
}
