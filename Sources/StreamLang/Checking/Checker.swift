import Streams

/// Finds the faults of a script that can be found without running it.
///
/// It goes through the syntax once, as the compiler does, and remembers the kind of each name. It never objects to a
/// kind that it does not know: of closure parameters, results of functions, and names that are assigned to.
final class Checker: LibraryReader {
  /// Faults and warnings, in the order of the text.
  struct Findings {
    var faults: [SpannedFault] = []
    var warnings: [SpannedFault] = []
    /// The kind of the last value that the script shows; nothing where it shows none.
    var lastKind: ValueKind?
    /// All names of the script.
    var definitions: [Definition] = []
  }

  /// How the code at hand is run.
  enum Callable {
    case script, function, localFunction, closure
    /// The block of a `signal` or `hot`.
    case block
    /// The closure of a task.
    case task
  }

  /// The surroundings of the code at hand.
  struct Surroundings {
    var callable = Callable.script
    /// Whether it is in the block of an `if` or a loop.
    var isNested = false
    /// Whether a `signal` or `hot` block is around.
    var canSend = false
    /// Whether a closure that is given here may change its first parameter.
    var givesInout = false
    /// Whether the closure at hand may change its first parameter.
    var changesParameter = false
    /// Whether the closure at hand gives its values no names.
    var isUnnamedClosure = false
    /// Whether an `await` stands before.
    var isAwaited = false
    /// Whether a function is around: functions see the names below them.
    var isInFunction = false
  }

  let environment: NameEnvironment
  let source: SourceText
  /// The dialect, whose meaning plain names have from here on.
  var dialect: Dialect
  /// The time of one mark of marble text from here on, in nanoseconds.
  var tick: Int
  /// The meaning of values from here on; nothing where it is the language's own.
  var rules: ValueRules?
  /// Whether the names of the dialect's library are known from here on.
  var knowsLibrary: Bool
  var importsOthers = false
  var surroundings = Surroundings()
  var scope: CheckScope
  /// The types that this script and earlier entries declare.
  var types = TypeTable()
  /// The members of these types, by the full names of both.
  var members: [String: Definition] = [:]
  /// The objects of the app, whose members are reached by their plain names.
  var appOwners: [MemberOwner] = []
  /// The type whose member's code is at hand.
  var memberOwner: MemberOwner?
  /// The scene at hand, from 0.
  var scene = 0
  /// The kind of `_`; nothing where there is no result yet.
  var lastResult: ValueKind?
  /// The names of the script that have been used, in order.
  var uses: [Use] = []
  /// Uses that do not affect the value that is made.
  var lonelyUses: [Use] = []
  /// Whether the statement at hand makes something that is driven from outside.
  var makesDriven = false
  /// The properties that are bound in this scene, by number.
  var boundProperties: Set<Int> = []
  /// The type whose static member is called, and that of the value whose member is at hand.
  var (calledType, receiverType): (String?, String?)
  /// The types of names, as far as their declarations write them.
  let declaredTypes: DeclaredTypes
  /// Names that are assigned to somewhere: their kinds are not known.
  let assignedNames: Set<String>
  /// The members of objects that the script makes.
  let objectMembers: Set<String>
  /// The names before the script, without the stand-ins that its check makes.
  let earlierNames: [String]
  private(set) var findings = Findings()
  /// Asks about the names at one place.
  private(set) var probe: Probe?

  final class Use {
    let number: Int
    let span: Span
    let scene: Int

    init(number: Int, span: Span, scene: Int) {
      self.number = number
      self.span = span
      self.scene = scene
    }
  }

  /// Checks a script that is about to run in a session.
  static func check(_ script: ParsedScript, in environment: NameEnvironment) -> Findings {
    let statements = script.statements
    let checker = Checker(environment, script, statements)
    checker.run(statements)
    return checker.findings
  }

  /// Goes through a script to tell a probe the names at its place.
  static func check(_ script: ParsedScript, in environment: NameEnvironment, asking probe: Probe) {
    let statements = script.statements
    let checker = Checker(environment, script, statements)
    checker.probe = probe
    checker.run(statements)
  }

  private init(_ environment: NameEnvironment, _ script: ParsedScript, _ statements: [Statement]) {
    self.environment = environment
    source = script.source
    declaredTypes = script.declaredTypes
    dialect = environment.dialect
    knowsLibrary = environment.knowsLibrary
    tick = environment.tick
    rules = environment.names.rules
    earlierNames = Array(environment.names.globals.keys)
    (assignedNames, objectMembers) = AssignedNames.names(in: statements)
    scope = CheckScope(hasScenes: statements.contains { if case .scene = $0.kind { true } else { false } })
    lastResult = environment.names.lastResult.map(ValueKind.init(of:))
  }

  private func run(_ statements: [Statement]) {
    declareTypes(statements)
    let waiting = WaitAnalysis.waitingFunctions(statements, knowing: environment.names.waitingFunctions)
    for statement in statements {
      if case .function(let function) = statement.kind {
        scope.declareFunction(function, waits: waiting.contains(function.name))
      }
    }
    for statement in statements {
      if environment.isInterrupted() { return }
      scope.expect(statement)
    }
    var previous: Statement?
    for statement in statements {
      // Where many faults have been reported, the rest is not looked through for more.
      if environment.isInterrupted() || isFull { break }
      topLevel(statement, after: previous)
      previous = statement
    }
    checkScenes()
    checkFailureTypes()
    findings.lastKind = lastResult
    findings.definitions = scope.definitions
    findings.faults.sort { $0.span.start < $1.span.start }
    findings.warnings.sort { $0.span.start < $1.span.start }
  }

