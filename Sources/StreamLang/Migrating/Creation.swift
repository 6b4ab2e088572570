import Streams

/// The beginning of a chain that makes a stream or an object of the library: `Observable<Int>.just(1)`, `Just(1)`.
struct Creation {
  /// The name before the first dot or bracket.
  let type: String
  let generics: [TypeName]
  /// The operator, if it makes a stream of one.
  let entry: Operator?
  let arguments: Arguments?
  /// The number of parts that belong to it.
  let count: Int
  /// The name with its type: `Observable<Int>.just`.
  let head: Span
  /// The name alone: `just`.
  let name: String
}

extension Migrator {
  /// The creation that a chain begins with.
  func creation(_ name: String, _ parts: ArraySlice<PostfixPart>, at span: Span) -> Creation? {
    guard let first = parts.first, names[name] == nil, text(span) == name else { return nil }
    let generics = generics(at: span)
    func made(_ entry: Operator?, _ member: Member?, _ arguments: Arguments?, _ count: Int) -> Creation {
      Creation(
        type: name, generics: generics, entry: entry, arguments: arguments, count: count,
        head: Span(start: span.start, end: member?.nameSpan.end ?? end(ofTypeAt: span)), name: member?.name ?? name)
    }
    switch first {
    case .call(let arguments):
      if let entry = source(named: name, arguments, at: span) { return made(entry, nil, arguments, 1) }
      return words.type(name) == nil && !code.origin.signs.contains(name) ? nil : made(nil, nil, arguments, 1)
    case .member(let member):
      guard code.origin.hasType(name) || words.type(name) != nil else { return nil }
      if let arguments = member.arguments {
        for called in ["\(name).\(member.name)", member.name] {
          if let entry = source(named: called, arguments, at: member.nameSpan) {
            return made(entry, member, arguments, 1)
          }
        }
      }
      // `PublishSubject<Int>.init()`, `Signal<Int, Never>.pipe()`
      let isKnown =
        words.type(name) != nil || code.origin.signs.contains(name) || "\(name).\(member.name)" == words.makesDisposable
      return isKnown ? made(nil, member, member.arguments, 1) : nil
    default: return nil
    }
  }

  /// The source that a call without a receiver means.
  func source(named name: String, _ arguments: Arguments, at span: Span) -> Operator? {
    guard let overloads = Catalogue.overloads(of: name, in: code.origin.dialect, afterDot: false),
      overloads.first.form != .method, overloads.first.dialect == code.origin.dialect
    else { return nil }
    return chosen(of: overloads, by: arguments, at: span)
  }

  /// The generic arguments of the type whose name is at a place.
  func generics(at span: Span) -> [TypeName] {
    code.declaredTypes.uses.last { $0.span.start == span.start }?.arguments ?? []
  }

  /// The end of a type with its generic arguments.
  func end(ofTypeAt span: Span) -> Int {
    guard let last = generics(at: span).last else { return span.end }
    var place = end(of: last)
    while place < source.bytes.count, source.bytes[place] != UInt8(ascii: ">") { place += 1 }
    return min(place + 1, source.bytes.count)
  }

  /// The end of a type: the parser ends one before `>>` too early.
  func end(of type: TypeName) -> Int {
    guard let last = type.arguments.last, source.bytes[max(type.span.end - 1, 0)] != UInt8(ascii: "]"),
      source.bytes[max(type.span.end - 1, 0)] != UInt8(ascii: ")")
    else { return type.span.end }
    return max(type.span.end, end(of: last) + 1)
  }

  /// The operator that a member of a stream means; nil for another member.
  func meaning(of member: Member, on facts: StreamFacts?) -> Operator? {
    guard let arguments = member.arguments, isOfStream(member, facts) else { return nil }
    if subscribing(member) != nil { return nil }
    guard let overloads = Catalogue.overloads(of: member.name, in: code.origin.dialect, afterDot: true),
      overloads.first.form != .source,
      overloads.first.dialect == code.origin.dialect
        || code.origin.dialect.names.contains(member.name)
    else { return nil }
    return chosen(of: overloads, by: arguments, at: member.nameSpan)
  }

  /// The entry that arguments choose: the check knows more kinds, and their text more words.
  private func chosen(of overloads: Overloads, by arguments: Arguments, at name: Span) -> Operator? {
    let known = code.meanings.operators[name.start]
    guard let entries = try? overloads.resolve(spliced(arguments).shapes, in: code.origin.dialect) else { return known }
    return entries.first { $0 === known } ?? entries.first
  }

  /// The arguments with those of `.concurrent(limit: 1)` as their own.
  func spliced(_ arguments: Arguments) -> Arguments {
    arguments.spliced { $0.hasValue(in: code.origin.dialect, code.origin) }
  }

  /// Whether a member is one of a stream, as far as that is known.
  private func isOfStream(_ member: Member, _ facts: StreamFacts?) -> Bool {
    if facts != nil { return true }
    switch code.meanings.receivers[member.nameSpan.start] {
    case .stream?: return true
    case .unknown?, nil:
      // Lists have many operators, too.
      return !ValueMembers.allNames.contains(member.name)
        && !SwiftMembers.optionals.contains { $0.name == member.name }
    default: return false
    }
  }
}

extension Arguments {
  /// The arguments as they are written, for the choice of an operator.
  var shapes: [ArgumentShape] {
    let listed = list.map { argument in
      var parameters: Int?
      var isFunction: Bool? = false
      switch argument.value.kind {
      case .closure(let closure): (isFunction, parameters) = (true, closure.parameterCount)
      case .name, .postfix, .implicitMember, .parameter: isFunction = nil
      default: break
      }
      return ArgumentShape(
        label: argument.label?.name, isFunction: isFunction, isTrailing: false, sample: argument.value.sample,
        closureParameterCount: parameters)
    }
    return listed
      + (trailing.map { closure in
        [
          ArgumentShape(
            label: nil, isFunction: true, isTrailing: true, sample: nil, closureParameterCount: closure.parameterCount)
        ]
      } ?? [])
  }
}

extension Expression {
  /// The member of a type that is not written: `.just(1)`. The parser may have added the type, at the same place.
  var implied: Member? {
    switch kind {
    case .implicitMember(let member): member
    case .postfix(let base, let parts) where (base.span == span || base.span.isEmpty) && parts.count == 1:
      parts[0].member
    default: nil
    }
  }

  /// The value that a literal is.
  fileprivate var sample: Value? {
    switch kind {
    case .integer(let number): .int(number)
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .boolean(let value): .bool(value)
    case .array: .array([])
    case .implicitMember(let member) where member.arguments == nil: .string(member.name)
    default: nil
    }
  }
}
