import StreamLang
import Streams

/// Classes of UIKit whose messages take blocks.
extension ObjCClass {
  static func views(_ message: ObjCMessage, _ name: String) throws(ErrorValue) -> Value? {
    switch (name, message.selector) {
    case ("UIAlertController", "alertControllerWithTitle:message:preferredStyle:"):
      return object(name, [("title", message[0]), ("message", message[1])], message.runtime)
    case ("UIAlertAction", "actionWithTitle:style:handler:"):
      let handler: Value = ObjCText.isNull(message[2]) ? .nil : .function(try message.block(2))
      return object(name, [("title", message[0]), ("handler", handler)], message.runtime)
    case ("UIView", let selector) where selector.hasPrefix("animateWithDuration:"):
      return try animate(message)
    default: return nil
    }
  }

  private static func object(_ name: String, _ members: [(String, Value)], _ runtime: ObjCRuntime) -> Value {
    let object = ObjCObject(name, path: "", runtime, isStandIn: false)
    for (name, value) in members { object.keep(value, as: name) }
    return .object(object)
  }

  /// The animations are made at once, and the completion comes when they are over.
  private static func animate(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let words = message.selector.split(separator: ":").map { String($0) }
    if let index = words.firstIndex(of: "animations") { _ = try message.block(index).call([]) }
    guard let last = words.firstIndex(of: "completion"), !ObjCText.isNull(message[last]) else { return .nil }
    let completion = try message.block(last)
    let delay = words.firstIndex(of: "delay").map { message.double($0) } ?? 0
    ObjCTime.after(ObjCMessage.nanoseconds(.double(message.double(0) + delay)), message.runtime) {
      () throws(ErrorValue) in _ = try completion.call([.bool(true)])
    }
    return .nil
  }
}
