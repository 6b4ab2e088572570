import Streams

/// Names that code uses and nothing declares become stand-ins, by their uses.
extension StandIns {
  /// Adds the names to those of the code; a name that is only read stays a fault of the check.
  ///
  /// - Parameter isDriving: Whether a statement is of the drive.
  /// - Parameter check: The findings on the code as it stands.
  /// - Returns: The findings on the code with its stand-ins, where nothing was declared after the last check.
  func declare(
    for script: ParsedScript, isDriving: (Statement) -> Bool?, _ check: () -> Checker.Findings
  ) throws(ErrorValue) -> Checker.Findings? {
    session.hasObjects = true
    for name in Self.drivers where exports[name] != nil { declare(exported: name) }
    let declared = AssignedNames.declared(in: script.statements)
    var tried: Set<String> = []
    // A text with very many faults is not looked through to the end.
    for _ in 0..<32 {
      let findings = check()
      let unknown = findings.faults.compactMap { $0.unknownName }.filter { !tried.contains($0.name) }
      let names = Set(unknown.map { $0.name } + listed.map { $0.path })
      let calls = StreamCalls(in: findings.dialect, values: values)
      let uses = StandInUses(of: names.union(Self.drivers), in: script.statements, calls, isDriving: isDriving)
      sending = calls.sending(inPage: KindTable.isWeb(language))
      usedAsStreams.formUnion(uses.usedAsStreams)
      streams.formUnion(uses.streams)
      targets.formUnion(uses.targets)
      givingObjects.formUnion(uses.givingObjects)
      let wereReceivers = try declareReceivers(uses, tried: &tried)
      guard !unknown.isEmpty || wereReceivers else { return fitting(findings, script, isDriving) }
      // Names of the code come first: one that only the drive has may be meant for one of them.
      let known = session.globals.count
      let ofCode = unknown.filter { name, _ in uses.signs[name]?.allSatisfy { $0.hasPrefix("drive ") } != true }
      for (name, nearest) in ofCode.isEmpty ? unknown : ofCode where tried.insert(name).inserted {
        if ofCode.isEmpty, exports[name] == nil, !mayStandAlone(name) { continue }
        let signs = (uses.signs[name] ?? []) + (uses.flattened.contains(name) ? ["flattened"] : [])
        try declare(name, signs, nearest, declared, uses.givingStreams)
      }
      // Where no name was added another check would find the same.
      let wereAllTried = ofCode.isEmpty || ofCode.count == unknown.count
      if wereAllTried, !wereReceivers, session.globals.count == known { return fitting(findings, script, isDriving) }
    }
    return nil
  }

  /// The findings with the calls of the drive that do not fit their stand-ins.
  private func fitting(
    _ findings: Checker.Findings, _ script: ParsedScript, _ isDriving: (Statement) -> Bool?
  ) -> Checker.Findings {
    var findings = findings
    findings.faults += misfits(in: script, isDriving: isDriving)
    return findings
  }

  /// Whether a name may stand for something although only the drive has it: an element of a page, which the code finds
  /// by a selector.
  private func mayStandAlone(_ name: String) -> Bool {
    KindTable.isWeb(language) && Suggestion.nearest(to: name, among: listed.map { $0.path }) == nil
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
  private func declareReceivers(_ uses: StandInUses, tried: inout Set<String>) throws(ErrorValue) -> Bool {
    var wereDeclared = false
    for name in Self.drivers {
      guard let function = session.globals[name], !function.isBesideFunction, exports[name] != nil,
        isReceiver(name, uses.signs[name] ?? []), tried.insert(name).inserted
      else { continue }
      add(name, .object(try make(kind: "", path: name)), beside: function)
      wereDeclared = true
    }
    return wereDeclared
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

  private func declare(
    _ name: String, _ signs: [String], _ nearest: String?, _ declared: Set<String>, _ givingStreams: Set<String>
  ) throws(ErrorValue) {
    if exports[name] != nil { return declare(exported: name) }
    if name.first == "$", case .function(let make)? = names.globals["published"]?.value {
      // `$searchText`: the publisher of a property that is declared elsewhere.
      namesOfValues.append("\(name) (a published property, empty at first; .send(…))")
      return add(name, try make.call([]))
    }
    let signs = signs + ["named \(name)"]
    if let kind = kind(by: signs) {
      return add(name, .object(try make(kind: kind.name, path: name)))
    }
    let isType = name.first?.isUppercase == true && (signs.contains("self") || name.hasSuffix("Error"))
    if isType || Self.isTypeOfFramework(name) { return add(name, .object(TypeStandIn(name, self))) }
    // A name that was surely meant for one of the code's own stays a fault, and so does one that is only read.
    // A class is no misspelt variable, as `SearchViewModel` beside `viewModel`, `user$` is a stream of `user`, and
    // `userService` a service for `users`.
    let isCapital = name.first?.isUppercase == true
    let alike = declared.union(commonNames).filter {
      ($0.first?.isUppercase == true) == isCapital && $0 + "$" != name && name + "$" != $0
        && abs($0.utf8.count - name.utf8.count) <= 2
    }
    guard Suggestion.nearest(to: name, among: alike) == nil else { return }
    // The chain was cut out of a class, which has the bag.
    if let bag = Self.bags.first(where: { signs.contains($0.key) })?.value {
      namesOfValues.append("\(name) (\(bag.type))")
      return add(name, bag.make(), isConstant: false)
    }
    // `setCount` is no misspelling of `count`, and names of rxplay's own mean nothing to the code.
    if let stream = stream(used: name) {
      namesOfValues.append("\(name) (a stream; .\(sending))")
      return add(name, stream)
    }
    let isMisspelt = nearest.map { !LibraryMember.isBuiltIn($0) && !name.lowercased().hasSuffix($0) } ?? false
    let isOtherClass = isCapital && nearest?.first?.isUppercase == true
    let isFunction = signs.contains("()") && (isCapital ? !isOtherClass : !isMisspelt)
    if isFunction, isCapital, !signs.contains("flattened") { return add(name, .object(TypeStandIn(name, self))) }
    let givesStreams = givingStreams.contains { $0.hasPrefix(name + ".") }
    guard isFunction || givesStreams || isService(name, signs) else { return }
    add(name, .object(try make(kind: "", path: name)))
  }

  /// The values that keep subscriptions, by the call that they are given to.
  private static let bags: KeyValuePairs<String, (type: String, make: @Sendable () -> Value)> = [
    "in disposed(by:)": ("DisposeBag", { .disposable(DisposableBag()) }),
    "in store(in:)": ("Set<AnyCancellable>", { .array([]) }),
  ]

  private func add(_ name: String, _ value: Value, isConstant: Bool = true, beside function: Variable? = nil) {
    let variable = Variable(name, isConstant: isConstant, value)
    variable.function = function
    variable.isBesideFunction = function != nil || LibraryMember.isBuiltIn(name)
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
      default: break
      }
    }
    walk.walk(statements)
    return names
  }
}
