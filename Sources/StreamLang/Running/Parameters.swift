import Streams

extension FunctionCode {
  /// The labels that lead arguments to their parameters.
  var labels: [String?] { traits.isEmpty ? parameters : traits.map { $0.label } }

  /// Arguments without labels in the order of the parameters; nothing for one that is left out.
  func arranged(_ values: [Value]) -> [Value?] {
    guard let variadic = traits.firstIndex(where: { $0.isVariadic }) else {
      return (0..<parameterCount).map { $0 < values.count ? values[$0] : nil }
    }
    var ordered: [Value?] = values.prefix(variadic).map { $0 }
    while ordered.count < variadic { ordered.append(nil) }
    ordered.append(.array(Array(values.dropFirst(variadic))))
    while ordered.count < parameterCount { ordered.append(nil) }
    return ordered
  }
}

extension ArgumentNodes {
  /// Arguments in the order of a function's parameters.
  ///
  /// - Parameter receiver: The value before the dot, which the first parameter has.
  func arranged(
    for code: FunctionCode, _ values: [Value], receiver: Value? = nil, callee: String, _ place: SourcePlace
  ) throws(ErrorValue) -> [Value?] {
    do throws(ErrorValue) {
      return try code.arranged(values, labels, receiver: receiver, isTrailing: hasTrailing, callee: callee)
    } catch {
      throw error.at(place)
    }
  }
}

extension FunctionCode {
  /// Arguments in the order of the parameters: those with labels first find their places, the others fill up.
  ///
  /// - Parameters:
  ///   - given: The label of each argument; empty if none has a label.
  ///   - receiver: The value before the dot, which the first parameter has.
  ///   - isTrailing: Whether the last argument is a closure after the parentheses.
  func arranged(
    _ values: [Value], _ given: [String?], receiver: Value? = nil, isTrailing: Bool = false, callee: String
  ) throws(ErrorValue) -> [Value?] {
    let isTrailing = isTrailing || receiver != nil
    guard given.contains(where: { $0 != nil }) || isTrailing && traits.contains(where: { $0.hasDefault }) else {
      return arranged((receiver.map { [$0] } ?? []) + values)
    }
    let labels = labels
    var ordered: [Value?] = Array(repeating: nil, count: labels.count)
    if let receiver, !ordered.isEmpty { ordered[0] = receiver }
    var rest: [Value] = []
    /// The variadic parameter that arguments without labels belong to.
    var gathering: Int?
    for (position, value) in values.enumerated() {
      guard given.indices.contains(position), let label = given[position] else {
        if let gathering {
          append(value, to: &ordered[gathering])
        } else {
          rest.append(value)
        }
        continue
      }
      guard let index = labels.firstIndex(of: label) else {
        let known = labels.compactMap { $0 }
        let nearest = Suggestion.nearest(to: label, among: known)
        throw ErrorValue(.unknownLabel(callee: callee, label, nearest: nearest, known: known), place: nil)
      }
      guard ordered[index] == nil else { throw ErrorValue(.labelTwice(callee: callee, label), place: nil) }
      gathering = traits.indices.contains(index) && traits[index].isVariadic ? index : nil
      ordered[index] = gathering == nil ? value : .array([value])
    }
    fill(&ordered, with: rest, isTrailing: isTrailing)
    for (index, traits) in traits.enumerated() where traits.isVariadic && ordered[index] == nil {
      ordered[index] = .array([])
    }
    return ordered
  }

  /// Gives the parameters that are left the arguments without labels. A closure at the end is that of the last one,
  /// if possible of one that needs a value.
  private func fill(_ ordered: inout [Value?], with rest: [Value], isTrailing: Bool) {
    var next = 0
    for (position, value) in rest.enumerated() {
      let free = ordered.indices.filter { ordered[$0] == nil }
      if isTrailing, position == rest.count - 1, case .function = value,
        let last = free.last(where: { !traits.indices.contains($0) || !traits[$0].hasDefault }) ?? free.last
      {
        ordered[last] = value
        break
      }
      while next < ordered.count, ordered[next] != nil { next += 1 }
      guard next < ordered.count else { break }
      if traits.indices.contains(next), traits[next].isVariadic {
        ordered[next] = .array(Array(rest.dropFirst(position)))
        break
      }
      ordered[next] = value
    }
  }

  private func append(_ value: Value, to array: inout Value?) {
    guard case .array(let box)? = array else { return }
    array = .array(box.elements + [value])
  }
}

extension Node {
  /// Gives a parameter its default value where the argument was left out.
  static func parameterDefault(_ slot: Int, givenSlot: Int, _ value: Node) -> Node {
    ComputedNode(value.place) { frame throws(ErrorValue) in
      // An operator gives as many values as it has.
      let isGiven: Bool =
        if case .int(let given) = frame[givenSlot] { given >> slot & 1 == 1 } else { !frame[slot].isNil }
      if !isGiven { frame[slot] = try value.evaluate(frame) }
      return .nil
    }
  }
}
