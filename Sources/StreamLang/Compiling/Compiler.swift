import Marbles
import Streams

/// Turns checked syntax into nodes and instructions: names become places, dialects and ticks are applied.
final class Compiler: LibraryReader {
  let context: EvaluationContext
  let names: Names
  let source: SourceText
  let sourceNumber: Int32
  var scope: FrameScope
  /// The dialect, whose meaning plain names have from here on.
  var dialect: Dialect
  /// The time of one mark of marble text from here on, in nanoseconds.
  var tick: Int
  /// The meaning of values from here on; nothing where it is the language's own.
  var rules: ValueRules?
  /// Whether the names of the dialect's library are known from here on.
  var knowsLibrary: Bool
  var importsOthers = false
  /// Whether bare expressions here are shown: at the script's own level.
  var isAtScriptLevel = true
  /// Whether bare expressions at the script's own level are shown: those of pasted code are not.
  var showsValues = true
  /// Whether a stream that the statement at hand gives is drawn all the same.
  private(set) var drawsStream = false
  /// Whether `let` names the streams that it is given.
  var namesStreams = true
  /// Whether a `func` stands around.
  var isInFunction = false
  /// Variables of the script that no statement so far has made.
  private var expected: [String: Variable] = [:]
  /// Whether closures that are compiled may change their first parameter.
  var changesParameters = false
  /// The objects of the app, whose members are reached by their plain names.
  var appOwners: [MemberOwner] = []
  /// Whether the code of an initializer is compiled, which gives no instance by `return nil`.
  var isInInitializer = false
  /// How many blocks stand around, within the statement or function.
  var depth = 0
  /// The loops around, within the statement or function.
  var loops: [LoopContext] = []
  /// The variable whose observers are compiled.
  var observedName: String?
  /// The label of the statement that is compiled next.
  var nextLabel: String?
  /// Whether something in the script waits in the middle of an expression.
  private(set) var mayAwait = false
  /// How many variables were made for values that are evaluated before a wait.
  var temporaries = 0
  /// The `defer` blocks of each block around, within the statement or function.
  var cleanups: [[(Code) -> Void]] = []

  init(_ context: EvaluationContext, _ names: Names, _ source: SourceText, _ sourceNumber: Int32) {
    self.context = context
    self.names = names
    self.source = source
    self.sourceNumber = sourceNumber
    scope = FrameScope(.statement, parent: nil)
    dialect = context.settings.dialect
    knowsLibrary = context.settings.knowsLibrary
    tick = context.settings.tick
    rules = names.rules
  }

  func place(_ span: Span) -> SourcePlace {
    SourcePlace(source: sourceNumber, start: Int32(clamping: span.start), end: Int32(clamping: span.end))
  }

  /// A fault that the checker should have found: it is thrown when the code is run.
  func faulty(_ message: String, _ span: Span) -> Node {
    Node.fault(ErrorValue(message, place: place(span)), place(span))
  }

  /// The source of a span on one line.
  func oneLine(_ span: Span) -> String { SourceLine.joined(source.text(in: span)) }

  /// Makes functions known before anything runs: they see the whole file, and each other.
  func declareFunctions(_ statements: [Statement]) {
    declareTypes(statements)
    for statement in statements {
      switch statement.kind {
      case .function(let function):
        names.globals[function.name] = Variable(function.name, isConstant: true)
        names.shapes[function.name] = function.result
        if function.isComputed { names.computed.insert(function.name) }
      case .observed(let binding, _, let observers):
        forgetObservers(of: binding.name ?? "")
        for observer in observers {
          let variable = Variable(observer.name, isConstant: true)
          names.globals[observer.name] = variable
          names.functionVariables[ObjectIdentifier(variable)] = variable
        }
      default: break
      }
    }
    names.waitingFunctions = WaitAnalysis.waitingFunctions(statements, knowing: names.waitingFunctions)
    names.waitingNames.formUnion(WaitAnalysis.waitingNames(statements))
    mayAwait = !names.waitingFunctions.isEmpty || WaitAnalysis.awaits(statements)
    for statement in statements {
      if context.isInterrupted() { return }
      switch statement.kind {
      case .function(let function):
        guard let variable = names.globals[function.name] else { continue }
        if endsInEffect(function.body) {
          names.effectFunctions.insert(function.name)
        } else {
          names.effectFunctions.remove(function.name)
        }
        names.functionVariables[ObjectIdentifier(variable)] = variable
      case .constant(let pattern, _): expect(pattern, isConstant: true)
      case .observed(let binding, _, _): expect(.single(binding), isConstant: false)
      case .variable(let pattern, _): expect(pattern, isConstant: false)
      default: continue
      }
    }
  }

