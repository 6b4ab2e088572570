extension Binding {
  /// The name as it is written where a type may follow: `print` asks where it has optionals.
  var typedName: String {
    let written = name.map { SyntaxName.written($0) } ?? "_"
    guard let shape, shape.hasOptionals else { return written }
    return written + ": " + shape.typeText
  }
}

extension [Binding] {
  /// The parameters of a closure as they are written before `in`.
  var head: String {
    let names = map { $0.typedName }.joined(separator: ", ")
    return contains { $0.shape?.hasOptionals == true } ? "(\(names))" : names
  }
}
