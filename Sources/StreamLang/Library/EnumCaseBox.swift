import Streams

/// A case of an enum that the code does not declare, with its values: `.network("offline")`.
final class EnumCaseBox: ObjectBox {
  let name: String
  let values: [Value]
  private let labels: [String?]

  init(_ name: String, _ values: [Value], _ labels: [String?], _ context: EvaluationContext) {
    self.name = name
    self.values = values
    self.labels = labels
    super.init("", in: context.objects)
  }

  override var isPlain: Bool { false }

  override func equals(_ other: Value) -> Bool {
    guard case .object(let box as EnumCaseBox) = other, box.name == name, box.values.count == values.count else {
      return false
    }
    return zip(values, box.values).allSatisfy { $0.isEqual(to: $1) }
  }

  override var digest: Int { name.hashValue }

  override var text: String? {
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } ?? "" : ""
      let inside = Value.array([value]).text(upTo: 1_000, .swift()).dropFirst().dropLast()
      texts.append(label + inside)
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }
}
