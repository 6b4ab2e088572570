import Streams

/// The arguments of a call, compiled.
final class ArgumentNodes {
  let nodes: [Node]
  let shapes: [ArgumentShape]
  /// The label of each, where it has one; empty where none has.
  let labels: [String?]
  let hasLabels: Bool
  /// The places that are given as `&x`, with their positions.
  let references: [(Int, AssignmentTarget)]
  /// Whether the last one is a closure after the parentheses.
  let hasTrailing: Bool
  /// Whether there are neither labels nor references, nor a closure after the parentheses.
  let isPlain: Bool
  /// Whether a duration is written with its unit.
  let hasUnits: Bool
  /// The positions of closures that are written in the call, and so belong to it alone, in order.
  private let ownClosures: [Int]

  init(_ nodes: [Node], _ shapes: [ArgumentShape]) {
    self.nodes = nodes
    self.shapes = shapes
    hasLabels = shapes.contains { $0.label != nil }
    labels = hasLabels ? shapes.map({ $0.label }) : []
    references = nodes.enumerated().compactMap { position, node in
      (node as? ReferenceNode).map { (position, $0.target) }
    }
    hasTrailing = shapes.last?.isTrailing == true
    isPlain = !hasLabels && references.isEmpty && !hasTrailing
    hasUnits = shapes.contains { $0.unit != nil }
    ownClosures = nodes.indices.filter { nodes[$0] is ClosureNode }
  }

  static var none: ArgumentNodes { ArgumentNodes([], []) }

  /// The label of each of that many arguments, or nil.
  func labels(of count: Int) -> [String?] { hasLabels ? labels : Array(repeating: nil, count: count) }

  /// The binding of the last call, which is likely to hold for the next one as well.
  private var binding: (entry: Operator, areFunctions: [Bool?], bound: [[Int]])?

  /// Assigns the arguments to the parameters of an operator: as in the last call, if that still holds.
  func bind(_ values: [Value], to entry: Operator) throws(ArgumentFault) -> [[Int]] {
    if let binding, binding.entry === entry, zip(binding.areFunctions, values).allSatisfy({ $0 == $1.isFunction }) {
      return binding.bound
    }
    let shapes = shapes(of: values)
    let bound = try entry.bind(shapes)
    binding = (entry, shapes.map({ $0.isFunction }), bound)
    return bound
  }

  /// The entry that these values choose.
  func entry(of overloads: Overloads, for values: [Value], in dialect: Dialect) throws(ArgumentFault) -> Operator {
    let first = overloads.first
    return overloads.isPlain ? first : try overloads.resolve(shapes(of: values), in: dialect).first ?? first
  }

  @inline(__always)
  func evaluate(_ frame: Frame) throws(ErrorValue) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for node in nodes { values.append(try node.evaluate(frame)) }
    return values
  }

  /// Gives closures the call that they are given to, for messages; those that others have as well are copied for it.
  func give(_ values: inout [Value], to call: String) {
    var own = ownClosures[...]
    for index in values.indices {
      guard case .function(let function) = values[index] else { continue }
      if own.first == index {
        own = own.dropFirst()
        function.givenTo = call
      } else if let closure = function as? ClosureFunction {
        values[index] = .function(closure.copy(for: call))
      }
    }
  }

  /// Shapes with the facts that only the values tell.
  func shapes(of values: [Value]) -> [ArgumentShape] {
    zip(shapes, values).map { $0.known(as: $1, isFunction: $1.isFunction) }
  }

  /// The place of one argument.
  func place(_ index: Int?, otherwise: SourcePlace) -> SourcePlace {
    guard let index, nodes.indices.contains(index) else { return otherwise }
    return nodes[index].place
  }
}

/// `f(a, b)`, where `f` is a variable or a `func`.
final class FunctionCallNode: Node {
  private let callee: Node
  private let arguments: ArgumentNodes
  private let sourceText: String
  private let context: EvaluationContext

