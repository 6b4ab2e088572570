import Streams

/// `scene "title"`.
final class SceneNode: Node {
  private let title: Node
  private let context: EvaluationContext

  init(_ title: Node, _ context: EvaluationContext, _ place: SourcePlace) {
    self.title = title
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    try context.beginScene(title.evaluate(frame).text)
    return .nil
  }
}

/// `expect a == b`, `expect condition`.
final class ExpectNode: Node {
  private let condition: Node?
  private let sides: (Node, Node)?
  private let text: String
  private let context: EvaluationContext

  init(_ condition: Node?, _ sides: (Node, Node)?, text: String, _ context: EvaluationContext, _ place: SourcePlace) {
    self.condition = condition
    self.sides = sides
    self.text = text
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    if let sides {
      let one = try sides.0.evaluate(frame)
      let two = try sides.1.evaluate(frame)
      if case .stream(let left) = one, case .stream(let right) = two {
        if let difference = try context.difference(left, right) {
          context.expectationFailed("expected \(text): \(difference)", place)
        }
      } else {
        try context.countComparison(of: one, with: two)
        if one.isEqual(to: two) { return .nil }
        let texts = (try context.text(of: one), try context.text(of: two))
        context.expectationFailed("expected \(text): \(texts.0) is not \(texts.1)", place)
      }
    } else if let condition {
      if try !condition.test(frame) { context.expectationFailed("expected \(text)", place) }
    }
    return .nil
  }
}
