import Streams

/// The stand-ins of pasted code: the table of their kinds, and those that were made.
final class StandIns {
  /// A kind of stand-in, as the table has it.
  struct Kind {
    let name: String
    /// The uses that identify an undeclared name as one.
    let signs: [String]
    /// How to drive it, for the note.
    let drive: String
    /// Gives the members of a new one, which it takes.
    let make: FunctionValue
  }

  let context: EvaluationContext
  /// The objects of the code that the app holds.
  let app = AppHoldings()
  /// The name of the code's language.
  let language: String
  /// The members of values in that language.
  let values: ValueRules.OwnLibrary?
  /// Names that code often writes before a dot.
  let commonNames: [String]
  /// The names of the code.
  let session: Names
  /// The names of the table: its functions and types.
  let names = Names()
  /// The functions and objects that code can use, such as `fetch`.
  var exports: [String: Value] = [:]
  private(set) var kinds: [Kind] = []
  /// The quote of texts in effects.
  let quote: String
  /// The text of a value in effects: as the language of the code prints it.
  let textOf: (Value) throws(ErrorValue) -> String
  /// A stream as the language's value for one answer in the future, where it has such values.
  var promiseOf: (Value) throws(ErrorValue) -> Value = { $0 }
  /// The calls whose results the code uses as streams: `api.load`.
  var usedAsStreams: Set<String> = []
  /// The names and members that the code uses as streams: `viewModel.items`.
  var streams: Set<String> = []
  /// The names that the code reads or sets, and uses in no other way.
  var readNames: Set<String> = []
  /// The streams whose present value it reads: `viewModel.items.value`.
  var valued: Set<String> = []
  /// The calls whose results it uses as objects with streams: `viewModel.transform`.
  var givingObjects: Set<String> = []
  /// The names and members that it binds streams to.
  var targets: Set<String> = []
  /// The call of a subject that sends a value, in the library of the code.
  var sending = "send(…)"
  private(set) var listed: [StandIn] = []
  /// The members of extensions of the app that a note has named.
  private var extensions: Set<String> = []
  /// Whether a name that is only read, and one of rxplay's own, stays a fault.
  var isStrict = false
  /// Whether the code at hand is kept apart from its drive.
  var isPasted = false
  /// The words of the code's texts, which may select elements of a page.
  var selected: Set<String> = []
  /// The names that the code assigns to.
  var assigned: Set<String> = []
  /// The streams that a note has named.
  private(set) var sources: [StandInControl] = []
  /// The notifications that the code waits for.
  var notifications: [String] = []
  /// The words of the next note on names that mean values of a library.
  var namesOfValues: [(name: String, text: String)] = []
  private var answers: [String: FunctionValue] = [:]
  /// The streams that the code uses, by their names.
  private var used: [String: Value] = [:]

  /// - Parameter names: The names of the code, which stand-ins are added to.
  init(_ context: EvaluationContext, _ names: Names, language: String, _ rules: ValueRules?) {
    commonNames = rules?.library?.commonNames ?? ["print", "debugPrint"]
    values = rules?.library
    self.context = context
    self.language = language
    session = names
    quote = KindTable.isWeb(language) ? "'" : "\""
    textOf = { value throws(ErrorValue) in
      guard let text = rules?.text else { return try context.text(of: value, .swift()) }
      return try text.logged([value], context)
    }
  }

  /// Lets code use members that are declared elsewhere.
  func open() {
    guard language == SourceLanguage.swift.name else { return }
    context.undeclaredMember = { [own = Unowned(self)] name, value, names in
      own.object.member(name, of: value, among: names)
    }
  }

  /// The number of the table's texts among sources: no message points into it.
  static let sourceNumber: Int32 = -1

  /// Reads the table of kinds for a language.
  func load(_ texts: [String]) throws(ErrorValue) {
    declareFunctions()
    for text in texts {
      let source = SourceText(name: "stand-ins", text: text)
      let statements = Parser.parse(source).statements
      let compiler = Compiler(context, names, source, Self.sourceNumber)
      compiler.showsValues = false
      compiler.namesStreams = false
      compiler.declareFunctions(statements)
      let codes = statements.map { compiler.statement($0) }
      for code in codes {
        _ = try ActivationRoutine(Activation(code: code, frame: Frame(code.slotCount, parent: nil)), in: context)
          .resume()
      }
    }
  }

  func add(_ kind: Kind) { kinds.append(kind) }

  // MARK: Making

  /// Makes a stand-in of a kind; one of an unknown kind has no members of its own.
  func make(kind name: String, path: String) throws(ErrorValue) -> StandIn {
    let standIn = StandIn(kind: name, path: path, self)
    if path.isEmpty { return standIn }
    list(standIn)
    standIn.complete()
    return standIn
  }

