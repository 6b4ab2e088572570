import Streams

/// The functions that the table of kinds is written with, besides those of the language.
enum StandInFunctions {
  static func all(_ owner: StandIns) -> [(name: String, value: FunctionValue)] {
    [
      ("kind", kind(owner)), ("export", export(owner)), ("standIn", standIn(owner)), ("type", type(owner)),
      ("source", source(owner)), ("quietSource", source(owner, isDrawnEmpty: false)),
      ("control", control(owner)), ("bindings", bindings(owner)), ("effect", effect(owner)), ("note", note(owner)),
      ("pause", pause(owner)), ("labelled", labelled(owner)), ("nameOf", nameOf()), ("keep", keep()),
      ("decoded", decoded(owner)), ("words", words(owner)), ("promised", promised(owner)),
      ("textObject", textObject(owner)),
      ("callable", callable(owner)), ("found", found(owner)), ("listen", listen(owner)), ("binding", binding(owner)),
      ("thread", thread(owner)), ("dateText", dateText(owner)), ("isFunction", isFunction()), ("blank", blank(owner)),
      ("urlText", urlText()), ("perform", perform()), ("awaited", awaited(owner)),
    ]
  }

  private typealias Body = ([Value]) throws(ErrorValue) -> Value

  /// A function that belongs to the stand-ins, which hold it.
  private static func function(
    _ count: Int, _ owner: StandIns, _ body: @escaping (StandIns, [Value]) throws(ErrorValue) -> Value
  ) -> FunctionValue {
    let owner = Unowned(owner)
    return function(count) { values throws(ErrorValue) in try body(owner.object, values) }
  }

  private static func function(_ count: Int, _ body: @escaping Body) -> FunctionValue {
    NativeFunction(parameterCount: count) { values throws(ErrorValue) in
      guard values.count >= count else { throw ErrorValue("an argument is missing") }
      return try body(values)
    }
  }

  /// `perform(self, "pressed(_:)", me)`: calls the method that a `#selector` means, with a value if it takes one.
  private static func perform() -> FunctionValue {
    function(3) { values throws(ErrorValue) in try values[0].perform(values[1].text, with: values[2]) }
  }

  /// `kind("UIButton", ["rx.tap"], ".tap()") { me in object(…) }`: a row of the table.
  private static func kind(_ owner: StandIns) -> FunctionValue {
    function(4, owner) { owner, values throws(ErrorValue) in
      guard case .string(let name) = values[0], case .array(let signs) = values[1], case .string(let drive) = values[2],
        case .function(let make) = values[3]
      else { throw ErrorValue("a kind has a name, signs, a text and a closure") }
      owner.add(
        StandIns.Kind(name: name.text, signs: signs.elements.map({ $0.text }), drive: drive.text, make: make))
      return .nil
    }
  }

