import StreamLang
import Streams

extension Translator {
  // MARK: Messages

  func message(_ receiver: ObjCExpression, _ parts: [SelectorPart], _ span: Span) -> Typed {
    var parts = parts
    let type: ObjCType
    var owner: Expression
    if let name = className(receiver) {
      owner = .name(name, receiver.span)
      type = .object(name)
      if !KnownClasses.names.contains(name) { use(name, receiver.span) { $0.isObject = true } }
    } else {
      touch(receiver, parts.selector)
      noteControl(receiver, parts)
      (owner, type) = translate(receiver)
      if type.isNumber {
        let text = source.text(in: receiver.span)
        report("a message goes to an object, and '\(text)' is a number", receiver.span)
      }
    }
    repair(&parts, type)
    check(parts, type)
    let selector = parts.selector
    if let words = Self.blocking[selector == "sleepForTimeInterval:" ? "sleep" : ""] { report(words, parts[0].span) }
    if selector.hasPrefix("asynchronouslyWaitUntil") || selector == "waitUntilCompleted:" {
      report("-\(selector) blocks the thread; use then: or subscribeCompleted:", parts[0].span)
    }
    for (argument, type) in zip(parts.flatMap { $0.arguments }, methods[selector] ?? []) { noteView(argument, type) }
    let formatAt = Self.formats.contains(selector) ? 0 : -1
    var arguments: [Argument] = []
    for (index, part) in parts.enumerated() {
      for (number, argument) in part.arguments.enumerated() {
        let label = index > 0 && number == 0 ? Label(name: part.name, span: part.span) : nil
        let translated =
          wantsObject(selector)
          ? object(argument, "\(part.name):") : index == 0 ? blockOrValue(argument, part, type) : value(argument)
        arguments.append(Argument(label: label, value: translated))
      }
      if formatAt == 0, index == 0, !part.arguments.isEmpty {
        checkFormat(part.arguments, "the format")
      }
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
  private func blockOrValue(_ argument: ObjCExpression, _ part: SelectorPart, _ type: ObjCType) -> Expression {
    let (value, found) = translate(argument)
    let name = if case .object(let name?) = type { name } else { "" }
    if found == .block, part.name == "subscribe", name.hasPrefix("RACS") {
      report("subscribe: wants a RACSubscriber, and this is a block; write subscribeNext:", part.span)
    }
    if case .object(let known?) = found, name.hasPrefix("RACS") {
      if Self.takesBlock.contains(part.name) {
        report("\(part.name): wants a block, and this is an \(known)", argument.span)
      } else if Self.takesNumber.contains(part.name), known.hasPrefix("NS") {
        let text = source.text(in: argument.span)
        let way = known == "NSNumber" ? "; write [\(text) integerValue]" : ""
        report("\(part.name): wants a number, and this is an \(known)" + way, argument.span)
      }
    }
    if Self.givesObject.contains(part.name), name.hasPrefix("RACS"), case .block(let block) = argument.kind,
      block.result.map({ $0 != .void }) ?? true, !ObjCStatement.giveValue(block.body)
    {
      warn("this block ends without 'return', so it gives nil", block.nameSpan)
    }
    return value
  }

  private static let takesNumber: Set<String> = [
    "take", "takeLast", "skip", "delay", "throttle", "interval", "timeout", "bufferWithTime",
  ]

  /// The blocks whose result an operator passes on.
  private static let givesObject: Set<String> = ["map", "flattenMap", "filter", "then", "catch", "tryMap"]

  private static let takesBlock: Set<String> = [
    "map", "filter", "flattenMap", "doNext", "doError", "doCompleted", "subscribeNext", "subscribeError",
    "subscribeCompleted", "then", "createSignal", "finally", "initially", "bind", "takeUntilBlock", "takeWhileBlock",
    "skipUntilBlock", "skipWhileBlock", "tryMap",
  ]

  /// The class that a name means: one that is written with a capital and declared nowhere.
  private func className(_ expression: ObjCExpression) -> String? {
    guard case .name(let name) = expression.kind, scope.find(name) == nil, constants[name] == nil,
      name.first?.isUppercase == true
    else { return nil }
    if !KnownClasses.names.contains(name), name.hasPrefix("RAC"),
      let near = Edits.nearest(name, among: KnownClasses.names)
    {
      warn("'\(name)' is read as '\(near)'", expression.span)
      return near
    }
    return name
  }

  /// A selector that is written wrong by a letter or two.
  private func repair(_ parts: inout [SelectorPart], _ type: ObjCType) {
    let selector = parts.selector
    guard case .object(let name?) = type, KnownClasses.names.contains(name), !KnownClasses.has(selector, name),
      !KnownClasses.isKnown(selector), methods[selector] == nil
    else { return }
    let near = repairs["\(name) \(selector)"] ?? Self.nearest(selector, ofAsManyParts: KnownClasses.selectors(name))
    repairs["\(name) \(selector)"] = .some(near)
    guard let near else { return }
    warn("'\(selector)' is read as '\(near)'", parts[0].span)
    let words = near.split(separator: ":").map { String($0) }
    for (index, word) in words.enumerated() where parts.indices.contains(index) {
      let part = parts[index]
      parts[index] = SelectorPart(
        name: word, span: part.span, arguments: part.arguments, takesArgument: part.takesArgument)
    }
  }

  private static func nearest(_ selector: String, ofAsManyParts selectors: [String]) -> String? {
    let colons = selector.filter { $0 == ":" }.count
    return Edits.nearest(selector, among: selectors.filter { $0.filter { $0 == ":" }.count == colons })
  }

  /// A selector that a class does not have.
  private func check(_ parts: [SelectorPart], _ type: ObjCType) {
    let selector = parts.selector
    guard case .object(let name?) = type, KnownClasses.isWhole(name), methods[selector] == nil, let first = parts.first
    else { return }
    let arguments = parts.map { $0.arguments.count }.max() ?? 0
    if arguments > 1, !Self.variadic.contains(selector) {
      let way = ["merge:", "concat:", "zip:", "combineLatest:"].contains(selector) ? "; write an array: @[…]" : ""
      return report("'\(selector)' takes one argument, \(arguments) are given" + way, first.span)
    }
    guard !KnownClasses.has(selector, name) else { return }
    if KnownClasses.has(selector + ":", name) { return report("'\(selector):' takes an argument", first.span) }
    if selector.hasSuffix(":"), KnownClasses.has(String(selector.dropLast()), name) {
      return report("'\(selector.dropLast())' takes no argument", first.span)
    }
    if selector.hasPrefix("set"), parts.count == 1 { return }
    if parts.count > 1, parts.allSatisfy({ KnownClasses.has($0.name + ":", name) }) {
      let words = parts.map { "'\($0.name):'" }.joined(separator: " and ")
      return report("\(words) are \(parts.count) messages: each has brackets of its own", first.span)
    }
    let near = isFull ? nil : Self.nearest(selector, among: KnownClasses.selectors(name))
    report("\(name) has no '\(selector)'" + (near.map { "; did you mean '\($0)'?" } ?? ""), first.span)
  }

  /// The selectors after whose last argument more may follow.
  private static let variadic: Set<String> = [
    "setNameWithFormat:", "tupleWithObjects:", "rac_liftSelector:withSignals:",
  ]

  /// The selector that was meant: one that is written nearly so, that has letters more, or that another library calls
  /// so.
  private static func nearest(_ selector: String, among known: [String]) -> String? {
    if let near = Edits.nearest(selector, among: known, upTo: 2) { return near }
    let longer = known.filter { Edits.isPart(selector, of: $0) }.min { $0.count < $1.count }
    if let longer { return longer }
    let word = String(selector.prefix { $0 != ":" })
    for dialect in [Dialect.rxswift, .rxjs, .combine, .reactiveswift] {
      guard let entry = Catalogue.find(word, in: dialect) else { continue }
      // `-throttle: (a time)`
      let counterpart = entry.elsewhere.first { $0.key == "ReactiveObjC" }?.value.dropFirst() ?? entry.name[...]
      let own = counterpart.prefix { $0 != " " }
      if let same = known.first(where: { $0 == own || $0 == own + ":" }) { return same }
    }
    return Edits.nearest(selector, among: known, upTo: 4)
  }

  // MARK: Properties

  func member(_ owner: ObjCExpression, _ name: String, _ nameSpan: Span, _ span: Span) -> Typed {
    if let known = className(owner) {
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
      return (made, uses["self." + plain]?.declared ?? .any)
    }
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
    if type == .any, ["x", "y", "width"].contains(name) { result = .double }
    return (value.member(written, nameSpan, nil, span), result)
  }

  // MARK: Calls of functions

  func call(_ callee: ObjCExpression, _ arguments: [ObjCExpression], _ span: Span) -> Typed {
    if case .member(let owner, let word, let wordSpan) = callee.kind, ControlKinds.driveWords.contains(word),
      let path = path(of: owner)
    {
      report("'\(word)' is a word of the drive: write it in the drive, or behind //! (\(path).\(word)(…))", wordSpan)
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
      checkFormat(arguments, "the format")
      return (.call(name == "printf" ? "printf" : "NSLog", arguments.map { value($0) }, span), .void)
    case "NSAssert", "NSCAssert", "NSParameterAssert", "NSCParameterAssert", "assert":
      return (.call("NSAssert", arguments.map { value($0) }, span), .void)
    case "MIN", "MAX", "ABS", "abs", "fabs":
      let typed = arguments.map { translate($0) }
      let isDouble = name == "fabs" || typed.contains { $0.1 == .double }
      return (.call(name, typed.map { $0.0 }, span), isDouble ? .double : .integer)
    case "RACTupleUnpack": report("RACTupleUnpack stands alone: RACTupleUnpack(NSString *a) = tuple;", span)
    default: break
    }
    if functions.contains(name) { return (.call(written(name), arguments.map { value($0) }, span), .any) }
    guard
      ObjCFunctions.isKnown(name) || name.first?.isUppercase == true && !name.hasPrefix("NS") && !name.hasPrefix("CG")
    else {
      let known = isFull ? [] : (scope.names + ObjCFunctions.namesOfCode).sorted()
      let near = known.first { $0.lowercased() == name.lowercased() } ?? Edits.nearest(name, among: known)
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
    defer { depth -= 1 }
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
    let closure = Expression.closure(parameters, body, function.span)
    let types = function.parameters.map { $0.type.isNumber ? "n" : "o" }.joined()
    return Statement(
      .expression(
        .call(
          "method", [.string(function.name ?? "", function.nameSpan), .string(types, function.nameSpan), closure], span)
      ),
      span)
  }
}