  /// The element of a page that a selector means: it is called by its id or class, in camel case.
  func element(selectedBy selector: String) throws(ErrorValue) -> StandIn {
    // Its id, else its last class, else all words: `form#login`, `ul.results`, `h1`.
    let mark = selector.lastIndex(of: "#") ?? selector.lastIndex(of: ".") ?? selector.startIndex
    let own = mark == selector.startIndex ? selector[mark...] : selector[mark...].prefix { $0 != " " && $0 != "[" }
    let words = own.split { !$0.isLetter && !$0.isNumber }
    var name = String(words.first ?? "element")
    for word in words.dropFirst() { name += word.prefix(1).uppercased() + word.dropFirst() }
    if let known = listed.first(where: { $0.path == name }) { return known }
    let element = try make(kind: "element", path: name)
    // Later entries of a shell drive it by that name.
    if session.globals[name] == nil { session.globals[name] = Variable(name, isConstant: true, .object(element)) }
    return element
  }

  /// Gives a stand-in the members of its kind.
  func complete(_ standIn: StandIn) {
    guard !standIn.kind.isEmpty,
      let kind = kind(of: standIn) ?? kinds.first(where: { $0.name == "UIView" }),
      case .object(let members)? = try? kind.make.call([.object(standIn)])
    else { return }
    for member in members.members { standIn.keep(member.value, as: member.name) }
  }

  private func kind(of standIn: StandIn) -> Kind? {
    let name = Self.kindsOfTypes[standIn.kind] ?? standIn.kind
    return kinds.first { $0.name == name }
  }

  /// Types of outlets that are driven as another one is.
  private static let kindsOfTypes = [
    "UISearchBar": "UITextField", "UISearchTextField": "UITextField", "UITextView": "UITextField",
    "UIBarButtonItem": "UIButton", "UIControl": "UIButton",
  ]

  /// Adds a stand-in to those that are announced.
  func list(_ standIn: StandIn) {
    guard !standIn.path.contains("."), standIn.path != "self" else { return }
    if !listed.contains(where: { $0.path == standIn.path }) { listed.append(standIn) }
  }

  /// Puts those that were added last in the order of the text.
  func sortNew(from first: Int, by place: (String) -> Int) {
    listed[first...].sort { place($0.path) < place($1.path) }
    namesOfValues.sort { place($0.name) < place($1.name) }
  }

  /// The stand-ins that were made so far, without parts of others.
  var drivenObjects: [StandInControl] {
    listed.map { StandInControl(name: $0.path, kind: $0.kind, drive: drive(of: $0)) }
  }

  /// Returns the texts for a note on names that mean values of a library, once.
  func takeNamesOfValues() -> [String] {
    defer { namesOfValues = [] }
    sources += namesOfValues.compactMap { name, text in
      guard text.hasSuffix(")"), let mark = text.lastIndex(of: ";") else { return nil }
      return StandInControl(name: name, kind: "", drive: String(text[mark...].dropFirst(2).dropLast()))
    }
    return namesOfValues.map { $0.text }
  }

  /// The way to drive a stand-in.
  func drive(of standIn: StandIn) -> String { kind(of: standIn)?.drive ?? drive(ofUnknown: standIn.path) }

  /// The stand-ins, with those that only send values.
  var controls: [StandInControl] {
    listed.map { standIn in
      let own = session.known.first { session.globals[$0]?.value?.asStandIn === standIn }
      return StandInControl(name: own ?? standIn.path, kind: standIn.kind, drive: drive(of: standIn))
    } + sources
      + notifications.map { StandInControl(notification: $0) }
  }

  /// The way to drive an object that is known by its uses alone.
  func drive(ofUnknown path: String) -> String {
    let members = streams.filter { $0.hasPrefix(path + ".") }.sorted().map { $0.dropFirst(path.count) }
    let sends = members.map { $0.hasPrefix(".$") ? ".\($0.dropFirst(2)) = …" : "\($0).\(sending)" }
    if readNames.contains(path) { return "a value that fits; \(path) = …" }
    return sends.isEmpty ? ".answers(\"…\") { … }" : sends.joined(separator: " ")
  }

  /// Returns the stream of the app that a name means; nil if the code does not use the name as a stream. The drive
  /// sends to it, and the values of bindings to it are effects. Code and drive have the same stream for the same name.
  func stream(used path: String) -> Value? {
    if let known = used[path] { return known }
    let stream: Value? = targets.contains(path) ? target(path) : streams.contains(path) ? made(path) : nil
    used[path] = stream
    return stream
  }

  /// A new stream of the app; values of a stream that is bound to it are effects.
  func target(_ path: String) -> Value {
    let subject = Catalogue.source("subject")
    let take = NativeFunction(doing: 1) { [owner = Unowned(self)] values throws(ErrorValue) in
      let (owner, value) = (owner.object, values.first ?? .nil)
      owner.context.effect(on: "→ " + path, value, "→ \(path) = \(try owner.textOf(value))")
      subject.asEventTarget?.send(value, in: owner.context.world)
    }
    return .stream(ControlStream(subject, take))
  }

