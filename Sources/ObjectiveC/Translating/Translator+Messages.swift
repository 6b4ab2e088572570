import StreamLang
import Streams

extension Translator {
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
    let written = parts.selector
    repair(&parts, type)
    if parts.selector != written, let path = path(of: receiver), let known = uses[path]?.selectors {
      uses[path]?.selectors = known.map { $0 == written ? parts.selector : $0 }
    }
    check(parts, type, isClass: isClass)
    checkEnd(parts)
    if case .name("self") = receiver.kind { checkOwn(parts) }
    if parts.selector == "subscribe:", let target = parts[0].arguments.first { touch(target, "sendNext:") }
    let selector = parts.selector
    if let words = Self.blocking[selector == "sleepForTimeInterval:" ? "sleep" : ""] { report(words, parts[0].span) }
    for (argument, type) in zip(parts.flatMap { $0.arguments }, methods[selector] ?? []) { noteView(argument, type) }
    var arguments: [Argument] = []
    var types: [ObjCType] = []
    for (index, part) in parts.enumerated() {
      for (number, argument) in part.arguments.enumerated() {
        if number == 0, !selector.contains("UTF8"), !selector.contains("CString") { checkSign(argument) }
        let label = index > 0 && number == 0 ? Label(name: part.name, span: part.span) : nil
        if case .object(let name?) = type, name.hasPrefix("RACS") { expected = Self.givenBy[part.name] }
        defer { expected = nil }
        checkScheduler(argument, part)
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
      if let name = ControlKinds.property(ofSetter: selector) { checkProperty(name, first, types[0]) }
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
    } else if found == .block, name.hasPrefix("RACS"), Self.takesNumber[part.name] != nil {
      report("\(part.name): wants a number, and this is a block", argument.span)
    }
    if case .object(let known?) = found, name.hasPrefix("RACS") {
      if Self.takesBlock[part.name] != nil {
        let article = known.hasPrefix("R") ? "a" : "an"
        report("\(part.name): wants a block, and this is \(article) \(known)", argument.span)
      } else if let wanted = Self.takesNumber[part.name], known.hasPrefix("NS") {
        let way = known == "NSNumber" ? "; write \(number(argument, wanted))" : ""
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
    if Self.givenBy[part.name] != nil, name.hasPrefix("RACS"), case .block(let block) = argument.kind,
      block.result.map({ $0 != .void }) ?? true, !ObjCStatement.giveValue(block.body)
    {
      let nothing = (block.result ?? Self.givenBy[part.name])?.isNumber == true ? "NO" : "nil"
      warn("this block ends without 'return', so it gives \(nothing)", block.nameSpan)
    }
    return (value, found)
  }

  /// The operators that take a number, and its type.
  private static let takesNumber: [String: ObjCType] = [
    "take": .unsignedLong, "takeLast": .unsignedLong, "skip": .unsignedLong, "delay": .double, "throttle": .double,
    "interval": .double, "timeout": .double, "bufferWithTime": .double,
  ]

  /// The operators that use what their block gives, and its type.
  private static let givenBy: [String: ObjCType] = [
    "map": .object(nil), "flattenMap": .object(nil), "tryMap": .object(nil), "reduce": .object(nil),
    "reduceEach": .object(nil), "then": .object(nil), "catch": .object(nil), "createSignal": .object(nil),
    "filter": .bool,
  ]

  /// The operators that take a block, and how many values they give it.
  private static let takesBlock: [String: Int] = [
    "map": 1, "filter": 1, "flattenMap": 1, "doNext": 1, "doError": 1, "doCompleted": 0, "subscribeNext": 1,
    "subscribeError": 1, "subscribeCompleted": 0, "then": 0, "createSignal": 1, "finally": 0, "initially": 0, "bind": 0,
    "takeUntilBlock": 1, "takeWhileBlock": 1, "skipUntilBlock": 1, "skipWhileBlock": 1, "tryMap": 2,
  ]

  /// The class that a name means: one that is written with a capital and declared nowhere.
  func className(_ expression: ObjCExpression, _ selector: String) -> String? {
    guard case .name(let name) = expression.kind, scope.find(name) == nil, name.first?.isUppercase == true,
      !(isConstant(name) && ControlKinds.isOfTexts(selector))
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
    let (value, type) = translate(owner)
    let name = repaired(name, nameSpan, type)
    touch(owner, name)
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
}
