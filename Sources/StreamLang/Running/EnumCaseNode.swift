import Streams

extension Node {
  /// Makes a case of an enum that the code does not declare.
  static func enumCase(_ name: String, _ arguments: ArgumentNodes, _ context: EvaluationContext, _ place: SourcePlace)
    -> Node
  {
    ComputedNode(place) { frame throws(ErrorValue) in
      .object(EnumCaseBox(name, try arguments.evaluate(frame), arguments.labels, context))
    }
  }
}
