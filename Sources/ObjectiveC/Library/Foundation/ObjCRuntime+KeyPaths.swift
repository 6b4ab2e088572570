import StreamLang
import Streams

/// Key paths: values, observation and bindings.
extension ObjCRuntime {
  func value(_ receiver: Value, _ path: String) throws(ErrorValue) -> Value {
    var value = receiver
    for part in path.split(separator: ".") where !value.isNil { value = try property(value, String(part)) }
    return ObjCText.isNull(value) ? .nil : value
  }

  /// `x.name`
  func property(_ value: Value, _ name: String) throws(ErrorValue) -> Value {
    switch value {
    case .object(let box):
      if let object = box as? ObjCBox { return try object.property(name) }
      return try box.member(name) ?? .nil
    case .dictionary(let box):
      if let kept = box[.string(name)] { return kept }
    default: break
    }
    return try ObjCDispatch.send(name, to: value, [], self)
  }

  func set(_ receiver: Value, _ path: String, _ new: Value) throws(ErrorValue) {
    let parts = path.split(separator: ".").map { String($0) }
    let owner = try value(receiver, parts.dropLast().joined(separator: "."))
    guard case .object(let box) = owner, let last = parts.last else { return }
    if let object = box as? ObjCObject { return try object.setProperty(last, new) }
    if let object = box as? ObjCBox { return try object.setProperty(last, new) }
    try box.set(last, to: new)
  }

  /// The object at the end of a path, which is bound or observed: a part of a view, where nothing is there yet.
  private func owner(
    _ receiver: Value, _ path: ArraySlice<String>
  ) throws(ErrorValue) -> Value {
    var owner = (receiver.asUnanswered?.part()).map { .object($0) } ?? receiver
    for name in path where !ObjCText.isNull(owner) {
      let next = try property(owner, name)
      owner = (next.asUnanswered?.part(isBound: true)).map { .object($0) } ?? next
    }
    return owner
  }

  /// `RACObserve(x, a.b)`
  func observe(_ target: Value, _ path: String) throws(ErrorValue) -> Stream {
    let parts = path.split(separator: ".").map { String($0) }
    guard let first = parts.first else { throw ErrorValue("a key path is empty") }
    let rest = parts.dropFirst().joined(separator: ".")
    let own: Stream
    switch try owner(target, []) {
    case .object(let box):
      guard let object = box as? ObjCObject else {
        let value = try just(try property(target, first))
        own = try make("concat", value, [.array([.stream(Catalogue.source("never"))])])
        break
      }
      own = try object.observe(first)
    case .nil: own = try just(.nil)
    default: own = try just(try property(target, first))
    }
    guard !rest.isEmpty else { return own }
    let inner = try map(own) { [self] value throws(ErrorValue) in
      .stream(ObjCText.isNull(value) ? try just(.nil) : try observe(value, rest))
    }
    return try make("switchToLatest", inner, called: path)
  }

  /// A stream that completes when the observer is deallocated (`NSObject+RACPropertySubscribing.m`).
  func until(_ observer: Value, _ stream: Stream) throws(ErrorValue) -> Stream {
    guard case .object(let box) = observer, box.isMortal, let object = box as? ObjCObject else { return stream }
    return try make("takeUntil", stream, [.stream(object.willDealloc())], called: stream.sourceText)
  }

  /// The changes of a property as tuples of its value and what the observer of a key path gets.
  func changes(
    of target: Value, _ path: String, options: Int
  ) throws(ErrorValue) -> Stream {
    // NSKeyValueObservingOptionNew is 1, …Old is 2, and …Initial is 4.
    let (hasNew, hasOld, hasInitial) = (options & 1 != 0, options & 2 != 0, options & 4 != 0)
    let all = try observe(target, path)
    let receiver = target.weak
    /// The object of the property, as long as it lives.
    func owner() -> ObjCObject? { if case .object(let box) = receiver.strong { box as? ObjCObject } else { nil } }
    /// A value of the property, which its observer keeps alive no longer than the property does.
    func held(_ value: Value) -> Value {
      if case .object(let box)? = owner()?.kept(path), box is WeakReference { value.weak } else { value }
    }
    let values = hasInitial ? all : try make("skip", all, [.int(1)])
    var before: Value? = hasInitial ? nil : held(try value(target, path))
    func change(_ new: Value, isPrior: Bool = false) -> Value {
      let box = DictionaryBox()
      func object(_ value: Value) -> Value { ObjCText.isNull(value) ? .object(null) : value }
      let elements = owner()?.elementChange
      box[.string("kind")] = .int((elements?.kind ?? .setting).rawValue)
      if let elements {
        func list(_ values: [Value]) -> Value? { values.isEmpty ? nil : .array(values) }
        if hasNew, !isPrior { box[.string("new")] = list(elements.new) }
        if hasOld { box[.string("old")] = list(elements.old) }
        if !elements.indexes.isEmpty {
          box[.string("indexes")] = .object(IndexSet(elements.indexes, "NSIndexSet", self))
        }
      } else {
        if hasNew, !isPrior { box[.string("new")] = object(new) }
        if hasOld, let before { box[.string("old")] = object(before.strong) }
      }
      if isPrior { box[.string("notificationIsPrior")] = .bool(true) }
      return .tuple([new, .dictionary(box)])
    }
    // …Prior is 8: the observer hears of each change before it as well.
    guard options & 8 != 0 else {
      return try map(values, called: path) { new in
        let made = change(new)
        before = held(new)
        return made
      }
    }
    var old = held(try value(target, path))
    let pairs = try map(values) { [self] new throws(ErrorValue) in
      // The end of an object is not announced before it.
      let isFirst = hasInitial && before == nil || owner()?.isCausedByDealloc == true
      let prior = change(old.strong, isPrior: true)
      let after = try just(change(new))
      (old, before) = (held(new), held(new))
      if isFirst { return .stream(after) }
      return .stream(try make("concat", try just(prior), [.array([.stream(after)])]))
    }
    return try make("switchToLatest", pairs, called: path)
  }

