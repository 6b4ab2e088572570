import StreamLang
import Streams

/// An object of an app: a stand-in for an undeclared name, a view, or data.
///
/// Its kind may become known while the code runs, by the messages that it gets.
final class ObjCObject: ObjCBox {
  private(set) var kind: String
  /// How the code calls it: `self.loginBtn`.
  private(set) var path: String
  let isStandIn: Bool
  /// The class of the code that it is an object of.
  private(set) var type: CodeClass?
  /// Whether its view was loaded.
  private var isLoaded = false
  /// The subjects that tell of changes of a property, as KVO does.
  var observers: [String: Stream] = [:]
  private var selectorSignals: [String: Stream] = [:]
  /// The number of messages that `rac_signalForSelector:` has reported.
  private var told = 0
  var bound: Set<String> = []
  private(set) var dealloc: Stream?
  private(set) var isGone = false
  /// The change of the elements of a property that its observers receive now.
  private(set) var elementChange: ElementChange?
  /// Whether the change that observers receive now is caused by the end of the property's object.
  var isCausedByDealloc = false
  var subscriptions: [Subscriber] = []
  /// The context, which may have ended before the object.
  private let context: Weak<EvaluationContext>
  var control = ControlState()

  init(_ kind: String, path: String, _ runtime: ObjCRuntime, isStandIn: Bool) {
    self.kind = kind
    self.path = path
    self.isStandIn = isStandIn
    context = Weak(runtime.context)
    super.init(kind, runtime)
    if !kind.isEmpty { start() }
  }

  /// An object with the members of one whose last owner has let it go, for its `dealloc`.
  private init(leftBy object: ObjCObject) {
    (kind, path, isStandIn, type) = (object.kind, object.path, false, object.type)
    (observers, selectorSignals, dealloc) = (object.observers, object.selectorSignals, object.dealloc)
    (subscriptions, control, context) = (object.subscriptions, object.control, object.context)
    super.init(object.kind, object.runtime.object)
    for (name, value) in object.members { keep(value, as: name) }
  }

  deinit {
    guard endsWithOwners, !isGone, let context = context.object, context.endsObjects else { return }
    let last = ObjCObject(leftBy: self)
    context.abandoned.add { last.die() }
  }

  override var nestedName: String { type?.name ?? className }

  // An app keeps the views and controls that code makes.
  private var endsWithOwners: Bool { type != nil || !isStandIn && kind.hasPrefix("NS") }

  override var isMortal: Bool { endsWithOwners && self !== runtime.object.myself }

