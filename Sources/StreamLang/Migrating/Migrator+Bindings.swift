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
      bind(member.name, region, chain, object, property)
      return true
    }
    guard let facts = facts(of: target), facts.role.isSubject || facts.role.hasValue else { return false }
    passOn(member.name, region, chain, to: target, facts)
    return true
  }

  /// Passes values on to the property of a control.
  private func bind(_ name: String, _ region: Span, _ chain: Expression, _ object: Span, _ property: String) {
    switch other.intervals {
    case .units:
      edits.replace(region, [.text("bind(to: "), .source(object), .text(".rx.\(property))")])
      needModule(of: ".rx")
    case .unitsOrSeconds:
      edits.replace(region, [.text("assign(to: \\.\(property), on: "), .source(object), .text(")")])
    case .seconds:
      edits.replace(Span(start: dotAt(region.start), end: region.end), "")
      edits.insert([.source(object), .text(".reactive.\(property) <~ ")], before: chain.span.start)
      boundChains.insert(chain.span)
      needModule(of: ".reactive")
    }
    note(name, Span(start: region.start, end: region.start + name.utf8.count), ["bind", "assign", "<~"][index], .plain)
  }

  private var index: Int { other.intervals == .units ? 0 : other.intervals == .unitsOrSeconds ? 1 : 2 }

  /// Passes values on to a subject or a property.
  private func passOn(_ name: String, _ region: Span, _ chain: Expression, to target: Expression, _ facts: StreamFacts)
  {
    let span = target.span
    let place = Span(start: region.start, end: region.start + name.utf8.count)
    switch other.intervals {
    case .units: edits.replace(region, [.text("bind(to: "), .source(span), .text(")")])
    case .unitsOrSeconds:
      if name == "subscribe" {
        edits.replace(region, [.text("subscribe("), .source(span), .text(")")])
      } else {
        edits.replace(region, [.text("sink { "), .source(span), .text(".send($0) }")])
      }
    case .seconds:
      if facts.role.hasValue {
        edits.replace(Span(start: dotAt(region.start), end: region.end), "")
        edits.insert([.source(span), .text(" <~ ")], before: chain.span.start)
        boundChains.insert(chain.span)
      } else {
        edits.replace(region, [.text("startWithValues { "), .source(span), .text("Observer.send(value: $0) }")])
      }
    }
    note(name, place, ["bind", "sink", "<~"][index], .plain)
  }

  private func dotAt(_ start: Int) -> Int {
    var place = start
    while place > 0, [0x20, 0x09, 0x0A, 0x0D, 0x2E].contains(source.bytes[place - 1]) { place -= 1 }
    return place
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
    guard let slash = written.firstIndex(of: "\\"),
      case let property = written[slash...].dropFirst(2).prefix(while: { $0.isLetter || $0.isNumber || $0 == "." }),
      let on = self.place(of: "on: ", in: region).map({ text(Span(start: $0.end, end: region.end - 1)) })
    else {
      note(member.name, member.nameSpan, "", .missing("a published property is Combine's"))
      return true
    }
    let object = on
    if published.contains(String(property)) {
      let place = object == "self" ? String(property) : "\(object).\(property)"
      if other.intervals == .units {
        edits.replace(region, "bind(to: \(place))")
      } else {
        edits.replace(Span(start: dotAt(region.start), end: region.end), "")
        edits.insert("\(place) <~ ", before: chain.span.start)
        boundChains.insert(chain.span)
      }
      note(member.name, member.nameSpan, other.intervals == .units ? "bind" : "<~", .plain)
      return true
    }
    let isControl = isStandIn(object)
    let isOwn = object == "self"
    switch other.intervals {
    case .units where isControl:
      edits.replace(region, "bind(to: \(object).rx.\(property))")
      needModule(of: ".rx")
    case .units:
      edits.replace(
        region,
        isOwn
          ? "subscribe(onNext: { [weak self] in self?.\(property) = $0 })"
          : "subscribe(onNext: { \(object).\(property) = $0 })")
    case .seconds where isControl:
      edits.replace(Span(start: dotAt(region.start), end: region.end), "")
      edits.insert("\(object).reactive.\(property) <~ ", before: chain.span.start)
      boundChains.insert(chain.span)
      needModule(of: ".reactive")
    default:
      edits.replace(
        region,
        isOwn
          ? "startWithValues { [weak self] in self?.\(property) = $0 }"
          : "startWithValues { \(object).\(property) = $0 }")
    }
    note(member.name, member.nameSpan, index == 0 ? "bind" : "<~", .plain)
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
    let separator = text(stream.span).contains("\n") ? "\n" + indent(at: stream.span.start) + "    ." : "."
    if let (object, property) = boundProperty(target) {
      switch other.intervals {
      case .units:
        edits.insert(
          [.text(separator + "bind(to: "), .source(object), .text(".rx.\(property))")], after: stream.span.end)
        needModule(of: ".rx")
      default:
        edits.insert(
          [.text(separator + "assign(to: \\.\(property), on: "), .source(object), .text(")")], after: stream.span.end)
      }
    } else {
      switch other.intervals {
      case .units:
        edits.insert([.text(separator + "bind(to: "), .source(place.span), .text(")")], after: stream.span.end)
      default:
        edits.insert(
          [.text(separator + "sink { "), .source(place.span), .text(".send($0) }")], after: stream.span.end)
      }
    }
    keep(stream, isBound: true)
    note("<~", sign, ["bind", "assign", ""][index], .plain)
  }
}
