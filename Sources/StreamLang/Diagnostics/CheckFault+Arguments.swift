import Streams

extension CheckFault {
  /// Words a fault in the arguments of an operator in the same way before and during the run.
  ///
  /// - Parameter value: The value of the argument at fault, if it is known.
  init(_ fault: ArgumentFault, callee: String, given: Int, value: Value? = nil) {
    switch fault {
    case .unknownLabel(let label, let known, _):
      self = .unknownLabel(
        callee: callee, label, nearest: Suggestion.nearest(to: label, among: known), known: known)
    case .givenTwice(let label, _): self = .labelTwice(callee: callee, label)
    case .tooMany(let expected, _) where expected >= given:
      // The parameter takes only a closure.
      self = .argumentKind(callee: callee, "", expected: "a closure", found: "another value")
    case .tooMany(let expected, _): self = .tooManyArguments(callee: callee, takes: expected, given: given)
    case .missing(let parameter):
      self = .missingArgument(callee: callee, parameter.label, kind: parameter.kindPhrase)
    case .wrongKind(let parameter, let got, _):
      self = .argumentKind(
        callee: callee, parameter.label, expected: parameter.kindPhrase, found: got,
        duration: value.flatMap { Self.duration($0) })
    case .noSpelling(let given, let label, let known, let labels, _):
      let written = "\(callee)(" + given.map { $0 + ":" }.joined() + ")"
      let nearestLabel = label.flatMap { Suggestion.nearest(to: $0, among: labels) }
      let nearest =
        nearestLabel.flatMap { near in
          known.first { $0.split { "(:)".contains($0) }.dropFirst().contains { $0 == near } }
        }
        ?? Suggestion.nearest(to: written, among: known)
      self = .noSpelling(callee: callee, label: label, nearest: nearest, known: known)
    case .noClosureExpected: self = .closureNotTaken(callee: callee)
    }
  }

  /// Returns the duration that a number without a unit probably means: small ones are seconds, as Swift's libraries
  /// count them, and large ones milliseconds, as those of JavaScript do.
  static func duration(_ number: Value) -> String? {
    switch number {
    case .int(let count): "\(count)" + (count < 10 ? "s" : "ms")
    case .double(let count): number.text + (count < 10 ? "s" : "ms")
    default: nil
    }
  }
}

extension CheckFault {
  /// Returns the fault of a call with such arguments, and the position of the one at fault, if there is one.
  static func ofLibrary(
    _ name: String, _ arity: ClosedRange<Int>, _ labels: [String]?, _ shapes: [ArgumentShape]
  ) -> (CheckFault, Int?)? {
    for (position, shape) in shapes.enumerated() {
      guard let label = shape.label else { continue }
      if let labels, !labels.contains(label) {
        let nearest = Suggestion.nearest(to: label, among: labels)
        return (.unknownLabel(callee: name, label, nearest: nearest, known: labels), position)
      }
      if shapes[..<position].contains(where: { $0.label == label }) {
        return (.labelTwice(callee: name, label), position)
      }
    }
    if shapes.count > arity.upperBound {
      let position = arity.upperBound
      if arity.upperBound == 0, shapes[position].isTrailing { return (.closureNotTaken(callee: name), position) }
      return (.tooManyArguments(callee: name, takes: arity.upperBound, given: shapes.count), position)
    }
    if shapes.count < arity.lowerBound {
      return (.tooFewArguments(callee: name, takes: arity.lowerBound, given: shapes.count), nil)
    }
    return nil
  }
}
