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
      if name != own.name, ["alloc", "new", "allocWithZone:"].contains(parts.selector) { made.insert(name) }
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
    if parts.selector != written, let path = path(of: receiver) {
      use(path, receiver.span) { $0.selectors = $0.selectors.map { $0 == written ? parts.selector : $0 } }
    }
    check(parts, type, isClass: isClass)
    checkEnd(parts)
    if case .name("self") = receiver.kind { checkOwn(parts) }
    if parts.selector == "subscribe:", let target = parts[0].arguments.first { touch(target, "sendNext:") }
    let selector = parts.selector
    for (argument, type) in zip(parts.flatMap { $0.arguments }, methods[selector] ?? []) { noteView(argument, type) }
    var arguments: [Argument] = []
    var types: [ObjCType] = []
    let isOfStreams = if case .object(let name?) = type { name.hasPrefix("RACS") } else { false }
    let row = Catalogue.selector(selector, ofClass: isClass)
    let takesObject = selector == "addObject:" || row?.takesObject == true
    for (index, part) in parts.enumerated() {
      for (number, argument) in part.arguments.enumerated() {
        if number == 0, !selector.contains("UTF8"), !selector.contains("CString") { checkSign(argument) }
        let label = index > 0 && number == 0 ? Label(name: part.name, span: part.span) : nil
        let wanted = row?.arguments.flatMap { $0.indices.contains(index) ? $0[index] : nil }
        expected = isOfStreams ? wanted.flatMap { Self.given($0) } : nil
        defer { expected = nil }
        if wanted == .scheduler { checkScheduler(argument, part) }
        let (translated, found) =
          takesObject
          ? (object(argument, "\(part.name):"), .any)
          : index == 0 && isOfStreams ? blockOrValue(argument, part, wanted) : translate(argument)
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
    let made = owner.member(first.name, first.span, arguments, Span(at: span.end), span)
    return (made, result)
  }

  /// `[super x]`: the method of a class above, or what a class of UIKit does.
  func superMessage(_ parts: [SelectorPart], _ span: Span) -> Expression {
    let arguments = parts.flatMap { $0.arguments }.map { value($0) }
    guard own !== root else {
      return parts.selector.hasPrefix("init") ? .name("self", span) : Expression(.nilLiteral, span)
    }
    let message = [.string(own.name, span), .name("self", span), Expression.string(parts.selector, span)]
    return .call("sendSuper", message + arguments, span)
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

  /// The first argument of a message to a stream; a literal where a block is wanted is a mistake.
  private func blockOrValue(_ argument: ObjCExpression, _ part: SelectorPart, _ wanted: Selector.Argument?) -> Typed {
    let (value, found) = translate(argument)
    if found == .block, part.name == "subscribe" {
      report("subscribe: wants a RACSubscriber, and this is a block; write subscribeNext:", part.span)
    }
    guard let wanted else { return (value, found) }
    let number: ObjCType? = wanted == .count ? .unsignedLong : wanted == .duration ? .double : nil
    if wanted.isBlock, found.isNumber {
      report("\(part.name): wants a block, and this is a number", argument.span)
    } else if number != nil, found == .block {
      report("\(part.name): wants a number, and this is a block", argument.span)
    } else if case .object(let known?) = found {
      if wanted.isBlock {
        let article = known.hasPrefix("R") ? "a" : "an"
        report("\(part.name): wants a block, and this is \(article) \(known)", argument.span)
      } else if let number, known.hasPrefix("NS") {
        let way = known == "NSNumber" ? "; write \(self.number(argument, number))" : ""
        report("\(part.name): wants a number, and this is an \(known)" + way, argument.span)
      }
    }
    guard case .block(let block) = argument.kind else { return (value, found) }
    if let count = wanted.blockParameterCount, block.parameters.count > count {
      let values = count == 1 ? "1 value" : "\(count) values"
      let parameters = block.parameters.count == 1 ? "1 parameter" : "\(block.parameters.count) parameters"
      report("\(part.name): gives its block \(values), and this block has \(parameters)", block.nameSpan)
    }
    if let given = Self.given(wanted), block.result.map({ $0 != .void }) ?? true,
      !ObjCStatement.giveValue(block.body)
    {
      let nothing = (block.result ?? given).isNumber ? "NO" : "nil"
      warn("this block ends without 'return', so it gives \(nothing)", block.nameSpan)
    }
    return (value, found)
  }

  /// The type of the result of a block that a stream uses.
  private static func given(_ argument: Selector.Argument) -> ObjCType? {
    switch argument {
    case .test, .attempt: .bool
    case .effect: nil
    default: argument.isBlock ? .object(nil) : nil
    }
  }

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
      let made = Expression.name(known, owner.span).member(name, nameSpan, [], Span(at: span.end), span)
      if !KnownClasses.names.contains(known) { use(known, owner.span) { $0.isObject = true } }
      return (made, KnownClasses.result(name, of: .object(known)) ?? .any)
    }
    let isSelf = if case .name("self") = owner.kind { true } else { false }
    if isSelf {
      let plain = name.hasPrefix("_") ? String(name.dropFirst()) : name
      use("self." + plain, span)
      let made = Expression.name("self", owner.span).member(name, nameSpan, span)
      if isOwn(name) { return (made, .any) }
      checkOwn(plain, nameSpan)
      return (made, use(of: "self." + plain)?.declared ?? .any)
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
    if let path = path(of: owner) { use(path + "." + name, span) }
    // In a script `x.on` is the function of an observer, where it is an argument.
    let written = name == "on" ? "isOn" : name
    var result = KnownClasses.result(name, of: type) ?? .any
    if case .structure(let structure) = type { result = ObjCStructures.type(of: name, in: structure) }
    return (value.member(written, nameSpan, span), result)
  }
}
