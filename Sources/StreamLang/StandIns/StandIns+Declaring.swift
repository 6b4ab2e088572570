import Streams

/// Names that code uses and nothing declares become stand-ins, by their uses.
extension StandIns {
  /// Checks code, and makes a stand-in of each name that has no meaning where the check meets it. A name that is only
  /// read stays a fault.
  ///
  /// - Parameter isDriving: Whether a statement is of the drive.
  func check(
    _ script: ParsedScript, in environment: NameEnvironment, isDriving: (Statement) -> Bool?
  ) throws(ErrorValue) -> Checker.Findings {
    session.hasObjects = true
    let dialect = environment.dialect(after: script.statements)
    for name in Self.drivers where exports[name] != nil { declare(exported: name) }
    let calls = StreamCalls(in: dialect, values: values)
    let uses = StandInUses(in: script.statements, calls, isDriving: isDriving)
    sending = calls.sending(inPage: KindTable.isWeb(language))
    usedAsStreams.formUnion(uses.usedAsStreams)
    streams.formUnion(uses.streams)
    targets.formUnion(uses.targets)
    valued.formUnion(uses.values)
    givingObjects.formUnion(uses.givingObjects)
    try declareReceivers(uses)
    let declared = AssignedNames.declared(in: script.statements)
    assigned = AssignedNames.names(in: script.statements).variables
    declareOperators(calledIn: script.statements, declared, dialect)
    let known = listed.count
    var places: [String: Int] = [:]
    var failure: ErrorValue?
    var environment = environment
    environment.isOpen = !isStrict && language == SourceLanguage.swift.name
    open()
    isPasted =
      script.statements.contains { isDriving($0) != nil }
      && !script.statements.contains { $0.setting("standIns") != nil }
    environment.isPasted = isPasted
    let source = script.source
    let code = script.statements.filter { isDriving($0) != true }
    let namesOfCode = Self.names(in: code)
    if KindTable.isWeb(language) { selected = Self.wordsOfTexts(in: code) }
    environment.makeStandIn = { [own = Unowned(self)] name, place, nearest in
      guard failure == nil, places[name] == nil else { return false }
      let isOfDrive = source.isInDrive(Span(at: place)) && !namesOfCode.contains(name)
      places[name] = place
      // A name that is not written at its place is that of a parameter, for an object that the app makes.
      let isWritten = source.text.utf8.dropFirst(place).starts(with: name.utf8)
      do throws(ErrorValue) {
        return try own.object.declare(
          name, uses, nearest, isWritten ? declared : [], dialect, isOfDrive: isOfDrive)
      } catch {
        failure = error
        return false
      }
    }
    var findings = Checker.check(script, in: environment)
    if let failure { throw failure }
    // The drive may name one before the code does.
    let walk = SyntaxWalk { expression in
      if case .name(let name) = expression.kind, let known = places[name] {
        places[name] = min(known, expression.span.start)
      }
      return true
    }
    if listed.count > known { walk.walk(script.statements) }
    sortNew(from: known) { places[$0] ?? 0 }
    findings.faults += misfits(in: script, isDriving: isDriving)
    return findings
  }

