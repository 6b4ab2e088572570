import Streams

/// The names that are known at one place of a script.
struct CheckScope {
  /// Whether the script has several scenes.
  let hasScenes: Bool
  /// The names of functions, closures and blocks around, innermost last.
  private var blocks: [Block] = []
  /// The script's own names, as far as they have been made.
  private var names: [String: Definition] = [:]
  /// The first of each name that the script will make: functions see these.
  private var expectedNames: [String: Definition] = [:]
  /// The names of earlier entries of the shell, once they are used.
  private var adopted: [String: Definition] = [:]
  /// The script's own functions: known from the start.
  private(set) var functions: [String: Definition] = [:]
  /// All names of the script itself, by number.
  private(set) var definitions: [Definition] = []

  private final class Block {
    var names: [String: Definition] = [:]
  }

  /// Whether the names here are the script's own.
  var isOutermost: Bool { blocks.isEmpty }

  mutating func enter() { blocks.append(Block()) }
  mutating func leave() { blocks.removeLast() }

  /// A name that is declared inside a function, closure or block.
  func findLocal(_ name: String) -> Definition? {
    for block in blocks.reversed() { if let definition = block.names[name] { return definition } }
    return nil
  }

  func find(_ name: String) -> Definition? {
    for block in blocks.reversed() { if let definition = block.names[name] { return definition } }
    return names[name]
  }

  init(hasScenes: Bool) { self.hasScenes = hasScenes }

  func expected(_ name: String) -> Definition? { expectedNames[name] }

  /// All names that can be used here, for did-you-mean.
  var visibleNames: [String] { blocks.flatMap { $0.names.keys } + names.keys }

  /// The definitions of all names that can be used here, innermost last.
  var visibleDefinitions: [Definition] { Array(names.values) + blocks.flatMap { $0.names.values } }

  /// A new name, which hides one that was there before.
  @discardableResult
  mutating func declare(_ name: String, _ origin: Definition.Origin, _ kind: ValueKind, scene: Int) -> Definition {
    guard blocks.isEmpty else {
      let definition = Definition(name, origin, kind)
      blocks[blocks.count - 1].names[name] = definition
      return definition
    }
    let definition = expectedNames.removeValue(forKey: name) ?? add(Definition(name, origin, number: definitions.count))
    definition.kind = kind
    definition.scene = scene
    names[name] = definition
    return definition
  }

  /// A function within a function, closure or block.
  mutating func declareLocal(_ function: Function) {
    if function.isComputed {
      declare(function.name, .function, .unknown, scene: 0)
      return
    }
    blocks[blocks.count - 1].names[function.name] = Definition(
      function.name, .function, .function, parameters: function.parameters)
  }

  /// A function of the script, before anything else.
  mutating func declareFunction(_ function: Function, waits: Bool) {
    let definition = add(
      function.isComputed
        ? Definition(function.name, .function, .unknown, number: definitions.count)
        : Definition(
          function.name, .function, .function, parameters: function.parameters, waits: waits,
          number: definitions.count))
    definition.isAsync = function.isAsync
    names[function.name] = definition
    functions[function.name] = definition
  }

  /// A function of the script is reached, perhaps after a `let` of its name.
  mutating func reach(_ function: Function, scene: Int) {
    guard let definition = functions[function.name] else { return }
    definition.scene = scene
    names[function.name] = definition
  }

  /// Notes the names that a statement will declare.
  mutating func expect(_ statement: Statement) {
    let origin: Definition.Origin
    let bindings: [Binding]
    switch statement.kind {
    case .constant(let pattern, _): (origin, bindings) = (.constant, pattern.bindings)
    case .variable(let pattern, _): (origin, bindings) = (.variable, pattern.bindings)
    case .observed(let binding, _, _): (origin, bindings) = (.variable, [binding])
    case .guarding(let condition, _) where condition.hasBindings: (origin, bindings) = (.constant, condition.bindings)
    default: return
    }
    for binding in bindings {
      guard let name = binding.name, names[name] == nil, expectedNames[name] == nil else { continue }
      expectedNames[name] = add(Definition(name, origin, number: definitions.count))
    }
  }

  /// A name of an earlier entry of the shell, with the kind of its value.
  mutating func adopt(_ variable: Variable, among names: Names) -> Definition {
    if let definition = adopted[variable.name] { return definition }
    let value = variable.value
    // A variable may hold another kind of value by the time that a closure runs.
    let kind = variable.isConstant ? value.map(ValueKind.init(of:)) ?? .unknown : .unknown
    let isFunction = names.functionVariables[ObjectIdentifier(variable)] != nil
    var parameters: [Definition.Parameter]?
    if isFunction, case .function(let function)? = value, let closure = function as? ClosureFunction {
      parameters = closure.code.labels.enumerated().map { index, label in
        Definition.Parameter(
          label: label, isVariadic: !closure.code.traits.isEmpty && closure.code.traits[index].isVariadic)
      }
    }
    let definition = add(
      Definition(
        variable.name, isFunction ? .function : variable.isConstant ? .constant : .variable, kind,
        known: parameters, waits: isFunction && names.waitingFunctions.contains(variable.name),
        number: definitions.count))
    if variable.isOfEndedScene {
      definition.isDriven = true
      definition.scene = -1
    } else if hasScenes, let value {
      definition.isDriven = Reachability(from: value).drivenFromOutside != nil
    }
    adopted[variable.name] = definition
    return definition
  }

  private mutating func add(_ definition: Definition) -> Definition {
    definitions.append(definition)
    return definition
  }
}

extension Pattern {
  var bindings: [Binding] {
    switch self {
    case .single(let binding): [binding]
    case .tuple(let bindings, _): bindings
    }
  }
}
