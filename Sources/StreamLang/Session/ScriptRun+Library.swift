import Streams

/// The recognition of the library that a text is written for.
extension ScriptRun {
  /// Makes the names known of the library that code without an import is written for.
  ///
  /// - Returns: A fault if it has words of two libraries, and neither can be preferred.
  func recogniseLibrary(of parsed: ParsedScript, in session: Session) -> Diagnostic? {
    let imports = parsed.statements.contains { $0.importsLibrary }
    let isKnown = session.settings.knowsLibrary
    // Each entry of a shell is read by its own words.
    guard !imports, !isKnown || session.takesEntries, let found = Library.recognised(in: source) else { return nil }
    if let (one, other) = found.rival {
      if isKnown { return nil }
      return Diagnostic(
        title: "'\(one.word)' is \(one.library.title)'s, and '\(other.word)' is \(other.library.title)'s",
        span: other.span, help: "say by an import which library is meant: import \(one.library.title)")
    }
    session.settings.dialect = found.library.dialect
    session.settings.knowsLibrary = true
    return nil
  }

  /// Returns the note that pasted code without an import is read in another library than the code before it.
  func changeOfLibrary(since settings: Settings) -> String? {
    guard session.takesEntries, settings.knowsLibrary, settings.dialect != session.settings.dialect,
      let (old, new) = Library.of(settings.dialect).flatMap({ old in
        Library.of(session.settings.dialect).map { (old, $0) }
      })
    else { return nil }
    return "this is read as \(new.title), and no longer as \(old.title)"
  }

  /// Checks a wrong script once more in the library of its words, if that is another than the current one. In a shell
  /// that library applies to the entry alone.
  func recheck(_ parsed: ParsedScript, _ findings: inout Checker.Findings, _ observe: (Event) -> Void) {
    let settings = session.settings
    guard !settings.knowsLibrary || session.takesEntries else { return }
    for library in libraries where library.dialect != settings.dialect || !settings.knowsLibrary {
      guard session.takesEntries || Library.of(settings.dialect) == nil || library.dialect == settings.dialect else {
        continue
      }
      session.settings.dialect = library.dialect
      session.settings.knowsLibrary = true
      let others = Checker.check(parsed, in: session.environment)
      guard others.faults.isEmpty else {
        session.settings = settings
        continue
      }
      session.deferredRelease.release(findings.definitions)
      findings = others
      if let note = note(on: library, after: settings) { observe(.output(.note(note), item: 0)) }
      return
    }
    recheckInValues(parsed, &findings, settings)
  }

  /// Checks an entry with the members of pasted code's values, such as `s.next(1)` of a JavaScript subject.
  private func recheckInValues(_ parsed: ParsedScript, _ findings: inout Checker.Findings, _ settings: Settings) {
    let language = session.settings.languages.first { $0.name == session.standIns?.language }
    guard session.takesEntries, session.names.rules == nil, let rules = language?.values, let library = rules.library
    else { return }
    let subject = Value.stream(Catalogue.source("subject"))
    guard findings.faults.allSatisfy({ library.member(subject, source.text(in: $0.span)) != nil }) else { return }
    session.names.rules = rules
    let others = Checker.check(parsed, in: session.environment)
    guard others.faults.isEmpty else { return session.names.rules = nil }
    session.deferredRelease.release(findings.definitions)
    findings = others
    session.reading = EntryReading(rules: rules, settings: settings)
  }

  /// The libraries that a text may be written for: that of its words, and in a shell that of the last entry.
  private var libraries: [Library] {
    var libraries: [Library] = []
    if let found = Library.recognised(in: source), found.rival == nil { libraries.append(found.library) }
    if let last = session.lastLibrary, libraries.isEmpty { libraries.append(last) }
    return libraries
  }

  private func note(on library: Library, after settings: Settings) -> String? {
    guard session.takesEntries else {
      return "this is read as \(library.title); dialect(\"\(settings.dialectName)\") goes back to rxplay's own names"
    }
    session.reading = EntryReading(
      dialect: library.dialect, settings: settings, before: library.modules.first.map { "import \($0)" } ?? "")
    defer { session.lastLibrary = library }
    return session.lastLibrary?.dialect == library.dialect ? nil : "this is read as \(library.title), by its words"
  }
}

extension ScriptRun {
  /// Limits the dialect of a line of another language to its entry, if the line is all of it.
  func endLine(since settings: Settings) {
    guard isLine, session.settings.dialect != settings.dialect else { return }
    session.reading = EntryReading(dialect: session.settings.dialect, settings: settings, before: "")
  }
}

extension Session {
  /// Restores the names after an entry, unless it has chosen others itself.
  func endReading() {
    if reading?.isInValues == true { names.rules = nil }
    guard let reading, settings.dialect == reading.dialect else { return }
    settings.dialect = reading.outer
    settings.knowsLibrary = reading.knewLibrary
  }
}
