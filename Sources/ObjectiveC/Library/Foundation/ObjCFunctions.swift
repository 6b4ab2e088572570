import StreamLang
import Streams

/// Functions: of C, of Foundation, of ReactiveCocoa's macros, and of the drive.
enum ObjCFunctions {
  typealias Body = @Sendable (ObjCMessage) throws(ErrorValue) -> Value

  /// A name, what the function gives, and what it does. One that gives nothing is called for its effect.
  struct Entry: Sendable {
    let name: String
    let result: ObjCType
    let body: Body

    init(_ name: String, _ result: ObjCType, _ body: @escaping Body) {
      (self.name, self.result, self.body) = (name, result, body)
    }

    /// A function that gives nothing.
    init(doing name: String, _ body: @escaping @Sendable (ObjCMessage) throws(ErrorValue) -> Void) {
      self.init(name, .void) { message throws(ErrorValue) in
        try body(message)
        return .nil
      }
    }
  }

  /// The result of a message as a statement: without an answer it is an effect.
  ///
  /// - Parameter receiver: How the code calls the receiver; empty where that is not known.
  static func logEffect(_ value: Value, of receiver: String = "", _ runtime: ObjCRuntime) {
    guard case .object(let box) = value, let unanswered = box as? Unanswered, !unanswered.written.isEmpty else {
      return
    }
    if unanswered.isOfInstance, !receiver.isEmpty {
      let message = unanswered.written.dropFirst(1 + unanswered.path.count)
      return runtime.effect(message: "[\(receiver)\(message)", to: receiver, unanswered.selector)
    }
    runtime.effect(message: unanswered.written, to: unanswered.path, unanswered.selector)
  }

  static let logging: [Entry] = [
    Entry(doing: "NSLog") { message throws(ErrorValue) in
      message.context.log(try ObjCText.formatted(message.arguments, message.runtime))
    },
    Entry(doing: "printf") { message throws(ErrorValue) in
      let text = try ObjCText.formatted(message.arguments, message.runtime)
      // Each call is a line of the log, which needs no end of its own.
      message.context.log(text.hasSuffix("\n") ? String(text.dropLast()) : text)
    },
    Entry(doing: "log") { message in
      message.context.log(message.arguments.map { ObjCText.description($0, message.runtime) }.joined(separator: " "))
    },
    Entry("NSAssert", .void) { message throws(ErrorValue) in
      // A value that the app sets elsewhere is there.
      if ObjCNumbers.isTrue(message[0]) || message[0].asUnanswered != nil { return .nil }
      let reason =
        message.arguments.count > 1
        ? try ObjCText.formatted(Array(message.arguments.dropFirst()), message.runtime) : "an assertion does not hold"
      throw ErrorValue("uncaught exception: \(reason)")
    },
    Entry(doing: "objc_setAssociatedObject") { message in
      if case .object(let box) = message[0] { (box as? ObjCBox)?.associated[message.text(1)] = message[2] }
    },
    Entry("objc_getAssociatedObject", .any) { message in
      guard case .object(let box) = message[0] else { return .nil }
      return (box as? ObjCBox)?.associated[message.text(1)] ?? .nil
    },
  ]

  static let macros: [Entry] = [
    Entry("RACObserve", .any) { message throws(ErrorValue) in
      .stream(try message.runtime.observe(message[0], message.text(1)))
    },
    Entry("RAC", .void) { message throws(ErrorValue) in
      // A message to nil binds nothing.
      if ObjCText.isNull(message[2]), message[2].asUnanswered == nil {
        message.runtime.note("RAC(…, \(message.text(1))) got nil and no signal, so that nothing is bound")
        return .nil
      }
      guard let stream = message.runtime.stream(message[2]) else {
        throw ErrorValue("RAC() is bound to a signal, and this is \(ObjCText.kind(of: message[2]))")
      }
      return try message.runtime.bind(message[0], message.text(1), stream, message[3], message)
    },
    Entry("RACChannelTo", .any) { message throws(ErrorValue) in
      .stream(try message.runtime.channel(message[0], message.text(1), message[2]))
    },
    Entry("RACTuplePack", .any) { message in .tuple(message.arguments.map(ObjCTuples.member)) },
    Entry("RACTupleUnpack", .any) { message throws(ErrorValue) in
      switch message[0] {
      case .tuple, .nil: return message[0]
      default: throw ErrorValue("RACTupleUnpack wants a RACTuple, and got \(ObjCText.kind(of: message[0]))")
      }
    },
  ]

  static let making: [Entry] = [
    Entry("CFBridgingRetain", .any) { message in message.runtime.retained(message[0]) },
    Entry("CFRetain", .any) { message in message.runtime.retained(message[0]) },
    Entry("CFBridgingRelease", .any) { message in message.runtime.released(message[0]) },
    Entry(doing: "CFRelease") { message in _ = message.runtime.released(message[0]) },
    Entry("NSSelectorFromString", .selector) { message in message[0] },
    Entry("NSStringFromSelector", .object("NSString")) { message in message[0] },
    Entry("NSStringFromClass", .object("NSString")) { message in
      .string(ObjCText.description(message[0], message.runtime))
    },
    Entry("NSClassFromString", .any) { message in .object(message.runtime.objectClass(message.text(0))) },
    Entry("NSLocalizedString", .object("NSString")) { message in message[0] },
    Entry("NSHomeDirectory", .any) { _ in .string("/var/mobile") },
    Entry("NSTemporaryDirectory", .any) { _ in .string("/tmp/") },
    Entry("NSSearchPathForDirectoriesInDomains", .any) { _ in .array([.string("/var/mobile/Documents")]) },
    Entry("abort", .void) { _ throws(ErrorValue) in throw ErrorValue("abort() ends the app") },
    Entry("exit", .void) { _ throws(ErrorValue) in throw ErrorValue("exit() ends the app") },
  ]
}
