import StreamLang
import Streams

extension Translator {
  // MARK: Messages

  func message(_ receiver: ObjCExpression, _ parts: [SelectorPart], _ span: Span) -> Typed {
    var parts = parts
    let type: ObjCType
    var owner: Expression
    let isClass: Bool
    if let name = className(receiver, parts.selector) {
      isClass = true
      owner = .name(name, receiver.span)
      type = .object(name)
      if !KnownClasses.names.contains(name) { use(name, receiver.span) { $0.isObject = true } }
    } else {
      isClass = false
      if parts.selector.hasPrefix("rac_") { repair(&parts, .any) }
      touch(receiver, parts.selector)
      noteControl(receiver, parts)
      (owner, type) = translate(receiver)
      if type.isNumber {
        let text = source.text(in: receiver.span)
        report("a message goes to an object, and '\(text)' is a number", receiver.span)
      }
    }
    repair(&parts, type)
    check(parts, type, isClass: isClass)
    checkEnd(parts)
    if case .name("self") = receiver.kind { checkOwn(parts) }
    if parts.selector == "subscribe:", let target = parts[0].arguments.first { touch(target, "sendNext:") }
    let selector = parts.selector
    if let words = Self.blocking[selector == "sleepForTimeInterval:" ? "sleep" : ""] { report(words, parts[0].span) }
    if selector.hasPrefix("asynchronous") {
      report("-\(selector) blocks the thread; use then: or subscribeCompleted:", parts[0].span)
    }
    for (argument, type) in zip(parts.flatMap { $0.arguments }, methods[selector] ?? []) { noteView(argument, type) }
    var arguments: [Argument] = []
    var types: [ObjCType] = []
    for (index, part) in parts.enumerated() {
      for (number, argument) in part.arguments.enumerated() {
        if number == 0, !selector.contains("UTF8"), !selector.contains("CString") { checkSign(argument) }
        let label = index > 0 && number == 0 ? Label(name: part.name, span: part.span) : nil
        let (translated, found) =
          wantsObject(selector)
          ? (object(argument, "\(part.name):"), .any)
          : index == 0 ? blockOrValue(argument, part, type) : translate(argument)
        if index == 0 { types.append(found) }
        arguments.append(Argument(label: label, value: translated))
      }
    }
    if let list = parts.first?.arguments, let first = list.first {
      if Self.formats.contains(selector) { checkFormat(list, types) }
      if let name = ControlKinds.property(ofSetter: selector) { checkText(name, first, types[0]) }
    }
    guard let first = parts.first else { return (owner, .any) }
    let result = KnownClasses.result(selector, of: type) ?? .any
    let made = owner.member(first.name, first.span, arguments, span)
    return (made, result)
  }

  /// The event of a control, and the class that the block of its signal gives it, tell its kind.
  private func noteControl(_ receiver: ObjCExpression, _ parts: [SelectorPart]) {
    if parts.selector == "rac_signalForControlEvents:" || parts.selector == "addTarget:action:forControlEvents:",
      let event = parts.last?.arguments.first
    {
      touch(receiver, source.text(in: event.span))
    }
    guard case .block(let block)? = parts.first?.arguments.first?.kind,
      case .object(let name?)? = block.parameters.first?.type, name.hasPrefix("UI")
    else { return }
    switch receiver.kind {
    case .message(let control, let words) where Self.controlSignals.contains(words.selector): touch(control, name)
    case .member(let control, let word, _) where Self.controlSignals.contains(word): touch(control, name)
    default: break
    }
  }

  /// A view of a class that a variable, a method or a block takes.
  func noteView(_ expression: ObjCExpression, _ type: ObjCType) {
    if case .object(let name?) = type, name.hasPrefix("UI") { touch(expression, name) }
  }

  private static let controlSignals: Set<String> = ["rac_signalForControlEvents:", "rac_gestureSignal"]

  static let formats: Set<String> = [
    "stringWithFormat:", "initWithFormat:", "appendFormat:", "stringByAppendingFormat:", "setNameWithFormat:",
    "localizedStringWithFormat:",
  ]

  private func wantsObject(_ selector: String) -> Bool {
    ["sendNext:", "addObject:", "return:", "startWith:", "mapReplace:", "ignore:"].contains(selector)
  }

