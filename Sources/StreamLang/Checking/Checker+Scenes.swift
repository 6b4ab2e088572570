import Streams

/// A stream that is driven from outside belongs to its scene: using it in a later one is reported before anything runs.
extension Checker {
  /// Notes the names that a statement of the script has declared, and the names that they depend on.
  func note(_ statement: Statement, _ firstUse: Int) {
    guard scope.hasScenes else { return }
    var names: [String] = []
    switch statement.kind {
    case .constant(let pattern, _), .variable(let pattern, _): names = pattern.bindings.compactMap({ $0.name })
    case .observed(let binding, _, _): names = [binding].compactMap({ $0.name })
    case .function(let function): names = [function.name]
    default: return
    }
    let used = uses[firstUse...].map { $0.number }
    for name in names {
      guard let definition = scope.find(name) else { continue }
      definition.dependencies += used.filter { $0 != definition.number }
      if definition.origin != .function {
        let isConnection = definition.kind == .stream(.connection)
        definition.isDriven = definition.isDriven || makesDriven || isConnection
      }
    }
  }

  /// Notes a use that does not affect the value that is made.
  func noteUseAlone(of definition: Definition, _ span: Span) {
    if let number = definition.number { lonelyUses.append(Use(number: number, span: span, scene: scene)) }
  }

  /// Reports names that are used after their scene is over, directly or through names that depend on them.
  func checkScenes() {
    let definitions = scope.definitions
    guard definitions.contains(where: { $0.isDriven }) else { return }
    var dependents: [[Int]] = Array(repeating: [], count: definitions.count)
    for (number, definition) in definitions.enumerated() {
      for dependency in definition.dependencies { dependents[dependency].append(number) }
    }
    // The origin of each name: the stream that is driven from outside, of the earliest scene where there are several.
    var origins: [Int?] = Array(repeating: nil, count: definitions.count)
    let driven = definitions.indices.filter { definitions[$0].isDriven }
      .sorted { (definitions[$0].scene, $0) < (definitions[$1].scene, $1) }
    for origin in driven {
      var pending = [origin]
      while let number = pending.popLast() {
        guard origins[number] == nil else { continue }
        origins[number] = origin
        pending += dependents[number].filter { dependent in
          // A name that a later scene declares is reported there.
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
