import Streams

/// Chains of the other library for operators that it lacks.
extension Migrator {
  /// Writes the chain that the other library has for the operator.
  func follow(_ call: OperatorCall, _ facts: StreamFacts) -> Bool {
    let given = call.byMeaning
    let marks = Set(given.keys).union(call.marks)
    guard let recipe = code.target.dialect.recipes.first(where: { $0.entry() === call.meant && $0.fits(marks) }) else {
      return false
    }
    write(recipe, call, facts, given)
    if let helper = recipe.helper { needHelper(helper) }
    let names = recipe.calls.compactMap { part -> String? in
      applied(part, facts).map { String($0.prefix { $0 != "(" && $0 != " " && $0 != "$" }) }
    }.joined(separator: ", ")
    if let differs = recipe.differs, !recipe.isSameWithoutErrors || facts.failure != nil {
      note(call.name, call.head, names, .near(differs))
    } else {
      note(call.name, call.head, names, recipe.isReversible(call) ? .plain : .recipe)
    }
    return true
  }

  /// A call of a recipe, unless it is for streams of another kind.
  private func applied(_ part: String, _ facts: StreamFacts) -> String? {
    if part.hasPrefix("never|") { return facts.failure == nil ? String(part.dropFirst(6)) : nil }
    if part.hasPrefix("fails|") { return facts.failure != nil ? String(part.dropFirst(6)) : nil }
    return part
  }

  private func write(
    _ recipe: Recipe, _ call: OperatorCall, _ facts: StreamFacts, _ given: [String: [OperatorCall.Given]]
  ) {
    let parts = recipe.calls.compactMap { applied($0, facts) }
    guard !parts.isEmpty else {
      let start = call.isSource ? call.head.start : dot(before: call.head)
      return edits.replace(Span(start: start, end: call.arguments.span.end), "")
    }
    let separator = startsLine(dotPlace(call)) ? "\n" + indent(ofNext: call) + "." : "."
    var pieces: Pieces = []
    for (index, part) in parts.enumerated() {
      if index > 0 { pieces.append(.text(separator)) }
      let type = other.word(for: .stream)?.name ?? ""
      let ofSignals = part.hasPrefix(type + ".") && isOfSignals(call)
      pieces += filled(
        ofSignals ? (other.word(for: .signal)?.name ?? "") + part.dropFirst(type.count) : part, call, given)
    }
    // A chain that begins with another stream takes the receiver with it.
    let takesReceiver = !call.isSource && recipe.calls.contains { $0.contains("$receiver") }
    guard takesReceiver, let receiver = call.receiver else { return edits.replace(call.span, pieces) }
    edits.replace(Span(start: receiver.start, end: call.span.end), pieces)
  }

  /// The blanks before the calls after a source, or before another operator.
  private func indent(ofNext call: OperatorCall) -> String {
    guard call.isSource else { return indent(at: call.head.start) }
    var next = call.arguments.span.end
    while next < source.bytes.count, Self.isBlank(source.bytes[next]) { next += 1 }
    let isNext = next < source.bytes.count && source.bytes[next] == UInt8(ascii: ".") && startsLine(next)
    return isNext ? indent(at: next) : indent(at: call.head.start) + "    "
  }

  private func dotPlace(_ call: OperatorCall) -> Int { call.isSource ? call.head.start : max(call.head.start - 1, 0) }

  /// A call of a recipe with the arguments in the places of their names.
  private func filled(
    _ part: String, _ call: OperatorCall, _ given: [String: [OperatorCall.Given]]
  ) -> [TextEdits.Piece] {
    var pieces: [TextEdits.Piece] = []
    var rest = Substring(part)
    while let sign = rest.firstIndex(of: "$") {
      var before = String(rest[..<sign])
      rest = rest[rest.index(after: sign)...]
      let name = String(rest.prefix { $0.isLetter })
      guard !name.isEmpty else {
        // `$0` of a closure.
        pieces.append(.text(before + "$"))
        continue
      }
      rest = rest.dropFirst(name.count)
      if let special = special(name, call, given) {
        pieces += [.text(before)] + special
        continue
      }
      if let sign = rest.first, "!+-^#%*".contains(sign), let argument = given[name]?.first,
        sign != "-" && sign != "+" || rest.dropFirst().first == "1"
      {
        rest = rest.dropFirst(sign == "-" || sign == "+" ? 2 : 1)
        pieces += [.text(before)] + changed(argument, sign, failure: call.failure)
        continue
      }
      var standard: Substring?
      if rest.first == "=" {
        rest = rest.dropFirst()
        standard = rest.prefix { $0 != "," && $0 != ")" }
        rest = rest.dropFirst(standard?.count ?? 0)
      }
      let arguments = given[name] ?? []
      if arguments.count == 1, arguments[0].isTrailing, rest.first == ")",
        let sign = before.lastIndex(where: { $0 == "(" || $0 == "," }),
        before[sign...].dropFirst().allSatisfy({ $0.isLetter || $0 == ":" || $0 == " " })
      {
        // A closure after the brackets has no label.
        before = before[...sign] + (before[sign] == "," ? " " : "")
        // `map($project)` with a closure after the brackets is `map { … }`.
        before.removeLast(before.hasSuffix("(") ? 1 : 2)
        if part.prefix(part.count - rest.count).contains(", ") { before += ")" }
        rest = rest.dropFirst()
        pieces += [.text(before + " "), .source(arguments[0].span)]
        continue
      }
      pieces.append(.text(before))
      if name == "scheduler" {
        pieces += arguments.first.map { scheduler($0.span, isDelivery: false) } ?? [.text(other.mainForTimers)]
      } else if arguments.isEmpty {
        pieces.append(.text(standard.map(String.init) ?? call.constant(name)?.code ?? ""))
      } else if before.hasSuffix("("), rest.first == ")", arguments.count > 1, arguments.count == call.given.count {
        // The arguments stay on their lines.
        pieces.append(.source(Span(start: call.arguments.span.start + 1, end: call.arguments.span.end - 1)))
      } else {
        for (index, argument) in arguments.enumerated() {
          if index > 0 { pieces.append(.text(", ")) }
          pieces += converted(
            argument, for: call.meant, name, in: String(part.prefix { $0 != "(" }), failure: failure(of: call))
        }
      }
    }
    pieces.append(.text(String(rest)))
    return pieces
  }