  /// A new stream of the app, which the drive sends to.
  func made(_ path: String) -> Value {
    var subject = Catalogue.source("subject")
    if valued.contains(path), case .function(let make)? = names.globals["published"]?.value,
      case .stream(let stream)? = try? make.call([.object(StandIn(kind: "", path: path + ".value", self))])
    {
      subject = stream
    }
    subject.name = path
    context.named(subject, isDrawnEmpty: true)
    return .stream(subject)
  }

  // MARK: Effects

  /// The code set a variable of the app, which the drive can set as well.
  func changed(_ variable: Variable) {
    guard let value = variable.value, !value.isSubscription else { return }
    if let text = try? textOf(value), context.world.nesting > 0 {
      context.effect(on: "→ " + variable.name, value, "→ \(variable.name) = \(text)")
    }
  }

  /// Returns a member that only an extension of the app can give: the value itself, or a stand-in for a member of a
  /// type. Returns nil for a misspelt name.
  private func member(_ name: String, of value: Value, among names: [String]) -> Value? {
    if !isStrict, let type = typeName(of: value) {
      return .object(StandIn(kind: "", path: "\(type).\(name)", self, isResult: true))
    }
    guard !isStrict, Value.mayBeExtended(value),
      !Suggestion.isMisspelling(name, ofOneAmong: names, isMember: true)
    else { return nil }
    if extensions.insert(name).inserted { note("'\(name)' is declared elsewhere, so it changes nothing here") }
    return value
  }

  /// The name of a type of the platform, as a value.
  private func typeName(of value: Value) -> String? {
    switch value {
    case .function(let function):
      if let builtin = function as? BuiltinFunction { return builtin.name }
      return exports.first { if case .function(let own) = $0.value { own === function } else { false } }?.key
    case .object(let object):
      return exports.first { if case .object(let own) = $0.value { own === object } else { false } }?.key
    default: return nil
    }
  }

  func note(_ text: String) { context.world.note(text) }

  /// The code set a property: an effect inside a closure, but not in the statements of the code itself.
  func effect(_ path: String, _ value: Value) throws(ErrorValue) {
    guard context.world.nesting > 0 else { return }
    context.effect(on: "→ " + path, value, "→ \(path) = \(try textOf(value))")
  }

  /// The code called a member that nothing answers.
  func effect(_ path: String, _ arguments: [Value], _ labels: [String?]) throws(ErrorValue) {
    guard context.world.nesting > 0 else { return }
    var parts: [String] = []
    for (value, label) in zip(arguments, labels) {
      var text = try textOf(value)
      if case .string = value { text = quote + text + quote }
      parts.append((label.map { $0 + ": " } ?? "") + text)
    }
    let receiver = path.split(separator: ".").dropLast().joined(separator: ".")
    let call = (path.split(separator: ".").last ?? "") + "(\(parts.joined(separator: ", ")))"
    let target = receiver.isEmpty ? path : receiver
    let line = receiver.isEmpty ? String(call) : "\(receiver).\(call)"
    context.effect(on: "→ " + target, .string(String(call)), "→ " + line)
  }

  /// A binding set a property: always an effect.
  func bound(_ name: String, of target: StandIn, to value: Value) throws(ErrorValue) {
    let path = "\(target.path).\(name)"
    context.effect(on: "→ " + path, value, "→ \(path) = \(try textOf(value))")
    target.keep(value, as: name)
  }

  // MARK: Answers

  func answer(_ path: String, with function: FunctionValue) { answers[path] = function }

  func answer(to path: String) -> FunctionValue? { answers[path] }

  /// The stream of a call that nothing answers yet: the answer that the drive gives at this instant, else the name of
  /// the member after 1s.
  func answerLater(to path: String, _ arguments: [Value], otherwise note: @escaping () -> Void) throws(ErrorValue)
    -> Value
  {
    let name = String(path.split(separator: ".").last ?? "")
    let find = NativeFunction(parameterCount: 0) { [owner = Unowned(self)] _ throws(ErrorValue) in
      let value: Value
      if let answer = owner.object.answer(to: path) {
        value = try answer.call(arguments)
      } else {
        note()
        value = try owner.object.stream("nameLater", .string(name))
      }
      if case .stream(let stream) = value { return .stream(AnswerStream(stream)) }
      return value
    }
    return try stream("answerLater", .function(find)).named(afterCall: name)
  }

  /// The stream that a function of the table makes.
  private func stream(_ maker: String, _ argument: Value) throws(ErrorValue) -> Value {
    guard case .function(let make)? = names.globals[maker]?.value else { return .nil }
    return try make.call([argument])
  }
}

extension Value {
  /// Whether a value is of a type that apps write extensions of.
  static func mayBeExtended(_ value: Value) -> Bool {
    switch value {
    case .stream, .string, .array, .int, .double, .dictionary, .bool, .scheduler, .disposable, .error, .event: true
    default: false
    }
  }

  fileprivate var isSubscription: Bool { if case .disposable = self { true } else { false } }
}
