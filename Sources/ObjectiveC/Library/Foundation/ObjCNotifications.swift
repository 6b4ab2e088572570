import StreamLang
import Streams

/// `NSNotificationCenter`
enum ObjCNotifications {
  static func post(_ name: String, _ object: Value, _ info: Value, _ runtime: ObjCRuntime) {
    post(ObjCValues.notification(name, object, info, runtime), runtime)
  }

  private static func post(_ note: Value, _ runtime: ObjCRuntime) {
    guard case .object(let box) = note else { return }
    runtime.send(note, to: runtime.notifications(of: box.kept("name") ?? .nil))
    runtime.send(note, to: runtime.notifications)
  }

  private static func isWanted(_ note: Value, _ sender: Value) -> Bool {
    guard case .object(let box) = note else { return false }
    return ObjCText.isNull(sender) || ObjCNumbers.areEqual(box.kept("object") ?? .nil, sender)
  }

  final class Center: ObjCBox {
    override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
      let runtime = message.runtime
      switch message.selector {
      case "postNotificationName:object:", "postNotificationName:object:userInfo:":
        post(message.text(0), message[1], message[2], runtime)
        return .nil
      case "postNotification:":
        post(message[0], runtime)
        return .nil
      case "addObserver:selector:name:object:":
        let (observer, selector, name, sender) = (message[0], message.text(1), message[2], message[3])
        let listener = runtime.listen(runtime.notifications(of: name)) { note in
          guard isWanted(note, sender) else { return }
          runtime.alone { () throws(ErrorValue) in try ObjCDispatch.notify(observer, selector, note, runtime) }
        }
        runtime.observers.append((observer, name, listener))
        return .nil
      case "addObserverForName:object:queue:usingBlock:":
        let (name, sender, block) = (message[0], message[1], try message.block(3))
        return .disposable(
          runtime.listen(runtime.notifications(of: name)) { note in
            guard isWanted(note, sender) else { return }
            runtime.alone { () throws(ErrorValue) in try block.call([note]) }
          })
      case "rac_addObserverForName:object:":
        let (name, sender) = (message[0], message[1].weak)
        let notes = runtime.notifications(of: name, hasLane: true)
        let wantsAll = ObjCText.isNull(message[1])
        return .stream(
          try runtime.filter(notes, called: message.text(0)) { note in
            wantsAll || !sender.strong.isNil && isWanted(note, sender.strong)
          })
      case "removeObserver:", "removeObserver:name:object:":
        if case .disposable(let token) = message[0] { token.dispose() }
        for (observer, name, listener) in runtime.observers
        where ObjCNumbers.areEqual(observer, message[0])
          && (ObjCText.isNull(message[1]) || ObjCNumbers.areEqual(name, message[1]))
        {
          listener.dispose()
        }
        return .nil
      default: return nil
      }
    }
  }
}
