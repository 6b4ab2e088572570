/// A fault in the arguments of a call. The language words the message.
public enum ArgumentFault: Error, Sendable {
  /// No parameter has this label.
  case unknownLabel(String, known: [String], argument: Int)
  /// Two arguments are for one parameter.
  case givenTwice(label: String, argument: Int)
  /// There are more arguments than parameters.
  case tooMany(expected: Int, argument: Int)
  /// A required parameter has no argument.
  case missing(Parameter)
  /// A parameter does not take such a value.
  case wrongKind(Parameter, got: String, argument: Int)
  /// No parameter takes a closure.
  case noClosureExpected(argument: Int)
  /// No entry of the name has these labels, or takes that many arguments.
  ///
  /// - Parameters:
  ///   - given: The labels of the call; `_` for an argument without one, `{}` for a closure after the brackets.
  ///   - label: The first label that no entry has.
  ///   - known: The entries, as `take(until:)`.
  ///   - labels: All labels of the entries.
  case noSpelling(given: [String], label: String?, known: [String], labels: [String], argument: Int?)

  /// The argument at fault, by its position in the call; `nil` for a missing one.
  public var argument: Int? {
    switch self {
    case .unknownLabel(_, _, let argument), .givenTwice(_, let argument), .tooMany(_, let argument),
      .wrongKind(_, _, let argument), .noClosureExpected(let argument):
      argument
    case .noSpelling(_, _, _, _, let argument): argument
    case .missing: nil
    }
  }
}

/// The label and form of an argument before it is bound, as far as they are known.
public final class ArgumentShape {
  /// Its label, if it has one.
  public let label: String?
  /// Whether it is a closure; `nil` if that is not known.
  public let isFunction: Bool?
  /// Whether it is written after the brackets.
  public let isTrailing: Bool
  /// A value of its kind; `nil` if the kind is not known.
  public let sample: Value?
  /// The number of parameters that it declares, if it is a closure and the number is known.
  public let closureParameterCount: Int?
  /// The unit of the duration in nanoseconds, if it is written with one.
  public let unit: Int?

  /// Describes an argument.
  public init(
    label: String?, isFunction: Bool?, isTrailing: Bool, sample: Value? = nil, closureParameterCount: Int? = nil,
    unit: Int? = nil
  ) {
    self.unit = unit
    self.label = label
    self.isFunction = isFunction
    self.isTrailing = isTrailing
    self.sample = sample
    self.closureParameterCount = closureParameterCount
  }

  /// Returns the same shape for a known value.
  public func known(as value: Value, isFunction: Bool?) -> ArgumentShape {
    let count: Int? = if case .function(let function) = value { function.parameterCount } else { nil }
    return ArgumentShape(
      label: label, isFunction: isFunction, isTrailing: isTrailing, sample: value, closureParameterCount: count,
      unit: unit)
  }

  /// Returns the same shape, with whether it is a closure.
  public func known(asFunction isFunction: Bool?) -> ArgumentShape {
    ArgumentShape(
      label: label, isFunction: isFunction, isTrailing: isTrailing, sample: sample,
      closureParameterCount: closureParameterCount, unit: unit)
  }
}

