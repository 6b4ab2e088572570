import StreamLang
import Streams

/// The streams and subscriptions of a control.
struct ControlState {
  /// What the drive moves, as a lane.
  var lane: Stream?
  /// The texts after each edit.
  var texts: Stream?
  /// The words of its events.
  var events: Stream?
  var clicks: Stream?
  var gestures: [ObjCObject] = []
  var command: Stream?
  var enabling: Subscriber?
  var listensToTaps = false

  func end(in world: World) {
    for stream in [texts, events, clicks] { stream?.asEventTarget?.sendCompleted(in: world) }
  }
}

/// The kinds of UIKit: by which messages they are known, what they do, and how they are driven.
enum ControlKinds {
  static let events = [
    "UIControlEventTouchUpInside", "UIControlEventTouchUpOutside", "UIControlEventTouchDown", "UIControlEventTouchCancel",
    "UIControlEventTouchDownRepeat", "UIControlEventTouchDragInside", "UIControlEventValueChanged", "UIControlEventEditingChanged",
    "UIControlEventEditingDidBegin", "UIControlEventEditingDidEnd", "UIControlEventEditingDidEndOnExit",
    "UIControlEventAllEvents", "UIControlEventAllTouchEvents", "UIControlEventAllEditingEvents", "UIControlEventPrimaryActionTriggered",
  ]

  /// The words by which the drive moves things.
  static let driveWords: Set<String> = [
    "type", "enter", "tap", "fire", "toggle", "slide", "select", "pick", "click", "begin", "end", "answers",
  ]

  static func isKind(_ name: String) -> Bool { name.hasPrefix("UI") || name == "NSSlider" || name == "NSButton" }

  static func hasText(_ kind: String) -> Bool {
    ["UITextField", "UITextView", "UISearchBar", "NSTextField"].contains(kind)
  }

  /// The kind that a message makes an undeclared name.
  static func kind(bySelector selector: String) -> String? {
    switch selector {
    case "rac_textSignal", "rac_newTextChannel": "UITextField"
    case "rac_signalForControlEvents:", "rac_command", "rac_command =", "setTitle:forState:": "UIButton"
    case "rac_newOnChannel", "isOn", "on", "setOn:animated:", "on =": "UISwitch"
    case "rac_newValueChannelWithNilValue:": "UISlider"
    case "rac_newSelectedSegmentIndexChannelWithNilValue:", "selectedSegmentIndex": "UISegmentedControl"
    case "rac_newDateChannelWithNilValue:": "UIDatePicker"
    case "rac_gestureSignal": "UIGestureRecognizer"
    case "rac_buttonClickedSignal": "UIAlertView"
    case "rac_imageSelectedSignal": "UIImagePickerController"
    case "addGestureRecognizer:", "addSubview:": "UIView"
    case "startAnimating", "stopAnimating": "UIActivityIndicatorView"
    case "dequeueReusableCellWithIdentifier:forIndexPath:": "UITableView"
    default: nil
    }
  }

  /// Whether a message is one that values get: texts, lists, signals.
  static func isOfValues(_ selector: String) -> Bool {
    if selector.hasSuffix(" =") { return false }
    if KnownClasses.isOfSignals(selector) { return true }
    if selector == "execute:" || selector == "executing" || selector == "errors" || selector == "executionSignals" { return true }
    return isOfTexts(selector) || ["NSArray", "NSDictionary", "NSNumber", "RACSequence", "RACTuple"].contains { KnownClasses.has(selector, $0) && !KnownClasses.has(selector, "NSObject") }
  }

  static func isOfTexts(_ selector: String) -> Bool {
    KnownClasses.has(selector, "NSString") && !KnownClasses.has(selector, "NSObject")
  }

  static func drive(_ kind: String) -> String {
    switch kind {
    case "UITextField", "UITextView", "UISearchBar": ".type(\"…\") .enter(\"…\") .text = …"
    case "UIButton", "UIControl", "UIBarButtonItem", "UIView": ".tap()"
    case "UISwitch": ".toggle()"
    case "UISlider", "UIStepper": ".slide(0.7)"
    case "UISegmentedControl": ".select(1)"
    case "UIDatePicker": ".pick(…)"
    case "UIAlertView", "UIActionSheet", "UIAlertController": ".click(1)"
    case let name where name.hasSuffix("GestureRecognizer"): ".state = 3"
    case let name where name.hasPrefix("UI"): "shows what is set"
    default: ".answers(\"…\") { … }"
    }
  }

