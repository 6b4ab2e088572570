import Streams

/// Values that are passed to properties of controls, relays and subjects.
extension Migrator {
  /// Edits a binding by a call: `bind(to: label.rx.text)`, `drive(label.rx.text)`, `subscribe(subject)`.
  ///
  /// - Returns: Whether the other library has such a binding.
  func migrateBinding(_ member: Member, to target: Expression, in chain: Expression) -> Bool {
    guard let arguments = member.arguments else { return false }
    let region = Span(start: member.nameSpan.start, end: arguments.span.end)
    if let (object, property) = boundProperty(target) {
      bind(member.name, region, chain, other.binds.control, to: [.source(object)], property)
      return true
    }
    guard let facts = facts(of: target), facts.role.isSubject || facts.role.hasValue else { return false }
    // A subject of Combine takes the end, too, which a binding to it does not pass on.
    let takesEnd = words.subscribing[0].name == member.name
    let takesValues = other.intervals == .unitsOrSeconds ? !takesEnd : facts.role.hasValue
    let form = takesValues ? other.binds.property : other.binds.subject
    bind(member.name, region, chain, form, to: [.source(target.span)])
    return true
  }

  /// Passes values on as a form of the other library does.
  private func bind(
    _ name: String, _ region: Span, _ chain: Expression, _ form: String, to object: Pieces, _ property: String = "",
    _ kind: MigrationMove.Kind = .plain
  ) {
    let pieces = filled(form, ["#": object, "%": [.text(property)]])
    if form.hasSuffix("<~ ") {
      edits.replace(Span(start: dot(before: region), end: region.end), "")
      edits.insert(pieces, before: chain.span.start)
      boundChains.insert(chain.span)
    } else {
      edits.replace(region, pieces)
    }
    if form == other.binds.control { needModule(ofControl: form) }
    note(name, Span(start: region.start, end: region.start + name.utf8.count), called(form), kind)
  }

  private func needModule(ofControl form: String) {
    for name in other.modulesOfNames.keys where name.hasPrefix(".") && form.contains(name) { needModule(of: name) }
  }

  /// The name of the call of a form.
  private func called(_ form: String) -> String {
    form.hasSuffix("<~ ") ? "<~" : String(form.prefix { $0 != "(" && $0 != " " })
  }

  /// Edits `assign(to: \.text, on: label)` of Combine.
  ///
  /// - Returns: Whether a member is one.
  func migrateAssign(_ member: Member, in chain: Expression) -> Bool {
    guard member.name == "assign", words.intervals == .unitsOrSeconds, let arguments = member.arguments else {
      return false
    }
    let region = Span(start: member.nameSpan.start, end: arguments.span.end)
    let written = text(region)
    // `assign(to: &$results)`
    if let sign = place(of: "&", in: region), case let path = text(Span(start: sign.end, end: region.end - 1)),
      let dollar = path.lastIndex(of: "$"), published.contains(String(path[dollar...].dropFirst()))
    {
      bind(
        member.name, region, chain, other.binds.property,
        to: [.text(path.filter { $0 != "$" })])
      if !boundChains.contains(chain.span) { keep(chain, isBound: true) }
      return true
    }
    guard let slash = written.firstIndex(of: "\\"),
      case let property = written[slash...].dropFirst(2).prefix(while: { $0.isLetter || $0.isNumber || $0 == "." }),
      let on = self.place(of: "on: ", in: region).map({ text(Span(start: $0.end, end: region.end - 1)) })
    else {
      note(member.name, member.nameSpan, "", .missing("a published property is Combine's"))
      return true
    }
    if published.contains(String(property)) {
      let place = on == "self" ? String(property) : "\(on).\(property)"
      bind(member.name, region, chain, other.binds.property, to: [.text(place)])
    } else if isStandIn(on) {
      bind(member.name, region, chain, other.binds.control, to: [.text(on)], String(property))
    } else if on == "self" {
      let form = other.binds.object.split(separator: "{", maxSplits: 1).joined(separator: "{ [weak self] in")
      bind(member.name, region, chain, form, to: [.text("self?")], String(property), .recipe)
    } else {
      bind(member.name, region, chain, other.binds.object, to: [.text(on)], String(property), .recipe)
    }
    return true
  }

  /// Whether a name is that of a control of the app, which the code does not declare itself.
  private func isStandIn(_ name: String) -> Bool {
    let first = String(name.prefix { $0.isLetter || $0.isNumber })
    return !code.statements.contains { statement in
      switch statement.kind {
      case .constant(let pattern, _), .variable(let pattern, _): pattern.bindings.contains { $0.name == first }
      default: false
      }
    } && first != "self"
  }

  /// Edits `label.reactive.text <~ texts`.
  func migrateBound(_ expression: Expression, _ place: Place, _ sign: Span, _ stream: Expression) {
    walk.walk(stream)
    guard words.intervals == .seconds else { return }
    let target =
      place.parts.isEmpty
      ? place.root : Expression(kind: .postfix(place.root, place.parts), span: place.span)
    edits.replace(Span(start: place.span.start, end: stream.span.start), "")
    let separator = text(stream.span).contains("\n") ? "\n" + indentOfChain(stream) + "." : "."
    let bound = boundProperty(target)
    let form = bound == nil ? other.binds.property : other.binds.control
    let object = bound?.object ?? place.span
    edits.insert(
      [.text(separator)] + filled(form, ["#": [.source(object)], "%": [.text(bound?.property ?? "")]]),
      after: stream.span.end)
    if bound != nil { needModule(ofControl: form) }
    if boundStatements.contains(expression.span) { keep(stream, isBound: true) }
    note("<~", sign, called(form), addedBags.isEmpty ? .plain : .recipe)
  }
}
