import StreamLang
import Streams

/// The streams and subscriptions of a control.
struct ControlState {
  /// The texts after each edit.
  var texts: Stream?
  /// Its events, as its lane shows them.
  var events: Stream?
  /// The event that is on its way.
  var event = ""
  var clicks: Stream?
  var gestures: [ObjCObject] = []
  var command: Stream?
  var enabling: Subscriber?
  var listensToTaps = false
  /// Whether a signal of its clicks was asked for, which takes the place of the delegate.
  var givesClicks = false
  /// Those who observe its properties by `addObserver:forKeyPath:options:context:`.
  var observers: [(observer: Value, path: String, listener: Subscriber)] = []

  func end(in world: World) {
    for stream in [texts, events, clicks] { stream?.asEventTarget?.sendCompleted(in: world) }
  }
}

/// The kinds of UIKit: the messages that identify them, their effects, and the words of the drive.
enum ControlKinds {
  static let events = [
    "UIControlEventTouchUpInside", "UIControlEventTouchUpOutside", "UIControlEventTouchDown",
    "UIControlEventTouchCancel",
    "UIControlEventTouchDownRepeat", "UIControlEventTouchDragInside", "UIControlEventValueChanged",
    "UIControlEventEditingChanged",
    "UIControlEventEditingDidBegin", "UIControlEventEditingDidEnd", "UIControlEventEditingDidEndOnExit",
    "UIControlEventAllEvents", "UIControlEventAllTouchEvents", "UIControlEventAllEditingEvents",
    "UIControlEventPrimaryActionTriggered",
  ]

