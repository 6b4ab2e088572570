import Streams

extension Session {
  /// Makes stand-ins for the names that pasted code uses and nothing declares.
  ///
  /// - Returns: Why that cannot be done.
  func makeStandIns(for script: ParsedScript, ofLanguage name: String) -> Diagnostic? {
    do throws(ErrorValue) {
      let standIns = try standIns(for: name)
      try standIns.declare(for: script) { Checker.check(script, in: self.environment).faults }
      return nil
    } catch {
      return Diagnostic(error, otherwise: Span(at: 0))
    }
  }

  private func standIns(for name: String) throws(ErrorValue) -> StandIns {
    if let standIns, standIns.language == name { return standIns }
    let made = StandIns(scenes, names, language: name)
    if let rules = settings.languages.first(where: { $0.name == name })?.values.text {
      made.textOf = { [scenes] value throws(ErrorValue) in try rules.logged([value], scenes) }
    }
    try made.load(KindTable.texts(for: name))
    standIns = made
    return made
  }
}
