/// The entries of one name in one dialect. The arguments of a call choose one of them.
public final class Overloads {
  /// The entries, in the order of the catalogue or of the dialect's spellings; at least one.
  public let entries: [Operator]
  /// The first of them.
  public var first: Operator { entries[0] }
  /// Whether there is one entry, with optional labels: arguments have nothing to choose.
  public var isPlain: Bool { entries.count == 1 && !first.isSpelled }

  /// Returns `nil` if there are no entries.
  init?(_ entries: [Operator]) {
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  /// Chooses the entry of a call: by labels, then by the number of arguments, then by closures and the kinds of values.
  /// If several fit, a closure prefers the entry that passes it as many values as it takes.
  ///
  /// - Returns: The entries that fit, the best one first. Several differ only in properties that are not known yet.
  /// - Throws: `noSpelling` if none fits.
  public func resolve(_ shapes: [ArgumentShape], in dialect: Dialect) throws(ArgumentFault) -> [Operator] {
    if isPlain { return entries }
    let bound = entries.compactMap { entry in (try? entry.bind(shapes)).map { (entry: entry, bound: $0) } }
    guard let nearest = bound.first else { throw noSpelling(shapes) }
    let fitting = bound.filter { $0.entry.accepts(shapes, $0.bound, in: dialect) }
    if fitting.isEmpty {
      try checkWords(shapes, bound)
      return [nearest.entry]
    }
    // A closure counts as a value only if no entry takes closures.
    let calling = fitting.filter { !$0.entry.takesFunctionAsValue(of: shapes, $0.bound) }
    let exact = calling.filter { $0.entry.givesAsManyValues(as: shapes, $0.bound) }
    return (!exact.isEmpty ? exact : calling.isEmpty ? fitting : calling).map { $0.entry }
  }

  /// Checks the words of a call. If several words choose an entry each, the message for a wrong one lists all.
  private func checkWords(
    _ shapes: [ArgumentShape], _ bound: [(entry: Operator, bound: [[Int]])]
  ) throws(ArgumentFault) {
    for (position, shape) in shapes.enumerated() {
      guard case .string(let box)? = shape.sample else { continue }
      let takers = bound.flatMap { entry, bound in
        entry.parameters.indices.filter { bound[$0].contains(position) }.map { entry.parameters[$0] }
      }
      var words: [String] = []
      for case .choice(let some) in takers.map({ $0.kind }) { words += some.filter { !words.contains($0) } }
      guard let label = takers.first?.label, !words.isEmpty, !words.contains(box.text) else { continue }
      throw .wrongKind(Parameter(label, .choice(words)), got: "\"\(box.text)\"", argument: position)
    }
  }

  /// Whether each entry refuses a call for a label that it does not have.
  public func refuseLabels(of shapes: [ArgumentShape]) -> Bool {
    entries.allSatisfy { entry in
      do throws(ArgumentFault) {
        _ = try entry.bind(shapes)
        return false
      } catch {
        if case .unknownLabel = error { return true }
        return false
      }
    }
  }

  private func noSpelling(_ shapes: [ArgumentShape]) -> ArgumentFault {
    let labels = entries.flatMap { $0.parameters.compactMap { $0.labelling == .never ? nil : $0.label } }
    var spellings: [String] = []
    for entry in entries where !spellings.contains(entry.spelling) { spellings.append(entry.spelling) }
    let position = shapes.firstIndex { shape in shape.label.map { !labels.contains($0) } ?? false }
    return .noSpelling(
      given: shapes.map { $0.label ?? (($0.isTrailing) ? "{}" : "_") }, label: position.flatMap { shapes[$0].label },
      known: spellings, labels: labels, argument: position)
  }
}

extension Operator {
  fileprivate func accepts(_ shapes: [ArgumentShape], _ bound: [[Int]], in dialect: Dialect) -> Bool {
    Swift.zip(parameters, bound).allSatisfy { parameter, positions in
      positions.allSatisfy { position in
        guard let sample = shapes[position].sample else { return true }
        return parameter.accepts(sample, by: dialect.rules)
      }
    }
  }

  fileprivate func givesAsManyValues(as shapes: [ArgumentShape], _ bound: [[Int]]) -> Bool {
    Swift.zip(parameters, bound).allSatisfy { parameter, positions in
      positions.allSatisfy { position in
        guard let takes = shapes[position].closureParameterCount, let gives = parameter.functionArity else {
          return true
        }
        return takes == gives
      }
    }
  }

  fileprivate func takesFunctionAsValue(of shapes: [ArgumentShape], _ bound: [[Int]]) -> Bool {
    Swift.zip(parameters, bound).contains { parameter, positions in
      guard case .value = parameter.kind else { return false }
      return positions.contains { shapes[$0].closureParameterCount != nil }
    }
  }

  /// Whether labels belong to its name, as a library spells it.
  public var isSpelled: Bool { original != nil }

  /// The name with its labels, as Swift writes it: `throttle(_:latest:)`.
  public var spelling: String {
    name + "(" + parameters.map { ($0.labelling == .never ? "_" : $0.label) + ":" }.joined() + ")"
  }
}
