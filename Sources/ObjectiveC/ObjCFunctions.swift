import StreamLang
import Streams

/// Functions: of C, of Foundation, of ReactiveCocoa's macros, and of the drive.
enum ObjCFunctions {
  typealias Body = @Sendable (ObjCMessage) throws(ErrorValue) -> Value

  private static let all: [(String, Body)] = logging + macros + dispatch + numbers + making + driving

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
  static let names: [String] = table.keys.sorted()

  static let effects: Set<String> = [
    "effect", "NSLog", "printf", "log", "NSAssert", "RAC", "RACChannelTo_bind", "method", "standIn", "dispatch_async",
    "dispatch_after",
    "dispatch_sync", "dispatch_once", "after", "notify", "network", "database", "clock", "instances", "callBlock",
    "foreign",
    "dispatch_group_enter", "dispatch_group_leave", "dispatch_group_async", "dispatch_group_notify",
  ]

  static let results: [String: ObjCType] = [
    "pow": .double, "sqrt": .double, "fabsf": .double, "floor": .double, "ceil": .double, "round": .double,
    "roundf": .double,
    "fmin": .double, "fmax": .double, "fmod": .double, "ceilf": .double, "floorf": .double,
    "CACurrentMediaTime": .double,
    "CFAbsoluteTimeGetCurrent": .double, "dispatch_time": .integer, "NSStringFromSelector": .object("NSString"),
    "NSStringFromClass": .object("NSString"), "NSLocalizedString": .object("NSString"),
    "NSSelectorFromString": .selector,
    "CGRectMake": .structure("CGRect"), "CGPointMake": .structure("CGPoint"), "CGSizeMake": .structure("CGSize"),
    "NSMakeRange": .structure("NSRange"), "NSStringFromCGRect": .object("NSString"),
    "NSStringFromCGPoint": .object("NSString"),
    "log": .double, "exp": .double, "labs": .integer, "NSMaxRange": .integer, "NSLocationInRange": .bool,
    "NSEqualRanges": .bool, "NSStringFromRange": .object("NSString"), "CGRectGetWidth": .double,
    "CGRectGetHeight": .double, "CGRectGetMinX": .double, "CGRectGetMinY": .double, "CGRectGetMaxX": .double,
    "CGRectGetMaxY": .double,
  ]

  /// Constants whose text is not their name.
  private static let constants: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSUnderlyingErrorKey": "NSUnderlyingError",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
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
    ("pointer", { message in .object(Pointer(message.runtime)) }),
    (
      "method",
      { message throws(ErrorValue) in
        message.runtime.methods[message.text(0)] = (try message.block(2), message.text(1))
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
    ("CGRectMake", { message in ObjCValues.rect((0..<4).map { message.double($0) }, message.runtime) }),
    ("CGPointMake", { message in ObjCValues.point(message.double(0), message.double(1), message.runtime) }),
    ("CGSizeMake", { message in ObjCValues.point(message.double(0), message.double(1), message.runtime, "CGSize") }),
    ("NSMakeRange", { message in ObjCValues.range(message.int(0), message.int(1), message.runtime) }),
    (
      "NSMaxRange",
      { message in
        let (location, length) = ObjCStrings.range(message[0])
        let (end, overflow) = location.addingReportingOverflow(length)
        return .int(overflow ? Int.max : end)
      }
    ),
    (
      "NSLocationInRange",
      { message in
        let (location, length) = ObjCStrings.range(message[1])
        let (offset, overflow) = message.int(0).subtractingReportingOverflow(location)
        return .bool(!overflow && offset >= 0 && offset < length)
      }
    ),
    ("NSEqualRanges", { message in .bool(ObjCNumbers.areEqual(message[0], message[1])) }),
    ("NSStringFromRange", { message in .string(String(message.text(0).dropFirst("NSRange: ".count))) }),
    ("CGRectGetWidth", { message throws(ErrorValue) in try rectMember(message, "size", "width") }),
    ("CGRectGetHeight", { message throws(ErrorValue) in try rectMember(message, "size", "height") }),
    ("CGRectGetMinX", { message throws(ErrorValue) in try rectMember(message, "origin", "x") }),
    ("CGRectGetMaxX", { message throws(ErrorValue) in try rectEnd(message, "x", "width") }),
    ("CGRectGetMaxY", { message throws(ErrorValue) in try rectEnd(message, "y", "height") }),
    ("CGRectGetMinY", { message throws(ErrorValue) in try rectMember(message, "origin", "y") }),
    ("CGRectZero", { message in ObjCValues.rect([0, 0, 0, 0], message.runtime) }),
    ("CGPointZero", { message in ObjCValues.point(0, 0, message.runtime) }),
    ("CGSizeZero", { message in ObjCValues.point(0, 0, message.runtime, "CGSize") }),
    ("NSRangeZero", { message in ObjCValues.range(0, 0, message.runtime) }),
    (
      "NSStringFromCGRect",
      { message in .string(String(ObjCText.description(message[0], message.runtime).dropFirst(8))) }
    ),
    (
      "NSStringFromCGPoint",
      { message in .string(String(ObjCText.description(message[0], message.runtime).dropFirst(9))) }
    ),
  ]

  private static func rectMember(_ message: ObjCMessage, _ part: String, _ name: String) throws(ErrorValue) -> Value {
    try ObjCKeyPaths.value(message[0], part + "." + name, message.runtime)
  }

  private static func rectEnd(_ message: ObjCMessage, _ start: String, _ length: String) throws(ErrorValue) -> Value {
    .double(
      ObjCNumbers.double(try rectMember(message, "origin", start))
        + ObjCNumbers.double(try rectMember(message, "size", length)))
  }

  // MARK: The drive

  private static func labelled(_ label: String, _ message: ObjCMessage) -> Value? {
    let words = message.selector.split(separator: ":").map { String($0) }
    let unlabelled = message.arguments.count - (words.count - 1)
    guard let position = words.dropFirst().firstIndex(of: label) else { return nil }
    let index = position - 1 + unlabelled
    return message.arguments.indices.contains(index) ? message.arguments[index] : nil
  }

  private static let driving: [(String, Body)] = [
    (
      "notify",
      { message in
        let name = ObjCText.plain(message[0], message.runtime)
        ObjCNetwork.post(
          name, labelled("object", message) ?? .nil, labelled("userInfo", message) ?? .nil, message.runtime)
        return .nil
      }
    ),
    (
      "after",
      { message throws(ErrorValue) in
        let closure = try message.block(1)
        ObjCTime.after(ObjCMessage.nanoseconds(message[0]), message.runtime) { () throws(ErrorValue) in
          _ = try closure.call([])
        }
        return .nil
      }
    ),
    (
      "clock",
      { message throws(ErrorValue) in
        guard let seconds = ObjCValues.seconds(ofDate: message.text(0)) else {
          throw ErrorValue("a date is needed here", help: "write clock(\"2017-01-04 05:48:54 +0000\")")
        }
        message.runtime.start = seconds
        return .nil
      }
    ),
    (
      "database",
      { message in
        message.runtime.rows.append((message.text(0), labelled("rows", message) ?? message[1]))
        return .nil
      }
    ),
  ]
}
