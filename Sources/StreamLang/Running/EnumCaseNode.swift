import Streams

/// Makes a case of an enum that the code does not declare.
final class EnumCaseNode: Node {
  private let name: String
  private let arguments: ArgumentNodes
  private let context: EvaluationContext

  init(_ name: String, _ arguments: ArgumentNodes, _ context: EvaluationContext, _ place: SourcePlace) {
    self.name = name
    self.arguments = arguments
    self.context = context
    super.init(place)
  }

  override func evaluate(_ frame: Frame) throws(ErrorValue) -> Value {
    .object(EnumCaseBox(name, try arguments.evaluate(frame), arguments.labels, context))
  }
}
