import Streams

/// An object in place of one of an app that the code does not declare: a text field, a button, a service.
///
/// Its kind gives it members. Every other member can be set, and is an effect of the code; one that is called without
/// having an answer is an effect, too, or a stream where the code uses it as one.
final class StandIn: ObjectBox {
  override var isPlain: Bool { false }
  /// The name in the table of kinds; empty for an object without further facts.
  let kind: String
  /// How the code calls it, such as `cell.textLabel`.
  private(set) var path: String
  private let owner: StandIns
  /// The value of a property before it is set; nil if it is a part with properties of its own.
  private let unset: (String) -> Value?
  private var isComplete = false
  /// Whether it is the result of a call, which a variable may give its name.
  private let isResult: Bool
  /// The bag of the subscriptions that it was given as their owner.
  private var bag: Value?
  /// The stream that it is where one is needed.
  private var stream: Value?
  /// The streams that it made for members without an answer, which are announced once each.
  private var announced: Set<String> = []

  init(
    kind: String, path: String, _ owner: StandIns, isResult: Bool = false,
    unset: @escaping (String) -> Value? = { _ in nil }
  ) {
    self.isResult = isResult
    self.kind = kind
    self.path = path
    self.owner = owner
    self.unset = unset
    super.init(kind, in: owner.context.objects)
  }

  /// A member of a type is written as a case of an enum is: `fake` for `APIError.fake`.
  override var text: String? {
    let parts = path.split(separator: ".")
    return path.isEmpty ? className : parts.count == 2 && isOfType ? String(parts[1]) : path
  }

  private var isOfType: Bool { path.first?.isUppercase == true }

  override func equals(_ other: Value) -> Bool {
    if case .string(let box) = other, isOfType { return box.text == text }
    return super.equals(other)
  }

  override func named(_ name: String) {
    guard path.isEmpty || isResult && path.contains("(") else { return }
    path = name
    complete()
    owner.list(self)
  }

  /// Gives it the members of its kind, once: when it has its name, which their lanes need, or when one is asked for.
  func complete() {
    guard !isComplete else { return }
    isComplete = true
    owner.complete(self)
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    complete()
    if let member = try super.member(name) { return member.strong }
    if name == "answers" { return .function(answering()) }
    if let stream = owner.stream(used: "\(path).\(name)") {
      keep(stream, as: name)
      return stream
    }
    if let value = unset(name) { return value }
    // A part of it, which may be set or called: `cell.textLabel`, `api.load`.
    let part = StandIn(kind: "", path: "\(path).\(name)", owner)
    keep(.object(part), as: name)
    return .object(part)
  }

  /// Whether it has a member of that name, of its kind or by the code, which the drive can call.
  func understands(_ name: String) -> Bool {
    complete()
    let isMember = members.contains { $0.name == name && $0.value.asStandIn == nil }
    return isMember || name == "answers" || owner.usedAsStreams.contains("\(path).\(name)")
      || owner.answer(to: "\(path).\(name)") != nil
  }

  /// `api.answers("load") { x in … }`: the drive says what calls of a member give.
  private func answering() -> FunctionValue {
    NativeFunction(doing: 2) { [path, owner] values throws(ErrorValue) in
      guard values.count == 2, case .string(let name) = values[0], case .function(let closure) = values[1] else {
        throw ErrorValue(
          "'answers' takes the name of a member and a closure", help: "write answers(\"load\") { x in … }")
      }
      owner.answer("\(path).\(name.text)", with: closure)
    }
  }

  override func set(_ name: String, to value: Value) throws(ErrorValue) {
    complete()
    try owner.effect("\(path).\(name)", value)
    // `$items` hears of a new value before `items` has it, as that of a published property does.
    if case .stream(let published)? = try super.member("$" + name) {
      published.asEventTarget?.send(value, in: owner.context.world)
    }
    if name == "rootViewController" { try value.appear() }
    // An app does not keep a delegate alive.
    let isDelegate = ["delegate", "dataSource"].contains { name.lowercased().hasSuffix($0.lowercased()) }
    try super.set(name, to: isDelegate ? value.weak : value)
  }

  override func bind(_ name: String, to value: Value) throws(ErrorValue) {
    try owner.bound(name, of: self, to: value)
  }

