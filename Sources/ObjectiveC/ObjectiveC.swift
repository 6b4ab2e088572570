import StreamLang
import Streams

extension SourceLanguage {
  /// Objective-C with ReactiveCocoa 2: statements and loose methods, as documents and old apps have them.
  public static let objectiveC = SourceLanguage(
    name: "objc", title: "Objective-C", fileExtensions: ["m", "mm"],
    values: ValueRules(
      name: "objective-c",
      operators: ValueRules.Operators(
        apply: { operation, one, two, context throws(ErrorValue) in
          try ObjCNumbers.apply(operation, one, two, context)
        },
        negate: { value throws(ErrorValue) in try ObjCNumbers.negate(value) }, isTrue: { ObjCNumbers.isTrue($0) },
        isAbsent: { !ObjCNumbers.isTrue($0) }),
      text: ValueRules.Text(
        interpolated: { value, context in ObjCText.description(value, ObjCRuntime.of(context)) },
        logged: { values, context in
          values.map { ObjCText.description($0, ObjCRuntime.of(context)) }.joined(separator: " ")
        }),
      library: library),
    recognises: { Recognition.isObjectiveC($0) }, read: { Reading.script($0) })

  private static let library = ValueRules.OwnLibrary(
    value: { _ in nil }, function: { ObjCFunctions.find($0) },
    property: { value, name, context throws(ErrorValue) in
      try ObjCRuntime.of(context).property(value, name)
    },
    isProperty: { _ in true }, member: { _, name in ObjCLibrary.message(name) },
    isEffect: { ObjCFunctions.effects.contains($0) || ObjCLibrary.effects.contains($0) },
    missing: { _, _, _, _ in .nil }, holds: { _ in true },
    element: { value, index, context throws(ErrorValue) in try ObjCLibrary.element(value, index, context) },
    setElement: { value, index, new, context throws(ErrorValue) in
      try ObjCLibrary.setElement(value, index, new, context)
    },
    readsMessages: true,
    standIns: StandInLibrary(
      make: { name, context in ObjCLibrary.standIn(name, context) },
      prepare: { statements, drive, context in ObjCLibrary.prepare(statements, drive, context) },
      declare: { box, context in if let type = CodeClass(box) { ObjCRuntime.of(context).declare(type) } },
      controls: { context in ObjCRuntime.of(context).controls }))
}

/// The rules of Objective-C's values.
enum ObjCLibrary {
  /// A call of a member is a message: its name and labels are the selector.
  static func message(_ name: String) -> LibraryMember {
    LibraryMember(name, isEffect: effects.contains(name)) { call throws(ErrorValue) in
      try ObjCDispatch.send(
        ObjCMessage(
          receiver: call.receiver, selector: ObjCMessage.selector(name, call), arguments: call.arguments,
          runtime: ObjCRuntime.of(call.context), place: call.place))
    }
  }

  /// Messages that the drive sends for their effect.
  static let effects: Set<String> = [
    "answers", "type", "enter", "tap", "begin", "end", "fire", "slide", "toggle", "select", "pick", "click", "call",
    "dealloc",
    "sendNext", "sendError", "sendCompleted", "subscribeNext", "subscribeCompleted", "subscribeError", "dispose",
  ]

  static func element(_ value: Value, _ index: Value, _ context: EvaluationContext) throws(ErrorValue) -> Value {
    let runtime = ObjCRuntime.of(context)
    switch (value, index) {
    case (.nil, _): return .nil
    case (.array(let box), .int(let position)): return try ObjCCollections.element(box.elements, position)
    case (.array(let box), _) where ObjCText.isNull(index): return try ObjCCollections.element(box.elements, 0)
    case (.tuple(let box), .int(let position)):
      return box.elements.indices.contains(position) ? box.elements[position] : .nil
    case (.dictionary(let box), _): return box[index] ?? .nil
    case (.object(let box), _):
      if let list = box as? MutableArray { return try ObjCCollections.element(list.elements, ObjCNumbers.int(index)) }
      if let table = box as? MutableDictionary { return table.entries[index] ?? .nil }
      if box is Unanswered { return .object(Unanswered("", "", ObjCText.plain(index, runtime), runtime)) }
      return try runtime.property(value, ObjCText.plain(index, runtime))
    default:
      if case .string(let name) = index { return try runtime.property(value, name.text) }
      throw ErrorValue("\(ObjCText.className(of: value)) has no elements")
    }
  }

