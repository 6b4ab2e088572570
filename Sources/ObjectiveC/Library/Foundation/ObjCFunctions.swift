import StreamLang
import Streams

/// Functions: of C, of Foundation, of ReactiveCocoa's macros, and of the drive.
enum ObjCFunctions {
  typealias Body = @Sendable (ObjCMessage) throws(ErrorValue) -> Value

  private static let all: [(String, Body)] =
    logging + macros + dispatch + numbers + making + ObjCDrive.functions + ObjCStructures.functions

  private static let table: [String: ValueRules.Member] = all.reduce(into: [:]) { known, entry in
    let (name, body) = entry
    known[name] = ValueRules.Member(name, isEffect: effects.contains(name)) { call throws(ErrorValue) in
      try body(
        ObjCMessage(
          receiver: .nil, selector: ObjCMessage.selector(name, call), arguments: call.arguments,
          runtime: ObjCRuntime.of(call.context), place: call.place))
    }
  }

  static func find(_ name: String) -> ValueRules.Member? { table[name] }
  static func isKnown(_ name: String) -> Bool { table[name] != nil }
  /// The functions that code calls: those of the drive and of the translation are none.
  static let namesOfCode: [String] = {
    let own: Set<String> = [
      "effect", "waits", "inline", "log", "method", "standIn", "callBlock", "foreign", "elements", "isPresent",
      "firstPresent", "constant", "pointer", "structure", "Int", "Double", "Bool",
    ]
    let drive = Set(ObjCDrive.functions.map { $0.0 })
    return table.keys.filter { !own.contains($0) && !drive.contains($0) && !$0.contains("_literal") }.sorted()
  }()

  static let effects: Set<String> = [
    "effect", "waits", "inline", "objc_setAssociatedObject", "NSLog", "printf", "log", "NSAssert", "RAC",
    "RACChannelTo_bind", "method", "standIn", "dispatch_async", "dispatch_barrier_async", "dispatch_apply",
    "dispatch_after",
    "dispatch_sync", "dispatch_barrier_sync", "abort", "exit", "dispatch_once", "after", "notify", "network",
    "database", "clock", "instances", "callBlock",
    "foreign",
    "dispatch_group_enter", "dispatch_group_leave", "dispatch_group_async", "dispatch_group_notify",
    "dispatch_source_set_timer", "dispatch_source_set_event_handler", "dispatch_source_set_cancel_handler",
    "dispatch_resume", "dispatch_suspend", "dispatch_source_cancel",
  ]

  static let results: [String: ObjCType] = {
    var results: [String: ObjCType] = [
      "fmin": .double, "fmax": .double, "fmod": .double, "CACurrentMediaTime": .double,
      "CFAbsoluteTimeGetCurrent": .double, "lround": .integer, "lroundf": .integer, "dispatch_time": .integer,
      "NSStringFromSelector": .object("NSString"),
      "NSStringFromClass": .object("NSString"), "NSLocalizedString": .object("NSString"),
      "NSSelectorFromString": .selector,
      "labs": .integer,
    ]
    for name in reals.keys { results[name] = .double }
    for (name, result) in ObjCStructures.results { results[name] = result }
    return results
  }()

