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
      return try Arithmetic.apply(operation, one, two)
    } catch {
      throw error.at(operatorPlace)
    }
  }
}

/// A chain of more operators of one precedence than need be fast, from the left: a loop, so that no length of it is too
/// deep for the stack.
final class OperatorChainNode: Node {
  struct Term {
    let `operator`: BinaryOperator
    let operand: Node
    let place: SourcePlace
  }
  let first: Node
  let terms: [Term]
  private let context: EvaluationContext

  init(_ first: Node, _ terms: [Term], _ context: EvaluationContext, _ place: SourcePlace) {
    self.first = first
    self.terms = terms
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try context.countSteps(terms.count / 2)
    var value = try first.evaluate(frame)
    for term in terms {
      let operand = try term.operand.evaluate(frame)
      do throws(ErrorValue) {
        try context.count(term.operator, value, operand)
        value = try Arithmetic.apply(term.operator, value, operand)
      } catch {
        throw error.at(term.place)
      }
    }
    return value
  }
}