  /// An argument; a literal where a block is wanted is a mistake.
  private func blockOrValue(_ argument: ObjCExpression, _ part: SelectorPart, _ type: ObjCType) -> Typed {
    let (value, found) = translate(argument)
    let name = if case .object(let name?) = type { name } else { "" }
    if found == .block, part.name == "subscribe", name.hasPrefix("RACS") {
      report("subscribe: wants a RACSubscriber, and this is a block; write subscribeNext:", part.span)
    }
    if found.isNumber, name.hasPrefix("RACS"), Self.takesBlock[part.name] != nil {
      report("\(part.name): wants a block, and this is a number", argument.span)
    } else if found == .block, name.hasPrefix("RACS"), Self.takesNumber.contains(part.name) {
      report("\(part.name): wants a number, and this is a block", argument.span)
    }
    if case .object(let known?) = found, name.hasPrefix("RACS") {
      if Self.takesBlock[part.name] != nil {
        let article = known.hasPrefix("R") ? "a" : "an"
        report("\(part.name): wants a block, and this is \(article) \(known)", argument.span)
      } else if Self.takesNumber.contains(part.name), known.hasPrefix("NS") {
        let text = source.text(in: argument.span)
        let way = known == "NSNumber" ? "; write [\(text) integerValue]" : ""
        report("\(part.name): wants a number, and this is an \(known)" + way, argument.span)
      }
    }
    if name.hasPrefix("RACS"), case .block(let block) = argument.kind, let count = Self.takesBlock[part.name],
      block.parameters.count > count
    {
      let values = count == 1 ? "1 value" : "\(count) values"
      let parameters = block.parameters.count == 1 ? "1 parameter" : "\(block.parameters.count) parameters"
      report("\(part.name): gives its block \(values), and this block has \(parameters)", block.nameSpan)
    }
    if Self.takesScheduler.contains(part.name), name.hasPrefix("RACS"), case .call(let callee, _) = argument.kind,
      case .name(let function) = callee.kind, function.hasPrefix("dispatch_get")
    {
      let scheduler = function == "dispatch_get_main_queue" ? "mainThreadScheduler" : "scheduler"
      report(
        "\(part.name): wants a RACScheduler, and this is a queue; write [RACScheduler \(scheduler)]", argument.span)
    }
    if Self.givesObject.contains(part.name), name.hasPrefix("RACS"), case .block(let block) = argument.kind,
      block.result.map({ $0 != .void }) ?? true, !ObjCStatement.giveValue(block.body)
    {
      warn("this block ends without 'return', so it gives nil", block.nameSpan)
    }
    return (value, found)
  }

  private static let takesScheduler: Set<String> = ["deliverOn", "subscribeOn"]

  private static let takesNumber: Set<String> = [
    "take", "takeLast", "skip", "delay", "throttle", "interval", "timeout", "bufferWithTime",
  ]

  /// The blocks whose result an operator passes on.
  private static let givesObject: Set<String> = ["map", "flattenMap", "filter", "then", "catch", "tryMap"]

  /// The operators that take a block, and how many values they give it.
  private static let takesBlock: [String: Int] = [
    "map": 1, "filter": 1, "flattenMap": 1, "doNext": 1, "doError": 1, "doCompleted": 0, "subscribeNext": 1,
    "subscribeError": 1, "subscribeCompleted": 0, "then": 0, "createSignal": 1, "finally": 0, "initially": 0, "bind": 0,
    "takeUntilBlock": 1, "takeWhileBlock": 1, "skipUntilBlock": 1, "skipWhileBlock": 1, "tryMap": 2,
  ]

  /// The class that a name means: one that is written with a capital and declared nowhere.
  func className(_ expression: ObjCExpression, _ selector: String) -> String? {
    guard case .name(let name) = expression.kind, scope.find(name) == nil, constants[name] == nil,
      name.first?.isUppercase == true, !(isConstant(name) && ControlKinds.isOfTexts(selector))
    else { return nil }
    if !KnownClasses.names.contains(name), name.hasPrefix("RAC"),
      let near = Edits.nearest(name, among: KnownClasses.names)
    {
      warn("'\(name)' is read as '\(near)'", expression.span)
      return near
    }
    return name
  }

  // MARK: Properties