  /// The words of the drive that move things.
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
    case "sendNext:", "sendError:", "sendCompleted": "RACSubject"
    case "rac_buttonClickedSignal": "UIAlertView"
    case "rac_imageSelectedSignal": "UIImagePickerController"
    case "addGestureRecognizer:", "addSubview:": "UIView"
    case "startAnimating", "stopAnimating": "UIActivityIndicatorView"
    case "dequeueReusableCellWithIdentifier:forIndexPath:": "UITableView"
    case "dequeueReusableCellWithReuseIdentifier:forIndexPath:": "UICollectionView"
    // An event that is listened to, and the class that a block gives the control.
    case let event where event.hasPrefix("UIControlEvent"): kind(byEvent: event)
    case let name where name.hasPrefix("UI"): name
    default: nil
    }
  }

  static func kind(byEvent event: String) -> String {
    event.contains("Editing") ? "UITextField" : event == "UIControlEventValueChanged" ? "UISlider" : "UIButton"
  }

  /// The kind that several messages make an undeclared name: the most particular one.
  static func kind(bySelectors selectors: [String]) -> String? {
    let kinds = selectors.compactMap { kind(bySelector: $0) }
    func rank(_ kind: String) -> Int {
      switch kind {
      case "UIView", "UIControl": 3
      case "UIButton": 2
      case "UISlider", "UITextField", "UIGestureRecognizer": 1
      default: 0
      }
    }
    return kinds.first { kind in kinds.allSatisfy { rank(kind) <= rank($0) } }
  }

  /// Whether a message is one that values get: texts, lists, signals.
  static func isOfValues(_ selector: String) -> Bool {
    if selector.hasSuffix(" =") { return false }
    if KnownClasses.isOfSignals(selector) { return true }
    if selector == "executing" || selector == "errors" || selector == "executionSignals" { return true }
    return isOfTexts(selector)
      || ["NSArray", "NSDictionary", "NSNumber", "RACSequence", "RACTuple"].contains {
        KnownClasses.has(selector, $0) && !KnownClasses.has(selector, "NSObject")
      }
  }

  static func isOfTexts(_ selector: String) -> Bool {
    KnownClasses.has(selector, "NSString") && !KnownClasses.has(selector, "NSObject")
  }

  static func drive(_ kind: String) -> String {
    switch kind {
    case "UITextField", "UITextView", "UISearchBar": ".type(\"…\") .enter(\"…\") .text = …"
    case "UIButton", "UIControl", "UIBarButtonItem", "UIView": ".tap()"
    case "RACSubject": ".sendNext(…)"
    case "RACCommand": ".execute(…) .answers(\"execute:\") { … }"
    case "UISwitch": ".toggle()"
    case "UISlider", "UIStepper": ".slide(0.7)"
    case "UISegmentedControl": ".select(1)"
    case "UIDatePicker", "UIImagePickerController": ".pick(…)"
    case "UIAlertView", "UIActionSheet", "UIAlertController": ".click(1)"
    case let name where name.hasSuffix("GestureRecognizer"): ".state = 3"
    case let name where name.hasPrefix("UI"): "shows what is set"
    default: ".answers(\"…\") { … }"
    }
  }

  static func properties(_ kind: String) -> [(String, Value)] {
    let isView = kind.hasPrefix("UI") && !["Controller", "Recognizer", "Action"].contains { kind.hasSuffix($0) }
    return isView ? own(kind) + [("tag", .int(0)), ("alpha", .double(1)), ("hidden", .bool(false))] : own(kind)
  }

  private static func own(_ kind: String) -> [(String, Value)] {
    switch kind {
    case "UISwitch": [("on", .bool(false)), ("enabled", .bool(true))]
    case "UISlider", "UIStepper", "UIProgressView", "NSSlider": [("value", .double(0)), ("enabled", .bool(true))]
    case "UISegmentedControl": [("selectedSegmentIndex", .int(0)), ("enabled", .bool(true))]
    case "UIAlertView", "UIActionSheet": [("cancelButtonIndex", .int(0))]
    case "UITextField", "UIButton", "UITextView", "UIControl", "UISearchBar", "UIBarButtonItem":
      [("enabled", .bool(true)), ("selected", .bool(false))]
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
      "navigationController": "UINavigationController", "navigationItem": "UINavigationItem",
      "tableView": "UITableView", "destinationViewController": "UIViewController",
      "sourceViewController": "UIViewController",
    ]
    guard let kind = parts[name], object.isStandIn || object.kind.hasPrefix("UI") else { return nil }
    let part = ObjCObject(kind, path: object.ownPath + "." + name, object.runtime.object, isStandIn: true)
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
      return .stream(
        try runtime.following(texts, called: "\(object.path).rac_textSignal") { object.current("text") })
    case "rac_signalForControlEvents:":
      let wanted = message.text(0)
      object.become(kind(byEvent: wanted))
      let events = heard(wanted, by: object)
      let filtered = try runtime.filter(events) { _ in isOne(object.control.event, wanted) }
      return .stream(try runtime.make("mapReplace", filtered, [.object(object)], called: "rac_signalForControlEvents:"))
    case "addTarget:action:forControlEvents:":
      let (target, selector, wanted) = (message[0], message.text(1), message.text(2))
      object.become(kind(byEvent: wanted))
      runtime.listen(heard(wanted, by: object)) { _ in
        guard isOne(object.control.event, wanted) else { return }
        act(target, selector, object)
      }
      return .nil
    case "sendActionsForControlEvents:":
      let events = message.text(0).split(separator: "|").map { String($0) }
      object.become(kind(byEvent: events.first ?? ""))
      for event in events { fire(event, object) }
      return .nil
    case "initWithTarget:action:", "addTarget:action:":
      let (target, selector) = (message[0], message.text(1))
      if !ObjCText.isNull(target) { runtime.listen(events(of: object)) { _ in act(target, selector, object) } }
      return .object(object)
    case "rac_gestureSignal":
      object.become("UIGestureRecognizer")
      return .stream(try runtime.make("mapReplace", events(of: object), [.object(object)], called: "rac_gestureSignal"))
    case "rac_willDismissSignal": return .stream(dismissals(of: object))
    case "rac_buttonClickedSignal", "rac_imageSelectedSignal":
      object.become(message.selector == "rac_buttonClickedSignal" ? "UIAlertView" : "UIImagePickerController")
      object.control.givesClicks = true
      listenAsDelegate(of: object)
      return .stream(clicks(of: object))
    case "rac_prepareForReuseSignal":
      return .stream(try runtime.make("mapReplace", object.signal(for: "prepareForReuse"), [.unit]))
    case "rac_willDeallocSignal": return .stream(object.willDealloc())
    case "rac_deallocDisposable":
      if let kept = object.kept("rac_deallocDisposable") { return kept }
      let bag = Value.disposable(DisposableBag())
      object.keep(bag, as: "rac_deallocDisposable")
      return bag
    case "signalForSelector:" where object.kind == "RACDelegateProxy", "rac_signalForSelector:",
      "rac_signalForSelector:fromProtocol:":
      return .stream(object.signal(for: message.text(0)))
    case "rac_valuesForKeyPath:observer:":
      let values = try runtime.observe(.object(object), message.text(0))
      return .stream(try runtime.until(message[1], values))
    case "rac_valuesAndChangesForKeyPath:options:observer:":
      let changes = try runtime.changes(of: .object(object), message.text(0), options: message.int(1))
      return .stream(try runtime.until(message[2], changes))
    case "rac_observeKeyPath:options:observer:block:":
      let changes = try runtime.changes(of: .object(object), message.text(0), options: message.int(1))
      let (block, isDirect) = (try message.block(3), !message.text(0).contains("."))
      let listener = runtime.listen(changes) { pair in
        guard case .tuple(let box) = pair, let change = box.elements.last else { return }
        runtime.alone { () throws(ErrorValue) in
          _ = try block.call([box.elements[0], change, .bool(object.isCausedByDealloc), .bool(isDirect)])
        }
      }
      if case .object(let box) = message[2], let observer = box as? ObjCObject {
        runtime.listen(observer.willDealloc(), completed: { listener.dispose() }) { _ in }
      }
      return .disposable(listener)
    case "addObserver:forKeyPath:options:context:":
      let (observer, path, selector) = (message[0], message[1], "observeValueForKeyPath:ofObject:change:context:")
      let changes = try runtime.changes(of: .object(object), message.text(1), options: message.int(2))
      let context = message[3]
      let listener = runtime.listen(changes) { pair in
        guard case .tuple(let box) = pair, let change = box.elements.last else { return }
        runtime.alone { () throws(ErrorValue) in
          try ObjCDispatch.send(selector, to: observer, [path, .object(object), change, context], runtime)
        }
      }
      object.control.observers.append((observer, message.text(1), listener))
      return .nil
    case "removeObserver:forKeyPath:", "removeObserver:forKeyPath:context:":
      for (observer, path, listener) in object.control.observers
      where path == message.text(1) && ObjCNumbers.areEqual(observer, message[0]) {
        listener.dispose()
      }
      return .nil
    case "rac_newTextChannel", "rac_newOnChannel", "rac_newValueChannelWithNilValue:",
      "rac_newSelectedSegmentIndexChannelWithNilValue:", "rac_newDateChannelWithNilValue:",
      "rac_channelForControlEvents:key:nilValue:":
      return try channel(message, object)
    case "valueForKey:", "valueForKeyPath:": return try runtime.value(.object(object), message.text(0))
    case "setValue:forKey:", "setValue:forKeyPath:":
      try runtime.set(.object(object), message.text(1), message[0])
      return .nil
    case "addGestureRecognizer:":
      object.become("UIView")
      if case .object(let box) = message[0], let gesture = box as? ObjCObject {
        object.control.gestures.append(gesture)
        gesture.keep(.object(object), as: "view")
      }
      return .nil
    case "buttonTitleAtIndex:":
      return try ObjCCollections.element(
        try ObjCCollections.elements(object.current("buttonTitles"), message.context), message.int(0))
    case "addButtonWithTitle:":
      let titles = try ObjCCollections.elements(object.current("buttonTitles"), message.context)
      object.keep(.array(titles + [message[0]]), as: "buttonTitles")
      return .int(titles.count)
    case "numberOfButtons":
      return .int(try ObjCCollections.elements(object.current("buttonTitles"), message.context).count)
    case "addAction:":
      let actions = try ObjCCollections.elements(object.current("actions"), message.context)
      object.keep(.array(actions + [message[0]]), as: "actions")
      return .nil
    case "mutableArrayValueForKey:", "mutableSetValueForKey:", "mutableOrderedSetValueForKey:",
      "mutableArrayValueForKeyPath:", "mutableSetValueForKeyPath:", "mutableOrderedSetValueForKeyPath:":
      return .object(try KeptCollection(of: object, message))
    case let getter where getter.hasPrefix("is") && getter.dropFirst(2).first?.isUppercase == true:
      let name = getter.dropFirst(2)
      return object.kept(name.prefix(1).lowercased() + name.dropFirst())
    case "setTitle:forState:":
      object.keep(message[0], as: "currentTitle")
      return nil
    case "setOn:animated:":
      try object.setProperty("on", message[0])
      return .nil
    case "willChangeValueForKey:": return .nil
    case "didChangeValueForKey:":
      try object.set(plain: message.text(0), object.current(message.text(0)))
      return .nil
    case "removeObserver:", "setNeedsDisplay", "layoutIfNeeded": return nil
    case let name where name.hasPrefix("dequeueReusable"):
      let kind =
        name.contains("HeaderFooter")
        ? "UITableViewHeaderFooterView"
        : name.contains("Supplementary")
          ? "UICollectionReusableView" : name.contains("WithReuse") ? "UICollectionViewCell" : "UITableViewCell"
      return .object(ObjCObject(kind, path: "cell", runtime, isStandIn: true))
    case "presentViewController:animated:completion:":
      object.keep(message[0], as: "presentedViewController")
      ObjCInstances.show(message[0], runtime)
      try finish(message, 2)
      return nil
    case "dismissViewControllerAnimated:completion:":
      try finish(message, 1)
      return nil
    default:
      if message.selector.hasPrefix("rac_lift") { return try runtime.lift(message, object) }
      if message.selector.hasPrefix("initWith") || message.selector == "init" { return initialised(message, object) }
      return try drive(message, object)
    }
  }

  /// A control or a recogniser sends its action.
  private static func act(_ target: Value, _ selector: String, _ sender: ObjCObject) {
    let runtime = sender.runtime.object
    runtime.alone { () throws(ErrorValue) in
      try runtime.called { () throws(ErrorValue) in
        try ObjCDispatch.notify(target, selector, .object(sender), runtime)
      }
    }
  }

  /// Runs the block of `completion:` in a later turn.
  private static func finish(_ message: ObjCMessage, _ index: Int) throws(ErrorValue) {
    if case .function(let completion) = message[index] {
      message.runtime.later { () throws(ErrorValue) in _ = try completion.call([]) }
    } else if !ObjCText.isNull(message[index]) {
      message.runtime.note("completion: wants a block, and got \(ObjCText.kind(of: message[index])), which is not run")
    }
  }

  private static func initialised(_ message: ObjCMessage, _ object: ObjCObject) -> Value {
    if message.selector.hasSuffix("otherButtonTitles:") {
      let first = message.selector.contains("message:") ? 3 : 2
      object.keep(.array(message.arguments.dropFirst(first).filter { !ObjCText.isNull($0) }), as: "buttonTitles")
    }
    let words = message.selector.split(separator: ":").map { String($0) }
    for (index, value) in message.arguments.enumerated() where words.indices.contains(index) {
      let word = index == 0 && words[0].hasPrefix("initWith") ? String(words[0].dropFirst(8)) : words[index]
      if !word.isEmpty { object.keep(value, as: word.prefix(1).lowercased() + word.dropFirst()) }
    }
    return .object(object)
  }
}
