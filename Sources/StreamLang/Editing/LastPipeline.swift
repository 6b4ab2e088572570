extension SourceEditing {
  /// Returns the script with its last statement, a pipeline that is run and drawn on its own, subscribed in a scene
  /// instead; `nil` if it ends in another statement.
  public func subscribingToLastPipeline(in settings: Settings) -> SourceText? {
    guard let last = script.statements.last, case .expression = last.kind, script.faults.isEmpty else { return nil }
    let findings = Checker.check(script, in: Session(settings: settings).environment)
    guard findings.faults.isEmpty, case .stream? = findings.lastKind else { return nil }
    let head = source.text(in: Span(start: 0, end: last.span.start))
    return SourceText(name: source.name, text: head + "(\(source.text(in: last.span))).subscribe()")
  }
}