  /// Declares the operators of well-known extensions that code calls, as the app does.
  private func declareOperators(calledIn statements: [Statement], _ declared: Set<String>, _ dialect: Dialect) {
    guard language == SourceLanguage.swift.name, Library.of(dialect) != nil else { return }
    var calls: [String: Set<String>] = [:]
    let walk = SyntaxWalk { expression in
      guard case .postfix(_, let parts) = expression.kind else { return true }
      for part in parts {
        guard let member = part.member, let arguments = member.arguments else { continue }
        var labels: Set<String> = [arguments.list.first?.label?.name ?? ""]
        if case .implicitMember? = arguments.list.first?.value.kind { labels.insert(".") }
        calls[member.name, default: []].formUnion(labels)
      }
      return true
    }
    walk.walk(statements)
    var known = declared.union(session.types.extensionMembers)
    let importsOthers = statements.contains { statement in
      if case .importModule(let name) = statement.kind { Library.isUnknown(module: name) } else { false }
    }
    // A name of another library is a mistake, unless the code imports more than the library.
    if !importsOthers, let library = Library.of(dialect) {
      known.formUnion(calls.keys.filter { library.other(having: $0) != nil })
    }
    guard let text = OperatorExtensions.text(for: dialect, calls, declared: known) else { return }
    let source = SourceText(name: "extensions", text: text)
    let compiler = Compiler(context, session, source, Self.sourceNumber)
    (compiler.dialect, compiler.knowsLibrary, compiler.namesStreams) = (dialect, true, false)
    let parsed = Parser.parse(pasted: source).statements
    compiler.declareFunctions(parsed)
    for statement in parsed { _ = compiler.statement(statement) }
  }

