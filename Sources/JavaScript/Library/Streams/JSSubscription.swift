import StreamLang
import Streams

/// A subscription that ends the subscriptions added to it when it ends.
final class JSSubscription: InstanceSubscription {
  var inner: Subscriber?
  private var members = AddedDisposables()
  /// The members that were added as functions; a function also removes its member.
  private var functions: [(function: FunctionValue, member: Subscriber)] = []

  func add(_ member: Subscriber) {
    if isDisposed { member.dispose() } else { members.add(member) }
  }

  override func cleanUp() { members.dispose(with: inner) }

  /// A teardown as something that can be disposed: a subscription, a function, an object with `unsubscribe`.
  static func disposable(_ value: Value, _ context: EvaluationContext) -> Subscriber? {
    let teardown: FunctionValue
    switch value {
    case .disposable(let subscriber): return subscriber
    case .function(let function): teardown = function
    case .object:
      guard let function = (try? JSInstance.method("unsubscribe", of: value)) ?? nil else { return nil }
      teardown = function
    default: return nil
    }
    return ActionDisposable(teardown, in: context.world) { failed($0, context) }
  }

  /// An error of a teardown, which the call of `unsubscribe` throws when all teardowns have run.
  static func failed(_ error: ErrorValue, _ context: EvaluationContext) {
    guard JSState.of(context).errorsOfTeardowns?.append(error) == nil else { return }
    JSUncaught.reportUncaught(error, context)
  }

  private static func unsubscribe(_ subscription: Subscriber, _ context: EvaluationContext) throws(ErrorValue) {
    let state = JSState.of(context)
    guard state.errorsOfTeardowns == nil else { return subscription.dispose() }
    state.errorsOfTeardowns = []
    subscription.dispose()
    let errors = state.errorsOfTeardowns ?? []
    state.errorsOfTeardowns = nil
    guard !errors.isEmpty else { return }
    let lines = errors.enumerated().map { "\($0 + 1)) \(JSText.string($1.payload ?? .error($1)))" }
    let error = ErrorValue(
      "\(errors.count) errors occurred during unsubscription:\n" + lines.joined(separator: "\n  "),
      code: JSError.code(of: "UnsubscriptionError"))
    let properties = ObjectBox(in: context.objects)
    properties.keep(.array(errors.map { $0.payload ?? .error($0) }), as: "errors")
    error.properties = properties
    throw error
  }

  static let methods: [String: Method] = JSLibrary.table([
    Method(doing: "unsubscribe") { call throws(ErrorValue) in
      if case .disposable(let subscriber) = call.receiver { try unsubscribe(subscriber, call.context) }
    },
    Method("add", isEffect: true) { call in
      guard case .disposable(let subscriber) = call.receiver, let member = disposable(call[0], call.context) else {
        return .nil
      }
      (subscriber as? JSSubscription)?.add(member)
      if case .function(let function) = call[0] {
        (subscriber as? JSSubscription)?.functions.append((function, member))
      }
      return call.receiver
    },
    Method(doing: "remove") { call in
      guard case .disposable(let subscriber) = call.receiver, let subscription = subscriber as? JSSubscription else {
        return
      }
      switch call[0] {
      case .disposable(let member): subscription.members.remove(member)
      case .function(let function):
        for known in subscription.functions where known.function === function {
          subscription.members.remove(known.member)
        }
      default: break
      }
    },
  ])
}