  /// The object for closures that do not keep it alive.
  var weakly: () -> ObjCObject? {
    let me = Value.object(self).weak
    return { if case .object(let box) = me.strong { box as? ObjCObject } else { nil } }
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? { try super.member(name)?.strong }

  /// An object of a class of the code, before its initialiser.
  convenience init(of type: CodeClass, _ runtime: ObjCRuntime) throws(ErrorValue) {
    self.init(runtime.base(of: type), path: "", runtime, isStandIn: false)
    try adopt(type)
  }

  /// Makes it an object of a class of the code.
  func adopt(_ type: CodeClass) throws(ErrorValue) {
    self.type = type
    if kind.isEmpty { kind = runtime.object.base(of: type) }
    for type in type.line.reversed() {
      if let fields = type.ownMethod(ObjCInstances.fieldsSelector) { _ = try call(fields, []) }
    }
  }

  override var name: String { type?.name ?? (kind.isEmpty ? "NSObject" : kind) }
  /// How its own code calls it.
  var ownPath: String { type == nil ? path : "self" }

  func become(_ kind: String) {
    guard type == nil, self.kind.isEmpty || self.kind == "UIView" else { return }
    self.kind = kind
    start()
  }

  private func start() {
    if ControlKinds.hasText(kind), kept("text") == nil { keep(.string(""), as: "text") }
    for (name, value) in ControlKinds.properties(kind) where kept(name) == nil { keep(value, as: name) }
  }

  override func named(_ name: String) { if path.isEmpty { path = name } }

  override func description(depth: Int) -> String {
    if let method = type?.method("description"), let text = try? call(method, []) {
      return ObjCText.description(text, runtime.object)
    }
    if type != nil { return super.description(depth: depth) }
    if isStandIn || kind.hasPrefix("UI"), !path.isEmpty, let last = path.split(separator: ".").last, path != "self" {
      return "<\(name == "NSObject" ? "Object" : name): \(last)>"
    }
    return super.description(depth: depth)
  }

  /// Whether code that sets its properties changes the screen.
  var isShown: Bool {
    self !== runtime.object.myself && type == nil && (isStandIn || kind.hasPrefix("UI")) && !isClient
  }

  // MARK: Properties

  /// The value of a property, without asking anybody.
  func current(_ name: String) -> Value { kept(name)?.strong ?? .nil }

  override func property(_ name: String) throws(ErrorValue) -> Value {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    // An ivar is read without asking its getter.
    if plain != name, let kept = kept(plain) { return kept.strong }
    if plain != name, type?.method(plain) ?? runtime.object.looseMethod(plain) != nil { return .nil }
    return try super.property(plain)
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    // An ivar is set without telling anybody.
    if name.hasPrefix("_") {
      let plain = String(name.dropFirst())
      callAfterProperty(plain, value)
      return keep(keepsWeakly(plain) ? value.weak : value, as: plain)
    }
    if case .array(let box) = value, runtime.object.context.runsDrive, !runtime.object.isInBlock {
      runtime.object.lists.append((box, self, name))
    }
    try set(name, value) { [self] in
      if isShown, name != "rac_command", name != "delegate", !path.isEmpty {
        runtime.object.effect("\(path).\(name)", value)
      }
    }
  }

  /// Sets a property by its setter; one that the code does not define keeps the value.
  func set(_ name: String, _ value: Value, before note: () -> Void = {}) throws(ErrorValue) {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    defer { tellListeners(setter, [value]) }
    guard let method = ownMethod(setter) else {
      note()
      return try set(plain: name, value)
    }
    _ = try call(method, [value])
    tell(name)
  }

  /// The value of a property as its observers get it: by its getter, where the code defines one.
  func observed(_ name: String) -> Value {
    guard ownMethod(name) != nil else { return current(name) }
    return (try? property(name)) ?? .nil
  }

  /// Sets a property and notifies its observers.
  ///
  /// - Parameter change: The change of its elements, for a collection.
  func set(plain name: String, _ value: Value, by change: ElementChange? = nil) throws(ErrorValue) {
    let runtime = runtime.object
    elementChange = change
    defer { elementChange = nil }
    let value = ObjCStructures.copy(value, runtime)
    keep(keepsWeakly(name) ? value.weak : value, as: name)
    callAfterProperty(name, value)
    if name == "rac_command" { return ControlKinds.setCommand(value, of: self) }
    try ControlKinds.didSet(name, value, of: self)
    if observers[name] != nil { followEnd(of: name) }
    tell(name)
  }

  /// Whether a property does not keep its object alive: `weak`, or the delegate of an object of the app.
  private func keepsWeakly(_ name: String) -> Bool {
    if let type { return type.isWeak(name) }
    return ["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
  }

  /// A stream or an object without a name is called by the first property that it is put into.
  private func callAfterProperty(_ name: String, _ value: Value) {
    guard !ownPath.isEmpty else { return }
    if case .stream(let stream) = value, stream.name == nil { runtime.object.name(stream, "\(ownPath).\(name)") }
    if case .object(let box) = value, let object = box as? ObjCObject { object.named("\(ownPath).\(name)") }
  }

  func tell(_ name: String) {
    guard let observer = observers[name] else { return }
    let value = observed(name)
    runtime.object.send(ObjCText.isNull(value) ? .nil : value, to: observer)
  }

  // MARK: Messages

  override func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let before = told
    let result = try answer(message)
    if told == before { tellListeners(message.selector, message.arguments) }
    return result
  }

  /// Tells those who wait for a message to it.
  private func tellListeners(_ selector: String, _ arguments: [Value]) {
    guard let signal = selectorSignals[selector] else { return }
    told &+= 1
    runtime.object.send(.tuple(arguments), to: signal)
  }

  private func answer(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let runtime = runtime.object
    let selector = message.selector
    if let method = type?.method(selector) {
      // Its own `dealloc` runs last.
      if selector == "dealloc" {
        die()
        return .nil
      }
      if selector == "viewDidLoad" { isLoaded = true }
      return try call(method, message.arguments)
    }
    if hasLooseMethod(selector), let method = runtime.looseMethod(selector) {
      let isFirst = runtime.running.insert(selector).inserted
      defer { if isFirst { runtime.running.remove(selector) } }
      return try call(method, message.arguments)
    }
    return try answerOfBase(message)
  }

  /// The answer of the classes above those of the code.
  private func answerOfBase(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let runtime = runtime.object
    let selector = message.selector
    // ReactiveCocoa does not keep the objects that observe.
    if !selector.hasPrefix("rac_") { runtime.app.take(message.arguments, by: selector) }
    if let type, let own = try ObjCInstances.send(message, self, type) { return own }
    if let method = runtime.categoryMethod(selector, of: kind, isStatic: false) {
      return try call(method, message.arguments)
    }
    // The one object of a class answers what the drive gives the class.
    let own =
      runtime.answers["\(path).\(selector)"] ?? (path.hasPrefix("[") ? runtime.answers["\(kind).\(selector)"] : nil)
    if let closure = own ?? runtime.answers["instances \(name).\(selector)"] {
      let isOfInstances = own == nil
      return try closure.call(isOfInstances ? [.object(self)] + message.arguments : message.arguments)
    }
    if message.arguments.isEmpty, let kept = try member(selector) { return kept }
    if selector == "respondsToSelector:",
      hasLooseMethod(message.text(0)) && runtime.looseMethod(message.text(0)) != nil
        || selectorSignals[message.text(0)] != nil || type?.method(message.text(0)) != nil
    {
      return .bool(true)
    }
    if let own = try ControlKinds.send(message, self) { return own }
    if let common = try ObjCDispatch.common(message), !(selector == "class") { return common }
    if selector == "class" { return .object(runtime.objectClass(name)) }
    if let setter = ControlKinds.property(ofSetter: selector) {
      try setProperty(setter, message[0])
      return .nil
    }
    if let answer = try request(message) { return answer }
    if kind.isEmpty, isStandIn, KnownClasses.isOfSignals(selector), self !== runtime.myself,
      !ControlKinds.isOfTexts(selector)
    {
      let unanswered = Unanswered("", path, String(path.split(separator: ".").last ?? ""), runtime)
      return try unanswered.send(message)
    }
    if message.arguments.isEmpty, let view = ControlKinds.part(selector, of: self) { return view }
    let path = path.isEmpty ? ownPath : path
    return .object(
      Unanswered(
        message.written(path.isEmpty ? name : path), path, selector, runtime,
        partOf: message.arguments.isEmpty ? self : nil, isMessage: message.place != nil, isOfInstance: type != nil))
  }

  /// `[super x]` in code of a class.
  func sendSuper(_ message: ObjCMessage, above name: String) throws(ErrorValue) -> Value {
    if let method = type?.method(message.selector, isStatic: false, above: name) {
      return try call(method, message.arguments)
    }
    let result = try answerOfBase(message)
    return result.asUnanswered == nil ? result : .nil
  }

  /// Loads its view, which calls `viewDidLoad` the first time.
  func loadView() throws(ErrorValue) {
    guard !isLoaded, let method = type?.method("viewDidLoad") else { return }
    isLoaded = true
    if let load = type?.method("loadView") { _ = try call(load, []) }
    _ = try call(method, [])
  }

  /// The method of its own class; of `self`, also one outside of all classes.
  private func ownMethod(_ selector: String) -> Streams.Function? {
    let runtime = runtime.object
    return type?.method(selector) ?? (self === runtime.myself ? runtime.looseMethod(selector) : nil)
  }

  /// Whether a loose method of that selector is its own. In `- (NSString *)name { return self.user.name; }` the user
  /// has another one.
  private func hasLooseMethod(_ selector: String) -> Bool {
    let runtime = runtime.object
    if self === runtime.myself { return true }
    if isStandIn { return !runtime.running.contains(selector) }
    return kind.isEmpty
      || kept(selector) == nil && !selector.hasPrefix("init") && !ControlKinds.isKind(kind)
        && !KnownClasses.names.contains(kind)
  }

  /// Runs a method.
  func call(_ method: Streams.Function, _ arguments: [Value]) throws(ErrorValue) -> Value {
    try runtime.object.straightOn { () throws(ErrorValue) in try method.call([.object(self)] + arguments) }
  }

  /// `rac_signalForSelector:`
  func signal(for selector: String) -> Stream {
    if let known = selectorSignals[selector] { return known }
    let subject = Catalogue.source("subject", in: .rac)
    subject.sourceText = selector
    selectorSignals[selector] = subject
    return subject
  }

  func willDealloc() -> Stream {
    if let dealloc { return dealloc }
    let made = (try? runtime.object.make("replaySubject", nil)) ?? Catalogue.source("subject", in: .rac)
    dealloc = made
    return made
  }

  /// The object goes: what observes it ends.
  func die() {
    guard !isGone else { return }
    isGone = true
    let world = runtime.object.world
    dealloc?.asEventTarget?.sendCompleted(in: world)
    for name in observers.keys.sorted() { observers[name]?.asEventTarget?.sendCompleted(in: world) }
    for name in selectorSignals.keys.sorted() { selectorSignals[name]?.asEventTarget?.sendCompleted(in: world) }
    control.end(in: world)
    for subscription in subscriptions { subscription.dispose() }
    if case .disposable(let bag)? = kept("rac_deallocDisposable") { bag.dispose() }
    if let method = ownMethod("dealloc") { _ = try? call(method, []) }
  }
}