  /// Constants whose text is not their name.
  private static let constants: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSUnderlyingErrorKey": "NSUnderlyingError",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion", "NSKeyValueChangeNewKey": "new",
    "NSKeyValueChangeOldKey": "old", "NSKeyValueChangeKindKey": "kind",
  ]

  /// The result of a message that stands alone: what nobody answers is an effect.
  static func logEffect(_ value: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = value, let unanswered = box as? Unanswered, !unanswered.written.isEmpty else {
      return
    }
    runtime.effect(message: unanswered.written, to: unanswered.path, unanswered.selector)
  }

  private static let logging: [(String, Body)] = [
    (
      "NSLog",
      { message throws(ErrorValue) in
        message.context.log(try ObjCText.formatted(message.arguments, message.runtime))
        return .nil
      }
    ),
    (
      "printf",
      { message throws(ErrorValue) in
        let text = try ObjCText.formatted(message.arguments, message.runtime)
        // Each call is a line of the log, which needs no end of its own.
        message.context.log(text.hasSuffix("\n") ? String(text.dropLast()) : text)
        return .nil
      }
    ),
    (
      "log",
      { message in
        message.context.log(message.arguments.map { ObjCText.description($0, message.runtime) }.joined(separator: " "))
        return .nil
      }
    ),
    (
      "effect",
      { message in
        logEffect(message[0], message.runtime)
        return .nil
      }
    ),
    (
      "NSAssert",
      { message throws(ErrorValue) in
        if ObjCNumbers.isTrue(message[0]) { return .nil }
        let reason =
          message.arguments.count > 1
          ? try ObjCText.formatted(Array(message.arguments.dropFirst()), message.runtime) : "an assertion does not hold"
        throw ErrorValue("uncaught exception: \(reason)")
      }
    ),
    (
      "callBlock",
      { message throws(ErrorValue) in
        switch message[0] {
        case .function(let function): return try function.call(Array(message.arguments.dropFirst()))
        case .nil: throw ErrorValue("a block that is nil was called")
        default: throw ErrorValue("a block is called, and this is \(ObjCText.kind(of: message[0]))")
        }
      }
    ),
    (
      "foreign",
      { message throws(ErrorValue) in
        let name = message.text(0)
        if let closure = message.runtime.answers["function \(name)"] {
          return try closure.call(Array(message.arguments.dropFirst()))
        }
        let values = message.arguments.dropFirst().map { ObjCText.oneLine($0, message.runtime) }
        message.runtime.effect(message: "\(name)(\(values.joined(separator: ", ")))", to: name, name)
        return .nil
      }
    ),
    (
      "NSException_thrown",
      { message in .error(ObjCErrors.raised(message[0], message.runtime)) }
    ),
    (
      "NSException_caught",
      { message in
        if case .error(let error) = message[0], let payload = error.payload { return payload }
        return message[0]
      }
    ),
    ("elements", { message throws(ErrorValue) in .array(try ObjCCollections.elements(message[0], message.context)) }),
    ("isPresent", { message in .bool(!ObjCText.isNull(message[0])) }),
    ("firstPresent", { message in ObjCText.isNull(message[0]) ? message[1] : message[0] }),
    ("constant", { message in .string(constants[message.text(0)] ?? message.text(0)) }),
    ("pointer", { message in .object(Pointer(message.runtime, setting: message[0])) }),
    (
      "method",
      { message throws(ErrorValue) in
        message.runtime.methods[message.text(0)] = (try message.block(2), message.text(1))
        return .nil
      }
    ),
    (
      "objc_setAssociatedObject",
      { message in
        if case .object(let box) = message[0] { (box as? ObjCBox)?.associated[message.text(1)] = message[2] }
        return .nil
      }
    ),
    (
      "objc_getAssociatedObject",
      { message in
        guard case .object(let box) = message[0] else { return .nil }
        return (box as? ObjCBox)?.associated[message.text(1)] ?? .nil
      }
    ),
    (
      "inline",
      { message throws(ErrorValue) in
        let block = try message.block(0)
        return try message.runtime.straightOn { () throws(ErrorValue) in try block.call([]) }
      }
    ),
    (
      "waits",
      { message in
        let first = message.text(0).prefix { $0 != "," }
        message.runtime.note(
          "nothing runs yet: drive it, e.g. self.call(\"\(first)\"); there are the methods \(message.text(0))")
        return .nil
      }
    ),
    (
      "standIn",
      { message in
        _ = message.runtime.standIn(at: message.text(0), kind: message.text(1))
        return .nil
      }
    ),
  ]

  private static let macros: [(String, Body)] = [
    (
      "RACObserve",
      { message throws(ErrorValue) in .stream(try ObjCKeyPaths.observe(message[0], message.text(1), message.runtime)) }
    ),
    (
      "RAC",
      { message throws(ErrorValue) in
        guard let stream = message.runtime.stream(message[2]) else {
          throw ErrorValue("RAC() is bound to a signal, and this is \(ObjCText.kind(of: message[2]))")
        }
        return try ObjCKeyPaths.bind(message[0], message.text(1), stream, message[3], message)
      }
    ),
    (
      "RACChannelTo",
      { message throws(ErrorValue) in
        .stream(try ObjCKeyPaths.channel(message[0], message.text(1), message[2], message.runtime))
      }
    ),
    (
      "RACChannelTo_bind",
      { message throws(ErrorValue) in
        guard let other = message.runtime.stream(message[2]) else {
          throw ErrorValue("RACChannelTo() is bound to a terminal, and this is \(ObjCText.kind(of: message[2]))")
        }
        let own = try ObjCKeyPaths.channel(message[0], message.text(1), message[3], message.runtime)
        try ObjCKeyPaths.connect(own, other, message.runtime)
        return .nil
      }
    ),
    ("RACTuplePack", { message in .tuple(message.arguments.map { ObjCText.isNull($0) ? .nil : $0 }) }),
    (
      "RACTupleUnpack",
      { message throws(ErrorValue) in
        switch message[0] {
        case .tuple, .nil: return message[0]
        default: throw ErrorValue("RACTupleUnpack wants a RACTuple, and got \(ObjCText.kind(of: message[0]))")
        }
      }
    ),
    (
      "NSArray_literal", { message throws(ErrorValue) in try ObjCCollections.array(message.arguments, message.context) }
    ),
    (
      "NSDictionary_literal",
      { message throws(ErrorValue) in try ObjCCollections.dictionary(message.arguments, message.context) }
    ),
  ]

  private static let making: [(String, Body)] = [
    ("NSSelectorFromString", { message in message[0] }), ("NSStringFromSelector", { message in message[0] }),
    ("NSStringFromClass", { message in .string(ObjCText.description(message[0], message.runtime)) }),
    ("NSClassFromString", { message in .object(message.runtime.objectClass(message.text(0))) }),
    ("NSLocalizedString", { message in message[0] }),
    ("NSHomeDirectory", { _ in .string("/var/mobile") }),
    ("NSTemporaryDirectory", { _ in .string("/tmp/") }),
    ("NSSearchPathForDirectoriesInDomains", { _ in .array([.string("/var/mobile/Documents")]) }),
    ("abort", { _ throws(ErrorValue) in throw ErrorValue("abort() ends the app") }),
    ("exit", { _ throws(ErrorValue) in throw ErrorValue("exit() ends the app") }),
  ]
}
