import Streams

/// The messages about faults, in the words of the pasted language.
extension ScriptRun {
  /// Returns the messages without repetitions at the same place.
  static func once(_ all: [Diagnostic]) -> [Diagnostic] {
    var said: [Int: [String]] = [:]
    return all.filter { message in
      if said[message.span.start]?.contains(message.title) == true { return false }
      said[message.span.start, default: []].append(message.title)
      return true
    }
  }

  /// Returns the message about a fault, in the words of the pasted language.
  func message(_ fault: SpannedFault) -> Diagnostic {
    if let name = fault.unknownName, name.nearest.map(LibraryMember.isBuiltIn) ?? true,
      let standIns = session.standIns?.listed, !standIns.isEmpty,
      source.pieces.dropFirst().contains(where: { fault.span.start >= $0.start })
    {
      let paths = standIns.map { $0.path }.joined(separator: ", ")
      return Diagnostic(title: "a stand-in '\(name.name)' is not in the code; there are: \(paths)", span: fault.span)
    }
    if language?.hasSelf == true { return inWordsOfMessages(fault).diagnostic }
    let fault = withoutNames(StandIns.drivers.contains, fault)
    if case .check(let check) = withoutNames(LibraryMember.isBuiltIn, fault).fault,
      let words = language?.words(check, source.text(in: fault.span))
    {
      return SpannedFault(.language(words), fault.span).diagnostic
    }
    return (isSwift ? fault.inWordsOfSwift(source) : fault).diagnostic
  }

  /// Returns a fault of a name without the advice to write one that exists only in rxplay's own language.
  private func withoutNames(_ isOurs: (String) -> Bool, _ fault: SpannedFault) -> SpannedFault {
    guard language != nil else { return fault }
    switch fault.fault {
    case .check(.unknownName(let name, let nearest?, _, _)) where isOurs(nearest):
      return SpannedFault(.check(.unknownName(name, nearest: nil)), fault.span)
    case .check(.assignmentToUnknown(let name, let nearest?)) where isOurs(nearest):
      return SpannedFault(.check(.assignmentToUnknown(name, nearest: nil)), fault.span)
    default: return fault
    }
  }

  /// Returns a fault of a name in code whose members are messages, without advice for scripts of rxplay's own: their
  /// built-in names mean nothing in such code.
  private func inWordsOfMessages(_ fault: SpannedFault) -> SpannedFault {
    switch fault.fault {
    case .check(.operatorNotCalled(let name, _, _)), .check(.functionNotCalled(let name)):
      return SpannedFault(.check(.unknownName(name, nearest: nil)), fault.span)
    case .check(.usedBeforeDeclaration(let name)):
      return SpannedFault(.language(Wording("'\(name)' is used before its declaration")), fault.span)
    default:
      guard let (_, nearest) = fault.unknownName else { return fault }
      let known = nearest.flatMap { LibraryMember.isBuiltIn($0) ? nil : $0 }
      // The translation may have renamed it.
      return SpannedFault(.check(.unknownName(source.text(in: fault.span), nearest: known)), fault.span)
    }
  }

  /// Returns the faults of names and calls in pasted code with faults of syntax, so that all are reported at once.
  func furtherFaults(
    in parsed: ParsedScript, _ pasted: PastedCode?, besides told: [Diagnostic]
  ) -> [Diagnostic] {
    guard let language, let pasted else { return [] }
    return unknownNamesAndCalls(in: parsed, of: language) { pasted.isDriving($0) }.filter { fault in
      !told.contains { $0.severity == .error && $0.span.start == fault.span.start }
    }
  }

  private func unknownNamesAndCalls(
    in parsed: ParsedScript, of language: SourceLanguage, isDriving: (Statement) -> Bool?
  ) -> [Diagnostic] {
    let trial = Session(settings: session.settings)
    guard !isSwift || recogniseLibrary(of: parsed, in: trial) == nil else { return [] }
    let checked = try? trial.check(parsed, ofLanguage: language.name, isStrict: isStrict, isDriving: isDriving)
    let unread = parsed.unreadNames.union(session.names.globals.keys)
    // Places of unknown names and members are those of the word.
    let found = checked?.faults.filter { !unread.contains(parsed.source.text(in: $0.span)) }
    return found?.map(message) ?? []
  }

  /// The fault of a text that is plainly in another language than the one that it was read in.
  var otherLanguage: [Diagnostic]? {
    guard let language, SourceLanguage.recognised(in: source.text, among: [language]) == nil else { return nil }
    return SourceLanguage.recognised(in: source.text, among: session.settings.languages).map { other in
      let ending = other.fileExtensions.first ?? other.name
      let title = "this looks like \(other.title); use the extension .\(ending) or --lang \(other.name)"
      return [Diagnostic(title: title, span: Span(at: 0))]
    }
  }
}