  /// Functions see the names that the script declares below them.
  private func expect(_ pattern: Pattern, isConstant: Bool) {
    for binding in pattern.bindings {
      guard let name = binding.name, names.globals[name] == nil, expected[name] == nil else { continue }
      expected[name] = Variable(name, isConstant: isConstant)
    }
  }

  /// A variable of the script, which functions above may have seen already.
  func makeVariable(_ name: String, isConstant: Bool) -> Variable {
    expected.removeValue(forKey: name) ?? Variable(name, isConstant: isConstant)
  }

  private func endsInEffect(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .expression(let expression)?: isEffect(expression)
    case .returnValue?, .conditional?: false
    default: true
    }
  }

  /// Compiles one statement of the script.
  ///
  /// - Parameter drawsStream: Whether a stream that it gives is drawn, though values are not shown.
  func statement(_ statement: Statement, drawsStream: Bool = false) -> Code {
    scope = FrameScope(.statement, parent: nil)
    isAtScriptLevel = true
    // An object has no members before it is made.
    let owners = appOwners
    if statement.appObject != nil { appOwners = [] }
    defer { appOwners = owners }
    self.drawsStream = drawsStream
    let code = Code()
    if drawsStream, let expression = statement.bareExpression {
      self.expression(expression, code, isTail: false)
    } else {
      compile(statement, into: code, isTail: false)
    }
    code.slotCount = scope.slotCount
    code.knowsLibrary = context.settings.knowsLibrary
    code.countsOwners = countsOwners
    return code
  }

  /// Compiles a closure or a function's body.
  func function(
    _ name: String?, _ parameters: [String?], _ body: [Statement], _ span: Span, isBlock: Bool = false,
    declared: [FunctionParameter] = [], named: [Binding] = [], changing: Set<String> = [], owner: MemberOwner? = nil
  ) -> FunctionCode {
    scope.noteClosure()
    let code = FunctionCode(name: name, parameters: parameters, place: place(span))
    let outer = scope
    let outerState = (isAtScriptLevel, depth, loops, cleanups)
    let changes = changesParameters
    changesParameters = false
    defer { changesParameters = changes }
    (depth, loops, cleanups) = (0, [], [])
    // A closure of pasted code may use names that are declared further down, or by its own statement.
    let wasInFunction = isInFunction
    isInFunction = isInFunction || rules != nil || libraryNames(of: dialect) != nil
    defer { isInFunction = wasInFunction }
    scope = FrameScope(.function(code), parent: outer)
    scope.owner = owner
    let outerInitializer = isInInitializer
    isInInitializer = isInInitializer && owner != nil
    defer { isInInitializer = outerInitializer }
    isAtScriptLevel = false
    code.isTrue = rules?.operators?.isTrue
    for (index, parameter) in parameters.enumerated() {
      let isChanged = parameter.map { changing.contains($0) } ?? false
      let isInout =
        changes && index == 0 || isChanged || declared.indices.contains(index) && declared[index].isInout
      if isChanged {
        code.traits = parameters.map {
          ParameterTraits(
            label: $0, hasDefault: false, isVariadic: false, isInout: $0.map { changing.contains($0) } ?? false)
        }
      }
      let shape = named.indices.contains(index) ? named[index].shape : nil
      _ = scope.declare(parameter, isConstant: !isInout && rules == nil, shape: shape)
    }
    declare(declared, code)
    if isBlock { code.senderSlot = scope.declare(senderName, isConstant: true) }
    defer { if countsOwners { code.countOwners() } }
    if !isBlock, body.count == 1, code.givenSlot < 0, case .expression(let expression) = body[0].kind,
      !(mayAwait && (waits(expression) || waitArgument(expression) != nil))
    {
      code.expression = compile(expression)
    } else {
      statements(body, code.code, isTail: !isBlock)
    }
    code.code.slotCount = scope.slotCount
    scope = outer
    (isAtScriptLevel, depth, loops, cleanups) = outerState
    return code
  }

  /// Gives the code of a function the labels, default values and the like of its parameters.
  private func declare(_ parameters: [FunctionParameter], _ code: FunctionCode) {
    guard parameters.contains(where: { !$0.isPlain }) else { return }
    code.traits = parameters.map {
      ParameterTraits(
        label: $0.label, hasDefault: $0.defaultValue != nil, isVariadic: $0.isVariadic, isInout: $0.isInout,
        isNoClosure: $0.type.map { $0.name == "Any" || NamedTypes.isKnown($0.name) } ?? false)
    }
    guard parameters.contains(where: { $0.defaultValue != nil }) else { return }
    code.givenSlot = scope.declare(nil, isConstant: true)
    for (slot, parameter) in parameters.enumerated() {
      guard let value = parameter.defaultValue else { continue }
      code.code.instructions.append(
        .evaluate(.parameterDefault(slot, givenSlot: code.givenSlot, compile(value))))
    }
  }

  /// A name as a value.
  func name(_ name: String, _ span: Span) -> Node {
    if let owned = owned(name, span) { return postfix(owned.0, owned.1, span) }
    return plainName(name, span)
  }

  /// The same of a name that is no member of the type around.
  func plainName(_ name: String, _ span: Span) -> Node {
    let ownership = ownership(of: name)
    if ownership != .strong { return .strong(variable(name, span), name, ownership) }
    if !names.computed.isEmpty, names.computed.contains(name), resolve(name) != nil {
      return FunctionCallNode(variable(name, span), .none, context, place(span))
    }
    return variable(name, span)
  }

  private func variable(_ name: String, _ span: Span) -> Node {
    switch resolve(name) {
    case .local(0, let slot, _)?: return LocalNode(slot, place(span))
    case .local(let hops, let slot, let isConstant)?:
      let node = OuterNode(hops, slot, isConstant: isConstant, place(span))
      return context.isTraced && !isConstant ? Node.tracedOuter(node, name, context) : node
    case .global(let variable)?:
      let node = GlobalNode(variable, place(span))
      return context.isTraced && !variable.isConstant ? Node.tracedGlobal(node, context) : node
    case nil: break
    }
    if let type = typeValue(name) { return ConstantNode(.object(type), place(span)) }
    if let value = rules?.library?.value(name) { return ConstantNode(value, place(span)) }
    if let function = rules?.library?.function(name) {
      return ConstantNode(.function(function.asFunction(of: .nil, in: context, place(span))), place(span))
    }
    if let value = Builtins.value(name) { return ConstantNode(value, place(span)) }
    if let builtin = Builtins.find(name) { return .builtinFunction(builtin, context, place(span)) }
    if Catalogue.isConstant(name), let overloads = Catalogue.overloads(of: name, in: dialect, afterDot: false) {
      return OperatorCallNode(overloads, nil, .none, dialect, sourceText: name, context, place(span))
    }
    return faulty("there is no '\(name)'", span)
  }

  func resolve(_ name: String) -> Resolution? {
    if let resolution = scope.resolve(name) { return resolution }
    guard
      let variable = names.globals[name] ?? (isInFunction ? expected[name] : nil)
        ?? MemberOwner.outermost(name).flatMap({ names.globals[$0] })
    else { return nil }
    scope.noteGlobal(variable)
    return .global(variable)
  }
}

