import Streams

extension Session {
  /// Makes stand-ins for the names that pasted code uses and nothing declares.
  ///
  /// - Returns: Why that cannot be done.
  func makeStandIns(for script: ParsedScript, ofLanguage name: String, isDriving: (Statement) -> Bool?) -> Diagnostic? {
    do throws(ErrorValue) {
      let standIns = try standIns(for: name)
      try standIns.declare(for: script, isDriving: isDriving) { Checker.check(script, in: self.environment).faults }
      return nil
    } catch {
      return Diagnostic(error, otherwise: Span(at: 0))
    }
  }

  private func standIns(for name: String) throws(ErrorValue) -> StandIns {
    if let standIns, standIns.language == name { return standIns }
    let rules = settings.languages.first { $0.name == name }?.values
    let made = StandIns(scenes, names, language: name, rules)
    if let library = rules?.library {
      made.promiseOf = { [scenes] value throws(ErrorValue) in
        let place = SourcePlace(source: StandIns.sourceNumber, start: 0, end: 0)
        let call = ValueRules.Call(receiver: value, arguments: [], labels: [], context: scenes, place: place)
        return try library.member(value, "toPromise")?.call(call) ?? value
      }
    }
    try made.load(KindTable.texts(for: name))
    standIns = made
    return made
  }
}