  // MARK: Findings

  /// Whether there is room for one more: one mistake can cause many faults.
  var isFull: Bool { findings.faults.count >= Parser.faultLimit }

  func report(_ fault: @autoclosure () -> CheckFault, _ span: Span) {
    if !isFull { findings.faults.append(SpannedFault(.check(fault()), span)) }
  }

  func add(_ fault: SpannedFault) { findings.faults.append(fault) }

  func warn(_ fault: CheckFault, _ span: Span) { warn(.check(fault), span) }

  func warn(_ fault: Fault, _ span: Span) {
    if findings.warnings.count < Parser.faultLimit { findings.warnings.append(SpannedFault(fault, span)) }
  }

  // MARK: Names

  /// The definition of a name here; a use of one of the script's own names is noted.
  func resolve(_ name: String, _ span: Span) -> Definition? {
    guard let definition = peek(name) else { return nil }
    if let number = definition.number { uses.append(Use(number: number, span: span, scene: scene)) }
    return definition
  }

  /// The same, without noting it.
  func peek(_ name: String) -> Definition? {
    if let definition = scope.findLocal(name) ?? ownMember(name) ?? scope.find(name) { return definition }
    if let variable = environment.names.globals[name]
      ?? MemberOwner.outermost(name).flatMap({ environment.names.globals[$0] })
    {
      return scope.adopt(variable, among: environment.names)
    }
    return surroundings.isInFunction ? scope.expected(name) : nil
  }
}

/// Names that are assigned to, and names of members of objects and of elements of tuples.
enum AssignedNames {
  static func names(in statements: [Statement]) -> (variables: Set<String>, members: Set<String>) {
    var names: Set<String> = []
    var assigned: Set<String> = []
    var members: Set<String> = []
    var labels: Set<String> = []
    var makesObjects = false
    let walk = SyntaxWalk { expression in
      if case .reference(let place) = expression.kind, case .name(let name) = place.root.kind { names.insert(name) }
      if case .labelledTuple(let elements) = expression.kind {
        for element in elements { if let label = element.label { labels.insert(label.name) } }
      }
      guard WaitAnalysis.calledName(expression) == "object", case .postfix(_, let parts) = expression.kind,
        case .call(let arguments) = parts[0]
      else { return true }
      makesObjects = true
      for argument in arguments.list {
        if let label = argument.label { members.insert(label.name) }
        guard case .dictionary(let entries) = argument.value.kind else { continue }
        for entry in entries { if case .string(let name) = entry.key.kind { members.insert(name) } }
      }
      return true
    } visitStatement: { statement in
      guard case .assignment(let assignment) = statement.kind else { return }
      if case .name(let name) = assignment.place.root.kind {
        names.insert(name)
        // A member that only the app's class above has is a variable of the script.
        if name == "self", let member = assignment.place.parts.first?.member { names.insert(member.name) }
      }
      for case .member(let member) in assignment.place.parts { assigned.insert(member.name) }
    }
    walk.walk(statements)
    return (names, makesObjects ? members.union(assigned).union(labels) : labels)
  }
}

/// Asks the checker for the names and kinds at the place of a word that is being typed.
final class Probe {
  /// Where the word begins.
  let start: Int
  /// The kind of the value before its dot.
  private(set) var receiver: ValueKind?
  /// The definitions of the names that can be used there.
  private(set) var definitions: [Definition] = []
  private(set) var surroundings = Checker.Surroundings()
  private(set) var dialect: Dialect
  private(set) var isFound = false

  /// Stands for the word that is being typed.
  static let placeholder = "word__being__typed"

  /// Texts that may have to follow a word to make its statement whole: none, the block of a loop, the rest of a
  /// conditional.
  private static let endings = ["", " {}", " : 0"]

  /// Asks about the place after `head`; `closers` close the brackets that are open there.
  init(after head: some Collection<UInt8>, closers: [UInt8], in environment: NameEnvironment) {
    start = head.count
    dialect = environment.dialect
    for ending in Self.endings {
      let bytes = Array(head) + (Self.placeholder + ending).utf8 + closers
      let source = SourceText(name: "", text: String(decoding: bytes, as: UTF8.self))
      let script = Parser.parse(source, isInterrupted: environment.isInterrupted)
      Checker.check(script, in: environment, asking: self)
      if isFound || environment.isInterrupted() { return }
    }
  }

  /// The checker has come to a member.
  func reached(_ member: Member, of receiver: ValueKind, _ dialect: Dialect, by checker: Checker) {
    guard member.nameSpan.start == start else { return }
    self.receiver = receiver
    note(checker, dialect)
  }

  /// The checker has come to a name.
  func reached(nameAt place: Int, by checker: Checker) {
    if place == start { note(checker, checker.dialect) }
  }

  private func note(_ checker: Checker, _ dialect: Dialect) {
    isFound = true
    self.dialect = dialect
    surroundings = checker.surroundings
    definitions = checker.scope.visibleDefinitions
  }
}