  /// `RAC(x, a.b) = signal`
  func bind(
    _ target: Value, _ path: String, _ stream: Stream, _ otherwise: Value, _ message: ObjCMessage
  ) throws(ErrorValue) -> Value {
    let stream = try onScheduler(stream)
    let parts = path.split(separator: ".").map { String($0) }
    let owner = try owner(target, parts.dropLast())
    if ObjCText.isNull(owner) {
      note("RAC(…, \(path)): the object is nil, so nothing is bound")
      return .nil
    }
    guard case .object(let box) = owner, let last = parts.last else {
      throw ErrorValue("\(path) cannot be bound: this is \(ObjCText.kind(of: owner))")
    }
    guard let object = box as? ObjCObject else {
      let subscription = listen(stream) { value in try? (box as? ObjCBox)?.setProperty(last, value) }
      return .disposable(subscription)
    }
    context.startSelfStarting(of: stream)
    return .disposable(
      try object.bind(
        last, to: stream, otherwise: otherwise, at: message.place, boundBefore: message.int(4),
        as: message.text(5)))
  }

  /// `RACChannelTo(x, a)`
  func channel(_ target: Value, _ path: String, _ otherwise: Value) throws(ErrorValue)
    -> Stream
  {
    let target = try owner(target, [])
    let changes = try observe(target, path)
    var isSetting = false
    let source = try filter(changes, called: path) { _ in !isSetting }
    return Terminal(source) { [self] value in
      isSetting = true
      let new = ObjCText.isNull(value) ? otherwise : value
      if case .object(let box) = target, let object = box as? ObjCObject, !path.contains(".") {
        if object.isStandIn && object !== myself || object.kind.hasPrefix("UI") && object.type == nil {
          effect("\(object.path).\(path)", new, isBound: true)
        }
        try? object.set(plain: path, new)
      } else {
        try? set(target, path, new)
      }
      isSetting = false
    }
  }

  /// `RACChannelTo(a, x) = RACChannelTo(b, y)`: both ways, b's value first.
  func connect(_ one: Stream, _ two: Stream) throws(ErrorValue) {
    listen(two) { [self] in send($0, to: one) }
    let later = try make("skip", one, [.int(1)])
    listen(one is Terminal ? later : one) { [self] in send($0, to: two) }
  }

  /// `rac_liftSelector:withSignals:` and its kin: the message is sent with each set of latest values.
  func lift(_ message: ObjCMessage, _ object: ObjCObject) throws(ErrorValue) -> Value {
    let selector = message.text(0)
    var given = Array(message.arguments.dropFirst())
    if message.selector.hasSuffix("FromArray:") || given.count == 1 {
      if case .stream? = given.first {
      } else if let list = given.first, !ObjCText.isNull(list) {
        given = try ObjCCollections.elements(list, message.context)
      }
    }
    while let last = given.last, last.isNil { given.removeLast() }
    let wanted = selector.filter { $0 == ":" }.count
    // A signal of tuples has all arguments.
    let isOfTuples = message.selector.hasSuffix("OfArguments:")
    let streams = try streams(.array(given), message.selector)
    guard isOfTuples || given.count == wanted else {
      throw ErrorValue(
        "'\(selector)' takes \(wanted) argument\(wanted == 1 ? "" : "s"), \(given.count) signal\(given.count == 1 ? " is" : "s are") given"
      )
    }
    let latest = isOfTuples ? try message.stream(1) : try make("combineLatest", nil, [streams])
    let receiver = Value.object(object).weak
    let sent = try map(latest, called: selector) { [self] values throws(ErrorValue) in
      guard case .tuple(let box) = values, !receiver.strong.isNil else { return .nil }
      let result = try called { () throws(ErrorValue) in
        try ObjCDispatch.send(selector, to: receiver.strong, box.elements.map(ObjCTuples.member), self)
      }
      if case .object(let answer) = result, let unanswered = answer as? Unanswered {
        effect(message: unanswered.written, to: unanswered.path, selector)
        return .unit
      }
      return result.isNil ? .unit : result
    }
    let connection = try make("replayLast", sent, called: selector)
    listen(connection) { _ in }
    return .stream(connection)
  }
}