  /// `export("fetch", fetch)`: code can use it.
  private static func export(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values in
      owner.exports[values[0].text] = values[1]
      return .nil
    }
  }

  /// `standIn("UITableViewCell", "cell")`: a stand-in that a kind needs.
  private static func standIn(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      let standIn = StandIn(kind: values[0].text, path: values[1].text, owner)
      return .object(standIn)
    }
  }

  /// `type("UITextField")`
  private static func type(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values in .object(TypeStandIn(values[0].text, owner)) }
  }

  /// `source("button")`: a subject with a lane of that name; that of a `quietSource` is drawn where something happens.
  private static func source(_ owner: StandIns, isDrawnEmpty: Bool = true) -> FunctionValue {
    function(1, owner) { owner, values in
      let subject = Catalogue.source("subject")
      subject.name = values[0].text
      owner.context.named(subject, isDrawnEmpty: isDrawnEmpty)
      return .stream(subject)
    }
  }

  /// `control(stream) { new in … }`: a stream that can be bound, too.
  private static func control(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      guard case .stream(let stream) = values[0], case .function(let set) = values[1] else {
        throw ErrorValue("a control has a stream and a closure")
      }
      return .stream(ControlStream(stream, set))
    }
  }

  /// `bindings(me, object(…))`: some members, and a binding for every other property.
  private static func bindings(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
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
    }
  }

  /// `effect("tableView.items", x)`: the code did something, whatever it is written in.
  private static func effect(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      let line = "→ \(values[0].text) = \(try owner.textOf(values[1]))"
      owner.context.effect(on: "→ " + values[0].text, values[1], line)
      return .nil
    }
  }

  private static func note(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values in
      owner.note(values[0].text)
      return .nil
    }
  }

  /// `pause(100ms)`: the clock goes on while the drive types.
  private static func pause(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values throws(ErrorValue) in
      guard case .duration(let duration) = values[0], duration >= 0 else {
        throw ErrorValue("a duration is needed here", help: "write every: 100ms")
      }
      try owner.context.wait(duration)
      return .nil
    }
  }

  /// `labelled { values, fields in … }`: a function that takes any labels, which it finds as members of an object.
  private static func labelled(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values throws(ErrorValue) in
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
    }
  }

  /// The name of a stand-in.
  private static func nameOf() -> FunctionValue {
    function(1) { values in
      guard case .object(let object) = values[0], let standIn = object as? StandIn else { return .string("") }
      return .string(standIn.path)
    }
  }

  /// `keep(me, "text", "a")`: sets a member without an effect.
  private static func keep() -> FunctionValue {
    function(3) { values throws(ErrorValue) in
      guard case .object(let object) = values[0] else { throw ErrorValue("an object is needed here") }
      object.keep(values[2], as: values[1].text)
      return .nil
    }
  }

  /// `decoded(User, x)`: dictionaries as objects of that type, and those inside of them as objects.
  private static func decoded(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      try Decoding.decoded(values[1], as: values[0], in: owner.context)
    }
  }

  /// `promised(stream)`: the language's value for one answer in the future.
  private static func promised(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values throws(ErrorValue) in try owner.promiseOf(values[0]) }
  }

  /// `words("Name") { text in … }`: a type whose members are words, and which can be called.
  private static func words(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      guard case .function(let make) = values[1] else { throw ErrorValue("a closure is needed here") }
      return .object(TypeStandIn(values[0].text, owner, make: make))
    }
  }

  /// `textObject("URL", "https://a.b", object(…))`: an object that prints as a text.
  private static func textObject(_ owner: StandIns) -> FunctionValue {
    function(3, owner) { owner, values throws(ErrorValue) in
      guard case .object(let members) = values[2] else { throw ErrorValue("an object is needed here") }
      let object = TextObject(values[0].text, values[1].text, in: owner.context.objects)
      for member in members.members { object.keep(member.value, as: member.name) }
      return .object(object)
    }
  }

  /// `callable({ x in … }, object(…))`: a function with members.
  private static func callable(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      guard case .function(let function) = values[0], case .object(let members) = values[1] else {
        throw ErrorValue("a closure and an object are needed here")
      }
      let callable = CallableObject(function, in: owner.context.objects)
      for member in members.members { callable.keep(member.value, as: member.name) }
      return .object(callable)
    }
  }

  /// `found("#search-box")`: the element of a page that a selector means.
  private static func found(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values throws(ErrorValue) in
      .object(try owner.element(selectedBy: values[0].text))
    }
  }

  /// `listen(stream) { x in … }`: subscribes, without a lane.
  private static func listen(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      guard case .stream(let stream) = values[0], case .function(let closure) = values[1] else {
        throw ErrorValue("a stream and a closure are needed here")
      }
      let control = ControlStream(Catalogue.source("never"), closure)
      owner.context.startSelfStarting(Reachability(from: values[0]), in: owner.context.world)
      return .disposable(try control.follow(stream, in: owner.context.world))
    }
  }

  /// `binding(me, "title")`: a stream that a property can be bound to.
  private static func binding(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values throws(ErrorValue) in
      guard case .object(let object) = values[0], let target = object as? StandIn else {
        throw ErrorValue("a stand-in is needed here")
      }
      return try BindingNames(target, owner).member(values[1].text) ?? .nil
    }
  }

  /// `blank(me, "style", ["setProperty"])`: a part whose properties are empty texts until they are set, besides its
  /// methods.
  private static func blank(_ owner: StandIns) -> FunctionValue {
    function(3, owner) { owner, values throws(ErrorValue) in
      guard case .object(let object) = values[0], let target = object as? StandIn, case .array(let methods) = values[2]
      else { throw ErrorValue("a stand-in, a name and the names of methods are needed here") }
      let methodNames = Set(methods.elements.map { $0.text })
      return .object(
        StandIn(kind: "", path: "\(target.path).\(values[1].text)", owner) {
          methodNames.contains($0) ? nil : .string("")
        })
    }
  }

  /// `dateText(date, "HH:mm:ss")`: a date, or the time of the clock, by a pattern.
  private static func dateText(_ owner: StandIns) -> FunctionValue {
    function(2, owner) { owner, values in
      var instant = owner.context.world.scheduler.now
      if case .object(let date as DateBox) = values[0] { instant = date.instant }
      let date = CalendarDate(milliseconds: DateBox.beginning &* 1_000 &+ instant / 1_000_000)
      return .string(date.text(values[1].text))
    }
  }

  /// `thread()`: the thread that runs.
  private static func thread(_ owner: StandIns) -> FunctionValue {
    function(0, owner) { owner, _ in .object(CurrentThread(owner.context)) }
  }

  /// `awaited("didChange")`: the code waits for a notification.
  private static func awaited(_ owner: StandIns) -> FunctionValue {
    function(1, owner) { owner, values in
      let name = values[0].text
      if !owner.notifications.contains(name) { owner.notifications.append(name) }
      return .nil
    }
  }

  private static func isFunction() -> FunctionValue {
    function(1) { values in
      if case .function = values[0] { .bool(true) } else { .bool(false) }
    }
  }

  /// The address of a request, which may be given as options.
  private static func urlText() -> FunctionValue {
    function(1) { values throws(ErrorValue) in
      guard case .object(let options) = values[0] else { return .string(values[0].text) }
      return .string(try options.member("url")?.text ?? "")
    }
  }
}

extension StandIns {
  /// Declares the functions that the table of kinds is written with.
  func declareFunctions() {
    for function in StandInFunctions.all(self) {
      names.globals[function.name] = Variable(function.name, isConstant: true, .function(function.value))
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
