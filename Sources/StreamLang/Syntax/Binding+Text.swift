extension Binding {
  /// The name as it is written where a type may follow: `print` asks whether it is an optional.
  var typedName: String { (name.map { SyntaxName.written($0) } ?? "_") + (typeOfOptionals ?? "") }

  private var typeOfOptionals: String? {
    switch optionals {
    case .whole: ": Any?"
    case .elements: ": [Any?]"
    case .payload, nil: nil
    }
  }
}

extension [Binding] {
  /// The parameters of a closure as they are written before `in`.
  var head: String {
    let names = map { $0.typedName }.joined(separator: ", ")
    return contains { $0.isOptional || $0.optionals == .elements } ? "(\(names))" : names
  }
}
