import StreamLang
import Streams

/// An object of an app: a stand-in for one that nobody declared, a view, or data.
///
/// Its kind may become known while the code runs, by the messages that it gets.
final class ObjCObject: ObjCBox {
  private(set) var kind: String
  /// How the code calls it: `self.loginBtn`.
  private(set) var path: String
  let isStandIn: Bool
  /// The subjects that tell of changes of a property, as KVO does.
  private var observers: [String: Stream] = [:]
  private var selectorSignals: [String: Stream] = [:]
  /// How many messages `rac_signalForSelector:` has told of.
  private var told = 0
  private var bound: Set<String> = []
  private(set) var dealloc: Stream?
  private(set) var isGone = false
  private var subscriptions: [Subscriber] = []
  var control = ControlState()

  init(_ kind: String, path: String, _ runtime: ObjCRuntime, isStandIn: Bool) {
    self.kind = kind
    self.path = path
    self.isStandIn = isStandIn
    super.init(kind, runtime)
    if !kind.isEmpty { start() }
  }

  override var name: String { kind.isEmpty ? "NSObject" : kind }

  func become(_ kind: String) {
    guard self.kind.isEmpty || self.kind == "UIView" else { return }
    self.kind = kind
    start()
  }

  private func start() {
    if ControlKinds.hasText(kind), kept("text") == nil { keep(.string(""), as: "text") }
    for (name, value) in ControlKinds.properties(kind) where kept(name) == nil { keep(value, as: name) }
  }

  override func named(_ name: String) { if path.isEmpty { path = name } }

  override func description(depth: Int) -> String {
    if isStandIn || kind.hasPrefix("UI"), !path.isEmpty, let last = path.split(separator: ".").last, path != "self" {
      return "<\(name == "NSObject" ? "Object" : name): \(last)>"
    }
    return super.description(depth: depth)
  }

  /// Whether code that sets its properties changes the screen.
  var isShown: Bool {
    self !== runtime.object.myself && (isStandIn || kind.hasPrefix("UI")) && !ObjCNetwork.isClient(kind)
  }

  // MARK: Properties

  /// The value of a property, without asking anybody.
  func current(_ name: String) -> Value { kept(name) ?? .nil }

  override func property(_ name: String) throws(ErrorValue) -> Value {
    let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
    // An ivar is read without asking its getter.
    if plain != name, let kept = kept(plain) { return kept }
    if plain != name, runtime.object.methods[plain] != nil { return .nil }
    return try super.property(plain)
  }

  override func setProperty(_ name: String, _ value: Value) throws(ErrorValue) {
    // An ivar is set without telling anybody.
    if name.hasPrefix("_") {
      let plain = String(name.dropFirst())
      callAfterProperty(plain, value)
      return keep(value, as: plain)
    }
    try set(name, value) { [self] in
      if isShown, name != "rac_command", name != "delegate", !isBoundByDrive {
        runtime.object.effect("\(path).\(name)", value)
      }
    }
  }

  /// Sets a property by its setter; one that the code does not define keeps the value.
  private func set(_ name: String, _ value: Value, before note: () -> Void = {}) throws(ErrorValue) {
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    defer { tellListeners(setter, [value]) }
    guard self === runtime.object.myself, let method = runtime.object.methods[setter] else {
      note()
      return try set(plain: name, value)
    }
    _ = try call(method, [value])
    tell(name)
  }

  /// The value of a property as its observers get it: by its getter, where the code defines one.
  private func observed(_ name: String) -> Value {
    guard self === runtime.object.myself, runtime.object.methods[name] != nil else { return current(name) }
    return (try? property(name)) ?? .nil
  }

  private var isBoundByDrive: Bool { path.isEmpty }

  /// Sets a property and tells those who observe it.
  func set(plain name: String, _ value: Value) throws(ErrorValue) {
    let runtime = runtime.object
    let value = ObjCStructures.copy(value, runtime)
    keep(value, as: name)
    callAfterProperty(name, value)
    if name == "rac_command" { return ControlKinds.setCommand(value, of: self) }
    try ControlKinds.didSet(name, value, of: self)
    tell(name)
  }

  /// A stream or an object without a name is called by the first property that it is put into.
  private func callAfterProperty(_ name: String, _ value: Value) {
    guard !path.isEmpty else { return }
    if case .stream(let stream) = value, stream.name == nil { runtime.object.name(stream, "\(path).\(name)") }
    if case .object(let box) = value, let object = box as? ObjCObject { object.named("\(path).\(name)") }
  }

  private func tell(_ name: String) {
    guard let observer = observers[name] else { return }
    let value = observed(name)
    runtime.object.send(ObjCText.isNull(value) ? .nil : value, to: observer)
  }

  /// `RACObserve(x, name)`: the value, and then each change.
  func observe(_ name: String) throws(ErrorValue) -> Stream {
    let runtime = runtime.object
    let changes = observers[name] ?? Catalogue.source("subject", in: .rac)
    changes.sourceText = "\(path).\(name)"
    observers[name] = changes
    return try runtime.following(changes, called: "\(path).\(name)") { [self] in isGone ? nil : observed(name) }
  }

