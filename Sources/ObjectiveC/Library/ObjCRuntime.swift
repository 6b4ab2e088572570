import StreamLang
import Streams

/// The state that the objects of one session share: classes, methods, answers of the drive, notifications.
final class ObjCRuntime {
  private let owner: Unowned<EvaluationContext>
  var context: EvaluationContext { owner.object }
  var world: World { owner.object.world }
  private(set) var classes: [String: ObjCClass] = [:]
  /// The classes and categories of the code, by name. Methods outside of all classes are those of `NSObject`.
  private(set) var types: [String: CodeClass] = [:]
  /// The selectors of actions, which the system sends when a person acts.
  var actions: Set<String> = []
  /// The objects of the code that the app holds.
  let app = AppHoldings()
  /// The classes that the drive makes objects of.
  var driven: Set<String> = []
  /// The names that the code reads, and that the app declares elsewhere.
  var elsewhere: Set<String> = []
  /// The lists that the drive put into properties, which the code may change.
  var lists: [(list: ArrayBox, object: ObjCObject, property: String)] = []
  /// The places of the drive's statements.
  var drive: [Span] = []
  /// Whether the text has classes of its own, so that it is a file of an app.
  var hasClasses: Bool { types.count > (types["NSObject"] == nil ? 0 : 1) }
  /// The selectors of loose methods that are running.
  var running: Set<String> = []
  /// The answers of the drive to messages, by receiver and selector.
  var answers: [String: Streams.Function] = [:]
  /// The object that `self` is.
  private(set) lazy var myself = ObjCObject("", path: "self", self, isStandIn: true)
  /// The stand-ins in the order of their making.
  private(set) var standIns: [ObjCObject] = []
  /// The notifications by their names, and those of all names.
  private var named: [String: Stream] = [:]
  let notifications = Catalogue.source("subject", in: .rac)
  /// The targets of notifications, with the names that they wait for.
  var observers: [(observer: Value, name: Value, listener: Subscriber)] = []
  /// The messages that `performSelector:withObject:afterDelay:` sends later.
  var performances: [(target: Value, selector: String, job: Subscriber)] = []
  var network: [(url: String?, answer: NetworkAnswer)] = []
  var rows: [(query: String, rows: Value)] = []
  var defaults: [String: Value] = [:]
  /// The values of `registerDefaults:`.
  var registered: [String: Value] = [:]
  var defaultSubjects: [String: Stream] = [:]
  /// Seconds from 1970 at 0s.
  var start = 1_483_228_800.0
  private var queues: [String] = ["main"]
  /// Whether a queue of Grand Central Dispatch runs the code, off the main thread: there is no current RACScheduler.
  var isOnPlainQueue = false
  /// The queues whose blocks do not wait for one another.
  var concurrentQueues: [SchedulerBox] = []
  var testSchedulers: [(box: SchedulerBox, send: (ObjCMessage) throws(ErrorValue) -> Value?)] = []
  /// The queues of `dispatch_sync` calls that are going on.
  var waiting: [String] = []
  private var printed: [String: Int] = [:]
  private var numbers: [ObjectIdentifier: Int] = [:]
  var onceTokens: Set<String> = []
  private var notes: Set<String> = []
  /// The objects that functions of Core Foundation keep.
  private var retained: [Value] = []
  /// The subscriptions of each subject that was subscribed to signals.
  private var sources: [ObjectIdentifier: (subject: Stream, bag: DisposableBag)] = [:]
  private var depthOfComparison = 0
  /// The pairs that are being compared, or were found to be equal on the way.
  private var compared: Set<[ObjectIdentifier]> = []
  private var depthOfDescription = 0
  /// Up to this depth of calls the code runs straight on, and what it does is no effect.
  var straight = 0

  private init(_ context: EvaluationContext) {
    owner = Unowned(context)
  }

  /// The runtime of a session.
  static func of(_ context: EvaluationContext) -> ObjCRuntime {
    if let runtime = context.libraryState as? ObjCRuntime { return runtime }
    let runtime = ObjCRuntime(context)
    context.libraryState = runtime
    return runtime
  }

  /// Keeps a value until it is released (`CFBridgingRetain`).
  func retained(_ value: Value) -> Value {
    retained.append(value)
    return value
  }

  /// Lets go of a value that was retained once (`CFBridgingRelease`).
  func released(_ value: Value) -> Value {
    if let index = retained.lastIndex(where: { ObjCNumbers.areEqual($0, value) }) { retained.remove(at: index) }
    return value
  }

  /// The subscriptions of a subject to signals, which end with it (`RACSubject.m didSubscribeWithDisposable:`).
  func sources(of subject: Stream) -> DisposableBag {
    let known = sources[ObjectIdentifier(subject)] ?? (subject, DisposableBag())
    sources[ObjectIdentifier(subject)] = known
    return known.bag
  }

