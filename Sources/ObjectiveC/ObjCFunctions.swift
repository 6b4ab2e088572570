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
    "effect", "NSLog", "log", "NSAssert", "RAC", "RACChannelTo_bind", "method", "standIn", "dispatch_async", "dispatch_after",
    "dispatch_sync", "dispatch_once", "notify", "network", "database", "clock", "instances", "callBlock", "foreign",
    "dispatch_group_enter", "dispatch_group_leave", "dispatch_group_async", "dispatch_group_notify",
  ]

  static let results: [String: ObjCType] = [
    "pow": .double, "sqrt": .double, "fabsf": .double, "floor": .double, "ceil": .double, "round": .double, "roundf": .double,
    "fmin": .double, "fmax": .double, "fmod": .double, "ceilf": .double, "floorf": .double, "CACurrentMediaTime": .double,
    "CFAbsoluteTimeGetCurrent": .double, "dispatch_time": .integer, "NSStringFromSelector": .object("NSString"),
    "NSStringFromClass": .object("NSString"), "NSLocalizedString": .object("NSString"), "NSSelectorFromString": .selector,
    "CGRectMake": .structure("CGRect"), "CGPointMake": .structure("CGPoint"), "CGSizeMake": .structure("CGSize"),
    "NSMakeRange": .structure("NSRange"), "NSStringFromCGRect": .object("NSString"), "NSStringFromCGPoint": .object("NSString"),
    "log": .double, "exp": .double, "labs": .integer,
  ]

  /// Constants whose text is not their name.
  private static let constants: [String: String] = [
    "NSLocalizedDescriptionKey": "NSLocalizedDescription", "NSUnderlyingErrorKey": "NSUnderlyingError",
    "NSLocalizedFailureReasonErrorKey": "NSLocalizedFailureReason",
    "NSLocalizedRecoverySuggestionErrorKey": "NSLocalizedRecoverySuggestion",
  ]

  /// The result of a message that stands alone: what nobody answers is an effect.
  static func logEffect(_ value: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = value, let unanswered = box as? Unanswered, !unanswered.written.isEmpty else { return }
    runtime.effect(message: unanswered.written, to: unanswered.path, unanswered.selector)
  }

  private static let logging: [(String, Body)] = [
    ("NSLog", { message throws(ErrorValue) in
      message.context.log(try ObjCText.formatted(message.arguments, message.runtime))
      return .nil
    }),
    ("log", { message in
      message.context.log(message.arguments.map { ObjCText.description($0, message.runtime) }.joined(separator: " "))
      return .nil
    }),
    ("effect", { message in
      logEffect(message[0], message.runtime)
      return .nil
    }),
    ("NSAssert", { message throws(ErrorValue) in
      if ObjCNumbers.isTrue(message[0]) { return .nil }
      let reason = message.arguments.count > 1 ? try ObjCText.formatted(Array(message.arguments.dropFirst()), message.runtime) : "an assertion does not hold"
      throw ErrorValue("uncaught exception: \(reason)")
    }),
    ("callBlock", { message throws(ErrorValue) in
      switch message[0] {
      case .function(let function): return try function.call(Array(message.arguments.dropFirst()))
      case .nil: throw ErrorValue("a block that is nil was called")
      default: throw ErrorValue("a block is called, and this is \(ObjCText.kind(of: message[0]))")
      }
    }),
    ("foreign", { message throws(ErrorValue) in
      let name = message.text(0)
      if let closure = message.runtime.answers["function \(name)"] { return try closure.call(Array(message.arguments.dropFirst())) }
      let values = message.arguments.dropFirst().map { ObjCText.oneLine($0, message.runtime) }
      message.runtime.effect(message: "\(name)(\(values.joined(separator: ", ")))", to: name, name)
      return .nil
    }),
    ("NSException_thrown", { message in
      if case .error(let error) = message[0] { return .error(ErrorValue("uncaught exception: \(error.text)", payload: message[0], isMadeByScript: true)) }
      return .error(ErrorValue("uncaught exception: \(ObjCText.description(message[0], message.runtime))", payload: message[0], isMadeByScript: true))
    }),
    ("NSException_caught", { message in
      if case .error(let error) = message[0], let payload = error.payload { return payload }
      return message[0]
    }),
    ("elements", { message throws(ErrorValue) in .array(try ObjCCollections.elements(message[0], message.context)) }),
    ("constant", { message in .string(constants[message.text(0)] ?? message.text(0)) }),
    ("pointer", { message in .object(Pointer(message.runtime)) }),
    ("method", { message throws(ErrorValue) in
      message.runtime.methods[message.text(0)] = (try message.block(2), message.text(1))
      return .nil
    }),
    ("standIn", { message in
      _ = message.runtime.standIn(at: message.text(0), kind: message.text(1))
      return .nil
    }),
  ]

  private static let macros: [(String, Body)] = [
    ("RACObserve", { message throws(ErrorValue) in .stream(try ObjCKeyPaths.observe(message[0], message.text(1), message.runtime)) }),
    ("RAC", { message throws(ErrorValue) in
      guard let stream = message.runtime.stream(message[2]) else {
        throw ErrorValue("RAC() is bound to a signal, and this is \(ObjCText.kind(of: message[2]))")
      }
      return try ObjCKeyPaths.bind(message[0], message.text(1), stream, message[3], message.runtime)
    }),
    ("RACChannelTo", { message throws(ErrorValue) in .stream(try ObjCKeyPaths.channel(message[0], message.text(1), message[2], message.runtime)) }),
    ("RACChannelTo_bind", { message throws(ErrorValue) in
      guard let other = message.runtime.stream(message[2]) else {
        throw ErrorValue("RACChannelTo() is bound to a terminal, and this is \(ObjCText.kind(of: message[2]))")
      }
      let own = try ObjCKeyPaths.channel(message[0], message.text(1), message[3], message.runtime)
      try ObjCKeyPaths.connect(own, other, message.runtime)
      return .nil
    }),
    ("RACTuplePack", { message in .tuple(message.arguments.map { ObjCText.isNull($0) ? .nil : $0 }) }),
    ("RACTupleUnpack", { message throws(ErrorValue) in
      switch message[0] {
      case .tuple, .nil: return message[0]
      default: throw ErrorValue("RACTupleUnpack wants a RACTuple, and got \(ObjCText.kind(of: message[0]))")
      }
    }),
    ("NSArray_literal", { message throws(ErrorValue) in try ObjCCollections.array(message.arguments, message.context) }),
    ("NSDictionary_literal", { message throws(ErrorValue) in try ObjCCollections.dictionary(message.arguments, message.context) }),
  ]

  private static func work(_ message: ObjCMessage, _ index: Int) throws(ErrorValue) -> ObjCTime.Work {
    let block = try message.block(index)
    return { () throws(ErrorValue) in _ = try block.call([]) }
  }

  private static let dispatch: [(String, Body)] = [
    ("dispatch_get_main_queue", { _ in .scheduler(SchedulerBox("main")) }),
    ("dispatch_get_global_queue", { _ in .scheduler(SchedulerBox("background")) }),
    ("dispatch_queue_create", { message in .scheduler(SchedulerBox(ObjCText.isNull(message[0]) ? "queue" : message.text(0))) }),
    ("dispatch_time", { message in
      let (sum, overflow) = message.int(0).addingReportingOverflow(message.int(1))
      return .int(overflow ? Int.max : sum)
    }),
    ("dispatch_walltime", { message in .int(message.int(1)) }),
    ("dispatch_after", { message throws(ErrorValue) in
      ObjCTime.after(message.int(0), on: ObjCTime.queue(message[1], message.runtime), message.runtime, try work(message, 2))
      return .nil
    }),
    ("dispatch_async", { message throws(ErrorValue) in
      ObjCTime.turn(on: ObjCTime.queue(message[0], message.runtime), message.runtime, try work(message, 1))
      return .nil
    }),
    ("dispatch_sync", { message throws(ErrorValue) in try message.block(1).call([]) }),
    ("dispatch_once", { message throws(ErrorValue) in
      let token = "\(message.place?.start ?? 0)"
      return message.runtime.onceTokens.insert(token).inserted ? try message.block(1).call([]) : .nil
    }),
    ("dispatch_group_create", { message in .object(Group("dispatch_group_t", message.runtime)) }),
    ("dispatch_group_enter", { message in group(message[0]) { $0.entered += 1 } }),
    ("dispatch_group_leave", { message in group(message[0]) { $0.leave() } }),
    ("dispatch_group_async", { message throws(ErrorValue) in
      let job = try work(message, 2)
      _ = group(message[0]) { $0.entered += 1 }
      ObjCTime.turn(on: ObjCTime.queue(message[1], message.runtime), message.runtime) { () throws(ErrorValue) in
        try job()
        _ = group(message[0]) { $0.leave() }
      }
      return .nil
    }),
    ("dispatch_group_notify", { message throws(ErrorValue) in
      let job = try work(message, 2)
      let queue = ObjCTime.queue(message[1], message.runtime)
      return group(message[0]) { $0.notify(on: queue, job) }
    }),
  ]

  private final class Group: ObjCBox {
    var entered = 0
    private var jobs: [(Int32?, ObjCTime.Work)] = []

    func leave() {
      entered -= 1
      run()
    }

    func notify(on queue: Int32?, _ job: @escaping ObjCTime.Work) {
      jobs.append((queue, job))
      run()
    }

    private func run() {
      guard entered <= 0 else { return }
      let due = jobs
      jobs = []
      for (queue, job) in due { ObjCTime.turn(on: queue, runtime.object, job) }
    }
  }

  private static func group(_ value: Value, _ change: (Group) -> Void) -> Value {
    if case .object(let box) = value, let group = box as? Group { change(group) }
    return .nil
  }

  private static func real(_ name: String, _ function: @escaping @Sendable (Double) -> Double) -> (String, Body) {
    (name, { message in .double(function(message.double(0))) })
  }

  private static func smallest(_ message: ObjCMessage, isLargest: Bool) -> Value {
    let (one, two) = (message.double(0), message.double(1))
    return (isLargest ? one >= two : one <= two) ? message[0] : message[1]
  }

  private static let numbers: [(String, Body)] = [
    ("Int", { message in .int(message.int(0)) }), ("Double", { message in .double(message.double(0)) }),
    ("Bool", { message in .bool(ObjCNumbers.isTrue(message[0])) }),
    ("pow", { message in .double(power(message.double(0), message.double(1))) }),
    ("MIN", { message in smallest(message, isLargest: false) }), ("MAX", { message in smallest(message, isLargest: true) }),
    ("fmin", { message in .double(min(message.double(0), message.double(1))) }),
    ("fmax", { message in .double(max(message.double(0), message.double(1))) }),
    ("fmod", { message in .double(message.double(0).truncatingRemainder(dividingBy: message.double(1))) }),
    ("ABS", { message throws(ErrorValue) in message.double(0) < 0 ? try ObjCNumbers.negate(message[0]) : message[0] }),
    ("abs", { message throws(ErrorValue) in message.int(0) < 0 ? try ObjCNumbers.negate(.int(message.int(0))) : .int(message.int(0)) }),
    ("labs", { message throws(ErrorValue) in message.int(0) < 0 ? try ObjCNumbers.negate(.int(message.int(0))) : .int(message.int(0)) }),
    real("fabs") { abs($0) }, real("fabsf") { abs($0) }, real("sqrt") { $0.squareRoot() }, real("sqrtf") { $0.squareRoot() },
    real("floor") { $0.rounded(.down) }, real("floorf") { $0.rounded(.down) }, real("ceil") { $0.rounded(.up) },
    real("ceilf") { $0.rounded(.up) }, real("round") { $0.rounded() }, real("roundf") { $0.rounded() },
    real("lround") { $0.rounded() },
    ("CACurrentMediaTime", { message in .double(Double(message.runtime.world.scheduler.now) / 1e9) }),
    ("CFAbsoluteTimeGetCurrent", { message in .double(message.runtime.now - 978_307_200) }),
  ]

  /// By multiplication where the exponent is whole.
  private static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0.5 { return base.squareRoot() }
    guard abs(exponent) < 100_000, exponent == exponent.rounded() else { return exponent.isNaN ? .nan : base > 1 ? .infinity : 0 }
    var (result, square, rest) = (1.0, base, Int(abs(exponent)))
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }

  private static let making: [(String, Body)] = [
    ("NSSelectorFromString", { message in message[0] }), ("NSStringFromSelector", { message in message[0] }),
    ("NSStringFromClass", { message in .string(ObjCText.description(message[0], message.runtime)) }),
    ("NSClassFromString", { message in .object(message.runtime.objectClass(message.text(0))) }),
    ("NSLocalizedString", { message in message[0] }),
    ("CGRectMake", { message in ObjCValues.rect((0..<4).map { message.double($0) }, message.runtime) }),
    ("CGPointMake", { message in ObjCValues.point(message.double(0), message.double(1), message.runtime) }),
    ("CGSizeMake", { message in ObjCValues.point(message.double(0), message.double(1), message.runtime, "CGSize") }),
    ("NSMakeRange", { message in ObjCValues.range(message.int(0), message.int(1), message.runtime) }),
    ("CGRectZero", { message in ObjCValues.rect([0, 0, 0, 0], message.runtime) }),
    ("CGPointZero", { message in ObjCValues.point(0, 0, message.runtime) }),
    ("CGSizeZero", { message in ObjCValues.point(0, 0, message.runtime, "CGSize") }),
    ("NSRangeZero", { message in ObjCValues.range(0, 0, message.runtime) }),
    ("NSStringFromCGRect", { message in .string(String(ObjCText.description(message[0], message.runtime).dropFirst(8))) }),
    ("NSStringFromCGPoint", { message in .string(String(ObjCText.description(message[0], message.runtime).dropFirst(9))) }),
  ]

  // MARK: The drive

  private static func labelled(_ label: String, _ message: ObjCMessage) -> Value? {
    let words = message.selector.split(separator: ":").map { String($0) }
    let unlabelled = message.arguments.count - (words.count - 1)
    guard let position = words.dropFirst().firstIndex(of: label) else { return nil }
    let index = position - 1 + unlabelled
    return message.arguments.indices.contains(index) ? message.arguments[index] : nil
  }

  private static let driving: [(String, Body)] = [
    ("notify", { message in
      let name = ObjCText.plain(message[0], message.runtime)
      ObjCNetwork.post(name, labelled("object", message) ?? .nil, labelled("userInfo", message) ?? .nil, message.runtime)
      return .nil
    }),
    ("clock", { message throws(ErrorValue) in
      guard let seconds = ObjCValues.seconds(ofDate: message.text(0)) else {
        throw ErrorValue("a date is needed here", help: "write clock(\"2017-01-04 05:48:54 +0000\")")
      }
      message.runtime.start = seconds
      return .nil
    }),
    ("database", { message in
      message.runtime.rows.append((message.text(0), labelled("rows", message) ?? message[1]))
      return .nil
    }),
  ]
}