  /// `RAC(x, name) = signal`; the line is that of an earlier binding in the code.
  func bind(
    _ name: String, to stream: Stream, otherwise: Value, isLogged: Bool = true, at place: SourcePlace? = nil,
    boundBefore line: Int = 0
  ) throws(ErrorValue) -> Subscriber {
    let runtime = runtime.object
    if isLogged, !bound.insert(name).inserted {
      throw ErrorValue("'\(name)' of \(path) is bound already" + (line > 0 ? " (line \(line))" : ""))
    }
    let subscription = runtime.listen(
      stream,
      error: { error in
        _ = runtime.crash(
          ErrorValue("an error reached RAC(\(self.path), \(name)), which ends an app: \(error.text)", place: place))
      },
      completed: { [self] in _ = bound.remove(name) },
      next: { [self] value in
        let new = ObjCText.isNull(value) ? otherwise : value
        if isLogged { runtime.effect("\(path).\(name)", new, isBound: true) }
        runtime.alone { () throws(ErrorValue) in try set(name, new) }
      })
    subscriptions.append(subscription)
    let ended = ActionDisposable { [self] in
      bound.remove(name)
      subscription.dispose()
    }
    return ended
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
    if hasLooseMethod(selector), let method = runtime.methods[selector] {
      let isFirst = runtime.running.insert(selector).inserted
      defer { if isFirst { runtime.running.remove(selector) } }
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
      hasLooseMethod(message.text(0)) && runtime.methods[message.text(0)] != nil
        || selectorSignals[message.text(0)] != nil
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
    if let answer = try ObjCNetwork.send(message, self) { return answer }
    if kind.isEmpty, isStandIn, KnownClasses.isOfSignals(selector), self !== runtime.myself,
      !ControlKinds.isOfTexts(selector)
    {
      let unanswered = Unanswered("", path, String(path.split(separator: ".").last ?? ""), runtime)
      return try unanswered.send(message)
    }
    if message.arguments.isEmpty, let view = ControlKinds.part(selector, of: self) { return view }
    return .object(
      Unanswered(
        message.written(path.isEmpty ? name : path), path, selector, runtime,
        partOf: message.arguments.isEmpty ? self : nil, isMessage: message.place != nil))
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

  /// Runs a loose method.
  func call(_ method: (function: Streams.Function, types: String), _ arguments: [Value]) throws(ErrorValue) -> Value {
    try runtime.object.straightOn { () throws(ErrorValue) in
      try method.function.call([.object(self)] + arguments)
    }
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
    let made = Catalogue.source("subject", in: .rac)
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
    if let method = runtime.object.methods["dealloc"], self === runtime.object.myself { _ = try? call(method, []) }
  }
}

/// A class as an object.
final class ObjCClass: ObjCBox {
  private let own: String
  private var shared: ObjCObject?

  override init(_ name: String, _ runtime: ObjCRuntime) {
    own = name
    super.init("Class", runtime)
  }

  override var name: String { own }
  override func description(depth: Int) -> String { own }

  override func send(_ message: ObjCMessage) throws(ErrorValue) -> Value {
    let runtime = runtime.object
    if message.selector == "answers:", case .string(let selector) = message[0], case .function(let closure) = message[1]
    {
      runtime.answers["\(own).\(selector.text)"] = closure
      return .nil
    }
    let selector = message.selector
    if let closure = runtime.answers["\(own).\(selector)"] { return try closure.call(message.arguments) }
    if let made = try ObjCFactories.send(message, own) { return made }
    if let method = runtime.methods[selector] { return try runtime.myself.call(method, message.arguments) }
    if let common = try ObjCDispatch.common(message), selector != "init", selector != "self", selector != "copy" {
      return common
    }
    let lower = selector.lowercased()
    if message.arguments.isEmpty,
      lower.hasPrefix("share") || lower.hasPrefix("default") || lower.hasPrefix("standard")
        || lower.hasPrefix("current") || lower.hasSuffix("manager") || lower.hasPrefix("main")
        || lower.hasPrefix("instance")
    {
      let object = shared ?? ObjCObject(own, path: "[\(own) \(selector)]", runtime, isStandIn: true)
      shared = object
      return .object(object)
    }
    if KnownClasses.names.contains(own), own.hasPrefix("RAC") || own.hasPrefix("NS"), own != "NSObject" {
      return try ObjCDispatch.missing(message)
    }
    if message.arguments.isEmpty, let kept = kept(selector) { return kept }
    if let property = ControlKinds.property(ofSetter: selector) {
      if runtime.isInBlock { runtime.effect("\(own).\(property)", message[0]) }
      keep(message[0], as: property)
      return .nil
    }
    if let way = ObjCFactories.unread[own] { throw ErrorValue("\(own) is not read here; \(way)") }
    return .object(Unanswered(message.written(own), own, selector, runtime))
  }
}
