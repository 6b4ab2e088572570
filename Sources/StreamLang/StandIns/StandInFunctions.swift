import Streams

/// A function that the table of kinds is written with, besides those of the language.
struct StandInFunction {
  let name: String
  private let count: Int
  private let body: @Sendable (StandIns, [Value]) throws(ErrorValue) -> Value

  private init(
    _ name: String, _ count: Int, _ body: @escaping @Sendable (StandIns, [Value]) throws(ErrorValue) -> Value
  ) {
    self.name = name
    self.count = count
    self.body = body
  }

  /// The function for some stand-ins, which hold it.
  func function(of owner: StandIns) -> FunctionValue {
    let owner = Unowned(owner)
    return NativeFunction(parameterCount: count) { [count, body] values throws(ErrorValue) in
      guard values.count >= count else { throw ErrorValue("an argument is missing") }
      return try body(owner.object, values)
    }
  }

  private static func source(_ owner: StandIns, _ name: Value, isDrawnEmpty: Bool) -> Value {
    let subject = Catalogue.source("subject")
    subject.name = name.text
    owner.context.named(subject, isDrawnEmpty: isDrawnEmpty)
    return .stream(subject)
  }

  static let all: [StandInFunction] = [
    // `kind("UIButton", ["rx.tap"], ".tap()") { me in object(…) }`: a row of the table.
    StandInFunction("kind", 4) { owner, values throws(ErrorValue) in
      guard case .string(let name) = values[0], case .array(let signs) = values[1], case .string(let drive) = values[2],
        case .function(let make) = values[3]
      else { throw ErrorValue("a kind has a name, signs, a text and a closure") }
      owner.add(
        StandIns.Kind(name: name.text, signs: signs.elements.map({ $0.text }), drive: drive.text, make: make))
      return .nil
    },
    // `export("fetch", fetch)`: code can use it.
    StandInFunction("export", 2) { owner, values in
      owner.exports[values[0].text] = values[1]
      return .nil
    },
    // `standIn("UITableViewCell", "cell")`: a stand-in that a kind needs.
    StandInFunction("standIn", 2) { owner, values throws(ErrorValue) in
      let standIn = StandIn(kind: values[0].text, path: values[1].text, owner)
      return .object(standIn)
    },
    // `type("UITextField")`
    StandInFunction("type", 1) { owner, values in .object(TypeStandIn(values[0].text, owner)) },
    // `source("button")`: a subject with a lane of that name; that of a `quietSource` is drawn where something happens.
    StandInFunction("source", 1) { owner, values in source(owner, values[0], isDrawnEmpty: true) },
    StandInFunction("quietSource", 1) { owner, values in source(owner, values[0], isDrawnEmpty: false) },
    // `control(stream) { new in … }`: a stream that can be bound, too.
    StandInFunction("control", 2) { owner, values throws(ErrorValue) in
      guard case .stream(let stream) = values[0], case .function(let set) = values[1] else {
        throw ErrorValue("a control has a stream and a closure")
      }
      return .stream(ControlStream(stream, set))
    },
    // `bindings(me, object(…))`: some members, and a binding for every other property.
    StandInFunction("bindings", 2) { owner, values throws(ErrorValue) in
      guard case .object(let object) = values[0], let target = object as? StandIn, case .object(let members) = values[1]
      else { throw ErrorValue("bindings have a stand-in and an object") }
      let names = BindingNames(target, owner)
      for member in members.members {
        guard case .stream(let stream) = member.value else {
          names.keep(member.value, as: member.name)
          continue
        }
        let control = ControlStream(stream, names.setter(of: member.name))
        control.sourceText = "\(target.path).\(member.name)"
        control.isStandIn = true
        names.keep(.stream(control), as: member.name)
      }
      return .object(names)
    },
    // `effect("tableView.items", x)`: the code did something, whatever it is written in.
    StandInFunction("effect", 2) { owner, values throws(ErrorValue) in
      let line = "→ \(values[0].text) = \(try owner.textOf(values[1]))"
      owner.context.effect(on: "→ " + values[0].text, values[1], line)
      return .nil
    },
    StandInFunction("note", 1) { owner, values in
      owner.note(values[0].text)
      return .nil
    },
    // `pause(100ms)`: the clock goes on while the drive types.
    StandInFunction("pause", 1) { owner, values throws(ErrorValue) in
      guard case .duration(let duration) = values[0], duration >= 0 else {
        throw ErrorValue("a duration is needed here", help: "write every: 100ms")
      }
      try owner.context.wait(duration)
      return .nil
    },
    // `labelled { values, fields in … }`: a function that takes any labels, which it finds as members of an object.
    StandInFunction("labelled", 1) { owner, values throws(ErrorValue) in
      guard case .function(let closure) = values[0] else { throw ErrorValue("a closure is needed here") }
      return .function(
        LabelledFunction { [owner = Unowned(owner)] values, labels throws(ErrorValue) in
          let fields = ObjectBox(in: owner.object.context.objects)
          var positional: [Value] = []
          for (value, label) in zip(values, labels) {
            if let label { fields.keep(value, as: label) } else { positional.append(value) }
          }
          return try closure.call([.array(positional), .object(fields)])
        })
    },
    // The name of a stand-in.
    StandInFunction("nameOf", 1) { _, values in
      guard case .object(let object) = values[0], let standIn = object as? StandIn else { return .string("") }
      return .string(standIn.path)
    },
    // `keep(me, "text", "a")`: sets a member without an effect.
    StandInFunction("keep", 3) { _, values throws(ErrorValue) in
      guard case .object(let object) = values[0] else { throw ErrorValue("an object is needed here") }
      object.keep(values[2], as: values[1].text)
      return .nil
    },
    // `decoded(User, x)`: dictionaries as objects of that type, and those inside of them as objects.
    StandInFunction("decoded", 2) { owner, values throws(ErrorValue) in
      try Decoding.decoded(values[1], as: values[0], in: owner.context)
    },
    // `words("Name") { text in … }`: a type whose members are words, and which can be called.
    StandInFunction("words", 2) { owner, values throws(ErrorValue) in
      guard case .function(let make) = values[1] else { throw ErrorValue("a closure is needed here") }
      return .object(TypeStandIn(values[0].text, owner, make: make))
    },
    // `promised(stream)`: the language's value for one answer in the future.
    StandInFunction("promised", 1) { owner, values throws(ErrorValue) in try owner.promiseOf(values[0]) },
    // `textObject("URL", "https://a.b", object(…))`: an object that prints as a text.
    StandInFunction("textObject", 3) { owner, values throws(ErrorValue) in
      guard case .object(let members) = values[2] else { throw ErrorValue("an object is needed here") }
      let object = TextObject(values[0].text, values[1].text, in: owner.context.objects)
      for member in members.members { object.keep(member.value, as: member.name) }
      return .object(object)
    },
    // `callable({ x in … }, object(…))`: a function with members.
    StandInFunction("callable", 2) { owner, values throws(ErrorValue) in
      guard case .function(let function) = values[0], case .object(let members) = values[1] else {
        throw ErrorValue("a closure and an object are needed here")
      }
      let callable = CallableObject(function, in: owner.context.objects)
      for member in members.members { callable.keep(member.value, as: member.name) }
      return .object(callable)
    },
    // `found("#search-box")`: the element of a page that a selector means.
    StandInFunction("found", 1) { owner, values throws(ErrorValue) in
      .object(try owner.element(selectedBy: values[0].text))
    },
    // `listen(stream) { x in … }`: subscribes, without a lane.
    StandInFunction("listen", 2) { owner, values throws(ErrorValue) in
      guard case .stream(let stream) = values[0], case .function(let closure) = values[1] else {
        throw ErrorValue("a stream and a closure are needed here")
      }
      let control = ControlStream(Catalogue.source("never"), closure)
      owner.context.startSelfStarting(Reachability(from: values[0]), in: owner.context.world)
      return .disposable(try control.follow(stream, in: owner.context.world))
    },
    // `binding(me, "title")`: a stream that a property can be bound to.
    StandInFunction("binding", 2) { owner, values throws(ErrorValue) in
      guard case .object(let object) = values[0], let target = object as? StandIn else {
        throw ErrorValue("a stand-in is needed here")
      }
      return try BindingNames(target, owner).member(values[1].text) ?? .nil
    },
    // `thread()`: the thread that runs.
    StandInFunction("thread", 0) { owner, _ in .object(CurrentThread(owner.context)) },
    // `dateText(date, "HH:mm:ss")`: a date, or the time of the clock, by a pattern.
    StandInFunction("dateText", 2) { owner, values in
      var instant = owner.context.world.scheduler.now
      if case .object(let date as DateBox) = values[0] { instant = date.instant }
      let date = CalendarDate(milliseconds: DateBox.beginning &* 1_000 &+ instant / 1_000_000)
      return .string(date.text(values[1].text))
    },
    StandInFunction("isFunction", 1) { _, values in
      if case .function = values[0] { .bool(true) } else { .bool(false) }
    },
    // `blank(me, "style", ["setProperty"])`: a part whose properties are empty texts until they are set, besides its
    // methods.
    StandInFunction("blank", 3) { owner, values throws(ErrorValue) in
      guard case .object(let object) = values[0], let target = object as? StandIn, case .array(let methods) = values[2]
      else { throw ErrorValue("a stand-in, a name and the names of methods are needed here") }
      let methodNames = Set(methods.elements.map { $0.text })
      return .object(
        StandIn(kind: "", path: "\(target.path).\(values[1].text)", owner) {
          methodNames.contains($0) ? nil : .string("")
        })
    },
    // The address of a request, which may be given as options.
    StandInFunction("urlText", 1) { _, values throws(ErrorValue) in
      guard case .object(let options) = values[0] else { return .string(values[0].text) }
      return .string(try options.member("url")?.text ?? "")
    },
    // `perform(self, "pressed(_:)", me)`: calls the method that a `#selector` means, with a value if it takes one.
    StandInFunction("perform", 3) { _, values throws(ErrorValue) in
      try values[0].perform(values[1].text, with: values[2])
    },
    // `awaited("didChange")`: the code waits for a notification.
    StandInFunction("awaited", 1) { owner, values in
      let name = values[0].text
      if !owner.notifications.contains(name) { owner.notifications.append(name) }
      return .nil
    },
  ]
}

