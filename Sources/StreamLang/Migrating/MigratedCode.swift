import Streams

/// A program that is to move, as it was read and checked.
struct MigratedCode {
  let source: SourceText
  /// The program without its drive.
  let span: Span
  /// The drive that is joined to it.
  let driveSpan: Span?
  /// The statements of the code, and those of its drive.
  let statements, driving: [Statement]
  let declaredTypes: DeclaredTypes
  let comments: [Comment]
  let meanings: CallMeanings
  /// The library that the code is written for, and the other one.
  let origin, target: Library

  /// The reason why a program cannot move.
  struct Refusal: Error {
    let diagnostic: Diagnostic
  }

  init(_ source: SourceText, in language: SourceLanguage, to target: MigrationTarget) throws(Refusal) {
    func refusal(_ title: String, help: String? = nil) -> Refusal {
      Refusal(diagnostic: Diagnostic(title: title, span: Span(at: 0), help: help))
    }
    guard language.name == SourceLanguage.swift.name, let library = target.library, library.words != nil else {
      throw refusal(
        "code of \(language.title) cannot be moved to \(target.title)",
        help: "Swift can be moved between RxSwift, Combine and ReactiveSwift")
    }
    let pieces = source.pieces
    let code = language.read(PasteRepair(pieces[0].text).text)
    let pasted = PastedCode(source, in: language, isInterrupted: { false })
    if let fault = pasted.script.faults.first(where: { $0.diagnostic.severity == .error }) {
      throw Refusal(diagnostic: fault.diagnostic)
    }
    var settings = Settings()
    settings.languages = [language]
    let session = Session(settings: settings)
    let run = ScriptRun(source, in: session, language: language)
    if let fault = run.recogniseLibrary(of: pasted.script, in: session) { throw Refusal(diagnostic: fault) }
    let meanings = CallMeanings()
    do throws(ErrorValue) {
      _ = try session.check(pasted.script, ofLanguage: language.name, noting: meanings) { pasted.isDriving($0) }
    } catch {
      throw Refusal(diagnostic: Diagnostic(error, otherwise: Span(at: 0)))
    }
    let dialect = session.environment.dialect(after: pasted.script.statements)
    guard let origin = Library.of(dialect), origin.words != nil else {
      throw refusal("the code names no library that it could be moved from")
    }
    self.source = source
    span = Span(start: 0, end: pieces[0].text.bytes.count)
    driveSpan = pieces.count > 1 ? Span(start: pieces[1].start, end: source.bytes.count) : nil
    statements = code.statements
    driving = pasted.script.statements.filter { pasted.isDriving($0) }
    declaredTypes = code.declaredTypes
    comments = code.comments
    self.meanings = meanings
    (self.origin, self.target) = (origin, library)
  }
}
