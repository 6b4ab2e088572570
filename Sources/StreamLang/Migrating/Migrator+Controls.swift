import Streams

/// Streams of controls and other objects of the platform, which each library has under names of its own.
struct ControlWords: Sendable {
  /// The members after an object, or an expression with `$` for the object and `#` for the argument.
  let rxswift, combine, reactiveswift: String
  /// Whether the stream can fail.
  var fails = false

  func text(in library: LibraryWords) -> String {
    switch library.intervals {
    case .units: rxswift
    case .unitsOrSeconds: combine
    case .seconds: reactiveswift
    }
  }

  /// The longer ones of a beginning come first.
  static let all: [ControlWords] = [
    ControlWords(
      rxswift: "$.rx.text.orEmpty.skip(1)", combine: "$.textPublisher.dropFirst().replaceNil(with: \"\")",
      reactiveswift: "$.reactive.continuousTextValues"),
    ControlWords(
      rxswift: "$.rx.text.orEmpty", combine: "$.textPublisher.replaceNil(with: \"\")",
      reactiveswift: "SignalProducer($.reactive.continuousTextValues).prefix(value: $.text ?? \"\")"),
    ControlWords(
      rxswift: "$.rx.text", combine: "$.textPublisher",
      reactiveswift: "SignalProducer($.reactive.continuousTextValues).map(Optional.some).prefix(value: $.text)"),
    ControlWords(
      rxswift: "$.rx.tap", combine: "$.tapPublisher", reactiveswift: "$.reactive.controlEvents(.touchUpInside)"),
    ControlWords(
      rxswift: "$.rx.controlEvent(#)", combine: "$.controlEventPublisher(for: #)",
      reactiveswift: "$.reactive.controlEvents(#)"),
    ControlWords(
      rxswift: "$.rx.notification(#)", combine: "$.publisher(for: #)",
      reactiveswift: "$.reactive.notifications(forName: #)"),
    ControlWords(
      rxswift: "$.rx.data(request: #)", combine: "$.dataTaskPublisher(for: #).map(\\.data)",
      reactiveswift: "$.reactive.data(with: #).map { $0.0 }", fails: true),
    ControlWords(
      rxswift: "$.rx.response(request: #).map { (data: $0.data, response: $0.response) }",
      combine: "$.dataTaskPublisher(for: #)", reactiveswift: "$.reactive.data(with: #)", fails: true),
  ]

  /// A member of a path, with the argument that it has.
  struct Step {
    let name: String
    /// The text in brackets; nil without brackets.
    let argument: String?
  }

  /// The members of a path after the object; nil for an expression around it.
  static func steps(_ text: String) -> [Step]? {
    guard text.hasPrefix("$.") else { return nil }
    var steps: [Step] = []
    var rest = text.dropFirst(2)
    while !rest.isEmpty {
      let name = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(name.count)
      var argument: String?
      if rest.first == "(" {
        let inner = rest.dropFirst().prefix { $0 != ")" }
        argument = String(inner)
        rest = rest.dropFirst(inner.count + 2)
      } else if rest.first == " " {
        return nil
      }
      if rest.first == "." { rest = rest.dropFirst() }
      steps.append(Step(name: String(name), argument: argument))
      if name.isEmpty { return nil }
    }
    return steps
  }
}

extension Migrator {
  /// The row of the control whose stream parts of a chain are, with the number of the parts and the argument.
  private func row(_ parts: ArraySlice<PostfixPart>) -> (row: ControlWords, count: Int, argument: Span?)? {
    for row in ControlWords.all {
      guard let steps = ControlWords.steps(row.text(in: words)), steps.count <= parts.count else { continue }
      var argument: Span?
      let fits = zip(steps, parts).allSatisfy { step, part in
        guard let member = part.member, member.name == step.name else { return false }
        guard let wanted = step.argument else { return member.arguments == nil }
        guard let given = member.arguments, given.trailing == nil else { return false }
        guard let first = given.list.first else { return wanted.isEmpty }
        let label = first.label.map { $0.name + ": " } ?? ""
        if wanted == label + "#" {
          argument = first.value.span
          return true
        }
        return wanted == label + text(first.value.span)
      }
      if fits { return (row, steps.count, argument) }
    }
    return nil
  }

  /// Edits the stream of a control, if one begins here.
  ///
  /// - Returns: The facts about it, and the number of its parts.
  func migrateControl(
    _ parts: ArraySlice<PostfixPart>, in chain: Expression
  ) -> (facts: StreamFacts, count: Int)? {
    guard let first = parts.first?.member, let (row, count, argument) = row(parts),
      let last = parts[parts.startIndex + count - 1].member
    else { return nil }
    let new = row.text(in: other)
    let dot = dot(before: first)
    let receiver = Span(start: chain.span.start, end: dot)
    let end = last.arguments?.span.end ?? last.nameSpan.end
    var pieces: Pieces = []
    let isPath = new.hasPrefix("$.") && new.filter({ $0 == "$" }).count == 1
    let between = text(Span(start: dot, end: first.nameSpan.start))
    var rest = Substring(isPath ? String(new.dropFirst(2)) : new)
    while let sign = rest.firstIndex(where: { $0 == "$" || $0 == "#" }) {
      pieces.append(.text(String(rest[..<sign])))
      let isClosure = rest[sign] == "$" && rest[rest.index(after: sign)...].first?.isNumber == true
      if isClosure {
        pieces.append(.text("$"))
      } else if rest[sign] == "$" {
        pieces.append(.source(receiver))
      } else {
        pieces.append(.source(argument ?? Span(at: end)))
      }
      rest = rest[rest.index(after: sign)...]
    }
    pieces.append(.text(String(rest)))
    edits.replace(Span(start: isPath ? dot : receiver.start, end: end), (isPath ? [.text(between)] : []) + pieces)
    for module in other.modulesOfNames.keys where new.contains(module) { needModule(of: module) }
    if new.contains("tapPublisher") || new.contains("textPublisher") { needModule(of: ".publisher") }
    let name = text(Span(start: first.nameSpan.start, end: end))
    note(name, Span(start: first.nameSpan.start, end: end), String(new.drop { $0 == "$" || $0 == "." }), .plain)
    var facts = StreamFacts(role: .stream, failure: row.fails ? StreamFacts.standardFailure : nil)
    facts.isHot = new.hasPrefix("$.reactive")
    if words.intervals == .seconds { facts.role = .signal }
    return (facts, count)
  }

  /// The facts about the stream of a control, for a chain that is not edited.
  func controlFacts(_ parts: ArraySlice<PostfixPart>) -> (facts: StreamFacts, count: Int)? {
    guard let (row, count, _) = row(parts) else { return nil }
    var facts = StreamFacts(role: .stream, failure: row.fails ? StreamFacts.standardFailure : nil)
    facts.isHot = row.text(in: other).hasPrefix("$.reactive")
    if words.intervals == .seconds { facts.role = .signal }
    return (facts, count)
  }

  /// The object and the property that an expression binds to: `label.rx.text`, `label.reactive.text`.
  func boundProperty(_ expression: Expression) -> (object: Span, property: String)? {
    guard case .postfix(_, let parts) = expression.kind, parts.count >= 2,
      let property = parts.last?.member, property.arguments == nil, let space = parts[parts.count - 2].member,
      ["rx", "reactive"].contains(space.name)
    else { return nil }
    return (Span(start: expression.span.start, end: dot(before: space)), property.name)
  }
}
