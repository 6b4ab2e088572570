import StreamLang
import Streams

/// A subscription that ends the subscriptions added to it when it ends.
final class JSSubscription: InstanceSubscription {
  var inner: Subscriber?
  private var members = AddedDisposables()

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
    return ActionDisposable(teardown, in: context.world) { JSUncaught.reportUncaught($0, context) }
  }

  static let methods: [String: Method] = JSLibrary.table([
    Method(doing: "unsubscribe") { call in
      if case .disposable(let subscriber) = call.receiver { subscriber.dispose() }
    },
    Method("add", isEffect: true) { call in
      guard case .disposable(let subscriber) = call.receiver, let member = disposable(call[0], call.context) else {
        return .nil
      }
      (subscriber as? JSSubscription)?.add(member)
      return call.receiver
    },
    Method(doing: "remove") { call in
      if case .disposable(let subscriber) = call.receiver, case .disposable(let member) = call[0] {
        (subscriber as? JSSubscription)?.members.remove(member)
      }
    },
  ])
}