  /// The type of the errors that a call names or has.
  func failure(of call: OperatorCall) -> String? {
    call.generics.count >= 2 ? text(call.generics[1].span) : call.failure
  }

  /// Returns the meaning of a word of recipes that is no parameter.
  private func special(
    _ name: String, _ call: OperatorCall, _ given: [String: [OperatorCall.Given]]
  ) -> Pieces? {
    switch name {
    case "T": return [.text(generics(for: call))]
    case "receiver": return call.receiver.map { [.source($0)] } ?? []
    case "count" where given["count"] == nil:
      let count = (given["streams"] ?? given["sources"] ?? []).count + (call.isSource ? 0 : 1)
      return [.text(count > 2 ? String(count) : "")]
    default: return nil
    }
  }

  /// An argument with a number added, or as a receiver.
  private func changed(_ argument: OperatorCall.Given, _ sign: Character, failure: String?) -> Pieces {
    let expression = argument.expression
    if sign == "%" {
      guard let closure = argument.closure else { return [.source(argument.span), .text("()")] }
      return typed(body(ClosureText(argument), with: nil), closure.body.first?.bareExpression, failure)
    }
    switch (sign, expression?.kind) {
    case ("-", .integer(let number)?): return [.text(String(number - 1))]
    case ("+", .integer(let number)?): return [.text(String(number + 1))]
    case ("-", _): return [.source(argument.span), .text(" - 1")]
    case ("+", _): return [.source(argument.span), .text(" + 1")]
    case ("^", .range(let lower, _, _, _)?): return lower.map { [.source($0.span)] } ?? [.text("0")]
    case ("#", .range(let lower, let upper, let isClosed, _)?):
      guard let upper else { return [.text("Int.max")] }
      if case .integer(let last) = upper.kind, case .integer(let first)? = lower?.kind, last >= first, last < 1 << 40 {
        return [.text(String(last - first + (isClosed ? 1 : 0)))]
      }
      return [.source(upper.span)] + (lower.map { [.text(" - "), .source($0.span)] } ?? [])
        + (isClosed ? [.text(" + 1")] : [])
    case ("*", .array(let elements)?):
      guard let first = elements.first, let last = elements.last else { return [] }
      return [.source(first.span.joined(with: last.span))]
    case ("!", .range?), ("!", .binary?), ("!", .conditional?), ("!", .logical?), ("!", .cast?):
      return source.bytes[argument.span.start] == UInt8(ascii: "(")
        ? [.source(argument.span)] : [.text("("), .source(argument.span), .text(")")]
    default: return [.source(argument.span)]
    }
  }

  /// The types in angle brackets that a source of the other library names, where the source names them.
  private func generics(for call: OperatorCall) -> String {
    guard let first = call.generics.first else { return "" }
    let value = edits.rendered(first.span)
    guard other.types.first(where: { $0.role == .stream })?.namesFailure == true else { return "<\(value)>" }
    return "<\(value), \(call.failure ?? "Never")>"
  }
}

extension Recipe {
  /// Whether it is one call with the arguments of the operator's, so that it can be moved back.
  fileprivate func isReversible(_ call: OperatorCall) -> Bool {
    calls.count == 1 && helper == nil && (call.generics.isEmpty || calls[0].contains("$T")) && !calls[0].contains("{")
      && !calls[0].contains("receiver") && !calls[0].contains("!")
  }
}