  init(
    _ callee: Node, _ arguments: ArgumentNodes, sourceText: String = "", _ context: EvaluationContext,
    _ place: SourcePlace
  ) {
    self.sourceText = sourceText
    self.context = context
    self.callee = callee
    self.arguments = arguments
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let value = try callee.evaluate(frame)
    context.world.charge(.call)
    let values = try arguments.evaluate(frame)
    guard case .function(let function) = value, !(function is LabelledFunction) else {
      return try value.call(values, arguments, callee: "this", place).named(afterCall: sourceText)
    }
    if arguments.isPlain { return try function.call(values).named(afterCall: sourceText) }
    guard let closure = function as? ClosureFunction else {
      if arguments.hasLabels { throw fault("this function's parameters have no names") }
      return try function.call(values)
    }
    let ordered = try arguments.arranged(
      for: closure.code, values, callee: closure.code.name ?? "this closure", place)
    if arguments.references.isEmpty { return try closure.call(ordered: ordered).named(afterCall: sourceText) }
    return try arguments.callUpdating(closure, ordered, frame, context)
  }
}

extension ArgumentNodes {
  /// Calls a function with arguments in the order of its parameters, and changes the variables after `&`.
  func callUpdating(
    _ closure: ClosureFunction, _ ordered: [Value?], _ frame: Frame, _ context: EvaluationContext
  ) throws(ErrorValue) -> Value {
    let (result, finals) = try closure.callUpdating(ordered)
    for (position, target) in references {
      let index = shapes[position].label.flatMap { closure.code.labels.firstIndex(of: $0) } ?? position
      guard closure.code.traits.indices.contains(index), closure.code.traits[index].isInout else { continue }
      try target.update(frame, in: context) { value throws(ErrorValue) in value = finals[index] }
    }
    return result
  }
}

/// A call of a catalogue operator: `interval(1s)`, or on a stream.
final class OperatorCallNode: Node {
  private let overloads: Overloads
  private let receiver: Node?
  private let arguments: ArgumentNodes
  private let dialect: Dialect
  private let sourceText: String
  private let type: String?
  private let context: EvaluationContext

  /// - Parameter type: The type of a library before the name, as in `Single.just(1)`.
  init(
    _ overloads: Overloads, _ receiver: Node?, _ arguments: ArgumentNodes, _ dialect: Dialect, sourceText: String,
    ofType type: String? = nil, _ context: EvaluationContext, _ place: SourcePlace
  ) {
    self.type = type
    self.context = context
    self.overloads = overloads
    self.receiver = receiver
    self.arguments = arguments
    self.dialect = dialect
    self.sourceText = sourceText
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let stream: Stream?
    if let receiver {
      let value = try receiver.evaluate(frame)
      guard case .stream(let source) = value else {
        throw ErrorValue(.streamExpected(by: overloads.first.name, found: value.kindName), place: receiver.place)
      }
      stream = source
    } else {
      stream = nil
    }
    return try apply(to: stream, arguments.evaluate(frame))
  }

  /// Makes the stream of arguments that have been evaluated.
  func evaluate(_ values: [Value]) throws(ErrorValue) -> Value { try apply(to: nil, values) }

  private func apply(to stream: Stream?, _ values: [Value]) throws(ErrorValue) -> Value {
    let made = try OperatorCallNode.apply(
      overloads, to: stream, values, arguments, dialect, sourceText: sourceText, place)
    if let type, case .stream(let stream) = made { stream.typeName = type }
    context.world.chargeValueWork()
    return made
  }