  /// The words of the texts in statements, such as the name in `'#login'`.
  private static func wordsOfTexts(in statements: [Statement]) -> Set<String> {
    var words: Set<String> = []
    let walk = SyntaxWalk { expression in
      if case .string(let text) = expression.kind {
        for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) { words.insert(String(word)) }
      }
      return true
    }
    walk.walk(statements)
    return words
  }

  /// The names that statements use.
  private static func names(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    let walk = SyntaxWalk { expression in
      if case .name(let name) = expression.kind { names.insert(name) }
      return true
    } visitStatement: { statement in
      if case .assignment(let assignment) = statement.kind, case .name(let name) = assignment.place.root.kind {
        names.insert(name)
      }
    }
    walk.walk(statements)
    return names
  }

  /// Whether a name may mean something although only the drive has it: an element of a page, which the code finds
  /// by a selector.
  private func mayStandAlone(_ name: String, beside declared: Set<String>) -> Bool {
    KindTable.isWeb(language) && Suggestion.nearest(to: name, among: listed.map { $0.path }) == nil
      && (selected.contains(name) || !Suggestion.isMisspelling(name, ofOneAmong: declared.filter { !$0.contains("$") }))
  }

  /// The words of the drive, which every code knows.
  static let drivers = ["network", "notify"]

  /// The kind of a name by its uses: those of the code come first, as the drive may be wrong about it, but for those
  /// that any control may have.
  private func kind(by signs: [String]) -> Kind? {
    func first(_ signs: [String]) -> Kind? { kinds.first { kind in kind.signs.contains { signs.contains($0) } } }
    let ofCode = signs.filter { !$0.hasPrefix("drive ") }
    if let kind = first(ofCode.filter { !Self.signsOfControls.contains($0) }), kind.drive.hasPrefix(".") {
      return kind
    }
    let calls = ofCode.filter { sign in
      sign.hasSuffix("()") && !signs.contains("drive " + sign) && !Self.signsOfControls.contains { sign.hasPrefix($0) }
    }
    return first(calls.contains { isSignOfService($0) } ? ofCode : signs)
  }

  private static let signsOfControls: Set<String> = [
    "rx.controlEvent", "reactive.controlEvents", "rx.value", "reactive.values",
  ]

  /// Objects of the app that the code calls as the drive calls its functions: `network.get("/x")`.
  private func declareReceivers(_ uses: StandInUses) throws(ErrorValue) {
    for name in Self.drivers {
      guard let function = session.globals[name], !function.isBesideFunction, exports[name] != nil,
        isReceiver(name, uses.signs[name] ?? [])
      else { continue }
      add(name, .object(try make(kind: "", path: name)), beside: function)
    }
  }

  /// Whether the code uses members of a name, which functions have not.
  private func isReceiver(_ name: String, _ signs: [String]) -> Bool {
    isService(name, signs) || signs.contains { $0.hasSuffix("()") && $0 != "()" && !$0.contains(" ") }
  }

  private func isService(_ name: String, _ signs: [String]) -> Bool {
    streams.union(targets).contains { $0.hasPrefix(name + ".") } || signs.contains { isSignOfService($0) }
  }

  private func declare(exported name: String) {
    guard let value = exports[name], session.globals[name] == nil else { return }
    session.globals[name] = Variable(name, isConstant: true, value)
  }

  /// Makes a stand-in for a name, and returns whether there is one.
  private func declare(
    _ name: String, _ uses: StandInUses, _ nearest: () -> String?, _ declared: Set<String>, _ dialect: Dialect,
    isOfDrive: Bool
  ) throws(ErrorValue) -> Bool {
    if exports[name] != nil {
      declare(exported: name)
    } else if !uses.isOnlyDriven(name) || mayStandAlone(name, beside: declared) {
      let isOwnWord = LibraryMember.isOwnWord(name, in: dialect)
      if let value = try value(name, uses, nearest, declared, isOwnWord: isOwnWord, isOfDrive: isOfDrive) {
        add(name, value, isOwnWord: isOwnWord)
      }
    }
    return session.globals[name] != nil
  }

  /// The value of a name by its uses; nil if it stays a fault.
  private func value(
    _ name: String, _ uses: StandInUses, _ nearest: () -> String?, _ declared: Set<String>, isOwnWord: Bool,
    isOfDrive: Bool
  ) throws(ErrorValue) -> Value? {
    if isStrict && isOwnWord || KindTable.isWeb(language) && Self.unreadGlobals.contains(name) { return nil }
    if name.first == "$", name.count > 1, case .function(let make)? = names.globals["published"]?.value {
      // `$searchText`: the publisher of a property that is declared elsewhere.
      namesOfValues.append((name, "\(name) (a published property, empty at first; .send(…))"))
      return try make.call([])
    }
    let signs = (uses.signs[name] ?? []) + (uses.flattened.contains(name) ? ["flattened"] : []) + ["named \(name)"]
    if let kind = kind(by: signs) { return .object(try make(kind: kind.name, path: name)) }
    let isType = name.first?.isUppercase == true && (signs.contains("self") || name.hasSuffix("Error"))
    if isType || Self.isTypeOfFramework(name) { return .object(TypeStandIn(name, self)) }
    // A name that was surely meant for one of the code's own stays a fault. A class is no misspelt variable, as
    // `SearchViewModel` beside `viewModel`, `user$` is a stream of `user`, and `userService` a service for `users`.
    let isCapital = name.first?.isUppercase == true
    let alike = declared.union(commonNames).filter {
      ($0.first?.isUppercase == true) == isCapital && $0 + "$" != name && name + "$" != $0 && $0 != "$" + name
    }
    if Suggestion.isMisspelling(name, ofOneAmong: alike) { return nil }
    // The chain was cut out of a class, which has the bag.
    if let bag = Self.bags.first(where: { signs.contains($0.key) })?.value {
      namesOfValues.append((name, "\(name) (\(bag.type))"))
      return bag.make()
    }
    if let stream = stream(used: name) {
      namesOfValues.append((name, "\(name) (a stream; .\(sending))"))
      return stream
    }
    // Names of rxplay's own mean nothing to the code, and of those of the library code in Swift writes only types.
    let isOfLibrary = isCapital || KindTable.isWeb(language)
    let meant = (isOfLibrary ? nearest().map { [$0] } ?? [] : []).filter {
      !LibraryMember.isBuiltIn($0) && ($0.first?.isUppercase == true) == isCapital
    }
    if Suggestion.isMisspelling(name, ofOneAmong: meant) { return nil }
    if isCapital, signs.contains("()"), !signs.contains("flattened") { return .object(TypeStandIn(name, self)) }
    let givesStreams = uses.givingStreams.contains { $0.hasPrefix(name + ".") }
    let isUsed = signs.contains("()") || givesStreams || isService(name, signs)
    // In pasted code a property that a local name hides is read with `_` after it.
    let path = name.count > 1 && name.last == "_" ? String(name.dropLast()) : name
    guard isUsed || !isStrict && !isOfDrive else { return nil }
    if signs.allSatisfy({ $0 == "named \(name)" || $0.hasPrefix("drive ") || $0.hasPrefix("in ") }) {
      readNames.insert(path)
    }
    return .object(try make(kind: "", path: path))
  }

  /// Names that JavaScript itself has and that mean nothing here: they belong to no app.
  private static let unreadGlobals: Set<String> = [
    "BigInt", "Proxy", "Reflect", "WeakMap", "WeakSet", "WeakRef", "Intl", "Atomics", "SharedArrayBuffer",
    "WebAssembly",
  ]

  /// The values that keep subscriptions, by the call that they are given to.
  private static let bags: KeyValuePairs<String, (type: String, make: @Sendable () -> Value)> = [
    "in disposed(by:)": ("DisposeBag", { .disposable(DisposableBag()) }),
    "in store(in:)": ("Set<AnyCancellable>", { .array([]) }),
  ]

  private func add(_ name: String, _ value: Value, beside function: Variable? = nil, isOwnWord: Bool = false) {
    // The code changes a bag of subscriptions, and an object without further facts may be any value.
    let isConstant =
      switch value {
      case .disposable, .array: false
      case .object(let box as StandIn): !box.kind.isEmpty && !assigned.contains(name)
      default: !assigned.contains(name)
      }
    let variable = Variable(name, isConstant: isConstant, value)
    variable.function = function
    variable.isBesideFunction = function != nil || isOwnWord
    variable.isCalledByCode = isOwnWord && function == nil && isPasted
    if case .object = value, !isConstant {
      variable.changed = { [own = Unowned(self), variable = Unowned(variable)] in
        own.object.changed(variable.object)
      }
    }
    session.globals[name] = variable
  }

  /// Whether a use makes a name a service: a call of a member that is no operator, or an assignment to one.
  private func isSignOfService(_ sign: String) -> Bool {
    guard sign.hasSuffix("()") || sign.hasSuffix(" ="), !sign.hasPrefix("in "), sign != "()" else { return false }
    let path = sign.split(separator: " ").last { $0 != "=" } ?? ""
    let word = String(path.split(separator: ".").last?.prefix { $0 != "(" } ?? "")
    return Catalogue.entries(named: word).isEmpty && !ValueMembers.allNames.contains(word)
  }

  /// Whether a name is written as those of Apple's frameworks.
  static func isTypeOfFramework(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CL", "WK", "AV", "MK", "UN", "SK"]
    return prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
  }
}

extension SpannedFault {
  /// The name that is not known here, and one that may have been meant.
  var unknownName: (name: String, nearest: String?)? {
    guard case .check(let fault) = fault else { return nil }
    switch fault {
    case .unknownName(let name, let nearest, _, _), .assignmentToUnknown(let name, let nearest): return (name, nearest)
    case .nameOfOtherLibrary(let name, _, _), .functionNotCalled(let name): return (name, nil)
    default: return nil
    }
  }
}

extension AssignedNames {
  /// All names that a script declares somewhere.
  static func declared(in statements: [Statement]) -> Set<String> {
    var names: Set<String> = []
    let walk = SyntaxWalk(visit: { _ in true }) { statement in
      switch statement.kind {
      case .constant(let pattern, _), .variable(let pattern, _):
        for case let name? in pattern.bindings.map({ $0.name }) { names.insert(name) }
      case .observed(let binding, _, _): if let name = binding.name { names.insert(name) }
      case .function(let function): names.insert(function.name)
      case .type(let type): names.formUnion([type.name] + type.members.compactMap { $0.name })
      default: break
      }
    }
    walk.walk(statements)
    return names
  }
}
