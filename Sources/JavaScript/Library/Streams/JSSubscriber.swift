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
          if JSValue.isNullish(destination) { return .nil }
          return try JSObject.call(String(name.dropFirst()), of: destination, values, context) ?? .nil
        })
    default: return nil
    }
  }

  override var methods: [String: Method] { Self.table }

  private static let table = JSLibrary.table([
    Method(doing: "add") { call in
      if case .object(let object) = call.receiver, let box = object as? SubscriberBox,
        let member = JSSubscription.disposable(call[0], call.context)
      {
        box.teardown.add(member)
      }
    },
    Method(doing: "unsubscribe") { call in
      if case .object(let object) = call.receiver, let box = object as? SubscriberBox {
        box.isStopped = true
        box.teardown.dispose()
      }
    },
  ])

  static let functions: [Method] = [
    Method("Subscriber") { call in .object(SubscriberBox(call[0], call.context)) },
    Method("Observable.lift") { call throws(ErrorValue) in
      let (source, operation, context) = (call[0], call[1], call.context)
      let subscribe = NativeFunction(parameterCount: 1) { values throws(ErrorValue) in
        try JSObject.call("call", of: operation, values + [source], context) ?? .nil
      }
      return try JSLibrary.function("Observable")?.call(call.on(.nil, [.function(subscribe)])) ?? .nil
    },
  ]
}