  static func setElement(
    _ value: Value, _ index: Value, _ new: Value, _ context: EvaluationContext
  ) throws(ErrorValue) {
    let runtime = ObjCRuntime.of(context)
    switch value {
    case .nil: return
    case .object(let box):
      if let list = box as? MutableArray, case .int(let position) = index {
        if position == list.elements.count { return list.elements.append(new) }
        _ = try ObjCCollections.element(list.elements, position)
        list.elements[position] = new
        return
      }
      if let table = box as? MutableDictionary {
        try context.countSteps(8)
        table.entries[index] = new.isNil ? nil : new
        return table.wasChanged()
      }
      if let object = box as? ObjCBox { return try object.setProperty(ObjCText.plain(index, runtime), new) }
      try box.set(ObjCText.plain(index, runtime), to: new)
    case .array(let box):
      guard let list = runtime.changeable(box) else { throw ErrorValue("an NSArray cannot be changed") }
      try setElement(.object(list), index, new, context)
    // How many operations a queue may run at once.
    case .scheduler: return
    case .disposable(let serial):
      (serial as? SerialDisposable)?.inner = if case .disposable(let inner) = new { inner } else { nil }
    case .stream(let stream): try ObjCStreams.setProperty(ObjCText.plain(index, runtime), new, of: stream, runtime)
    default: throw ErrorValue("\(ObjCText.kind(of: value)) cannot be changed")
    }
  }

  /// The value of a name that nothing declares; nothing where the name stays a mistake.
  static func standIn(_ name: String, _ context: EvaluationContext) -> Value? {
    let runtime = ObjCRuntime.of(context)
    if name == "self" { return .object(runtime.myself) }
    if name.first == "_", name.count > 1 { return .object(runtime.standIn(at: "self." + name.dropFirst(), kind: "")) }
    if let root = runtime.roots[name] ?? (name.hasSuffix("_") ? runtime.roots[String(name.dropLast())] : nil) {
      return .object(root)
    }
    if name.first?.isUppercase == true { return .object(runtime.objectClass(name)) }
    return runtime.elsewhere.contains(name) ? .object(Unanswered("", name, name, runtime)) : nil
  }

  /// Makes the stand-ins that a translation begins with, so that they can be announced.
  ///
  /// - Returns: Their names, without those of parts.
  static func prepare(_ statements: [Statement], _ drive: StandInLibrary.Drive, _ context: EvaluationContext)
    -> [String]
  {
    let runtime = ObjCRuntime.of(context)
    (runtime.driven, runtime.drive) = (drive.called, drive.spans)
    var names: [String] = []
    for statement in statements {
      guard case .expression(let expression) = statement.kind, case .postfix(let base, let parts) = expression.kind,
        case .name(let helper) = base.kind, case .call(let arguments)? = parts.first,
        case .string(let path)? = arguments.list.first?.value.kind
      else { continue }
      if helper == "elsewhere" { runtime.elsewhere = Set(path.split(separator: " ").map { String($0) }) }
      guard helper == "standIn", arguments.list.count >= 2, case .string(let kind) = arguments.list[1].value.kind else {
        continue
      }
      // If the drive makes objects of the class itself, `self` is not one of them.
      if let owner = arguments.list.dropFirst(2).first?.value, case .string(let name) = owner.kind,
        drive.called.contains(name)
      {
        continue
      }
      _ = runtime.standIn(at: path, kind: kind)
      if !path.contains(".") { names.append(path) }
    }
    return names
  }
}

/// From the text to statements.
enum Reading {
  static func script(_ source: SourceText) -> ParsedScript {
    let (mended, repairs) = FlattenedPage.mend(source)
    let lexer = Lexer(mended)
    lexer.run()
    var faults = repairs + lexer.faults
    let tokens = Macros.expand(lexer.tokens, lexer.macros)
    let parser = Parser(mended, tokens)
    let isBroken = lexer.isBroken
    let tree = isBroken ? [] : parser.statements { false }
    faults += parser.faults
    var statements: [Statement] = []
    if !isBroken {
      let translator = Translator(mended)
      // The statements that were not read may have declared their words.
      for word in parser.lost { translator.declare(word, .any, isShared: true) }
      statements = translator.program(tree, tokens)
      faults += translator.faults
    }
    return ParsedScript(
      source: source, items: statements.map { .statement($0) },
      faults: Array(faults.sorted { $0.span.start < $1.span.start }.prefix(40)),
      comments: lexer.comments.sorted { $0.span.start < $1.span.start },
      readable: parser.isCutOff ? [] : nil, unreadNames: parser.lost)
  }
}

/// Whether a text is Objective-C, by its words.
enum Recognition {
  private static let signs = [
    "@interface", "@implementation", "@property", "@weakify", "@strongify", "@selector(", "NSLog(@", "[[RAC",
    "[RACSignal", "subscribeNext:^", "[subscriber send", "#import ", "initWithSignalBlock:^", "[NSString ", " = @\"",
    "(@\"",
    "alloc] init]", "alloc]init]",
  ]
  /// Functions that other languages can have or name as well: beside them stand the semicolons of C.
  private static let functions = ["RACObserve(", "RACTupleUnpack(", "RAC(self", "dispatch_async("]

  static func isObjectiveC(_ text: String) -> Bool {
    if signs.contains(where: { text.contains($0) }) { return true }
    if text.contains(";"), functions.contains(where: { text.contains($0) }) { return true }
    // `[x y:^(id z) {`
    return text.contains("[") && (text.contains(":^(") || text.contains(":@\""))
  }
}