extension StandIns {
  /// Declares the functions that the table of kinds is written with.
  func declareFunctions() {
    for function in StandInFunction.all {
      names.globals[function.name] = Variable(function.name, isConstant: true, .function(function.function(of: self)))
    }
  }
}

/// `Thread`, and its `current`: each queue is a thread.
private final class CurrentThread: ObjectBox {
  private let context: EvaluationContext

  init(_ context: EvaluationContext) {
    self.context = context
    super.init("Thread", in: context.objects)
  }

  override var isPlain: Bool { false }
  override var text: String? {
    let queue = context.world.scheduler.queue
    return "<NSThread: {number = \(queue + 1), name = \(context.world.scheduler.queueNames[Int(queue)])}>"
  }

  override func member(_ name: String) throws(ErrorValue) -> Value? {
    let queue = context.world.scheduler.queue
    return switch name {
    case "current", "main": .object(self)
    case "isMainThread": .bool(queue == 0)
    case "sleep": .string(name)
    case "name": .string(context.world.scheduler.queueNames[Int(queue)])
    default: try super.member(name)
    }
  }

  override func call(member name: String, _ arguments: [Value], labels: [String?]) throws(ErrorValue) -> Value? {
    guard name == "sleep", let time = arguments.first else {
      return try super.call(member: name, arguments, labels: labels)
    }
    if case .object(let date as DateBox) = time { return try context.pass(date.instant - context.world.scheduler.now) }
    return try context.pass(DateBox.moved(0, by: time))
  }
}