  /// Ends the subscriptions of a subject that has ended.
  func endSources(of subject: Stream) { sources[ObjectIdentifier(subject)]?.bag.dispose() }

  /// Compares an object with a value: those that stand very deep in themselves are not equal.
  func comparing(_ compare: () -> Bool) -> Bool {
    guard depthOfComparison < 100 else { return false }
    depthOfComparison += 1
    defer { depthOfComparison -= 1 }
    return compare()
  }

  /// Compares two objects that may hold one another, or the same ones many times: each pair is compared once.
  func comparing(_ one: ObjectBox, _ two: ObjectBox, _ compare: () -> Bool) -> Bool {
    let pair = [ObjectIdentifier(one), ObjectIdentifier(two)]
    guard compared.insert(pair).inserted else { return true }
    let areEqual = comparing(compare)
    if !areEqual { compared.remove(pair) }
    if depthOfComparison == 0 { compared = [] }
    return areEqual
  }

  /// Describes a value inside of others; nil at a great depth.
  func describing(_ describe: () -> String) -> String? {
    guard depthOfDescription < 24 else { return nil }
    depthOfDescription += 1
    defer { depthOfDescription -= 1 }
    return describe()
  }

  func note(_ text: String) { if notes.insert(text).inserted { world.note(text) } }
  func everyNote(_ text: String) { world.note(text) }

  /// The time at 0s, and virtual time, in seconds from 1970.
  var now: Double { start + Double(world.scheduler.now) / 1e9 }

  /// Seconds from 2001 of a date. No timer is early: what has passed since the beginning is not rounded down.
  func sinceReferenceDate(_ seconds: Double) -> Double {
    let begin = start - 978_307_200
    let passed = ((seconds - start) * 1e6).rounded() / 1e6
    let sum = begin + passed
    return sum - begin < passed ? sum.nextUp : sum
  }

  // MARK: The classes of the code

  func declare(_ type: CodeClass) { types[type.name] = type }

  /// Returns a method outside of all classes.
  func looseMethod(_ selector: String) -> Streams.Function? { types["NSObject"]?.method(selector, isStatic: false) }

  /// Returns the method that a category gives a class which is built in.
  func categoryMethod(_ selector: String, of name: String, isStatic: Bool) -> Streams.Function? {
    guard hasClasses else { return nil }
    for name in KnownClasses.line(of: name) where name != "NSObject" {
      if let type = types[name], !type.isDeclared, let method = type.method(selector, isStatic: isStatic) {
        return method
      }
    }
    return nil
  }

  /// The answer that a category of the code gives values of a class, or the drive by `instances("NSArray").answers(…)`.
  func answer(_ message: ObjCMessage, of name: String) throws(ErrorValue) -> Value? {
    if let method = categoryMethod(message.selector, of: name, isStatic: false) {
      return try ObjCInstances.call(method, message)
    }
    guard !answers.isEmpty, let closure = answers["instances \(name).\(message.selector)"] else { return nil }
    return try closure.call([message.receiver] + message.arguments)
  }

  /// The class above those of the code, such as `UIButton`; empty for `NSObject`.
  func base(of type: CodeClass) -> String {
    let name = type.line.last?.parentName ?? (type.isDeclared ? "" : type.name)
    return name == "NSObject" ? "" : name
  }

  func objectClass(_ name: String) -> ObjCClass {
    if let known = classes[name] { return known }
    let made = ObjCClass(name, self)
    classes[name] = made
    return made
  }

  /// The number of a thread by its queue: main is 1, others in the order of their first appearance.
  func threadNumber(_ queue: String) -> Int {
    if let index = queues.firstIndex(of: queue) { return index + 1 }
    queues.append(queue)
    return queues.count
  }

  /// The number of an object among those of its class that were printed.
  func number(of object: ObjectBox, _ name: String) -> Int {
    let id = ObjectIdentifier(object)
    if let known = numbers[id] { return known }
    printed[name, default: 0] += 1
    numbers[id] = printed[name]
    return printed[name] ?? 1
  }

  /// Makes a list of the drive an NSMutableArray, which its property has from then on; returns nil for other lists.
  func changeable(_ list: ArrayBox) -> MutableArray? {
    guard let index = lists.firstIndex(where: { $0.list === list }) else { return nil }
    let (_, object, property) = lists.remove(at: index)
    let made = MutableArray(list.elements, self)
    object.keep(.object(made), as: property)
    return made
  }

  // MARK: Stand-ins

