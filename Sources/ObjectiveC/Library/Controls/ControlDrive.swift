import StreamLang
import Streams

/// The acts of a person on controls.
extension ControlKinds {
  static func drive(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    if runtime.context.runsDrive, !runtime.isInBlock {
      try check(String(message.selector.prefix { $0 != ":" }), object)
    }
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
        var picked = message[0]
        if case .string = picked {
          let image = try ObjCDispatch.send(
            "imageNamed:", to: .object(runtime.objectClass("UIImage")), [picked], runtime)
          let info = [Value.string("UIImagePickerControllerOriginalImage"), image]
          picked = try ObjCCollections.dictionary(info, message.context)
        }
        runtime.send(picked, to: clicks(of: object))
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
      let call = message.to(.object(object), message.text(0), Array(message.arguments.dropFirst()))
      // An action has effects on the screen; a method that is asked for a cell fills it.
      guard object === runtime.myself, runtime.actions.contains(call.selector) else { return try object.send(call) }
      return try runtime.called { () throws(ErrorValue) in try object.send(call) }
    default: return nil
    }
  }

  /// The kinds that each word of the drive moves.
  private static let moved: [String: Set<String>] = [
    "type": texts, "enter": texts, "begin": texts, "end": texts, "toggle": ["UISwitch"],
    "slide": ["UISlider", "UIStepper", "NSSlider"], "select": ["UISegmentedControl"],
    "pick": ["UIDatePicker", "UIImagePickerController"],
    "click": ["UIAlertView", "UIActionSheet", "UIAlertController"],
    "pull": ["UIRefreshControl"],
  ]
  private static let texts: Set<String> = ["UITextField", "UITextView", "UISearchBar", "NSTextField"]
  /// The words of controls that are known by one event, which is that of all of these.
  private static let changing: Set<String> = ["toggle", "slide", "select", "pick", "pull"]

  /// A call of the drive that an object of that kind does not understand: nothing would hear it.
  private static func check(_ word: String, _ object: ObjCObject) throws(ErrorValue) {
    let isTap = word == "tap"
    if moved[word] == nil, !isTap, Suggestion.isMisspelling(word, ofOneAmong: moved.keys, isMember: true),
      let near = Suggestion.nearest(to: word, among: moved.keys.sorted())
    {
      throw ErrorValue("\(object.path) has no '\(word)'; did you mean '\(near)'?")
    }
    guard let kinds = isTap ? [] : moved[word], object.kind != "UIControl", !kinds.contains(object.kind),
      !(isTap && isKind(object.kind)), !(object.kind == "UISlider" && changing.contains(word))
    else { return }
    if object.kind.isEmpty || object.kind == "UIView" {
      // A text may be entered wherever it is read later.
      if texts == kinds || object.control.events != nil || object.control.texts != nil { return }
      let way = object.path.isEmpty ? "" : "; drive it by \(drive(object.kind))"
      throw ErrorValue("'\(word)' moves nothing in \(object.path), which is no control here" + way)
    }
    let way = drive(object.kind)
    throw ErrorValue(
      "'\(word)' moves nothing in \(object.path), which is a \(object.kind)",
      help: way.hasPrefix(".") ? "drive it by \(way)" : "it \(way)")
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
