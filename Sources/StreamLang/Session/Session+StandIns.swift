import Streams

extension Session {
  /// Checks pasted code, and makes stand-ins for the names that it uses and nothing declares.
  func check(
    _ script: ParsedScript, ofLanguage name: String, isStrict: Bool = false, noting meanings: CallMeanings? = nil,
    isDriving: (Statement) -> Bool?
  ) throws(ErrorValue) -> Checker.Findings {
    let values = settings.languages.first { $0.name == name }?.values
    if let library = values?.library?.standIns {
      names.rules = values
      return check(script, library, isDriving)
    }
    names.rules = nil
    let standIns = try standIns(for: name)
    standIns.isStrict = isStrict
    var environment = environment
    environment.meanings = meanings
    return try standIns.check(script, in: environment, isDriving: isDriving)
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
    announcedStandIns = 0
    return made
  }

  /// The same with stand-ins of a language that makes its own.
  private func check(
    _ script: ParsedScript, _ library: StandInLibrary, _ isDriving: (Statement) -> Bool?
  ) -> Checker.Findings {
    names.hasObjects = true
    let (names, scenes) = (names, scenes)
    func declare(_ name: String, isBesideFunction: Bool = false) -> Bool {
      guard let value = library.make(name, scenes) else { return false }
      let variable = Variable(name, isConstant: true, value)
      variable.isBesideFunction = isBesideFunction
      names.globals[name] = variable
      return true
    }
    var called: Set<String> = []
    let walk = SyntaxWalk { expression in
      if let name = WaitAnalysis.calledName(expression) { called.insert(name) }
      return true
    }
    let driving = script.statements.filter { isDriving($0) == true }
    walk.walk(driving)
    let drive = StandInLibrary.Drive(called: called, spans: driving.map { $0.span })
    for name in library.prepare(script.statements, drive, scenes)
    where names.globals[name] == nil && (Builtins.find(name) != nil || names.rules?.library?.function(name) != nil) {
      _ = declare(name, isBesideFunction: true)
    }
    if names.globals["self"] == nil { _ = declare("self") }
    var environment = environment
    environment.makeStandIn = { name, _, _ in names.globals[name] == nil && declare(name) }
    return Checker.check(script, in: environment)
  }

  /// Whether code that ran has made `self` an object.
  var hasSelf: Bool { names.rules?.library?.readsMessages ?? false }

  /// The stand-ins of code in a language that were made so far.
  func drivenObjects(_ language: String?) -> [StandInControl] {
    let library = settings.languages.first { $0.name == language }?.values.library?.standIns
    guard let library else { return standIns?.drivenObjects ?? [] }
    return scenes.libraryState == nil ? [] : library.controls(scenes).filter { !$0.isNotification }
  }

  /// Returns the note on the stand-ins that were made since the last one, and how to drive them; nil if there are none.
  func takeStandInSummary(_ language: String?) -> String? {
    let made = drivenObjects(language)
    let texts = made.dropFirst(announcedStandIns).map { $0.text } + (standIns?.takeNamesOfValues() ?? [])
    announcedStandIns = made.count
    return texts.isEmpty ? nil : "stand-ins: " + texts.joined(separator: ", ")
  }

  /// The stand-ins of the code so far, and what it waits for besides.
  public var controls: [StandInControl] {
    if let standIns { return standIns.controls }
    guard scenes.libraryState != nil else { return [] }
    var known: Set<String> = []
    return (settings.languages.lazy.compactMap { $0.values.library?.standIns }.first?.controls(scenes) ?? [])
      .filter { known.insert($0.name).inserted }
  }

  /// Returns how lanes call an object that the code has a name of its own for.
  public func lane(ofName name: String) -> String { names.globals[name]?.value?.asStandIn?.path ?? name }
}