  /// The object at a path such as `self.view.label`, which is made where nothing is there yet.
  func standIn(at path: String, kind: String, of owner: ObjCObject? = nil) -> ObjCObject {
    let parts = path.split(separator: ".").map { String($0) }
    var current: ObjCObject
    var rest = parts[...]
    if rest.first == "self" {
      current = owner ?? myself
      rest.removeFirst()
    } else {
      let name = parts.first ?? path
      current = roots[name] ?? makeRoot(name)
      rest = rest.dropFirst()
    }
    if kind == "RACSubject" || kind == "RACCommand", let last = rest.popLast() {
      let holder = rest.isEmpty ? current : standIn(at: parts.dropLast().joined(separator: "."), kind: "", of: owner)
      return stream(of: kind, in: holder, last)
    }
    for part in rest {
      if case .object(let box)? = current.kept(part), let known = box as? ObjCObject {
        current = known
      } else {
        let made = ObjCObject("", path: current.ownPath + "." + part, self, isStandIn: true)
        let isNew = current === myself || current.type != nil && !standIns.contains { $0.path == made.path }
        if isNew { standIns.append(made) }
        current.keep(.object(made), as: part)
        current = made
      }
    }
    if !kind.isEmpty { current.become(kind) }
    return current
  }

  /// A subject that the code sends to, or a command that it executes, and that nothing makes. The object is named
  /// in the note, and answers for what the command does.
  private func stream(of kind: String, in owner: ObjCObject, _ name: String) -> ObjCObject {
    let made = ObjCObject(kind, path: "\(owner.ownPath).\(name)", self, isStandIn: true)
    if case .stream? = owner.kept(name) { return made }
    let work = Value.native(1) { [self] values throws(ErrorValue) in
      let answer = try ObjCDispatch.send("execute:", to: .object(made), [values.first ?? .nil], self)
      return stream(answer).map { .stream($0) } ?? .nil
    }
    let command = kind == "RACCommand" ? try? make("command", nil, [nil, nil, work]) : nil
    let kept = command ?? Catalogue.source("subject", in: .rac)
    if command != nil { context.startSelfStarting(of: kept) }
    self.name(kept, made.path)
    owner.keep(.stream(kept), as: name)
    standIns.append(made)
    return made
  }

  private(set) var roots: [String: ObjCObject] = [:]

  private func makeRoot(_ name: String) -> ObjCObject {
    let made = ObjCObject("", path: name, self, isStandIn: true)
    roots[name] = made
    standIns.append(made)
    return made
  }

  /// The names of all stand-ins, without those of their owners.
  var standInNames: [String] { standIns.map { String($0.path.split(separator: ".").last ?? "") } }

  /// The stand-ins so far, and the notifications that the code waits for.
  var controls: [StandInControl] {
    standIns.map { StandInControl(name: $0.path, kind: $0.kind, drive: ControlKinds.drive($0.kind)) }
      + named.keys.sorted().map { StandInControl(notification: $0) }
  }

  // MARK: Effects

  var isInBlock: Bool { world.nesting > straight }

  /// Code set a property of something on the screen.
  func effect(_ path: String, _ value: Value, isBound: Bool = false) {
    guard isBound || isInBlock else { return }
    context.effect(on: "→ " + path, value, "→ \(path) = \(ObjCText.oneLine(value, self))")
  }

  /// Code sent a message without an answer.
  func effect(message text: String, to path: String, _ selector: String) {
    guard isInBlock else { return }
    context.effect(on: "→ " + path, .string(selector), "→ \(text)")
  }

  /// The notifications of a name; nil means all.
  func notifications(of name: Value, hasLane: Bool = false) -> Stream {
    if ObjCText.isNull(name) { return notifications }
    let text = ObjCText.plain(name, self)
    let subject = named[text] ?? Catalogue.source("subject", in: .rac)
    named[text] = subject
    if hasLane, subject.name == nil { self.name(subject, text) }
    return subject
  }

  /// Runs statements that are straight on where those around them are.
  func straightOn(_ body: () throws(ErrorValue) -> Value) throws(ErrorValue) -> Value {
    let before = straight
    if !isInBlock { straight = world.nesting + 1 }
    defer { straight = before }
    return try body()
  }

  /// Runs something that the system calls: what it does to the screen is an effect.
  func called<Result>(_ body: () throws(ErrorValue) -> Result) throws(ErrorValue) -> Result {
    let before = straight
    straight = -1
    defer { straight = before }
    return try body()
  }

  /// Runs something whose result is unused: its error is reported.
  func alone<Result>(_ body: () throws(ErrorValue) -> Result) {
    do throws(ErrorValue) { _ = try body() } catch { if !world.isStopped { context.reportError(error) } }
  }
}

struct NetworkAnswer {
  var delay: Int
  var gives: Value
  var fails: Value
  var status: Int
  /// Whether a request has got it.
  var isUsed = false
}
