import Marbles
import Streams

/// A script that is run statement by statement.
public final class ScriptRun {
  /// The output of a script and its progress, in order.
  public enum Event {
    /// Adjoining `//:` lines.
    case prose([String])
    /// A warning: the script runs, but probably not as intended. It precedes all output.
    case warning(Diagnostic)
    /// The start of a statement: its text, its offset in the source, and its place among the script's items.
    case statement(String, at: Int, item: Int)
    /// Output of a statement.
    case output(Output, item: Int)
    /// An expected-output block after its statement.
    case expectedOutput(ExpectedOutput, item: Int)
  }

  /// The outcomes of a run of a script.
  public enum Outcome: Sendable {
    /// All statements ran and every `expect` was true.
    case fine
    /// A fault before the run; no statement ran.
    case rejected([Diagnostic])
    /// The run stopped at an error.
    case stopped(Diagnostic)
    /// The run came to its end, but had a failure.
    case failed
  }

  let session: Session
  let source: SourceText
  let language: SourceLanguage?
  /// Whether warnings keep a script from running.
  public var isStrict = false
  /// The last item of a run that repeats another one, and whether it is included.
  private var end: (item: Int, isIncluded: Bool)?
  /// The current item.
  private var current = 0
  /// The statement that runs, if it is one of the drive, or of a scene.
  public private(set) var driving: Span?
  /// The stream at the end of the code.
  private var drawn: FinalStream?
  /// The statements of an app that wait, and those after them.
  private var main: CodeTask?

  /// Creates a run of a script in a session.
  ///
  /// - Parameter language: The language of its text, if it is not rxplay's own.
  public init(_ source: SourceText, in session: Session, language: SourceLanguage? = nil) {
    self.source = source
    self.language = language
    self.session = session
  }

  /// Runs the script.
  ///
  /// - Parameter finishes: Whether the last scene is run to its horizon and drawn; a shell's continues.
  /// - Parameter observe: Receives all events in order.
  public func run(finishes: Bool = true, _ observe: (Event) -> Void) -> Outcome {
    session.reading = nil
    let settings = session.settings
    defer {
      endLine(since: settings)
      session.endReading()
    }
    do throws(Refusal) {
      let (parsed, pasted) = try read()
      defer { session.deferredRelease.release(parsed.items) }
      let sections = CodeSections(of: parsed.statements, in: language)
      try reportFaults(of: parsed, pasted, observe)
      try check(parsed, pasted, sections, observe)
      let codes = try compile(parsed, sections)
      defer { session.deferredRelease.release(codes) }
      let outer = session.host.runAgain
      session.host.runAgain = { [own = Unowned(self)] in
        own.object.again(settings, finishes, after: outer, isWhole: $0, $1)
      }
      defer { session.host.runAgain = outer }
      return withoutActuallyEscaping(observe) { observe in
        run(parsed, pasted, codes, finishes, sections, observe)
      }
    } catch {
      guard isStrict, case .rejected(let messages) = error.outcome else { return error.outcome }
      return .rejected(messages.map { $0.asError })
    }
  }

  /// Runs the script once more up to the current item, silently, in another session.
  ///
  /// - Parameters:
  ///   - settings: The settings at the beginning of the script.
  ///   - outer: Repeats the runs before the script, if there were any.
  ///   - isWhole: Whether the current item is included.
  private func again(
    _ settings: Settings, _ finishes: Bool, after outer: ((Bool, (Session) -> Void) -> Session?)?, isWhole: Bool,
    _ prepare: (Session) -> Void
  ) -> Session? {
    var again = outer?(true, prepare)
    if outer == nil {
      let fresh = Session(settings: settings)
      fresh.isInterrupted = session.isInterrupted
      fresh.isShortOfMemory = session.isShortOfMemory
      prepare(fresh)
      again = fresh
    }
    guard let again else { return nil }
    let run = ScriptRun(source, in: again, language: language)
    run.end = (current, isWhole)
    _ = run.run(finishes: finishes) { _ in }
    return again
  }

  /// The outcome of a script that did not run.
  private struct Refusal: Error {
    let outcome: Outcome

    init(_ outcome: Outcome) { self.outcome = outcome }
    init(_ messages: [Diagnostic]) { outcome = .rejected(messages) }
  }

  private func read() throws(Refusal) -> (ParsedScript, PastedCode?) {
    if source.bytes.count > session.settings.limits[.source] {
      let error = Stop.limit(.source, amount: session.settings.limits[.source], by: nil).asError
      throw Refusal([
        Diagnostic(title: error.text, span: Span(at: 0), help: "--limit source=\(source.bytes.count) allows it")
      ])
    }
    session.beginMeter()
    let pasted = language.map { PastedCode(source, in: $0, isInterrupted: session.isInterrupted) }
    let parsed =
      pasted?.script ?? Parser.parse(source, hasSelf: isOfObjects, isInterrupted: session.isInterrupted)
    return (parsed, pasted)
  }

