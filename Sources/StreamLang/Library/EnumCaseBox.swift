import Streams

/// A type that code declares; enums here know no more of it.
class DeclaredType: ObjectBox {
  /// The name with those of the types around it: `Store.Item`.
  let fullName: String

  init(_ name: String, fullName: String, in register: ObjectRegister) {
    self.fullName = fullName
    super.init(name, in: register)
  }

  /// Returns the member that the type gives to an instance, or nil if it has none of that name.
  func member(_ name: String, of receiver: Value) throws(ErrorValue) -> Value? { nil }

  /// Returns the instance that the data of an answer describe.
  func decode(_ data: Value) throws(ErrorValue) -> Value { data }

  /// Returns the text that an instance gives itself, if it does.
  func description(of receiver: Value) -> String? { nil }
}

/// A case of an enum, with its values: `.network("offline")`. The code may not declare the enum.
final class EnumCaseBox: ObjectBox {
  let name: String
  let values: [Value]
  /// The enum, if the code declares it.
  let type: DeclaredType?
  private let labels: [String?]

  init(
    _ name: String, _ values: [Value], _ labels: [String?], _ context: EvaluationContext, of type: DeclaredType? = nil
  ) {
    self.name = name
    self.values = values
    self.labels = labels
    self.type = type
    super.init(type?.className ?? "", in: context.objects)
  }

  override var isPlain: Bool { false }

  override func equals(_ other: Value) -> Bool {
    if case .string(let box) = other { return values.isEmpty && box.text == name }
    guard case .object(let box as EnumCaseBox) = other, box.name == name, box.values.count == values.count else {
      return false
    }
    if let type, let other = box.type, type !== other { return false }
    return zip(values, box.values).allSatisfy { $0.isEqual(to: $1) }
  }

  override var digest: Int { name.hashValue }

  override func member(_ name: String) throws(ErrorValue) -> Value? { try type?.member(name, of: .object(self)) }

  /// Swift writes the type before a case that is inside another value.
  override var nestedText: String? {
    guard let type, let text, type.description(of: .object(self)) == nil else { return text }
    return "\(type.fullName).\(text)"
  }

  override var text: String? {
    if let own = type?.description(of: .object(self)) { return own }
    if values.isEmpty { return name }
    var texts: [String] = []
    for (index, value) in values.enumerated() {
      let label = labels.indices.contains(index) ? labels[index].map { $0 + ": " } ?? "" : ""
      let inside = Value.array([value]).text(upTo: 1_000, .swift()).dropFirst().dropLast()
      texts.append(label + inside)
    }
    return "\(name)(\(texts.joined(separator: ", ")))"
  }
}
