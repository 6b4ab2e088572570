import StreamLang
import Streams

/// Functions: of C, of Foundation, of ReactiveCocoa's macros, and of the drive.
enum ObjCFunctions {
  typealias Body = @Sendable (ObjCMessage) throws(ErrorValue) -> Value

  /// A name, what the function gives, and what it does. One that gives nothing is called for its effect.
  typealias Entry = (name: String, result: ObjCType, body: Body)

  private static let ofCode: [Entry] = logging + macros + dispatch + numbers + making + ObjCStructures.functions
  private static let all: [Entry] = ofCode + helpers + ObjCDrive.functions

  private static let table: [String: ValueRules.Member] = all.reduce(into: [:]) { known, entry in
    let (name, result, body) = entry
    known[name] = ValueRules.Member(name, isEffect: result == .void) { call throws(ErrorValue) in
      try body(
        ObjCMessage(
          receiver: .nil, selector: ObjCMessage.selector(name, call), arguments: call.arguments,
          runtime: ObjCRuntime.of(call.context), place: call.place))
    }
  }

  static func find(_ name: String) -> ValueRules.Member? { table[name] }
  static func isKnown(_ name: String) -> Bool { table[name] != nil }
  /// The functions that code calls: those of the drive and of the translation are none.
  static let namesOfCode = ofCode.map { $0.name }.sorted()

  /// The functions that are called for what they do.
  static let effects = Set(all.filter { $0.result == .void }.map { $0.name })
  static let results = all.reduce(into: [String: ObjCType]()) { results, entry in
    if entry.result != .any { results[entry.name] = entry.result }
  }

  /// The result of a message that stands alone: what nobody answers is an effect.
  static func logEffect(_ value: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = value, let unanswered = box as? Unanswered, !unanswered.written.isEmpty else {
      return
    }
    runtime.effect(message: unanswered.written, to: unanswered.path, unanswered.selector)
  }

  private static let logging: [Entry] = [
    (
      "NSLog", .void,
      { message throws(ErrorValue) in
        message.context.log(try ObjCText.formatted(message.arguments, message.runtime))
        return .nil
      }
    ),
    (
      "printf", .void,
      { message throws(ErrorValue) in
        let text = try ObjCText.formatted(message.arguments, message.runtime)
        // Each call is a line of the log, which needs no end of its own.
        message.context.log(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        return .nil
      }
    ),
    (
      "log", .void,
      { message in
        message.context.log(message.arguments.map { ObjCText.description($0, message.runtime) }.joined(separator: " "))
        return .nil
      }
    ),
    (
      "NSAssert", .void,
      { message throws(ErrorValue) in
        if ObjCNumbers.isTrue(message[0]) { return .nil }
        let reason =
          message.arguments.count > 1
          ? try ObjCText.formatted(Array(message.arguments.dropFirst()), message.runtime) : "an assertion does not hold"
        throw ErrorValue("uncaught exception: \(reason)")
      }
    ),
    (
      "objc_setAssociatedObject", .void,
      { message in
        if case .object(let box) = message[0] { (box as? ObjCBox)?.associated[message.text(1)] = message[2] }
        return .nil
      }
    ),
    (
      "objc_getAssociatedObject", .any,
      { message in
        guard case .object(let box) = message[0] else { return .nil }
        return (box as? ObjCBox)?.associated[message.text(1)] ?? .nil
      }
    ),
  ]

  private static let macros: [Entry] = [
    (
      "RACObserve", .any,
      { message throws(ErrorValue) in .stream(try ObjCKeyPaths.observe(message[0], message.text(1), message.runtime)) }
    ),
    (
      "RAC", .void,
      { message throws(ErrorValue) in
        // A message to nil binds nothing.
        if ObjCText.isNull(message[2]), message[2].asUnanswered == nil {
          message.runtime.note("RAC(…, \(message.text(1))) got nil and no signal, so that nothing is bound")
          return .nil
        }
        guard let stream = message.runtime.stream(message[2]) else {
          throw ErrorValue("RAC() is bound to a signal, and this is \(ObjCText.kind(of: message[2]))")
        }
        return try ObjCKeyPaths.bind(message[0], message.text(1), stream, message[3], message)
      }
    ),
    (
      "RACChannelTo", .any,
      { message throws(ErrorValue) in
        .stream(try ObjCKeyPaths.channel(message[0], message.text(1), message[2], message.runtime))
      }
    ),
    ("RACTuplePack", .any, { message in .tuple(message.arguments.map(ObjCTuples.member)) }),
    (
      "RACTupleUnpack", .any,
      { message throws(ErrorValue) in
        switch message[0] {
        case .tuple, .nil: return message[0]
        default: throw ErrorValue("RACTupleUnpack wants a RACTuple, and got \(ObjCText.kind(of: message[0]))")
        }
      }
    ),
  ]

  private static let making: [Entry] = [
    ("NSSelectorFromString", .selector, { message in message[0] }),
    ("NSStringFromSelector", .object("NSString"), { message in message[0] }),
    (
      "NSStringFromClass", .object("NSString"),
      { message in .string(ObjCText.description(message[0], message.runtime)) }
    ),
    ("NSClassFromString", .any, { message in .object(message.runtime.objectClass(message.text(0))) }),
    ("NSLocalizedString", .object("NSString"), { message in message[0] }),
    ("NSHomeDirectory", .any, { _ in .string("/var/mobile") }),
    ("NSTemporaryDirectory", .any, { _ in .string("/tmp/") }),
    ("NSSearchPathForDirectoriesInDomains", .any, { _ in .array([.string("/var/mobile/Documents")]) }),
    ("abort", .void, { _ throws(ErrorValue) in throw ErrorValue("abort() ends the app") }),
    ("exit", .void, { _ throws(ErrorValue) in throw ErrorValue("exit() ends the app") }),
  ]
}