  /// Whether `self` is an object: in a translation of a language that has it, and after code of such a language.
  private var isOfObjects: Bool {
    session.hasSelf
      || session.settings.languages.contains { $0.hasSelf && $0.isTranslated(in: source.text) }
  }

  /// Reports the warnings of the parser. Its errors refuse the script, together with those that a check finds.
  private func reportFaults(
    of parsed: ParsedScript, _ pasted: PastedCode?, _ observe: (Event) -> Void
  ) throws(Refusal) {
    try failIfInterrupted()
    drawn = FinalStream(of: parsed, pasted, in: language)
    let told = parsed.faults.map(message).filter { !(drawn?.answers($0) ?? false) }
    guard !told.contains(where: { $0.severity == .error || isStrict }) else {
      let all = (told + furtherFaults(in: parsed, pasted, besides: told)).sorted { $0.span.start < $1.span.start }
      // An error inside may be the cause: an open bracket contains the call that is missing.
      let errors = all.filter { $0.severity == .error }
      let sure = all.filter { fault in
        let span = fault.span
        return fault.severity == .error || !errors.contains { span.start <= $0.span.start && $0.span.start < span.end }
      }
      throw Refusal(otherLanguage ?? Self.once(sure))
    }
    for warning in told { observe(.warning(warning)) }
  }

  /// Makes the stand-ins of pasted code and checks all statements. Warnings are reported if there is no error.
  private func check(
    _ parsed: ParsedScript, _ pasted: PastedCode?, _ sections: CodeSections, _ observe: (Event) -> Void
  ) throws(Refusal) {
    let settings = session.settings
    if isSwift, let refusal = recogniseLibrary(of: parsed, in: session) { throw Refusal([refusal]) }
    if let note = changeOfLibrary(since: settings) { observe(.output(.note(note), item: 0)) }
    // Stand-ins may make the scene, which keeps the words of its values.
    begin(section: sections.app)
    let origin = language ?? ([.swift] + session.settings.languages).first { $0.name == sections.app }
    session.settings.tiesOfLanguage = origin?.values.ties ?? .phased
    var checked: Checker.Findings?
    if let app = sections.app {
      do throws(ErrorValue) {
        checked = try session.check(
          parsed, ofLanguage: app, isStrict: isStrict, isDriving: { pasted?.isDriving($0) ?? sections.isDriving($0) })
      } catch {
        throw Refusal([Diagnostic(error, otherwise: Span(at: 0))])
      }
    }
    var findings = checked ?? Checker.check(parsed, in: session.environment)
    if language == nil, !findings.faults.isEmpty { recheck(parsed, &findings, observe) }
    session.deferredRelease.release(findings.definitions)
    try failIfInterrupted()
    guard findings.faults.isEmpty else { throw Refusal(otherLanguage ?? Self.once(findings.faults.map(message))) }
    if let summary = session.takeStandInSummary(sections.app) { observe(.output(.note(summary), item: 0)) }
    let warnings = findings.warnings.map(message)
    guard warnings.isEmpty || !isStrict else { throw Refusal(warnings) }
    for warning in warnings where !(drawn?.answers(warning) ?? false) { observe(.warning(warning)) }
  }

  /// Whether it is one line of another language in a shell: its stream is drawn, as in rxplay's own language.
  var isLine: Bool { language != nil && session.takesEntries && source.lineCount == 1 }

  /// Begins code of a language, or statements of rxplay's own.
  private func begin(section language: String?) {
    session.scenes.words = session.settings.languages.first { $0.name == language }?.values.words ?? ValueWords()
    session.scenes.faultsEndRun = language == SourceLanguage.swift.name
    session.scenes.runsPastedCode = language != nil
  }

  /// Returns the code of each statement, in order.
  private func compile(_ parsed: ParsedScript, _ sections: CodeSections) throws(Refusal) -> [Code] {
    // The run is traced from the beginning if a later question needs it.
    if QuestionSearch.asks(parsed.statements) { session.isTraced = true }
    if QuestionSearch.asks(parsed.statements, for: ["leaks"]) { session.tellsState = true }
    let compiler = Compiler(session.scenes, session.names, source, session.add(source))
    compiler.declareFunctions(parsed.statements)
    var codes: [Code] = []
    for (index, (statement, language)) in zip(parsed.statements, sections.languages).enumerated() {
      guard !session.isInterrupted() else {
        session.deferredRelease.release(codes)
        throw Refusal(interrupted())
      }
      compiler.showsValues = language == nil
      let drawn = index == drawn?.statement ? drawn?.shown : nil
      codes.append(compiler.statement(drawn ?? statement, drawsStream: drawn != nil))
    }
    return codes
  }

  var isSwift: Bool { language?.name == SourceLanguage.swift.name }

