import Streams

extension Node {
  /// `scene "title"`.
  static func scene(_ title: Node, _ context: EvaluationContext, _ place: SourcePlace) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
      try context.beginScene(title.evaluate(frame).text)
      return .nil
    }
  }

  /// `expect a == b`, `expect condition`.
  static func expect(
    _ condition: Node?, _ sides: (Node, Node)?, text: String, _ context: EvaluationContext, _ place: SourcePlace
  ) -> Node {
    ComputedNode(place) { frame throws(ErrorValue) in
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
}