  static func apply(
    _ overloads: Overloads, to receiver: Stream?, _ values: [Value], _ arguments: ArgumentNodes, _ dialect: Dialect,
    sourceText: String, _ place: SourcePlace
  ) throws(ErrorValue) -> Value {
    var values = values
    arguments.give(&values, to: sourceText)
    let entry: Operator
    let bound: [Value?]
    var units: [Int?] = []
    do throws(ArgumentFault) {
      entry = try arguments.entry(of: overloads, for: values, in: dialect)
      let positions = try arguments.bind(values, to: entry)
      if arguments.hasUnits { units = positions.map { $0.first.flatMap { arguments.shapes[$0].unit } } }
      bound = try entry.arrange(values, positions, in: dialect)
    } catch {
      let value = error.argument.flatMap { values.indices.contains($0) ? values[$0] : nil }
      // An object of the app has a value of the kind that is wanted.
      if case .wrongKind(let parameter, _, let index) = error, let use = parameter.use,
        let fitting = try value?.fitting(use)
      {
        values[index] = fitting
        return try apply(
          overloads, to: receiver, values, arguments, dialect, sourceText: sourceText, place)
      }
      if case .noSpelling(_, .some, _, _, _) = error, receiver == nil, overloads.first.name.first?.isUppercase == true {
        return Self.made(byApp: overloads.first, values, arguments, dialect, place)
      }
      let fault = CheckFault(error, callee: overloads.first.name, given: values.count, value: value)
      throw ErrorValue(fault, place: arguments.place(error.argument, otherwise: place))
    }
    do throws(ErrorValue) {
      let stream = try entry.apply(
        Call(receiver: receiver, arguments: bound, dialect: dialect, place: place, units: units))
      if stream.sourceText == nil, !sourceText.isEmpty { stream.sourceText = sourceText }
      return .stream(stream)
    } catch {
      throw error.at(place)
    }
  }

  /// The stream of an initializer that the app declares elsewhere: silent, or a property whose value is a tuple.
  private static func made(
    byApp entry: Operator, _ values: [Value], _ arguments: ArgumentNodes, _ dialect: Dialect, _ place: SourcePlace
  ) -> Value {
    let tuple = Value.tuple(LabelledTuple(values, labels: arguments.labels(of: values.count)))
    let call = Call(receiver: nil, arguments: [tuple], dialect: dialect, place: place)
    let stream = entry.makes == .property ? try? entry.apply(call) : nil
    return .stream(stream ?? Catalogue.source("never"))
  }
}

extension Value {
  /// Calls a value with arguments that may have labels: a closure finds them by the names of its parameters.
  func call(
    _ values: [Value], _ arguments: ArgumentNodes, callee: String, _ place: SourcePlace
  ) throws(ErrorValue) -> Value {
    let labels = arguments.labels(of: values.count)
    switch self {
    case .function(let function as LabelledFunction): return try function.call(values, labels: labels)
    case .function(let function):
      guard arguments.hasLabels else { return try function.call(values) }
      guard let closure = function as? ClosureFunction else {
        throw ErrorValue("the parameters of '\(callee)' have no names", place: place)
      }
      return try closure.call(ordered: arguments.arranged(for: closure.code, values, callee: callee, place))
    case .object(let object):
      if let result = try object.call(values, labels: labels) { return result }
      throw ErrorValue(.notCallable(found: kindName), place: place)
    default: throw ErrorValue(.notCallable(found: kindName), place: place)
    }
  }
}

extension Node {
  /// Marble text: `cold("-a-b-|", a: 1)`.
  static func marbleSource(
    _ overloads: Overloads, _ arguments: ArgumentNodes, tick: Int, _ dialect: Dialect, sourceText: String,
    _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let values = try arguments.evaluate(frame)
      let labels = arguments.shapes.map { $0.label }
      if let text = values.first, case .string(let box) = text, labels[0] == nil {
        let entry = overloads.first
        let legend = try MarbleLegend(labels, values, tick: tick, places: arguments.nodes.map { $0.place })
        // Each mark becomes an event, and is looked for in the legend.
        try context.countSteps(box.text.utf8.count &* 8)
        try context.takes(charactersOf: box.text)
        let events = try MarbleReading.events(
          box.text, isHot: entry.takesBlock, legend, dialect, in: context, at: arguments.nodes[0].place)
        let bound: [Value?] = entry.parameters.map { $0.label == "at" ? .array(events) : nil }
        let stream = try entry.apply(Call(receiver: nil, arguments: bound, dialect: dialect, place: place))
        stream.sourceText = sourceText
        return .stream(stream)
      }
      return try OperatorCallNode.apply(
        overloads, to: nil, values, arguments, dialect, sourceText: sourceText, place)
    }
  }
}

extension Value {
  /// Whether an argument is a closure; nil for `nil`, which means an argument that is left out, whatever its kind.
  fileprivate var isFunction: Bool? {
    switch self {
    case .function: true
    case .nil: nil
    default: false
    }
  }
}
