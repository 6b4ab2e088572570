import Streams

/// Bags of subscriptions: additions to them, and their end.
extension Migrator {
  /// Learns which bags are emptied, as one that is renewed is a variable.
  func learnBags() {
    let walk = SyntaxWalk { [own = Unowned(self)] expression in
      guard case .postfix(let base, let parts) = expression.kind, let member = parts.last?.member else { return true }
      let name = parts.count > 1 ? parts[parts.count - 2].member?.name : base.variableName
      if let name, own.object.ends(member), own.object.bagNames.contains(name) { own.object.renewedBags.insert(name) }
      return true
    }
    guard other.bagEnd.contains("=") else { return }
    walk.walk(code.statements)
  }

  private func ends(_ member: Member) -> Bool {
    words.bagEnd.hasSuffix(".\(member.name)()") && member.arguments?.list.isEmpty == true
  }

  /// Edits a call that adds a subscription to a bag, or that ends all of them: `bag.removeAll()`, `bag.insert(d)`.
  func migrateBag(_ member: Member, named name: NamedPlace?, in chain: Expression) -> Bool {
    guard let name, bagNames.contains(name.name), let arguments = member.arguments else { return false }
    let receiver = Span(start: chain.span.start, end: dot(before: member))
    if ends(member) {
      endBag(receiver, Span(start: chain.span.start, end: arguments.span.end), member)
      return true
    }
    guard words.bagTakes.contains(".\(member.name)("), let value = arguments.list.first?.value,
      arguments.list.count == 1
    else { return false }
    walk(arguments)
    edits.replace(chain.span, filled(other.bagTakes, ["$": [.source(receiver)], "#": [.source(value.span)]]))
    note(member.name, member.nameSpan, String(other.bagTakes.drop { "$.".contains($0) }.prefix { $0 != "(" }), .plain)
    return true
  }

  /// A form of a library with texts in the places of its signs.
  func filled(_ form: String, _ parts: [Character: Pieces]) -> Pieces {
    var pieces: Pieces = []
    var text = ""
    for (place, character) in form.enumerated() {
      // `$0` is a closure's.
      guard let part = parts[character], !(character == "$" && form.dropFirst(place + 1).first == "0") else {
        text.append(character)
        continue
      }
      pieces += [.text(text)] + part
      text = ""
    }
    return pieces + [.text(text)]
  }

  private func endBag(_ bag: Span, _ region: Span, _ member: Member?) {
    edits.replace(region, filled(other.bagEnd, ["$": [.source(bag)]]))
    let isKept = other.intervals == .seconds
    note(
      member?.name ?? words.makesBag, member?.nameSpan ?? region, String(other.bagEnd.drop { "$.= ".contains($0) }),
      isKept ? .near("a subscription that is added later is disposed of at once") : .plain)
  }

  /// Edits `bag += subscription` and `bag = DisposeBag()`.
  func migrateBag(_ assignment: Assignment, _ span: Span) -> Bool {
    let place = assignment.place
    guard let name = place.parts.last?.member?.name ?? place.root.variableName, bagNames.contains(name) else {
      return false
    }
    if assignment.operator == nil {
      guard isBag(name, assignment.value) else { return false }
      endBag(place.span, span, nil)
      return true
    }
    guard let keeping = code.target.keeping else { return false }
    edits.replace(Span(start: place.span.start, end: assignment.value.span.start), "")
    if case .bound = assignment.value.kind {
      // The binding is kept when it is written.
      boundStatements.insert(assignment.value.span)
      note("+=", assignment.operatorSpan, String(keeping.prefix { $0 != "(" }), .plain)
      return true
    }
    let parts = keeping.split(separator: "(", maxSplits: 1)
    let label = parts[1].prefix { $0 != ":" }
    let separator = text(assignment.value.span).contains("\n") ? "\n" + indentOfChain(assignment.value) : ""
    edits.insert(
      [
        .text("\(separator).\(parts[0])(\(label): \(keeping.contains("&") ? "&" : "")"), .source(place.span),
        .text(")"),
      ], after: assignment.value.span.end)
    note("+=", assignment.operatorSpan, String(parts[0]), .plain)
    keptPlaces.insert(assignment.value.span.start)
    return true
  }

  // MARK: Left names

  /// The words before the name of a type that the code declares.
  private static let declaring: Set<String> = ["class", "struct", "enum", "protocol", "actor", "typealias"]

  /// Notes the types and members of the library that are left in the text, as nothing of the other one means the same.
  func noteLeft() {
    var lexer = Lexer(source)
    lexer.run()
    let declared = Set(
      zip(lexer.tokens, lexer.tokens.dropFirst()).filter { Self.declaring.contains(text($0.0.span)) }.map {
        text($0.1.span)
      })
    for token in lexer.tokens where token.kind == .name && token.end <= code.span.end {
      let (name, span) = (text(token.span), token.span)
      guard words.ownNames.contains(name), !other.ownNames.contains(name), !declared.contains(name), names[name] == nil,
        edits.keeps(span), !moves.contains(where: { $0.place.start <= span.start && span.end <= $0.place.end })
      else { continue }
      note(name, span, "", .missing("\(code.target.title) has no \(name)"))
    }
  }
}