  static func properties(_ kind: String) -> [(String, Value)] {
    switch kind {
    case "UISwitch": [("on", .bool(false)), ("enabled", .bool(true))]
    case "UISlider", "UIStepper", "UIProgressView", "NSSlider": [("value", .double(0)), ("enabled", .bool(true))]
    case "UISegmentedControl": [("selectedSegmentIndex", .int(0)), ("enabled", .bool(true))]
    case "UIAlertView", "UIActionSheet": [("cancelButtonIndex", .int(0))]
    case "UITextField", "UIButton", "UITextView", "UIControl", "UISearchBar", "UIBarButtonItem":
      [("enabled", .bool(true)), ("hidden", .bool(false)), ("selected", .bool(false))]
    case let name where name.hasSuffix("GestureRecognizer"): [("state", .int(0))]
    default: []
    }
  }

  /// `setFoo:` is the setter of `foo`.
  static func property(ofSetter selector: String) -> String? {
    guard selector.hasPrefix("set"), selector.hasSuffix(":"), selector.filter({ $0 == ":" }).count == 1,
      let first = selector.dropFirst(3).first, first.isUppercase
    else { return nil }
    return first.lowercased() + selector.dropFirst(4).dropLast()
  }

  /// The parts that views have, which are views themselves.
  static func part(_ name: String, of object: ObjCObject) -> Value? {
    let parts: [String: String] = [
      "titleLabel": "UILabel", "textLabel": "UILabel", "detailTextLabel": "UILabel", "imageView": "UIImageView",
      "layer": "CALayer", "view": "UIView", "contentView": "UIView", "window": "UIWindow",
      "navigationController": "UINavigationController", "navigationItem": "UINavigationItem", "tableView": "UITableView",
    ]
    guard let kind = parts[name], object.isStandIn || object.kind.hasPrefix("UI") else { return nil }
    let part = ObjCObject(kind, path: object.path + "." + name, object.runtime.object, isStandIn: true)
    object.keep(.object(part), as: name)
    return .object(part)
  }

  // MARK: Messages