  private func run(
    _ parsed: ParsedScript, _ pasted: PastedCode?, _ codes: [Code], _ finishes: Bool, _ sections: CodeSections,
    _ observe: @escaping (Event) -> Void
  ) -> Outcome {
    current = 0
    main = nil
    var code = codes.makeIterator()
    var languages = sections.languages.makeIterator()
    let outer = session.deliver
    session.deliver = { [own = Unowned(self)] in observe(.output($0, item: own.object.current)) }
    defer { session.deliver = outer }
    for (index, item) in parsed.items.enumerated() {
      switch item {
      case .prose(let prose): observe(.prose(prose.lines))
      case .expectedOutput(let expected): observe(.expectedOutput(expected, item: index))
      case .statement(let statement):
        if let end, index > end.item || index == end.item && !end.isIncluded { return .fine }
        current = index
        guard !session.isInterrupted() else { return interrupted(at: statement.span) }
        session.scenes.lookout?.look(in: session)
        let section = languages.next() ?? nil
        begin(section: section)
        session.host.statement = source.text(in: statement.span)
        driving = (pasted?.isDriving(statement) ?? session.hasScene) ? statement.span : nil
        observe(.statement(source.text(in: statement.span), at: statement.span.start, item: index))
        do throws(ErrorValue) {
          if let code = code.next() {
            session.scenes.runsDrive = pasted?.isDriving(statement) ?? (sections.app == nil && session.hasSelf)
            do throws(ErrorValue) {
              let isDriving = pasted?.isDriving(statement) ?? sections.isDriving(statement) ?? false
              try run(code, isOfApp: section != nil && !isDriving)
              if code.knowsLibrary || code.countsOwners { endAbandoned(by: statement, observe) }
              if let summary = session.takeStandInSummary(sections.app) {
                observe(.output(.note(summary), item: current))
              }
              if drawn?.statement == index, !session.takesEntries { try session.scenes.drawStreams(of: drawn) }
            } catch {
              // If a budget ended the run, that is the error.
              try session.scenes.failIfStopped()
              guard let note = error.note(onAppCall: statement, in: source) else { throw error }
              observe(.output(.note(note), item: current))
            }
          }
          if finishes, endsScene(index, parsed.items) {
            try session.scenes.finish()
          } else if let stop = session.scenes.stop {
            throw stop.asError
          }
        } catch {
          // Code that a budget stops has no other error than that it was stopped.
          let stop = session.scenes.stop?.asError(ofPastedCode: session.scenes.runsPastedCode)
          let cause = stop.map { $0.at(error.place) } ?? error
          let diagnostic = Diagnostic(cause, otherwise: statement.span, title: language?.message(cause))
          // A shell's scene survives a wrong entry, but not a run that a budget has ended.
          if finishes || session.isStopped { session.endScene() }
          return .stopped(diagnostic)
        }
      }
    }
    return session.hasFailures ? .failed : .fine
  }

  /// Returns whether the scene ends with this statement: its lanes are that statement's output.
  private func endsScene(_ index: Int, _ items: [ScriptItem]) -> Bool {
    for item in items[(index + 1)...] {
      if case .statement(let next) = item {
        if case .scene = next.kind { return true }
        return false
      }
    }
    return true
  }

  /// Ends subscriptions that the statement has released, as Combine does, and warns of one that was running.
  private func endAbandoned(by statement: Statement, _ observe: (Event) -> Void) {
    guard session.scenes.abandoned.end() else { return }
    observe(
      .warning(
        Diagnostic(
          severity: .warning, title: "this subscription is not kept, so it is cancelled at once", span: statement.span,
          help: "keep it with store(in:), or with a name: let subscription = …")))
  }

  private func failIfInterrupted() throws(Refusal) {
    if session.isInterrupted() { throw Refusal(interrupted()) }
  }

  /// Returns the outcome for Ctrl-C while no statement runs.
  private func interrupted(at span: Span = Span(at: 0)) -> Outcome {
    .stopped(Diagnostic(Stop.interrupted.asError, otherwise: span))
  }

  /// - Parameter isOfApp: Whether it is the code of an app, which has waited and goes on while the drive runs.
  private func run(_ code: Code, isOfApp: Bool) throws(ErrorValue) {
    let routine = ActivationRoutine(
      Activation(code: code, frame: Frame(code.slotCount, parent: nil)), in: session.scenes)
    routine.show = { [session] value, expression throws(ErrorValue) in
      try session.scenes.show(value, expression)
      try session.scenes.failIfStopped()
    }
    if isOfApp, let main, !main.isDisposed { return main.add(routine) }
    while true {
      switch try routine.resume() {
      case .finished: return
      case .wait(let duration): try session.scenes.wait(duration)
      case .suspended where isOfApp: return main = CodeTask(asMainOf: routine, in: session.scenes)
      case .suspended: try session.scenes.wait(for: routine)
      }
      try session.scenes.failIfStopped()
    }
  }
}

extension ErrorValue {
  /// The words for a `fatalError` of an object that the app makes and shows without what it needs; nil for other
  /// errors, and where the code itself calls.
  fileprivate func note(onAppCall statement: Statement, in source: SourceText) -> String? {
    // The calls of the app have their place at the name of the type.
    let type = source.text(in: statement.span)
    guard text.hasPrefix("fatalError"), type.first?.isUppercase == true, !type.contains("("), !type.contains(" ") else {
      return nil
    }
    return "\(type) ends with '\(text)', as the app gives it nothing: let the drive make it"
  }
}