  override func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    let name = String(path.split(separator: ".").last ?? "")
    if owner.context.runsDrive, let near = owner.wordMeant(by: name) {
      throw ErrorValue("\(path.dropLast(name.count + 1)) has no '\(name)'; did you mean '\(near)'?")
    }
    owner.app.take(arguments, by: name)
    if ["push", "present", "show", "setViewControllers"].contains(where: { name.hasPrefix($0) }) {
      for argument in arguments.flatMap({ $0.listed }) { try argument.appear() }
    }
    if let answer = owner.answer(to: path) { return try answer.call(arguments) }
    if owner.givingObjects.contains(path) {
      return .object(StandIn(kind: "", path: "\(path)()", owner, isResult: true))
    }
    guard owner.usedAsStreams.contains(path) else {
      try owner.effect(path, arguments, labels)
      // In a page a function without a result gives undefined.
      return KindTable.isWeb(owner.language)
        ? .nil : .object(StandIn(kind: "", path: path + "()", owner, isResult: true))
    }
    return try owner.answerLater(to: path, arguments) { self.announce(name) }
  }

  /// A value that fits a use: a flag is not set, a number is 0, a list is empty, and a stream is sent to by the drive.
  override func value(for use: ValueUse) throws(ErrorValue) -> Value? {
    switch use {
    case .condition: return .bool(false)
    case .operand(let other): return if case .string = other { .string(path) } else { other.zero }
    case .list: return .array([])
    case .tuple(let count): return .tuple((0..<count).map { .object(part(".\($0)")) })
    case .element(let index): return .object(part("[\(try owner.textOf(index))]"))
    case .count: return .int(1)
    case .duration: return .duration(1_000_000_000)
    case .text: return .string(path)
    case .scheduler: return .scheduler(SchedulerBox("main"))
    case .function:
      return .function(
        LabelledFunction { [self] values, labels throws(ErrorValue) in
          try call(values, labels: labels) ?? .nil
        })
    case .receiver(let name):
      if understands(name) { return nil }
      return StreamMember.isSending(name) ? stream : try value(for: .stream)
    case .stream:
      if let stream { return stream }
      stream = owner.made(path)
      return stream
    case .target: return owner.target(path)
    case .bag:
      let made = bag ?? .disposable(DisposableBag())
      bag = made
      return made
    }
  }

  private func part(_ name: String) -> StandIn { StandIn(kind: "", path: path + name, owner) }

  private func announce(_ name: String) {
    guard announced.insert(path).inserted else { return }
    let receiver = path.split(separator: ".").dropLast().joined(separator: ".")
    let way = receiver.isEmpty ? "declare it" : "give one: \(receiver).answers(\"\(name)\") { … }"
    owner.note("'\(path)' has no answer, so it sends its name after 1s; the drive can \(way)")
  }
}

extension Value {
  var asStandIn: StandIn? { if case .object(let box) = self { box as? StandIn } else { nil } }
}

/// The answer inside of the stream of a call: pictures show that stream only.
final class AnswerStream: Stream {
  private let answer: Stream

  init(_ answer: Stream) {
    self.answer = answer
    super.init()
    inputs = [.stream(answer)]
  }

  override var canBePart: Bool { true }

  override func run(for subscriber: Subscriber, in world: World) { answer.subscribe(subscriber, in: world) }
}

/// Members that bind to a stand-in's properties, such as `label.rx.text`: any name is the property of that name.
final class BindingNames: ObjectBox {
  override var isPlain: Bool { false }
  private let target: StandIn
  private let owner: StandIns

  init(_ target: StandIn, _ owner: StandIns) {
    self.target = target
    self.owner = owner
    super.init(in: owner.context.objects)
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if let member = try super.member(name) { return member }
    let control = ControlStream(Catalogue.source("never"), setter(of: name))
    keep(.stream(control), as: name)
    return .stream(control)
  }

  /// A binding that takes arguments: `imageView.rx.image(options: x)`.
  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    try member(name)
  }

  /// A member of the kind that is set by the code, as `button.reactive.pressed = CocoaAction(save)`.
  override func set(_ name: String, to value: Value) throws(ErrorValue) {
    if case .function(let take)? = try super.member("set " + name) {
      _ = try take.call([value])
    } else {
      try super.set(name, to: value)
    }
  }

  /// Sets a property of the stand-in, as a binding does.
  func setter(of name: String) -> FunctionValue {
    NativeFunction(doing: 1) { [target, owner] values throws(ErrorValue) in
      try owner.bound(name, of: target, to: values.first ?? .nil)
    }
  }
}

/// A type of a framework, such as `UITextField`: called it makes a stand-in, and its members are words.
final class TypeStandIn: ObjectBox {
  override var isPlain: Bool { false }
  private let name: String
  private let owner: StandIns
  private let make: FunctionValue?

  /// - Parameter make: Gives what a call of the type makes, where that is no stand-in.
  init(_ name: String, _ owner: StandIns, make: FunctionValue? = nil) {
    self.name = name
    self.owner = owner
    self.make = make
    super.init(name, in: owner.context.objects)
  }

  override var text: String? { name }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    if name == "self" { return .object(self) }
    if let member = try super.member(name) { return member }
    if Self.singletons.contains(name) {
      let object = Value.object(StandIn(kind: "", path: "\(self.name).\(name)", owner))
      keep(object, as: name)
      return object
    }
    return name.first?.isUppercase == true ? .object(TypeStandIn(name, owner)) : .string(name)
  }

  /// The members that give the one object of a type of a framework.
  private static let singletons: Set<String> = ["shared", "standard", "default", "current", "main", "general"]

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    .object(EnumCaseBox(name, arguments, labels, owner.context))
  }

  override func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    if let make { return try make.call(arguments) }
    return .object(try owner.make(kind: StandIns.isTypeOfFramework(name) ? name : "", path: ""))
  }
}

/// A function with members, such as `ajax`.
final class CallableObject: ObjectBox {
  override var isPlain: Bool { false }
  private let function: FunctionValue

  init(_ function: FunctionValue, in register: ObjectRegister) {
    self.function = function
    super.init(in: register)
  }

  override func call(_ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    try function.call(arguments)
  }
}

/// An object that prints as a text, such as a URL.
final class TextObject: ObjectBox {
  override var isPlain: Bool { false }
  private let ownText: String

  init(_ className: String, _ text: String, in register: ObjectRegister) {
    ownText = text
    super.init(className, in: register)
  }

  override var text: String? { ownText }
}
