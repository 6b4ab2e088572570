import Streams

/// One operator between two expressions.
package final class BinaryNode: Node {
  package let operation: BinaryOperator
  package let left: Node
  package let right: Node
  private let operatorPlace: SourcePlace
  private let context: EvaluationContext

  init(
    _ left: Node, _ operation: BinaryOperator, _ right: Node, operatorPlace: SourcePlace,
    _ context: EvaluationContext, _ place: SourcePlace
  ) {
    self.left = left
    self.operation = operation
    self.right = right
    self.operatorPlace = operatorPlace
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    let one = try left.evaluate(frame)
    let two = try right.evaluate(frame)
    do throws(ErrorValue) {
      try context.count(operation, one, two)
      if let own = try ObjectType.apply(operation, one, two) { return own }
      return try Arithmetic.apply(operation, one, two)
    } catch {
      throw error.at(operatorPlace)
    }
  }
}

extension Node {
  /// A chain of operators of one precedence, from the left: a loop, so that no length of it is too deep for the stack.
  ///
  /// - Parameter rules: The meaning of the operators, where it is not that of the language.
  static func chain(
    _ first: Node, _ terms: [(sign: BinaryOperator, operand: Node, place: SourcePlace)],
    _ rules: ValueRules.Operators?, _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      try context.countSteps(terms.count / 2)
      var value = try first.evaluate(frame)
      for term in terms {
        let operand = try term.operand.evaluate(frame)
        do throws(ErrorValue) {
          if let rules {
            value = try rules.apply(term.sign, value, operand, context)
          } else {
            try context.count(term.sign, value, operand)
            let own = try ObjectType.apply(term.sign, value, operand)
            value = if let own { own } else { try Arithmetic.apply(term.sign, value, operand) }
          }
        } catch {
          throw error.at(term.place)
        }
      }
      return value
    }
  }
}
