import StreamLang
import Streams

/// The streams of controls.
extension ControlKinds {
  static func texts(of object: ObjCObject) -> Stream {
    if let known = object.control.texts { return known }
    let runtime = object.runtime.object
    let made = object.isStandIn ? runtime.lane("\(object.path).text") : Catalogue.source("subject", in: .rac)
    object.control.texts = made
    // There is no other subscriber yet: the lane begins with the text of the field.
    runtime.send(object.current("text"), to: made)
    return made
  }

  static func events(of object: ObjCObject) -> Stream {
    if let known = object.control.events { return known }
    let isLane = object.isStandIn && !hasText(object.kind) && object.kind != "UIView"
    let made = isLane ? object.runtime.object.lane(object.path) : Catalogue.source("subject", in: .rac)
    object.control.events = made
    return made
  }

  /// The index of the button that an alert is dismissed with (`UIAlertView+RACSignalSupport.m`).
  static func dismissals(of object: ObjCObject) -> Stream {
    object.become("UIAlertView")
    listenAsDelegate(of: object)
    guard case .object(let box) = object.current("delegate"), let delegate = box as? ObjCObject else {
      return Catalogue.source("never", in: .rac)
    }
    let messages = delegate.signal(for: "alertView:willDismissWithButtonIndex:")
    let made = try? object.runtime.object.map(messages, called: "rac_willDismissSignal") { arguments in
      if case .tuple(let box) = arguments { box.elements.last ?? .nil } else { .nil }
    }
    return made ?? messages
  }

  /// Makes ReactiveCocoa the delegate of a view that has none.
  static func listenAsDelegate(of object: ObjCObject) {
    if object.current("delegate").isNil { object.keep(.object(delegate(of: object)), as: "delegate") }
  }

  /// The object that ReactiveCocoa makes the delegate of a view, whose messages its signals send.
  private static func delegate(of object: ObjCObject) -> ObjCObject {
    let runtime = object.runtime.object
    let delegate = ObjCObject("RACDelegateProxy", path: "", runtime, isStandIn: false)
    for selector in [
      "alertView:clickedButtonAtIndex:", "actionSheet:clickedButtonAtIndex:",
      "imagePickerController:didFinishPickingMediaWithInfo:",
    ] {
      runtime.listen(delegate.signal(for: selector)) { arguments in
        guard case .tuple(let box) = arguments, let value = box.elements.last else { return }
        runtime.send(value, to: clicks(of: object))
      }
    }
    runtime.listen(delegate.signal(for: "imagePickerControllerDidCancel:")) { _ in
      clicks(of: object).asEventTarget?.sendCompleted(in: runtime.world)
    }
    return delegate
  }

  static func clicks(of object: ObjCObject) -> Stream {
    if let known = object.control.clicks { return known }
    let made = object.isStandIn ? object.runtime.object.lane(object.path) : Catalogue.source("subject", in: .rac)
    object.control.clicks = made
    return made
  }

  static func isOne(_ event: String, _ wanted: String) -> Bool {
    wanted.split(separator: "|").contains { word in
      word == event || word == "UIControlEventAllEvents"
        || word == "UIControlEventAllTouchEvents" && event.contains("Touch")
        || word == "UIControlEventAllEditingEvents" && event.contains("Editing")
    }
  }

  /// The stream that an event is sent to: editing a text field sends its text, to all listeners in their order.
  static func heard(_ event: String, by object: ObjCObject) -> Stream {
    let isText = object.kind == "UITextView" ? event == "UIControlEventEditingChanged" : hasText(object.kind)
    let isEditing = event.contains("Editing") || event == "UIControlEventAllEvents"
    return isText && isEditing ? texts(of: object) : events(of: object)
  }

  /// An event of a control, which its listeners hear.
  static func fire(_ event: String, _ object: ObjCObject, shown: Value? = nil) {
    let events = heard(event, by: object)
    let shown = shown ?? (events === object.control.texts ? object.current("text") : nil)
    let word = event == "UIControlEventTouchUpInside" ? "tap" : String(event.dropFirst("UIControlEvent".count))
    let outer = object.control.event
    object.control.event = event
    object.runtime.object.send(shown ?? .string(word), to: events)
    object.control.event = outer
  }

  static func isEnabled(_ object: ObjCObject) -> Bool {
    object.kept("enabled").map { ObjCNumbers.isTrue($0) } ?? true
  }

  /// `button.rac_command = c`
  static func setCommand(_ value: Value, of object: ObjCObject) {
    let runtime = object.runtime.object
    object.become("UIButton")
    object.control.enabling?.dispose()
    guard case .stream(let command) = value else {
      object.control.command = nil
      return
    }
    object.control.command = command
    runtime.context.startSelfStarting(of: command)
    if case .stream(let enabled)? = try? ObjCStreams.member("enabled", of: command, [], runtime) {
      object.control.enabling = try? object.bind("enabled", to: enabled, otherwise: .bool(true), isLogged: false)
    }
    guard !object.control.listensToTaps else { return }
    object.control.listensToTaps = true
    runtime.listen(events(of: object)) { _ in
      guard isOne(object.control.event, "UIControlEventTouchUpInside|UIControlEventValueChanged"),
        let command = object.control.command
      else { return }
      runtime.alone { () throws(ErrorValue) in
        try ObjCStreams.member("execute", of: command, [.object(object)], runtime)
      }
    }
  }

  static func didSet(_ name: String, _ value: Value, of object: ObjCObject) throws(ErrorValue) {
    // The drive moves a recogniser by its state.
    if name == "state", object.kind.hasSuffix("GestureRecognizer"), ObjCNumbers.int(value) > 0 {
      fire("UIControlEventState", object, shown: value)
    }
  }

  /// A terminal that sends at events of the control, and whose values set it.
  static func channel(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value {
    let runtime = message.runtime
    let key: String
    let changes: Stream
    var otherwise = message.arguments.isEmpty ? Value.nil : message[message.arguments.count - 1]
    switch message.selector {
    case "rac_newTextChannel":
      object.become("UITextField")
      (key, changes, otherwise) = ("text", texts(of: object), .string(""))
    case "rac_newOnChannel":
      object.become("UISwitch")
      (key, changes, otherwise) = ("on", events(of: object), .bool(false))
    case "rac_newSelectedSegmentIndexChannelWithNilValue:":
      object.become("UISegmentedControl")
      (key, changes) = ("selectedSegmentIndex", events(of: object))
    case "rac_newDateChannelWithNilValue:":
      object.become("UIDatePicker")
      (key, changes) = ("date", events(of: object))
    case "rac_channelForControlEvents:key:nilValue:": (key, changes) = (message.text(1), events(of: object))
    default:
      object.become("UISlider")
      (key, changes) = ("value", events(of: object))
    }
    let source = try runtime.map(changes, called: message.selector) { _ in object.current(key) }
    return .stream(
      Terminal(source) { value in
        let new = ObjCText.isNull(value) ? otherwise : value
        if object.isStandIn || object.kind.hasPrefix("UI") {
          runtime.effect("\(object.path).\(key)", new, isBound: true)
        }
        try? object.set(plain: key, new)
      })
  }
}