extension Operator {
  /// Assigns each argument to a parameter.
  ///
  /// A trailing closure goes to the first parameter that takes a closure and has none by label or between the brackets.
  /// So does a closure that is the last argument after a value. The other arguments go to parameters by label, or to
  /// the remaining ones in order. An argument that is no closure skips optional parameters that take only closures; a
  /// closure ends a list of streams.
  ///
  /// - Returns: For each parameter the positions of its arguments: at most one, except for a variadic one.
  /// - Throws: The first fault.
  public func bind(_ shapes: [ArgumentShape]) throws(ArgumentFault) -> [[Int]] {
    var bound: [[Int]] = Array(repeating: [], count: parameters.count)
    for (position, shape) in shapes.enumerated() {
      guard let label = shape.label else { continue }
      guard let index = parameters.firstIndex(where: { $0.label == label && $0.labelling != .never }) else {
        let known = parameters.filter { $0.labelling != .never }.map { $0.label }
        throw .unknownLabel(label, known: known, argument: position)
      }
      guard bound[index].isEmpty else { throw .givenTwice(label: label, argument: position) }
      bound[index] = [position]
    }
    let trailing = shapes.lastIndex { $0.isTrailing && $0.label == nil } ?? closureAfterValue(shapes)
    if let position = trailing {
      let open = parameters.indices.filter { bound[$0].isEmpty }
      let closures = open.filter { parameters[$0].takesOnlyFunction }
      // Closures between the brackets come before the one after them.
      let before = shapes[..<position].filter { $0.isFunction == true && $0.label == nil }.count
      guard let index = closures.dropFirst(before).first ?? open.first(where: { parameters[$0].takesFunction })
      else { throw .noClosureExpected(argument: position) }
      bound[index] = [position]
    }
    var next = 0
    for (position, shape) in shapes.enumerated() where shape.label == nil && position != trailing {
      // Arguments after the first one of a variadic label belong to that label.
      if let index = bound.indices.first(where: { parameters[$0].isVariadic && bound[$0].last == position - 1 }),
        !endsList(shape, of: index, bound)
      {
        bound[index].append(position)
        continue
      }
      while next < parameters.count {
        let parameter = parameters[next]
        let isTaken = !bound[next].isEmpty && !parameter.isVariadic
        let isPassedOver = parameter.takesOnlyFunction && !parameter.isRequired && shape.isFunction == false
        let isListOver = endsList(shape, of: next, bound)
        guard isTaken || isPassedOver || isListOver || parameter.labelling == .always else { break }
        next += 1
      }
      guard next < parameters.count else { throw .tooMany(expected: parameters.count, argument: position) }
      bound[next].append(position)
      if !parameters[next].isVariadic { next += 1 }
    }
    for (index, parameter) in parameters.enumerated() where parameter.isRequired && bound[index].isEmpty {
      throw .missing(parameter)
    }
    return bound
  }

  /// Returns the index of a closure after its value for the first parameter, as in `reduce(0) { … }`.
  private func closureAfterValue(_ shapes: [ArgumentShape]) -> Int? {
    guard let first = parameters.first, first.takesOnlyFunction, first.isRequired, shapes.count > 1,
      shapes[0].isFunction == false, shapes[0].label == nil, let last = shapes.last, last.isFunction == true,
      last.label == nil
    else { return nil }
    return shapes.count - 1
  }

  /// Returns whether an argument is the closure after a list of streams, as in `zip(a, b, { … })`.
  private func endsList(_ shape: ArgumentShape, of index: Int, _ bound: [[Int]]) -> Bool {
    guard shape.isFunction == true, parameters[index].isVariadic, !parameters[index].takesFunction else { return false }
    return parameters.indices.dropFirst(index + 1).contains { parameters[$0].takesOnlyFunction && bound[$0].isEmpty }
  }

  /// Returns the values in the order of the parameters: `nil` for an omitted argument, an array for a variadic one.
  ///
  /// - Parameter bound: The result of `bind` for their shapes.
  public func arrange(_ values: [Value], _ bound: [[Int]], in dialect: Dialect) throws(ArgumentFault) -> [Value?] {
    var arguments: [Value?] = []
    arguments.reserveCapacity(parameters.count)
    for (index, parameter) in parameters.enumerated() {
      for position in bound[index] where !parameter.accepts(values[position], by: dialect.rules) {
        let word: String? =
          if case (.choice, .string(let box)) = (parameter.kind, values[position]) { box.text } else { nil }
        throw .wrongKind(
          parameter, got: word.map { "\"\($0)\"" } ?? values[position].kindName, argument: position)
      }
      if parameter.isVariadic {
        arguments.append(.array(bound[index].map { values[$0] }))
      } else {
        arguments.append(bound[index].first.map { parameter.taken(values[$0], by: dialect.rules) })
      }
    }
    return arguments
  }
}