extension Compiler {
  /// The meaning of a name that is called. An object of the app that has the name of a function leaves calls to it.
  func resolve(called name: String, _ span: Span) -> Resolution? {
    guard case .global(let variable)? = resolve(name), variable.leavesCalls(at: span, in: source) else {
      return resolve(name)
    }
    return variable.function.map { .global($0) }
  }
}

extension Node {
  /// A fault that was found while compiling and is thrown when the code is run.
  static func fault(_ error: ErrorValue, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in throw error }
  }
}

/// Source text on one line.
enum SourceLine {
  /// Runs of blanks and ends of lines become one blank, none before a dot that begins a line.
  static func joined(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: true).map { line in
      line.drop { $0 == " " || $0 == "\t" }
    }
    lines.removeAll { $0.isEmpty || $0.hasPrefix("//") }
    var joined = ""
    for line in lines {
      if !joined.isEmpty, !line.hasPrefix(".") { joined += " " }
      joined += line
    }
    return joined
  }
}

/// A loop that is being compiled.
struct LoopContext {
  let label: String?
  let isFrame: Bool
  /// How many blocks with `defer` are around it.
  let cleanupDepth: Int
  /// The first variable of its body, where that is no frame of its own.
  var firstSlot = Int.max
  /// A `switch` is left by `break`, too.
  var isSwitch = false
  /// Whether only a `break` with its label leaves it.
  var isLeftByNameOnly = false
  var fallThroughs: [Int] = []
  var breaks: [Int] = []
  var continues: [Int] = []
}
