import StreamLang
import Streams

/// The acts of a person on controls.
extension ControlKinds {
  static func drive(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    case "answers:":
      guard case .function(let closure) = message[1] else {
        throw ErrorValue("'answers' takes a selector and a closure", help: "write answers(\"load:\") { x in … }")
      }
      runtime.answers["\(object.path).\(message.text(0))"] = closure
      return .nil
    case "type:", "type:every:":
      object.become("UITextField")
      var isFirst = true
      for character in message.text(0) {
        if !isFirst, message.arguments.count > 1 { try runtime.context.wait(ObjCMessage.nanoseconds(message[1])) }
        isFirst = false
        edit(object, ObjCText.plain(object.current("text"), runtime) + String(character))
      }
      return .nil
    case "enter:":
      object.become("UITextField")
      edit(object, message.text(0))
      return .nil
    case "begin", "end":
      fire(message.selector == "begin" ? "UIControlEventEditingDidBegin" : "UIControlEventEditingDidEnd", object)
      return .nil
    case "tap", "fire:":
      tap(message.arguments.isEmpty ? "UIControlEventTouchUpInside" : message.text(0), object)
      return .nil
    case "pull":
      object.become("UIRefreshControl")
      fire("UIControlEventValueChanged", object)
      return .nil
    case "toggle": return change(object, "UISwitch", "on", .bool(!ObjCNumbers.isTrue(object.current("on"))))
    case "slide:": return change(object, "UISlider", "value", message[0])
    case "select:": return change(object, "UISegmentedControl", "selectedSegmentIndex", message[0])
    case "pick:":
      if object.kind == "UIImagePickerController" {
        runtime.send(message[0], to: clicks(of: object))
        return .nil
      }
      return change(object, "UIDatePicker", "date", message[0])
    case "click:" where object.kind == "UIAlertController":
      let actions = try ObjCCollections.elements(object.current("actions"), message.context)
      let action = try ObjCCollections.element(actions, message.int(0))
      if case .object(let box) = action, case .function(let handler)? = box.kept("handler") {
        _ = try handler.call([action])
      }
      return .nil
    case "click:":
      let delegate = object.current("delegate")
      if !object.control.givesClicks, !ObjCText.isNull(delegate) {
        let word = object.kind == "UIActionSheet" ? "actionSheet" : "alertView"
        try ObjCDispatch.send("\(word):clickedButtonAtIndex:", to: delegate, [.object(object), message[0]], runtime)
      }
      runtime.send(message[0], to: clicks(of: object))
      return .nil
    case "dealloc":
      object.die()
      return .nil
    case let selector where selector.hasPrefix("call:"):
      return try object.send(message.to(.object(object), message.text(0), Array(message.arguments.dropFirst())))
    default: return nil
    }
  }

  private static func edit(_ object: ObjCObject, _ text: String) {
    object.keep(.string(text), as: "text")
    fire("UIControlEventEditingChanged", object)
  }

  private static func tap(_ event: String, _ object: ObjCObject) {
    let runtime = object.runtime.object
    guard isEnabled(object) else {
      let time = ObjCText.number(Double(runtime.world.scheduler.now) / 1e9)
      return runtime.everyNote("tap at \(time)s: the button is disabled: \(object.path) hears nothing")
    }
    if !object.control.gestures.isEmpty {
      for gesture in object.control.gestures {
        gesture.keep(.int(3), as: "state")
        fire("UIControlEventState", gesture, shown: .string("tap"))
      }
      return
    }
    fire(event, object)
  }

  private static func change(_ object: ObjCObject, _ kind: String, _ key: String, _ value: Value) -> Value {
    object.become(kind)
    guard isEnabled(object) else {
      object.runtime.object.everyNote("'\(object.path)' is disabled, so it hears nothing")
      return .nil
    }
    object.keep(value, as: key)
    fire("UIControlEventValueChanged", object, shown: value)
    return .nil
  }
}
