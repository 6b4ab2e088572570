import Streams

extension Session {
  /// Makes stand-ins for the undeclared names of pasted code.
  ///
  /// - Returns: The findings on the code with all its stand-ins, if it was checked with them.
  func makeStandIns(
    for script: ParsedScript, ofLanguage name: String, isDriving: (Statement) -> Bool?
  ) throws(ErrorValue) -> Checker.Findings? {
    let values = settings.languages.first { $0.name == name }?.values
    if let library = values?.library?.standIns {
      names.rules = values
      return makeStandIns(for: script, library)
    }
    names.rules = nil
    return try standIns(for: name).declare(for: script, isDriving: isDriving) {
      Checker.check(script, in: self.environment)
    }
  }

  private func standIns(for name: String) throws(ErrorValue) -> StandIns {
    if let standIns, standIns.language == name { return standIns }
    let rules = settings.languages.first { $0.name == name }?.values
    let made = StandIns(scenes, names, language: name, rules)
    if let library = rules?.library {
      made.promiseOf = { [scenes] value throws(ErrorValue) in
        let place = SourcePlace(source: StandIns.sourceNumber, start: 0, end: 0)
        let call = MemberCall(receiver: value, context: scenes, place: place)
        return try library.member(value, "toPromise")?.call(call) ?? value
      }
    }
    try made.load(KindTable.texts(for: name))
    standIns = made
    return made
  }

  /// Makes stand-ins of a language that makes its own.
  private func makeStandIns(for script: ParsedScript, _ library: StandInLibrary) -> Checker.Findings? {
    names.hasObjects = true
    func declare(_ name: String, isBesideFunction: Bool = false) {
      guard let value = library.make(name, scenes) else { return }
      let variable = Variable(name, isConstant: true, value)
      variable.isBesideFunction = isBesideFunction
      names.globals[name] = variable
    }
    for name in library.prepare(script.statements, scenes)
    where names.globals[name] == nil && (Builtins.find(name) != nil || names.rules?.library?.function(name) != nil) {
      declare(name, isBesideFunction: true)
    }
    if names.globals["self"] == nil { declare("self") }
    var tried: Set<String> = []
    for _ in 0..<32 {
      let findings = Checker.check(script, in: environment)
      let unknown = findings.faults.compactMap { $0.unknownName?.name }.filter { tried.insert($0).inserted }
      guard !unknown.isEmpty else { return findings }
      for name in unknown { declare(name) }
    }
    return nil
  }

  /// Whether code that ran has made `self` an object.
  var hasSelf: Bool { names.rules?.library?.readsMessages ?? false }

  /// Returns the note on the stand-ins that were made since the last one.
  func takeStandInSummary(_ language: String?) -> String? {
    if let summary = standIns?.takeSummary() { return summary }
    guard let language, scenes.libraryState != nil else { return nil }
    return settings.languages.first { $0.name == language }?.values.library?.standIns?.summary(scenes)
  }
}
