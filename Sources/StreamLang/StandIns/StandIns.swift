import Streams

/// The stand-ins of pasted code: the table of their kinds, and those that were made.
final class StandIns {
  /// A kind of stand-in, as the table has it.
  struct Kind {
    let name: String
    /// Uses by which an undeclared name is taken for one.
    let signs: [String]
    /// How to drive it, for the note.
    let drive: String
    /// Gives the members of a new one, which it takes.
    let make: FunctionValue
  }

  let context: EvaluationContext
  /// The name of the code's language.
  let language: String
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
  private(set) var listed: [StandIn] = []
  /// How many of them a note has named.
  private var announced = 0
  /// The words of the next note on names that stand for values of a library.
  var namesOfValues: [String] = []
  private var answers: [String: FunctionValue] = [:]

  /// - Parameter names: The names of the code, which stand-ins are added to.
  init(_ context: EvaluationContext, _ names: Names, language: String, _ rules: ValueRules?) {
    commonNames = rules?.library?.commonNames ?? ["print", "debugPrint"]
    self.context = context
    self.language = language
    session = names
    quote = KindTable.isWeb(language) ? "'" : "\""
    textOf = { value throws(ErrorValue) in
      guard let text = rules?.text else { return try context.text(of: value, .swift()) }
      return try text.logged([value], context)
    }
  }

  /// The number of the table's texts among sources: no message points into it.
  static let sourceNumber: Int32 = -1

  /// Reads the table of kinds for a language.
  func load(_ texts: [String]) throws(ErrorValue) {
    for function in StandInFunctions.all(self) {
      names.globals[function.name] = Variable(function.name, isConstant: true, .function(function.value))
    }
    for text in texts {
      let source = SourceText(name: "stand-ins", text: text)
      let statements = Parser.parse(source).statements
      let compiler = Compiler(context, names, source, Self.sourceNumber)
      compiler.showsValues = false
      compiler.namesStreams = false
      compiler.declareFunctions(statements)
      let codes = statements.map { compiler.statement($0) }
      for code in codes {
        var stack = ActivationStack(Activation(code: code, frame: Frame(code.slotCount, parent: nil)))
        _ = try stack.run(in: context)
      }
    }
  }

  func add(_ kind: Kind) { kinds.append(kind) }

  // MARK: Making

  /// Makes a stand-in of a kind; one of an unknown kind has no members of its own.
  func make(kind name: String, path: String) throws(ErrorValue) -> StandIn {
    let standIn = StandIn(kind: name, path: path, self)
    if !path.isEmpty { list(standIn) }
    guard let kind = kinds.first(where: { $0.name == name }) ?? kinds.first(where: { $0.name == "UIView" }),
      !name.isEmpty
    else { return standIn }
    try give(kind, to: standIn)
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
    return try make(kind: "element", path: name)
  }

  private func give(_ kind: Kind, to standIn: StandIn) throws(ErrorValue) {
    guard case .object(let members) = try kind.make.call([.object(standIn)]) else { return }
    for member in members.members { standIn.keep(member.value, as: member.name) }
  }

  /// Adds a stand-in to those that are announced.
  func list(_ standIn: StandIn) { if !standIn.path.contains(".") { listed.append(standIn) } }

  /// The note on the stand-ins that were made since the last one, and how to drive them; nothing where there are none.
  func takeSummary() -> String? {
    guard announced < listed.count || !namesOfValues.isEmpty else { return nil }
    var parts = listed[announced...].map { standIn in
      let drive = kinds.first { $0.name == standIn.kind }?.drive ?? ".answers(\"…\") { … }"
      return standIn.kind.isEmpty ? "\(standIn.path) (\(drive))" : "\(standIn.path) (\(standIn.kind); \(drive))"
    }
    announced = listed.count
    parts += namesOfValues
    namesOfValues = []
    return "stand-ins: " + parts.joined(separator: ", ")
  }

  // MARK: Effects

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

  /// A stream that sends a name after 1s: the result of a call that nothing answers.
  func nameLater(_ name: String) -> Value {
    guard case .function(let make)? = names.globals["nameLater"]?.value,
      let stream = try? make.call([.string(name)])
    else { return .nil }
    return stream.named(afterCall: name)
  }
}
