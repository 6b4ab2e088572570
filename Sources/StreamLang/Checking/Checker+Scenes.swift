/// What is driven from outside belongs to its scene: naming it in a later one is told before anything runs.
extension Checker {
  /// Notes what a statement of the script has made, and of which names.
  func note(_ statement: Statement, _ firstUse: Int) {
    guard scope.hasScenes else { return }
    var names: [String] = []
    switch statement.kind {
    case .constant(let pattern, _), .variable(let pattern, _): names = pattern.bindings.compactMap(\.name)
    case .function(let function): names = [function.name]
    default: return
    }
    let used = uses[firstUse...].map(\.number)
    for name in names {
      guard let definition = scope.find(name) else { continue }
      definition.dependencies += used.filter { $0 != definition.number }
      if definition.origin != .function {
        let isConnection = definition.kind == .stream(.connection)
        definition.isDriven = definition.isDriven || makesDriven || isConnection
      }
    }
  }

  /// Notes a use on which what is made does not depend.
  func noteUseAlone(of definition: Definition, _ span: Span) {
    if let number = definition.number { lonelyUses.append(Use(number: number, span: span, scene: scene)) }
  }

  /// Reports what is named after its scene is over, itself or through what depends on it.
  func checkScenes() {
    let definitions = scope.definitions
    guard definitions.contains(where: \.isDriven) else { return }
    var dependents: [[Int]] = Array(repeating: [], count: definitions.count)
    for (number, definition) in definitions.enumerated() {
      for dependency in definition.dependencies { dependents[dependency].append(number) }
    }
    // What each depends on that is driven from outside: of the earliest scene, where there are several.
    var origins: [Int?] = Array(repeating: nil, count: definitions.count)
    let driven = definitions.indices.filter { definitions[$0].isDriven }
      .sorted { (definitions[$0].scene, $0) < (definitions[$1].scene, $1) }
    for origin in driven {
      var pending = [origin]
      while let number = pending.popLast() {
        guard origins[number] == nil else { continue }
        origins[number] = origin
        pending += dependents[number].filter { dependent in
          // What a later scene makes of it is told there.
          definitions[dependent].scene == definitions[origin].scene || definitions[dependent].origin == .function
        }
      }
    }
    var told: Set<Int> = []
    for use in (uses + lonelyUses).sorted(by: { $0.span.start < $1.span.start }) {
      guard let origin = origins[use.number], definitions[origin].scene < use.scene,
        use.number == origin || definitions[use.number].scene <= definitions[origin].scene,
        told.insert(use.number).inserted
      else { continue }
      let through = use.number == origin ? nil : definitions[use.number].name
      report(.ofOtherScene(definitions[origin].name, through: through), use.span)
    }
  }
}