  static func send(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value? {
    let runtime = message.runtime
    switch message.selector {
    case "rac_textSignal":
      if object.kind != "UITextView" { object.become("UITextField") }
      let texts = texts(of: object)
      let current = NativeFunction(parameterCount: 0) { _ throws(ErrorValue) in
        .stream(try runtime.make("startWith", texts, [.array([object.current("text")])]))
      }
      return .stream(try runtime.make("defer", nil, [.function(current)], called: "\(object.path).rac_textSignal"))
    case "rac_signalForControlEvents:":
      let wanted = message.text(0)
      object.become(wanted.contains("Editing") ? "UITextField" : wanted == "UIControlEventValueChanged" ? "UISlider" : "UIButton")
      let events = events(of: object)
      let hears = NativeFunction(parameterCount: 1) { values in .bool(isOne(ObjCText.plain(values.first ?? .nil, runtime), wanted)) }
      let filtered = try runtime.make("filter", events, [.function(hears)])
      return .stream(try runtime.make("mapReplace", filtered, [.object(object)], called: "rac_signalForControlEvents:"))
    case "rac_gestureSignal":
      object.become("UIGestureRecognizer")
      return .stream(try runtime.make("mapReplace", events(of: object), [.object(object)], called: "rac_gestureSignal"))
    case "rac_buttonClickedSignal", "rac_imageSelectedSignal":
      object.become(message.selector == "rac_buttonClickedSignal" ? "UIAlertView" : "UIImagePickerController")
      return .stream(clicks(of: object))
    case "rac_prepareForReuseSignal":
      return .stream(try runtime.make("mapReplace", object.signal(for: "prepareForReuse"), [.unit]))
    case "rac_willDeallocSignal": return .stream(object.willDealloc())
    case "rac_deallocDisposable":
      if let kept = object.kept("rac_deallocDisposable") { return kept }
      let bag = Value.disposable(DisposableBag())
      object.keep(bag, as: "rac_deallocDisposable")
      return bag
    case "rac_signalForSelector:", "rac_signalForSelector:fromProtocol:":
      return .stream(object.signal(for: message.text(0)))
    case "rac_valuesForKeyPath:observer:":
      return .stream(try ObjCKeyPaths.observe(.object(object), message.text(0), runtime))
    case "rac_valuesAndChangesForKeyPath:options:observer:":
      let values = try ObjCKeyPaths.observe(.object(object), message.text(0), runtime)
      let pair = NativeFunction(parameterCount: 1) { values in
        let box = DictionaryBox()
        box[.string("new")] = values.first ?? .nil
        return .tuple([values.first ?? .nil, .dictionary(box)])
      }
      return .stream(try runtime.make("map", values, [.function(pair)]))
    case "rac_newTextChannel", "rac_newOnChannel", "rac_newValueChannelWithNilValue:",
      "rac_newSelectedSegmentIndexChannelWithNilValue:", "rac_newDateChannelWithNilValue:",
      "rac_channelForControlEvents:key:nilValue:":
      return try channel(message, object)
    case "valueForKey:", "valueForKeyPath:": return try ObjCKeyPaths.value(.object(object), message.text(0), runtime)
    case "setValue:forKey:", "setValue:forKeyPath:":
      try ObjCKeyPaths.set(.object(object), message.text(1), message[0], runtime)
      return .nil
    case "addGestureRecognizer:":
      object.become("UIView")
      if case .object(let box) = message[0], let gesture = box as? ObjCObject {
        object.control.gestures.append(gesture)
        gesture.keep(.object(object), as: "view")
      }
      return .nil
    case "isEnabled", "isHidden", "isSelected", "isOn":
      let name = message.selector.dropFirst(2)
      return object.current(name.prefix(1).lowercased() + name.dropFirst())
    case "setTitle:forState:":
      try object.setProperty("title", message[0])
      return .nil
    case "setOn:animated:":
      try object.setProperty("on", message[0])
      return .nil
    case "willChangeValueForKey:": return .nil
    case "didChangeValueForKey:":
      try object.set(plain: message.text(0), object.current(message.text(0)))
      return .nil
    case "removeObserver:", "setNeedsDisplay", "layoutIfNeeded": return nil
    case "dequeueReusableCellWithIdentifier:forIndexPath:", "dequeueReusableCellWithIdentifier:":
      return .object(ObjCObject("UITableViewCell", path: "cell", runtime, isStandIn: true))
    case "presentViewController:animated:completion:":
      object.keep(message[0], as: "presentedViewController")
      if case .function(let completion) = message[2] { later(completion, runtime) }
      return nil
    case "dismissViewControllerAnimated:completion:":
      if case .function(let completion) = message[1] { later(completion, runtime) }
      return nil
    default:
      if message.selector.hasPrefix("rac_lift") { return try ObjCKeyPaths.lift(message, object) }
      if message.selector.hasPrefix("initWith") || message.selector == "init" { return initialised(message, object) }
      return try drive(message, object)
    }
  }

  private static func later(_ completion: Streams.Function, _ runtime: ObjCRuntime) {
    ObjCTime.turn(on: nil, runtime) { () throws(ErrorValue) in _ = try completion.call([]) }
  }

  private static func initialised(_ message: ObjCMessage, _ object: ObjCObject) -> Value {
    let words = message.selector.split(separator: ":").map { String($0) }
    for (index, value) in message.arguments.enumerated() where words.indices.contains(index) {
      let word = index == 0 && words[0].hasPrefix("initWith") ? String(words[0].dropFirst(8)) : words[index]
      if !word.isEmpty { object.keep(value, as: word.prefix(1).lowercased() + word.dropFirst()) }
    }
    return .object(object)
  }

  // MARK: Streams of controls

  static func texts(of object: ObjCObject) -> Stream {
    if let known = object.control.texts { return known }
    let runtime = object.runtime.object
    let made = object.isStandIn ? runtime.lane("\(object.path).text") : Catalogue.source("subject", in: .rac)
    object.control.texts = made
    return made
  }

  static func events(of object: ObjCObject) -> Stream {
    if let known = object.control.events { return known }
    let made = Catalogue.source("subject", in: .rac)
    object.control.events = made
    if object.isStandIn, !hasText(object.kind), object.kind != "UIView" { object.control.lane = object.runtime.object.lane(object.path) }
    return made
  }

  private static func clicks(of object: ObjCObject) -> Stream {
    if let known = object.control.clicks { return known }
    let made = object.isStandIn ? object.runtime.object.lane(object.path) : Catalogue.source("subject", in: .rac)
    object.control.clicks = made
    return made
  }

  private static func isOne(_ event: String, _ wanted: String) -> Bool {
    wanted.split(separator: "|").contains { word in
      word == event || word == "UIControlEventAllEvents" || word == "UIControlEventAllTouchEvents" && event.contains("Touch")
        || word == "UIControlEventAllEditingEvents" && event.contains("Editing")
    }
  }

  /// An event of a control, which its listeners hear.
  static func fire(_ event: String, _ object: ObjCObject, shown: Value? = nil) {
    let runtime = object.runtime.object
    if let lane = object.control.lane {
      let word = event == "UIControlEventTouchUpInside" ? "tap" : String(event.dropFirst("UIControlEvent".count))
      runtime.send(shown ?? .string(word), to: lane)
    }
    if let events = object.control.events { runtime.send(.string(event), to: events) }
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
    runtime.listen(events(of: object)) { event in
      guard isOne(ObjCText.plain(event, runtime), "UIControlEventTouchUpInside|UIControlEventValueChanged"), let command = object.control.command else { return }
      do throws(ErrorValue) {
        _ = try ObjCStreams.member("execute", of: command, [.object(object)], runtime)
      } catch {
        runtime.report(error)
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
  private static func channel(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value {
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
    let values = NativeFunction(parameterCount: 1) { _ in object.current(key) }
    let source = try runtime.make("map", changes, [.function(values)], called: message.selector)
    return .stream(
      Terminal(source, runtime.context) { value in
        let new = ObjCText.isNull(value) ? otherwise : value
        if object.isStandIn || object.kind.hasPrefix("UI") { runtime.effect("\(object.path).\(key)", new, isBound: true) }
        try? object.set(plain: key, new)
      })
  }

  // MARK: The drive

  private static func drive(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value? {
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
    case "toggle": return change(object, "UISwitch", "on", .bool(!ObjCNumbers.isTrue(object.current("on"))))
    case "slide:": return change(object, "UISlider", "value", message[0])
    case "select:": return change(object, "UISegmentedControl", "selectedSegmentIndex", message[0])
    case "pick:":
      if object.kind == "UIImagePickerController" {
        runtime.send(message[0], to: clicks(of: object))
        return .nil
      }
      return change(object, "UIDatePicker", "date", message[0])
    case "click:":
      runtime.send(message[0], to: clicks(of: object))
      return .nil
    case "dealloc":
      object.die()
      return .nil
    case let selector where selector.hasPrefix("call:"):
      let name = message.text(0)
      return try object.send(
        ObjCMessage(
          receiver: .object(object), selector: name, arguments: Array(message.arguments.dropFirst()), runtime: runtime,
          place: message.place))
    default: return nil
    }
  }

  private static func edit(_ object: ObjCObject, _ text: String) {
    object.keep(.string(text), as: "text")
    object.runtime.object.send(.string(text), to: texts(of: object))
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
    _ = events(of: object)
    fire(event, object)
  }

  private static func change(_ object: ObjCObject, _ kind: String, _ key: String, _ value: Value) -> Value {
    object.become(kind)
    guard isEnabled(object) else {
      object.runtime.object.everyNote("'\(object.path)' is disabled, so it hears nothing")
      return .nil
    }
    object.keep(value, as: key)
    _ = events(of: object)
    fire("UIControlEventValueChanged", object, shown: value)
    return .nil
  }
}

/// A stream that values can be sent to, which a closure takes.
final class Terminal: Stream, EventTarget {
  private let source: Stream
  private let set: (Value) -> Void

  init(_ source: Stream, _ context: EvaluationContext, _ set: @escaping (Value) -> Void) {
    self.source = source
    self.set = set
    super.init()
    inputs = [.stream(source)]
  }

  override var kindName: String { "a terminal" }
  override var isDrivenFromOutside: Bool { true }
  override var asEventTarget: (any EventTarget)? { self }
  override func run(for subscriber: Subscriber, in world: World) { source.subscribe(subscriber, in: world) }
  func send(_ value: Value, in world: World) { set(value) }
  func sendError(_ error: ErrorValue, in world: World) {}
  func sendCompleted(in world: World) {}
}
