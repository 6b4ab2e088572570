import Streams

/// Names that code uses and nothing declares become stand-ins, by their uses.
extension StandIns {
  /// Adds the names to those of the code; a name that is only read stays a fault of the check.
  ///
  /// - Parameter check: The faults of the code as it stands.
  func declare(for script: ParsedScript, _ check: () -> [SpannedFault]) throws(ErrorValue) {
    session.hasObjects = true
    for name in Self.drivers where exports[name] != nil { declare(exported: name) }
    let declared = AssignedNames.declared(in: script.statements)
    var tried: Set<String> = []
    while true {
      let unknown = check().compactMap { $0.unknownName }.filter { tried.insert($0).inserted }
      guard !unknown.isEmpty else { return }
      let uses = StandInUses(of: Set(unknown), in: script.statements)
      for name in unknown { try declare(name, uses.signs[name] ?? [], declared) }
      usedAsStreams.formUnion(uses.usedAsStreams)
    }
  }

  /// The words of the drive, which every code knows.
  private static let drivers = ["network", "notify"]

  private func declare(exported name: String) {
    guard let value = exports[name], session.globals[name] == nil else { return }
    session.globals[name] = Variable(name, isConstant: true, value)
  }

  private func declare(_ name: String, _ signs: [String], _ declared: Set<String>) throws(ErrorValue) {
    if exports[name] != nil { return declare(exported: name) }
    let signs = signs + ["named \(name)"]
    if let kind = kinds.first(where: { kind in kind.signs.contains { signs.contains($0) } }) {
      return add(name, .object(try make(kind: kind.name, path: name)))
    }
    if Self.isTypeOfFramework(name) { return add(name, .object(TypeStandIn(name, self))) }
    // A name that was surely meant for one of the code's own stays a fault, and so does one that is only read.
    guard Suggestion.nearest(to: name, among: declared) == nil, signs.contains(where: { isSignOfService($0) }) else {
      return
    }
    add(name, .object(try make(kind: "", path: name)))
  }

  private func add(_ name: String, _ value: Value) {
    session.globals[name] = Variable(name, isConstant: true, value)
  }

  /// Whether a use makes a name a service: a call of a member that is no operator, or an assignment to one.
  private func isSignOfService(_ sign: String) -> Bool {
    guard sign.hasSuffix("()") || sign.hasSuffix(" ="), !sign.contains("in "), sign != "()" else { return false }
    let word = String(sign.prefix { $0 != "(" && $0 != " " })
    return Catalogue.entries(named: word).isEmpty && !ValueMembers.allNames.contains(word)
  }

  /// Whether a name is written as those of Apple's frameworks.
  private static func isTypeOfFramework(_ name: String) -> Bool {
    let prefixes = ["UI", "NS", "CA", "CL", "WK", "AV", "MK", "UN", "SK"]
    return prefixes.contains { name.hasPrefix($0) } && name.dropFirst(2).first?.isUppercase == true
  }
}

extension SpannedFault {
  /// The name that is not known here.
  fileprivate var unknownName: String? {
    guard case .check(let fault) = fault else { return nil }
    switch fault {
    case .unknownName(let name, _), .assignmentToUnknown(let name, _), .nameOfOtherLibrary(let name, _, _): return name
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
      case .function(let function): names.insert(function.name)
      default: break
      }
    }
    walk.walk(statements)
    return names
  }
}
