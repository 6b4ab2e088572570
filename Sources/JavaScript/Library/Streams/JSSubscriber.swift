import StreamLang
import Streams

/// RxJS's `Subscriber` as a class that code extends: `_next`, `_error` and `_complete` may be its own, and else pass
/// everything on to its destination.
final class SubscriberBox: JSBox {
  private let destination: Value
  private let context: EvaluationContext
  private let teardown = JSSubscription()
  private var isStopped = false

  init(_ destination: Value, _ context: EvaluationContext) {
    self.destination = destination
    self.context = context
    super.init("Subscriber", in: context.objects)
  }

  override func property(_ name: String) throws(ErrorValue) -> Value? {
    switch name {
    case "destination": return destination
    case "closed", "isStopped": return .bool(isStopped)
    case "next", "error", "complete":
      // An observer has these as functions.
      return .function(
        NativeFunction(doing: 1) { [self] values throws(ErrorValue) in
          if isStopped { return }
          isStopped = name != "next"
          _ = try JSObject.call("_" + name, of: .object(self), values, context)
          if isStopped { teardown.dispose() }
        })
    case "_next", "_error", "_complete":
      return .function(
        NativeFunction(parameterCount: 1) { [self] values throws(ErrorValue) in
          let method = String(name.dropFirst())
          if !JSValue.isNullish(destination),
            let result = try JSObject.call(method, of: destination, values, context)
          {
            return result
          }
          if method == "error" { JSUncaught.reportUncaught((values.first ?? .nil).asError, context) }
          return .nil
        })
    default: return nil
    }
  }

  /// Ends a subscription with the subscriber.
  func add(_ member: Subscriber) { teardown.add(member) }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method(doing: "add") { call in
      if case .object(let object) = call.receiver, let box = object as? SubscriberBox,
        let member = JSSubscription.disposable(call[0], call.context)
      {
        box.add(member)
      }
    },
    Method(doing: "unsubscribe") { call in
      if case .object(let object) = call.receiver, let box = object as? SubscriberBox {
        box.isStopped = true
        box.teardown.dispose()
      }
    },
  ])

  /// An observer that is given as one, or by its functions.
  static func observer(_ call: MemberCall) -> Value {
    guard !call.arguments.allSatisfy({ JSValue.isNullish($0) }) else { return .nil }
    if case .function = call[0] {} else if !JSValue.isNullish(call[0]) { return call[0] }
    let members = zip(["next", "error", "complete"], call.arguments).filter { !JSValue.isNullish($1) }
    return JSObject.make(members.map { ($0, $1) }, in: call.context)
  }

  static let functions: [Method] = [
    Method("Subscriber") { call in .object(SubscriberBox(observer(call), call.context)) },
    Method("Subscriber.create") { call in .object(SubscriberBox(observer(call), call.context)) },
    Method("Observable.lift") { call throws(ErrorValue) in
      let (source, operation, context) = (call[0], call[1], call.context)
      let subscribe = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        try JSObject.call("call", of: operation, values + [source], context) ?? .nil
      }
      return try JSLibrary.function("Observable")?.call(call.on(.nil, [.function(subscribe)])) ?? .nil
    },
  ]
}
