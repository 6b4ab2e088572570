import StreamLang
import Streams

/// Calls of functions and blocks.
extension Translator {
  /// The functions of other languages that print a line.
  private static let otherLogs: Set<String> = [
    "print", "println", "puts", "echo", "console.log", "console.error", "System.out.println",
  ]

  func call(_ callee: ObjCExpression, _ arguments: [ObjCExpression], _ span: Span) -> Typed {
    if case .member(let owner, let word, let wordSpan) = callee.kind, ControlKinds.driveWords.contains(word),
      let path = path(of: owner)
    {
      report("'\(word)' is a word of the drive: write it in the drive, or after //! (\(path).\(word)(…))", wordSpan)
    }
    let called = source.text(in: callee.span)
    if Self.otherLogs.contains(called) {
      report("there is no '\(called)'; did you mean 'NSLog'?", callee.span)
      return (Expression(.nilLiteral, span), .any)
    }
    if case .member(let owner, let word, let wordSpan) = callee.kind {
      let selector = arguments.isEmpty ? word : word + ":"
      let isMessage = methods[selector] != nil || !arguments.isEmpty && KnownClasses.isKnown(selector)
      if isMessage, !KnownClasses.isKnown(word) {
        // A category of the app may have a getter that gives a block.
        if classes.count > 1, arguments.count < 2 {
          let part = SelectorPart(name: word, span: wordSpan, arguments: arguments, takesArgument: !arguments.isEmpty)
          return message(owner, [part], span)
        }
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
      if case .object(let name) = type, name.map({ !KnownClasses.names.contains($0) && classes[$0] == nil }) ?? true {
      } else if type.isNumber || type.isObject, type != .block {
        let kind = if case .object(let name?) = type { "an \(name)" } else { "a number" }
        report("only blocks are called, and '\(source.text(in: callee.span))' is \(kind)", callee.span)
      }
      let list = [function] + arguments.map { value($0) }
      return (.call("callBlock", list, span), .any)
    }
    // Everything runs on one thread, which gets each lock at once.
    if ["pthread_mutex", "OSSpinLock", "os_unfair_lock"].contains(where: { name.hasPrefix($0) }) {
      let tries = name == "OSSpinLockTry" || name == "os_unfair_lock_trylock"
      return tries ? (Expression(.boolean(true), span), .bool) : (Expression(.integer(0), span), .long)
    }
    if let way = Self.blocking[name] {
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
      let common = typed.dropFirst().reduce(typed.first?.1 ?? .long) { Self.common($0, $1.1) }
      let integer = common.reckoned.map { ObjCType.integer($0) } ?? .long
      return (.call(name, typed.map { $0.0 }, span), isDouble ? .double : integer)
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
    if !ObjCFunctions.isKnown(name), name.first?.isUppercase != true || name.hasPrefix("NS") || name.hasPrefix("CG") {
      let known = isFull ? [] : (scope.names + ObjCFunctions.namesOfCode).sorted()
      let near = known.first { $0.lowercased() == name.lowercased() } ?? Edits.nearest(name, among: known)
      // A mistake rarely is in the first letter.
      if let near, near.lowercased().first == name.lowercased().first {
        report("there is no '\(name)'; did you mean '\(near)'?", callee.span)
        return (Expression(.nilLiteral, span), .any)
      }
    }
    let list = arguments.map { value($0) }
    guard ObjCFunctions.isKnown(name) else {
      return (.call("foreign", [.string(name, callee.span)] + list, span), .any)
    }
    return (.call(name, list, span), ObjCFunctions.results[name] ?? .any)
  }
}
