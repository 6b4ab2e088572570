import Streams

/// `value.0` and `value[index]`.
package final class SubscriptNode: Node {
  package let receiver: Node
  package let index: Node
  /// The slot, where this is an element of a parameter or variable: `$0.1`.
  private let slot: Int
  private let position: Int
  private let context: EvaluationContext

  init(_ receiver: Node, _ index: Node, _ context: EvaluationContext, _ place: SourcePlace) {
    self.receiver = receiver
    self.index = index
    self.context = context
    if let local = receiver as? LocalNode, let constant = index as? ConstantNode,
      case .int(let position) = constant.value
    {
      (slot, self.position) = (local.slot, position)
    } else {
      (slot, position) = (-1, 0)
    }
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if slot >= 0, let element = frame.element(slot, position) { return element }
    let value = try receiver.evaluate(frame)
    let index = try index.evaluate(frame)
    do throws(ErrorValue) {
      switch (value, index) {
      // Characters are counted from the start, and an array of several elements is a copy.
      case (.string(let box), _): try context.countSteps(box.text.utf8.count / 2 &+ 1)
      case (.array(let box), .range(let range)):
        let count = min(range.count, box.elements.count)
        try context.countSteps(count &+ 1)
        try context.takes(elements: count)
      default: break
      }
      return try value.element(at: index)
    } catch {
      throw error.at(place)
    }
  }
}

extension Node {
  /// `rows[safe: 3]`, `grid[0, 1]`: the element that a subscript with labels or several parameters gives.
  ///
  /// - Parameter types: The extended types that have subscripts.
  static func labelledElement(_ receiver: Node, _ index: Node, _ types: [ObjectType], _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      let value = try receiver.evaluate(frame)
      let index = try index.evaluate(frame)
      do throws(ErrorValue) {
        for type in types where type.extends(value) {
          if let element = try type.element(of: value, index) { return element }
        }
        return try value.element(at: index)
      } catch {
        throw error.at(place)
      }
    }
  }
}

extension Value {
  private var hasElements: Bool {
    switch self {
    case .array, .string, .range, .dictionary: true
    default: false
    }
  }

  /// The element at an index, a position or a key.
  func element(at index: Value) throws(ErrorValue) -> Value {
    if case .object(let box) = self, let element = try box.objectType?.element(of: self, index) { return element }
    switch (self, index) {
    case (.dictionary(let box), .tuple(let pair)):
      if let pair = pair as? LabelledTuple, let otherwise = pair.missingValue {
        return box[pair.elements[0]] ?? otherwise
      }
      return box[index] ?? .nil
    case (_, .tuple(let list as LabelledTuple)) where list.elements.count == 1 && hasElements:
      // `names[safe: 3]`, which an extension of the app gives: nil beyond the end.
      return (try? element(at: list.elements[0])) ?? .nil
    case (.dictionary(let box), _): return box[index] ?? .nil
    case (.object(let box), .string(let name)): return try box.member(name.text) ?? .nil
    case (.array(let box), .int(let position)), (.tuple(let box), .int(let position)):
      guard box.elements.indices.contains(position) else {
        throw ErrorValue("index \(position) is beyond the \(box.elements.count) elements of \(kindName)")
      }
      return box.elements[position]
    case (.array(let box), .range(let range)):
      return .array(Array(box.elements[try range.indices(in: box.elements.count)]))
    case (.string(let box), .range(let range)):
      let indices = try range.indices(in: box.text.count)
      return .string(String(box.text.dropFirst(indices.lowerBound).prefix(indices.count)))
    case (.string(let box), .int(let position)):
      guard position >= 0, position < box.text.count else {
        throw ErrorValue("there is no character \(position) in a String of \(box.text.count)")
      }
      return .string(String(box.text[box.text.index(box.text.startIndex, offsetBy: position)]))
    case (.range(let range), .int(let position)):
      guard position >= 0, position < range.count else {
        throw ErrorValue("there is no element \(position) in the range")
      }
      return .int(range.lower + position)
    case (.array, _), (.tuple, _), (.string, _), (.range, _):
      throw ErrorValue(.indexKind(of: kindName, found: index.kindName), place: nil)
    default:
      if let element = try fitting(.element(index)) { return element }
      throw ErrorValue(.subscriptKind(found: kindName), place: nil)
    }
  }
}

extension LabelledTuple {
  /// The value for a key that is missing, where this is `key, default: value` in a subscript.
  var missingValue: Value? { labels == [nil, "default"] ? elements[1] : nil }

  /// The members that lead to the place that `x[keyPath: path] = y` sets.
  var keyPath: [String]? {
    guard labels == ["keyPath"], case .function(let path) = elements[0] else { return nil }
    return path.keyPath
  }
}