  func member(_ owner: ObjCExpression, _ name: String, _ nameSpan: Span, _ span: Span) -> Typed {
    if let known = className(owner, name) {
      let made = Expression.name(known, owner.span).member(name, nameSpan, [], span)
      if !KnownClasses.names.contains(known) { use(known, owner.span) { $0.isObject = true } }
      return (made, KnownClasses.result(name, of: .object(known)) ?? .any)
    }
    let isSelf = if case .name("self") = owner.kind { true } else { false }
    if isSelf {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      use("self." + plain, span) { $0.isRead = true }
      let made = Expression.name("self", owner.span).member(name, nameSpan, nil, span)
      if methods[name] != nil { return (made, .any) }
      checkOwn(plain, nameSpan)
      return (made, uses["self." + plain]?.declared ?? .any)
    }
    let name = repaired(name, nameSpan)
    touch(owner, name)
    let (value, type) = translate(owner)
    if case .object(let known?) = type, KnownClasses.isWhole(known), !KnownClasses.has(name, known),
      methods[name] == nil
    {
      let near = isFull ? nil : Edits.nearest(name, among: KnownClasses.selectors(known).filter { !$0.hasSuffix(":") })
      if KnownClasses.has(name + ":", known) {
        report("'\(name):' takes an argument", nameSpan)
      } else if known != "RACTuple" {
        report("\(known) has no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), nameSpan)
      }
    }
    if let path = path(of: owner) { use(path + "." + name, span) { $0.isRead = true } }
    // In a script `x.on` is the function of an observer, where it is an argument.
    let written = name == "on" ? "isOn" : name
    var result = KnownClasses.result(name, of: type) ?? .any
    if case .structure(let structure) = type { result = ObjCStructures.type(of: name, in: structure) }
    return (value.member(written, nameSpan, nil, span), result)
  }

  // MARK: Calls of functions

  /// The functions by which other languages print a line.
  private static let otherLogs: Set<String> = ["print", "println", "puts", "echo"]

  func call(_ callee: ObjCExpression, _ arguments: [ObjCExpression], _ span: Span) -> Typed {
    if case .member(let owner, let word, let wordSpan) = callee.kind, ControlKinds.driveWords.contains(word),
      let path = path(of: owner)
    {
      report("'\(word)' is a word of the drive: write it in the drive, or after //! (\(path).\(word)(…))", wordSpan)
    }
    if case .member(let owner, let word, let wordSpan) = callee.kind {
      let selector = arguments.isEmpty ? word : word + ":"
      let isMessage = methods[selector] != nil || !arguments.isEmpty && KnownClasses.isKnown(selector)
      if isMessage, !KnownClasses.isKnown(word) {
        let value = arguments.first.map { source.text(in: $0.span) } ?? ""
        let line = value.contains("\n") ? "…" : value
        let receiver = source.text(in: owner.span)
        report(
          "'\(selector)' is a message; write [\(receiver.contains("\n") ? "…" : receiver) \(selector)\(line)]", wordSpan
        )
        return (Expression(.nilLiteral, span), .any)
      }
    }
    if case .name(let name) = callee.kind {
      for (argument, type) in zip(arguments, blockParameters[name] ?? []) { noteView(argument, type) }
    }
    guard case .name(let name) = callee.kind, scope.find(name) == nil else {
      let (function, type) = translate(callee)
      if case .object(nil) = type {
      } else if type.isNumber || type.isObject, type != .block {
        let kind = if case .object(let name?) = type { "an \(name)" } else { "a number" }
        report("only blocks are called, and '\(source.text(in: callee.span))' is \(kind)", callee.span)
      }
      let list = [function] + arguments.map { value($0) }
      return (.call("callBlock", list, span), .any)
    }
    let isLock = ["pthread_mutex", "OSSpinLock", "os_unfair_lock"].contains { name.hasPrefix($0) }
    if let way = Self.blocking[name] ?? (isLock ? "locks have no meaning here: everything runs on one thread" : nil) {
      report(way, callee.span)
      return (Expression(.nilLiteral, span), .any)
    }
    switch name {
    case "NSLog", "DLog", "DDLogInfo", "DDLogDebug", "DDLogError", "printf", "NSLogv":
      let typed = arguments.map { translate($0) }
      checkLog(name, arguments, typed.map { $0.1 }, callee.span)
      return (.call(name == "printf" ? "printf" : "NSLog", typed.map { $0.0 }, span), .void)
    case "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert", "assert":
      return (.call("NSAssert", arguments.map { value($0) }, span), .void)
    case "MIN", "MAX", "ABS", "abs", "fabs":
      let typed = arguments.map { translate($0) }
      let isDouble = name == "fabs" || typed.contains { $0.1 == .double }
      return (.call(name, typed.map { $0.0 }, span), isDouble ? .double : .integer)
    case "objc_setAssociatedObject", "objc_getAssociatedObject":
      // The address of a variable is known by its name.
      let list = arguments.enumerated().map { (index, argument) in
        if index == 1, case .unary("&", let variable) = argument.kind {
          return Expression.string(source.text(in: variable.span), argument.span)
        }
        if index == 1, case .name(let key) = argument.kind, key != "_cmd" { return .string(key, argument.span) }
        return value(argument)
      }
      return (.call(name, list, span), .any)
    case "RACTupleUnpack": report("RACTupleUnpack stands alone: RACTupleUnpack(NSString *a) = tuple;", span)
    default: break
    }
    if functions.contains(name) { return (.call(written(name), arguments.map { value($0) }, span), .any) }
    guard
      ObjCFunctions.isKnown(name) || name.first?.isUppercase == true && !name.hasPrefix("NS") && !name.hasPrefix("CG")
    else {
      let known = isFull ? [] : (scope.names + ObjCFunctions.namesOfCode).sorted()
      let near =
        Self.otherLogs.contains(name)
        ? "NSLog" : known.first { $0.lowercased() == name.lowercased() } ?? Edits.nearest(name, among: known)
      report("there is no '\(name)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), callee.span)
      return (Expression(.nilLiteral, span), .any)
    }
    let list = arguments.map { value($0) }
    guard ObjCFunctions.isKnown(name) else {
      return (.call("foreign", [.string(name, callee.span)] + list, span), .any)
    }
    return (.call(name, list, span), ObjCFunctions.results[name] ?? .any)
  }

  // MARK: Assignments where a value is wanted

  func update(_ place: ObjCExpression, _ isIncrement: Bool, _ isPrefix: Bool, _ span: Span) -> Typed {
    let one = ObjCExpression(kind: .integer(1), span: span)
    let step = ObjCExpression(kind: .assignment(place, isIncrement ? "+" : "-", span, one), span: span)
    var statements: [Statement] = []
    let name = fresh("before")
    let (old, type) = translate(place)
    if !isPrefix { statements.append(Statement(.constant(.single(Binding(name: name, span: span)), old), span)) }
    append(ObjCStatement(kind: .expression(step), span: span), to: &statements)
    statements.append(Statement(.returnValue(isPrefix ? old : .name(name, span)), span))
    return (Expression.closure([], statements, span).called([], span), type)
  }

  func assigned(_ expression: ObjCExpression) -> Typed {
    guard case .assignment(let place, _, _, _) = expression.kind else { return translate(expression) }
    var statements: [Statement] = []
    append(ObjCStatement(kind: .expression(expression), span: expression.span), to: &statements)
    let (result, type) = translate(place)
    statements.append(Statement(.returnValue(result), expression.span))
    return (Expression.closure([], statements, expression.span).called([], expression.span), type)
  }

  // MARK: Blocks

  func block(_ function: ObjCFunction) -> Expression {
    captured.append([])
    let (parameters, body) = code(function)
    let taken = captured.removeLast()
    let captures = taken.map { variable in
      Capture(
        binding: Binding(name: variable.written, span: function.nameSpan),
        value: .name(variable.written, function.nameSpan))
    }
    return .closure(parameters, capturing: captures, body, function.span)
  }

  /// The parameters and statements of a block, a function or a method.
  func code(_ function: ObjCFunction) -> ([Binding], [Statement]) {
    depth += 1
    let outerResult = result
    // A getter without arguments may make the view that it gives, so that there is none before.
    result = function.parameters.isEmpty ? nil : function.result
    defer { (depth, result) = (depth - 1, outerResult) }
    return inScope {
      var bindings: [Binding] = []
      for parameter in function.parameters {
        guard let name = parameter.name else {
          bindings.append(Binding(name: nil, span: parameter.span))
          continue
        }
        let variable = declare(name, parameter.type)
        // A parameter that is assigned to is a variable of its own.
        bindings.append(Binding(name: variable.written, span: parameter.span))
      }
      var statements: [Statement] = []
      for (index, parameter) in function.parameters.enumerated() {
        guard let name = parameter.name, assigned.contains(name), parameter.type != .pointer,
          let outer = bindings[index].name
        else { continue }
        let inner = fresh(outer)
        scope.declare(Scope.Variable(name, parameter.type, isShared: false, depth: depth, written: inner))
        statements.append(
          Statement(
            .variable(.single(Binding(name: inner, span: parameter.span)), .name(outer, parameter.span)), parameter.span
          ))
      }
      append(function.body, to: &statements)
      if !(statements.last.map { if case .returnValue = $0.kind { true } else { false } } ?? false) {
        if !statements.isEmpty {
          statements.append(Statement(.returnValue(nil), Span(at: max(function.span.start, function.span.end - 1))))
        }
      }
      return (bindings, statements)
    }
  }

  func method(_ function: ObjCFunction, _ isOfClass: Bool, _ span: Span) -> Statement {
    currentMethod = "\(isOfClass ? "+" : "-")[NSObject \(function.name ?? "")]"
    isInFunction = true
    defer { (currentMethod, isInFunction) = (nil, false) }
    // The sign of a method is no part of the call, at whose beginning it would be a minus.
    let span = Span(start: function.nameSpan.start, end: span.end)
    let (parameters, body) = code(function)
    let receiver = Binding(name: "self", span: function.nameSpan)
    let closure = Expression.closure([receiver] + parameters, body, function.span)
    let types = function.parameters.map { $0.type.isNumber ? "n" : "o" }.joined()
    return Statement(
      .expression(
        .call(
          "method", [.string(function.name ?? "", function.nameSpan), .string(types, function.nameSpan), closure], span)
      ),
      span)
  }
}
