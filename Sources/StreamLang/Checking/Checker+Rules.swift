import Streams

/// Scripts that have rules of values: their library is asked before the language's own.
extension Checker {
  /// Whether a function may be given more or fewer values than it takes.
  var ignoresFurtherArguments: Bool { rules?.library.map { !$0.readsMessages } ?? false }

  /// Whether a name means an object of the app and has the name of a function, which calls of it reach.
  func isBesideFunction(_ name: String, _ span: Span) -> Bool {
    environment.names.globals[name]?.leavesCalls(at: span, in: source) ?? false
  }

  /// Whether a member or type that is not known here may be declared by the app.
  func mayBeOfApp(_ span: Span, _ name: String = "", among names: @autoclosure () -> [String] = []) -> Bool {
    environment.isOpen && !source.isInDrive(span)
      && !Suggestion.isMisspelling(name, ofOneAmong: names(), isMember: true)
  }

  /// Whether a name of rxplay's own means one of the app here: in pasted code, whose library does not have it. In a
  /// translation, calls may be those of its drive.
  func givesWay(_ name: String, _ span: Span, isCalled: Bool) -> Bool {
    guard environment.makeStandIn != nil, libraryNames(of: dialect) != nil, rules == nil,
      name.first?.isLowercase == true, peek(name) == nil, scope.expected(name) == nil, !surroundings.canSend,
      libraryFunction(name) == nil, !SwiftFunctions.isGlobal(name),
      !isCalled
        || !Catalogue.spelledMeanings(of: name, in: dialect).contains(where: {
          $0.dialect == dialect && $0.form == .source
        }),
      !source.isInDrive(span)
    else { return false }
    guard environment.isPasted else {
      return !isCalled && Dialect.named(name) == nil && Builtins.value(name) == nil
        && LibraryMember.isOwnWord(name, in: dialect)
    }
    return Builtins.value(name) != nil || LibraryMember.isOwnWord(name, in: dialect)
  }

  /// Whether a member is an operator, or another member of streams, and not one of the library.
  func isOperator(_ name: String, of receiver: ValueKind, _ library: ValueRules.OwnLibrary) -> Bool {
    guard receiver.isStream, let sample = receiver.sample else { return false }
    return library.member(sample, name) == nil && !library.isProperty(name)
  }

  /// How many parts of a chain are the call of a function of the library, whose arguments are checked.
  func libraryCall(_ name: String, _ parts: [PostfixPart], _ span: Span) -> Int? {
    guard let library = rules?.library else { return nil }
    let isCall = if case .call? = parts.first { true } else { false }
    guard peek(name) == nil || isCall && isBesideFunction(name, span) else { return nil }
    // The words of a signal's block are those of rxplay's own language.
    if surroundings.canSend, Builtins.blockFunction(name) != nil { return nil }
    switch parts.first {
    case .call(let arguments)?:
      guard library.function(name) != nil else { return nil }
      plain(arguments)
      return 1
    case .member(let member)?:
      guard library.function("\(name).\(member.name)") != nil else { return nil }
      if let arguments = member.arguments { plain(arguments) }
      return 1
    default: return nil
    }
  }
}
