import Streams

/// A name of the script, and the facts that the checker knows about it.
final class Definition {
  struct Parameter {
    let label: String?
    let isVariadic: Bool
  }

  enum Origin {
    case constant, variable, parameter, element
    case function
  }

  let name: String
  let origin: Origin
  var kind: ValueKind
  /// A function's parameters, where the function is known.
  let parameters: [Parameter]?
  /// Whether calls of it may wait.
  let waits: Bool
  /// Its number among the names of the script itself; nothing for names within functions, closures and blocks.
  let number: Int?

  /// The type whose initialiser or static function made the value: `PublishRelay`.
  var type: String?
  /// Whether its declaration writes an optional type.
  var isOptional = false
  /// The reason why the stream can fail, if its value says it.
  var failure: String?

  /// Whether its own code has an `await`.
  var isAsync = false

  // The following is for names of the script itself: it says which of them belong to a scene that is over.

  /// The scene that made it.
  var scene = 0
  /// Whether its value is driven from outside, or holds something that is.
  var isDriven = false
  /// The script's own names that its value names, by number.
  var dependencies: [Int] = []

  init(
    _ name: String, _ origin: Origin, _ kind: ValueKind = .unknown, known parameters: [Parameter]? = nil,
    waits: Bool = false,
    number: Int? = nil
  ) {
    self.name = name
    self.origin = origin
    self.kind = kind
    self.parameters = parameters
    self.waits = waits
    self.number = number
  }

  convenience init(
    _ name: String, _ origin: Origin, _ kind: ValueKind, parameters: [FunctionParameter], waits: Bool = false,
    number: Int? = nil
  ) {
    self.init(
      name, origin, kind, known: parameters.map { Parameter(label: $0.label, isVariadic: $0.isVariadic) }, waits: waits,
      number: number)
  }

  /// Why it cannot be assigned to; nothing where it can.
  var constant: CheckFault.Constant? {
    switch origin {
    case .constant: .constant
    case .variable: nil
    case .parameter: .parameter
    case .element: .element
    case .function: .function
    }
  }
}
