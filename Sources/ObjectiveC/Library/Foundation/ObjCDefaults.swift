import StreamLang
import Streams

/// `NSUserDefaults`
final class UserDefaults: ObjCBox {
  private func kept(_ message: ObjCMessage) -> Value {
    let (key, runtime) = (message.text(0), message.runtime)
    return runtime.defaults[key] ?? runtime.registered[key] ?? .nil
  }

  override func respond(_ message: ObjCMessage) throws(ErrorValue) -> Value? {
    let (selector, runtime) = (message.selector, message.runtime)
    func set(_ key: String, _ value: Value) {
      runtime.defaults[key] = value
      if let subject = runtime.defaultSubjects[key] { runtime.send(value, to: subject) }
    }
    switch selector {
    case "synchronize": return .bool(true)
    case "registerDefaults:":
      guard let box = ObjCCollections.entries(message[0]) else { return .nil }
      for (key, value) in zip(box.keys, box.values) { runtime.registered[ObjCText.plain(key, runtime)] = value }
      return .nil
    case "objectForKey:", "valueForKey:", "stringForKey:", "arrayForKey:", "dictionaryForKey:": return kept(message)
    case "boolForKey:": return .bool(ObjCNumbers.isTrue(kept(message)))
    case "integerForKey:": return .int(ObjCNumbers.int(kept(message)))
    case "doubleForKey:", "floatForKey:": return .double(ObjCNumbers.double(kept(message)))
    case "removeObjectForKey:":
      set(message.text(0), .nil)
      return .nil
    case "rac_channelTerminalForKey:":
      let key = message.text(0)
      let subject = runtime.defaultSubjects[key] ?? Catalogue.source("subject", in: .rac)
      runtime.defaultSubjects[key] = subject
      let values = try runtime.following(subject) { runtime.defaults[key] ?? .nil }
      // A terminal does not show the text that was sent to it.
      var isSetting = false
      let heard = try runtime.filter(values) { _ in !isSetting }
      return .stream(
        Terminal(try runtime.make("distinctUntilChanged", heard, called: key)) {
          isSetting = true
          set(key, $0)
          isSetting = false
        })
    case let name where name.hasPrefix("set") && name.hasSuffix("forKey:"):
      set(message.text(1), name.hasPrefix("setBool") ? .bool(ObjCNumbers.isTrue(message[0])) : message[0])
      return .nil
    default: return nil
    }
  }
}
